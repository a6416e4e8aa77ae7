import type { Brand } from '../brand.ts'
import type { ShopId } from '../shops/shop.ts'
import type { SeasonRules } from './season-rules.ts'

export type SeasonId = Brand<'SeasonId'>

/** A person of a season: says nothing of their account or name. */
export type PersonKey = Brand<'PersonKey'>

export const SEASON_STATES = ['running', 'ended'] as const
export type SeasonState = (typeof SEASON_STATES)[number]

/** By what a result is counted as somebody's; `known`: by their account or as a regular, which old results do not tell apart. */
export const SEASON_SIGNS = ['account', 'regular', 'known', 'name', 'alone', 'joined', 'parted', 'moved'] as const
export type SeasonSign = (typeof SEASON_SIGNS)[number]

export const FINAL_CARRIES = ['none', 'ties', 'points'] as const

/** One of its events is for the first of its table. */
export type SeasonFinal = {
  readonly tournamentId: string
  /** So many are invited. */
  readonly seats: number
  /** Whether points of the season count in it: not at all, between those who share a place, or together with its own. */
  readonly carries: (typeof FINAL_CARRIES)[number]
}

/** Events of a shop that count together. */
export type Season = {
  readonly id: SeasonId
  readonly shopId: ShopId
  readonly name: string
  /** Its address, which stays when the name changes. */
  readonly slug: string
  readonly state: SeasonState
  readonly rules: SeasonRules
  /** Others than the shop's members see it. */
  readonly isPublic: boolean
  readonly final: SeasonFinal | null
}

/** In UTF-16 units. */
export const SEASON_NAME_MAX_LENGTH = 80
export const MOST_SEASONS = 60
export const MOST_SEASON_EVENTS = 200
export const FINAL_SEATS = { min: 2, max: 128 } as const
export const MOST_SEASON_PEOPLE = 2_000
/** What the shop says of people: joins and departures. */
export const MOST_SEASON_NOTES = 2_000
