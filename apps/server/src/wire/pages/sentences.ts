import type { FieldIssue } from '@tablee/contract/serving/served-call'
import { chooseLanguage, LANGUAGES, type Language, SOURCE_LANGUAGE } from '@tablee/domain/language'
import type { Refusal } from '@tablee/domain/outcome'
import { REFUSAL_CODES, type RefusalCode } from '@tablee/domain/refusal-codes'
import { CATALOGUES } from '@tablee/messages/catalogues'
import { withFirstOfMonth } from '@tablee/messages/first-of-month'
import { ruleFaultSentences } from '@tablee/messages/rule-faults'
import type { FastifyRequest } from 'fastify'
import { createInstance } from 'i18next'
import { countsApart } from '../counts-apart.ts'

/** It has every key. */
const SOURCE = CATALOGUES[SOURCE_LANGUAGE]

const catalogue = createInstance({
  lng: SOURCE_LANGUAGE,
  fallbackLng: SOURCE_LANGUAGE,
  initAsync: false,
  resources: Object.fromEntries(LANGUAGES.map((language) => [language, { translation: CATALOGUES[language] }])),
  interpolation: { prefix: '{', suffix: '}', escapeValue: false, alwaysFormat: true },
})
await catalogue.use(countsApart).init()

export type FailureKey = keyof typeof SOURCE.failures

/** The request's language: chosen in the app, otherwise the browser's, otherwise the source language. */
export function languageOf({ headers }: Pick<FastifyRequest, 'headers'>): Language {
  const chosen = headers['x-appwrite-locale']
  const accepted = headers['accept-language']
  return chooseLanguage([...(typeof chosen === 'string' ? [chosen] : []), ...byPreference(accepted ?? '')])
}

/** `en;q=0.8, fr` prefers French. */
function byPreference(header: string): readonly string[] {
  return header
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';').map((text) => text.trim())
      const quality = parameters.find((parameter) => parameter.startsWith('q='))
      return { tag, quality: quality ? Number(quality.slice(2)) || 0 : 1 }
    })
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality)
    .map(({ tag }) => tag)
}

export function refusalSentence(language: Language, { code, details }: Refusal): string {
  // Without a code, the sentence that would quote it differs.
  if (code === 'tournament_not_found' && !details?.code) return catalogue.t('home.join.notFound', { lng: language })
  const sentence = catalogue.t(`refusals.${code}`, { lng: language, ...details, ...momentOf(language, details?.until) })
  const fault = code === 'rules_invalid' ? ruleFault(language, details?.field) : undefined
  return fault === undefined ? sentence : `${sentence} ${fault}`
}

/** Which rule, and what it requires. */
function ruleFault(language: Language, field: string | number | undefined): string | undefined {
  return Object.entries(ruleFaultSentences[language]).find(([name]) => name === field)?.[1]
}

/** In the time zone of most readers: the server does not know the reader's. */
function momentOf(language: Language, until: string | number | undefined): { readonly until?: string } {
  if (typeof until !== 'string') return {}
  const style = { dateStyle: 'full', timeStyle: 'short', timeZone: 'Europe/Paris' } as const
  return { until: withFirstOfMonth(language, new Intl.DateTimeFormat(language, style).format(new Date(until))) }
}

/** What to do, if the sentence itself does not say so. */
export function refusalAdvice(language: Language, { code }: Refusal): string | null {
  return code in SOURCE.advice ? catalogue.t(`advice.${code}`, { lng: language }) : null
}

/** For an accepted call; null: nothing. */
export function replySentence(language: Language, callId: string): string | null {
  return callId in SOURCE.replies ? catalogue.t(`replies.${callId}`, { lng: language }) : null
}

/** For a failed call: its own sentence, or the general one. */
export function brokenCallSentence(language: Language, callId: string): string {
  return callId in SOURCE.defaults.calls
    ? catalogue.t(`defaults.calls.${callId}`, { lng: language })
    : failureSentence(language, 'function_failed')
}

export function failureSentence(language: Language, key: FailureKey): string {
  return catalogue.t(`failures.${key}`, { lng: language })
}

export type RefusedFields = { readonly issues: readonly FieldIssue[]; readonly sent: Record<string, unknown> }

/** For each refused field. Shapes our forms never send get the general sentence. */
export function fieldSentences(language: Language, { issues, sent }: RefusedFields): Readonly<Record<string, string>> {
  return Object.fromEntries(issues.map(({ field, code }) => [field, fieldSentence(language, code, sent[field])]))
}

const LONGEST_QUOTE = 36

function fieldSentence(language: Language, code: string, sent: unknown): string {
  if (!isRefusalCode(code)) return failureSentence(language, 'body_invalid')
  // Only this sentence quotes the input: other input could be a secret.
  const isLookUp = code === 'tournament_not_found' && typeof sent === 'string'
  return refusalSentence(language, { code, details: { code: isLookUp ? sent.slice(0, LONGEST_QUOTE) : '' } })
}

export function isRefusalCode(code: string): code is RefusalCode {
  return REFUSAL_CODES.some((known) => known === code)
}
