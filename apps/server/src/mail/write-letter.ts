import type { Letter } from '@tablee/contract/serving/letter'
import { withFirstOfMonth } from '@tablee/messages/first-of-month'
import { chooseLanguage, type Language } from '@tablee/messages/language'
import { mailSentences } from '@tablee/messages/mail'

export type WrittenLetter = {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** The shop in whose name it comes. */
  readonly fromName?: string
  readonly replyTo?: string
  /** Where a mail program takes back the wish for such letters. */
  readonly oneClick?: string
}

/** A letter in the language of whoever asked for it, or of whom it goes to, as plain text and as a page for a phone. */
export function writeLetter(letter: Letter): WrittenLetter {
  const { to, name } = letter
  const language = chooseLanguage([letter.language])
  const sentences = mailSentences[language]
  const { subject, why, quote, button, notes } = contentOf(letter, language)
  const { copy, signature } = sentences
  const choice = 'choice' in letter ? letter.choice : undefined
  // The question about an address is answered on the page of the choice itself.
  const link = letter.kind === 'addressQuestion' && choice ? choice.page : letter.link
  const isOffered = choice !== undefined && letter.kind !== 'addressQuestion'
  const report = 'message' in letter ? (letter.message?.reportLink ?? null) : null
  const small = [
    ...(report === null ? [] : [{ label: sentences.report, link: report }]),
    ...(isOffered ? [{ label: sentences.off, link: choice.page }] : []),
  ]
  const greeting = name === '' ? sentences.greetingWithoutName : sentences.greeting.replace('{name}', () => name)
  const text = [
    greeting,
    why,
    ...(quote === null ? [] : [quote.replace(/^/gm, '    ')]),
    `${button}\n${link}`,
    ...notes,
    ...small.map(({ label, link: to }) => `${label}\n${to}`),
    `-- \n${signature}`,
  ].join('\n\n')
  const html = page({ language, subject, greeting, why, quote, button, link, notes, copy, signature, small })
  const written = { to, subject: `${subject} · Tablée`, text, html, ...senderOf(letter) }
  return isOffered ? { ...written, oneClick: choice.oneClick } : written
}

/** The shop of an event, or whoever wrote to it and wants to be answered. */
function senderOf(letter: Letter): Pick<WrittenLetter, 'fromName' | 'replyTo'> {
  const from = 'sender' in letter ? letter.sender : undefined
  const replyTo = from?.replyTo ?? ('wrote' in letter ? letter.wrote.replyTo : null)
  return { ...(from ? { fromName: from.name } : {}), ...(replyTo === null ? {} : { replyTo }) }
}

type Content = Pick<Page, 'subject' | 'why' | 'quote' | 'button' | 'notes'>

function contentOf(letter: Letter, language: Language): Content {
  const sentences = mailSentences[language]
  if (letter.kind === 'organizerAsked') {
    const { subject, why, button, note, otherwise } = sentences.organizerAsked
    const fill = (sentence: string) => filled(sentence, letter.asked)
    const quote = letter.asked.text === '' ? null : letter.asked.text
    return { subject: fill(subject), why: fill(why), quote, button, notes: [fill(note), otherwise] }
  }
  if ('shop' in letter || 'wrote' in letter) {
    const { subject, why, button, otherwise } = sentences[letter.kind]
    const { from = '', event = '', text: quote = null, replyTo = null } = 'wrote' in letter ? letter.wrote : {}
    const values = { ...('shop' in letter ? letter.shop : {}), from, event }
    const fill = (sentence: string) => filled(sentence, values)
    return {
      ...{ subject: fill(subject), why: fill(why), quote, button },
      notes: [replyTo === null ? fill(otherwise) : sentences.wroteWithAnswer],
    }
  }
  if (!('event' in letter)) {
    const { otherwise, ...content } = sentences[letter.kind]
    return {
      ...content,
      quote: null,
      notes: letter.kind === 'emailChanged' ? [otherwise] : [sentences.life, otherwise],
    }
  }
  const { name, organizer, startsAt, location = '', contact = '' } = letter.event
  const { subject, why, button, otherwise, ...more } = sentences[letter.kind]
  const whyBy = 'whyBy' in more ? more.whyBy : why
  const place = location === '' ? '' : sentences.place.replace('{location}', () => location)
  const values: Readonly<Record<string, string>> = {
    ...{ event: name, organizer, date: dateIn(language, startsAt), place, contact },
  }
  const fill = (sentence: string) => filled(sentence, values)
  const quote = letter.message?.text ?? null
  return { subject: fill(subject), why: fill(organizer === '' ? why : whyBy), quote, button, notes: [fill(otherwise)] }
}

function filled(sentence: string, values: Readonly<Record<string, string>>): string {
  return sentence.replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '')
}

const LOCALES: Readonly<Record<Language, string>> = { fr: 'fr-FR', en: 'en-GB' }

/** Events take place in France. */
function dateIn(language: Language, moment: string): string {
  const style = { dateStyle: 'full', timeStyle: 'short', timeZone: 'Europe/Paris' } as const
  return withFirstOfMonth(language, new Intl.DateTimeFormat(LOCALES[language], style).format(new Date(moment)))
}

type Page = {
  readonly language: string
  readonly subject: string
  readonly greeting: string
  readonly why: string
  /** What somebody else wrote, in their words. */
  readonly quote: string | null
  readonly button: string
  readonly link: string
  readonly notes: readonly string[]
  readonly copy: string
  readonly signature: string
  readonly small: readonly { readonly label: string; readonly link: string }[]
}

const BODY = 'margin:0;padding:24px 16px;background:#ffffff;color:#1f1d1a;word-wrap:break-word;overflow-wrap:anywhere'
const TEXT = 'margin:0 0 16px;font:16px/1.5 system-ui,-apple-system,Segoe UI,Roboto,Arial,sans-serif'
const SMALL = 'margin:0 0 8px;font:14px/1.5 system-ui,-apple-system,Segoe UI,Roboto,Arial,sans-serif;color:#5b564e'
const QUOTE = `${TEXT};padding:2px 0 2px 16px;border-left:3px solid #1f4d3a;white-space:pre-wrap`
const BUTTON =
  'display:inline-block;padding:14px 24px;border-radius:8px;background:#1f4d3a;color:#ffffff;font-weight:600;text-decoration:none'

function page({ language, subject, greeting, why, quote, button, link, notes, copy, signature, small }: Page): string {
  const paragraph = (text: string, style = TEXT) => `<p style="${style}">${escapeHtml(text)}</p>`
  const href = escapeHtml(link)
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light">',
    `<title>${escapeHtml(subject)}</title></head><body style="${BODY}"><div style="max-width:520px;margin:0 auto">`,
    paragraph(greeting),
    paragraph(why),
    ...(quote === null ? [] : [paragraph(quote, QUOTE)]),
    `<p style="${TEXT}"><a href="${href}" style="${BUTTON}">${escapeHtml(button)}</a></p>`,
    ...notes.map((note) => paragraph(note)),
    paragraph(copy, SMALL),
    `<p style="${SMALL};word-break:break-all"><a href="${href}">${href}</a></p>`,
    ...small.map(
      ({ label, link: to }) => `<p style="${SMALL}"><a href="${escapeHtml(to)}">${escapeHtml(label)}</a></p>`,
    ),
    paragraph(signature, SMALL),
    '</div></body></html>',
  ].join('\n')
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
