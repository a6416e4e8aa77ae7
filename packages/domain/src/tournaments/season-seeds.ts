import type { Brand } from '../brand.ts'

/** People who have a seed by a season's table; all others follow them. */
export const MOST_SEASON_SEEDS = 256

/** Where somebody stands in the table of a season, by which a bracket is seeded. */
export type SeasonPlace = { readonly playerId: Brand<'PlayerId'>; readonly place: number }
