import type { CallReply } from '@tablee/contract/call'
import type { getOwnPlayerPage } from '@tablee/contract/past/own-past'
import type { PastPage } from '@tablee/contract/past/past-page'

export type PastFilter = { readonly game: string | null; readonly year: number | null }

export type Past = Omit<PastPage, 'waiting'>
export type PastEvent = PastPage['events'][number]
export type PastSeason = CallReply<typeof getOwnPlayerPage>['data']['seasons'][number]
export type PastOpponent = PastPage['opponents'][number]

const FIRST_YEAR = 1990
const LAST_YEAR = 2200
const LONGEST_GAME = 40

/** All pages that were read, as one. */
export function joinedPast(pages: readonly PastPage[]): Past | null {
  const last = pages.at(-1)
  if (!last) return null
  return {
    ...last,
    events: pages.flatMap(({ events }) => events),
    opponents: pages.flatMap(({ opponents }) => opponents),
  }
}

export type PastSearch = { readonly of?: string; readonly during?: number }

/** As written in an address. */
export function readPastSearch({ of, during }: Readonly<Record<string, unknown>>): PastSearch {
  const year = Number(during)
  const isYear = Number.isInteger(year) && year >= FIRST_YEAR && year <= LAST_YEAR
  return {
    ...(typeof of === 'string' && of !== '' && of.length <= LONGEST_GAME ? { of } : {}),
    ...(isYear ? { during: year } : {}),
  }
}

export function searchOf({ game, year }: PastFilter): PastSearch {
  return { ...(game === null ? {} : { of: game }), ...(year === null ? {} : { during: year }) }
}

export function filterOf({ of = null, during = null }: { of?: string | null; during?: number | null }): PastFilter {
  return { game: of, year: during }
}
