import type { Letter, LetterEvent } from '@tablee/contract/serving/letter'
import type { Language } from '@tablee/domain/language'
import { GUARDIAN_TEXTS } from '@tablee/domain/registrations/guardian'
import { countText } from '@tablee/messages/count-text'
import { mailSentences } from '@tablee/messages/mail'
import type { Content } from './letter-content.ts'
import { dateIn } from './letter-dates.ts'
import { factsOf, WITH_CALENDAR } from './letter-facts.ts'
import { letterPage } from './letter-page.ts'

export type WrittenLetter = {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly fromName?: string
  readonly replyTo?: string
  /** One-tap unsubscribe URL. */
  readonly oneClick?: string
  /** The event's date as a calendar file (RFC 5545). */
  readonly calendar?: string
}

/** Null without a calendar file. */
export function calendarOf(letter: Letter): string | null {
  return 'event' in letter && WITH_CALENDAR.includes(letter.kind) ? (letter.event.code ?? null) : null
}

/** As plain text and as a page for phones. */
export function writeLetter(letter: Letter, calendar: string | null = null): WrittenLetter {
  const { language } = letter
  const { copy, signature, attached } = mailSentences[language]
  const written = contentOf(letter, language)
  const content = calendar === null ? written : { ...written, notes: [...written.notes, attached] }
  const { choice, refusal } = 'event' in letter ? letter : {}
  const oneClick = letter.kind === 'addressQuestion' ? undefined : (choice ?? refusal)?.oneClick
  return {
    to: letter.to,
    subject: oneLine(`${content.subject} · Tablée`),
    text: textOf(content, language),
    html: letterPage({ ...content, language, copy, signature }),
    ...senderOf(letter),
    ...(oneClick === undefined ? {} : { oneClick }),
    ...(calendar === null ? {} : { calendar }),
  }
}

/** The event's shop, or the person who wrote to it and wants an answer. */
function senderOf(letter: Letter): Pick<WrittenLetter, 'fromName' | 'replyTo'> {
  const from = 'sender' in letter ? letter.sender : undefined
  const replyTo = from?.replyTo ?? ('wrote' in letter ? letter.wrote.replyTo : null)
  return { ...(from ? { fromName: from.name } : {}), ...(replyTo === null ? {} : { replyTo }) }
}

/** Names are typed: they must not start another header line. */
function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
}

function textOf(content: Content, language: Language): string {
  const { greeting, why, facts, quote, asked, button, link, notes, small } = content
  const { signature, fact } = mailSentences[language]
  const lines = facts.map(({ label, value, instead }) =>
    filled(fact, { label, value: instead === undefined ? value : `${value} (${instead})` }),
  )
  // A letter's first location is the event's own.
  const maps = facts.flatMap(({ link: map }) => (map ? [{ label: map.label, link: map.href }] : []))
  return [
    greeting,
    why,
    ...(lines.length === 0 ? [] : [lines.join('\n')]),
    ...(quote === null ? [] : [...(quote.before === '' ? [] : [quote.before]), quote.text.replace(/^/gm, '    ')]),
    ...asked,
    `${button}\n${link}`,
    ...notes,
    ...[...maps, ...small].map(({ label, link: to }) => `${label}\n${to}`),
    `-- \n${signature}`,
  ].join('\n\n')
}

function contentOf(letter: Letter, language: Language): Content {
  const sentences = mailSentences[language]
  const { name } = letter
  const greeting = name === '' ? sentences.greetingWithoutName : sentences.greeting.replace('{name}', () => name)
  const plain = { greeting, facts: [], quote: null, asked: [], link: letter.link, small: [] }
  if (letter.kind === 'organizerAsked') {
    const { subject, why, button, note, otherwise } = sentences.organizerAsked
    const fill = (sentence: string) => filled(sentence, letter.asked)
    const quote = letter.asked.text === '' ? null : { before: '', text: letter.asked.text }
    return { ...plain, subject: fill(subject), why: fill(why), quote, button, notes: [fill(note), otherwise] }
  }
  if ('shop' in letter || 'wrote' in letter) return { ...plain, ...shopContentOf(letter, language) }
  if ('event' in letter) return { ...plain, ...eventContentOf(letter, language) }
  const { otherwise, ...content } = sentences[letter.kind]
  return {
    ...plain,
    ...content,
    notes:
      letter.kind === 'emailChanged' || letter.kind === 'organizerGranted' ? [otherwise] : [sentences.life, otherwise],
  }
}

type AboutShop = Extract<Letter, { readonly shop: unknown } | { readonly wrote: unknown }>

function shopContentOf(
  letter: AboutShop,
  language: Language,
): Pick<Content, 'subject' | 'why' | 'quote' | 'button' | 'notes'> {
  const sentences = mailSentences[language]
  const { subject, why, button, otherwise } = sentences[letter.kind]
  const { from = '', event = '', text = null, replyTo = null } = 'wrote' in letter ? letter.wrote : {}
  const fill = (sentence: string) => filled(sentence, { ...('shop' in letter ? letter.shop : {}), from, event })
  return {
    ...{ subject: fill(subject), why: fill(why), button },
    quote: text === null ? null : { before: '', text },
    notes: [replyTo === null ? fill(otherwise) : sentences.wroteWithAnswer],
  }
}

type AboutEvent = Extract<Letter, { readonly event: unknown }>

function eventContentOf(letter: AboutEvent, language: Language): Omit<Content, 'greeting'> {
  const sentences = mailSentences[language]
  const { kind, event, message, choice, refusal, unfollow } = letter
  // A guardian has no registration to open.
  const isAsking = letter.isAsking === true && kind !== 'guardianAgreed'
  const { name, organizer, startsAt, location = '', contact = '', reason = '' } = event
  const { subject, why, button, otherwise, ...more } = sentences[kind]
  const whyBy = 'whyBy' in more ? more.whyBy : why
  const place = location === '' ? '' : sentences.place.replace('{location}', () => location)
  const values: Readonly<Record<string, string>> = {
    ...{ event: name, organizer, date: dateIn(language, startsAt), place, contact },
    ...{ seats: seatsOf(event, language), player: event.player ?? '' },
  }
  const fill = (sentence: string) => filled(sentence, values)
  const { asking } = sentences
  const asksFirst = isAsking && (kind === 'registrationReceived' || kind === 'registrationWaiting')
  const quoted = kind === 'guardianAgreed' ? agreementIn(event, language) : reasonIn(reason, language)
  const isPersonal = letter.link.includes('/my-registration#')
  // Questions from older servers are answered on the preferences page itself.
  const link = kind === 'addressQuestion' && choice ? choice.page : letter.link
  return {
    subject: fill(asksFirst ? asking.subject : subject),
    why: fill(organizer === '' ? why : whyBy),
    facts: factsOf(kind, event, language),
    quote: message ? { before: '', text: message.text } : quoted,
    asked: isAsking ? [asking.confirm] : [],
    button: isAsking ? asking.button : button,
    link,
    notes: [
      fill(otherwise),
      ...(isPersonal ? [sentences.personal] : []),
      ...(refusal && kind !== 'seriesQuestion' ? [asking.notMeNote] : []),
    ],
    small: [
      ...(message?.reportLink ? [{ label: sentences.report, link: message.reportLink }] : []),
      ...(refusal ? [{ label: asking.notMe, link: refusal.page }] : []),
      ...(event.series === undefined || kind === 'seriesQuestion'
        ? []
        : [{ label: sentences.unfollow, link: unfollow ?? new URL(`/serie/${event.series}`, letter.link).href }]),
      ...(choice && kind !== 'addressQuestion' ? [{ label: sentences.off, link: choice.page }] : []),
    ],
  }
}

function reasonIn(reason: string, language: Language): Content['quote'] {
  return reason === '' ? null : { before: mailSentences[language].reason, text: reason }
}

/** Null where a later version wrote the text. */
function agreementIn({ guardianText }: LetterEvent, language: Language): Content['quote'] {
  const known = GUARDIAN_TEXTS.find((text) => text === guardianText)
  return known === undefined ? null : { before: '', text: mailSentences[language].guardianTexts[`v${known}`] }
}

/** "12 / 16", or just the count without a limit. */
function seatsOf({ registered = 0, capacity = null }: LetterEvent, language: Language): string {
  const taken = countText(language, registered)
  return capacity === null ? taken : `${taken} / ${countText(language, capacity)}`
}

function filled(sentence: string, values: Readonly<Record<string, string>>): string {
  return sentence.replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '')
}
