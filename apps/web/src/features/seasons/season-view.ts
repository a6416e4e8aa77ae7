import type {
  SeasonEventRow,
  SeasonFinalPart,
  SeasonPage,
  SeasonTableRow,
} from '@tablee/contract/seasons/public-season'

export type Season = SeasonPage
export type SeasonEvent = SeasonEventRow
export type SeasonRow = SeasonTableRow
export type SeasonFinal = SeasonFinalPart

/** Whose event it is, in a season of several shops; null: the shop closed. */
export function shopOfEvent({ season }: Season, { shop }: SeasonEvent): string | null | undefined {
  return shop === undefined || shop === null ? shop : (season.shops.find(({ slug }) => slug === shop)?.name ?? null)
}

/** Those whose results are in the table; a final stands beside it. */
export function countingEvents({ events, final }: Pick<Season, 'events' | 'final'>): readonly SeasonEvent[] {
  return events.filter(({ id, state }) => state === 'finished' && id !== final?.tournamentId)
}
