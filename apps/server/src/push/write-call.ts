import type { Calls, JudgesTold } from '@tablee/contract/serving/player-calling'
import type { Language } from '@tablee/domain/language'
import type { JudgeNews } from '@tablee/domain/tournaments/judge-calls/judge-news'
import type { CallNews } from '@tablee/domain/tournaments/players/player-calls'
import { callSentences } from '@tablee/messages/calls'

/** Read and shown by the browser's service worker, `apps/web/public/calls.js`. */
export type WrittenCall = {
  readonly title: string
  readonly body: string
  readonly language: Language
  readonly path: string
  /** A later call with the same tag replaces this one. */
  readonly tag: string
}

/** In the browser's language. */
export function writeCall({ code, name }: Calls['tournament'], news: CallNews, language: Language): WrittenCall {
  const title = titleOf(news, language)
  return { title, body: name, language, path: `/tournament/${code}/player`, tag: `tournament-${code}` }
}

/** A newer call takes the place of an older one, and of none to the player on the same phone. */
export function writeJudgeCall(
  { code, name }: JudgesTold['tournament'],
  news: JudgeNews,
  language: Language,
): WrittenCall {
  const title = titleOf(news, language)
  return { title, body: name, language, path: `/tournament/${code}/admin`, tag: `judge-calls-${code}` }
}

function titleOf(news: CallNews | JudgeNews, language: Language): string {
  const named = new Intl.ListFormat(language, { type: 'conjunction' })
  const values: Readonly<Record<string, string>> = Object.fromEntries(
    Object.entries(news).map(([key, value]) => [key, Array.isArray(value) ? named.format(value) : String(value)]),
  )
  return callSentences[language][news.kind].replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '')
}
