import type { FORMATS_BY_GAME, Format } from '@tablee/domain/tournaments/life/announcement'
import { GAMES, type Game } from '@tablee/domain/tournaments/rule-packs/rule-pack'
import { isDay } from '../../../../ui/written-date.ts'

export const SEARCHED_STATUSES = ['pending', 'active', 'completed'] as const
export type SearchedStatus = (typeof SEARCHED_STATUSES)[number]

/** In list order. */
export const SEARCHED_FORMATS = [
  'standard',
  'modern',
  'legacy',
  'pioneer',
  'duel-commander',
  'limited',
  'pauper',
  'draft',
  'constructed',
  'other',
] as const satisfies readonly (typeof FORMATS_BY_GAME)[keyof typeof FORMATS_BY_GAME][number][]

/** By default, soonest first. */
export const SEARCH_ORDERS = ['distance', 'name'] as const
export type SearchOrder = (typeof SEARCH_ORDERS)[number]

/** As in the home page's address. */
export type TournamentSearch = {
  readonly q?: string
  readonly place?: string
  /** Such as `2026-12-31`. */
  readonly from?: string
  readonly game?: Game
  readonly format?: Format
  readonly status?: SearchedStatus
  readonly password?: 'yes'
  readonly order?: SearchOrder
}

export type SearchFilters = Omit<TournamentSearch, 'q' | 'order'>
export type FilterName = keyof SearchFilters

export const FILTER_NAMES = ['place', 'from', 'game', 'format', 'status', 'password'] as const satisfies FilterName[]
export const LONGEST_SEARCHED_TEXT = 200

/** Reads only what is usable. */
export function readTournamentSearch(search: Readonly<Record<string, unknown>>): TournamentSearch {
  const [q, place] = [readText(search.q), readText(search.place)]
  const game = GAMES.find((each) => each === search.game)
  const format = SEARCHED_FORMATS.find((each) => each === search.format)
  const status = SEARCHED_STATUSES.find((each) => each === search.status)
  const order = SEARCH_ORDERS.find((each) => each === search.order)
  return {
    ...(q === '' ? {} : { q }),
    ...(place === '' ? {} : { place }),
    ...(typeof search.from === 'string' && isDay(search.from) ? { from: search.from } : {}),
    ...(game ? { game } : {}),
    ...(format ? { format } : {}),
    ...(status ? { status } : {}),
    ...(search.password === 'yes' ? { password: 'yes' } : {}),
    ...(order ? { order } : {}),
  }
}

export function filtersOf({ q: _text, order: _order, ...filters }: TournamentSearch): SearchFilters {
  return filters
}

export function isSearching(search: TournamentSearch): boolean {
  const { order: _order, ...sought } = search
  return Object.keys(sought).length > 0
}

/** "France", "toute la France": does not narrow. */
export function isWholeCountry(place: string): boolean {
  return /^(toute la )?france( entiere)?$/i.test(place.trim().normalize('NFD').replace(/\p{M}/gu, ''))
}

function readText(value: unknown): string {
  return typeof value === 'string' ? value.trim().slice(0, LONGEST_SEARCHED_TEXT) : ''
}
