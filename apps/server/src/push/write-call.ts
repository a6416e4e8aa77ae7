import type { Calls } from '@tablee/contract/serving/player-calling'
import type { Language } from '@tablee/domain/language'
import type { CallNews } from '@tablee/domain/tournaments/players/player-calls'
import { callSentences } from '@tablee/messages/calls'

/** What the service worker of the player shows: `apps/web/public/calls.js` reads it. */
export type WrittenCall = {
  readonly title: string
  readonly body: string
  readonly language: Language
  /** The player's page. */
  readonly path: string
  /** A later call of the same tournament takes the place of this one. */
  readonly tag: string
}

/** One call in the language of the browser it goes to. */
export function writeCall({ code, name }: Calls['tournament'], news: CallNews, language: Language): WrittenCall {
  const values: Readonly<Record<string, string>> = Object.fromEntries(
    Object.entries(news).map(([key, value]) => [key, String(value)]),
  )
  const title = callSentences[language][news.kind].replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '')
  return { title, body: name, language, path: `/tournament/${code}/player`, tag: `tournament-${code}` }
}
