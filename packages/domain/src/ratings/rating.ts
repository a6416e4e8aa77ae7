import type { SeasonId } from '../seasons/season.ts'
import type { ShopId } from '../shops/shop.ts'

/** Of the events of a season, each game by itself, or of all events of a shop in one game. */
export type RatingScope =
  | { readonly kind: 'season'; readonly seasonId: SeasonId }
  | { readonly kind: 'shop'; readonly game: string }

/** It is there while it is turned on. */
export type ShopRating = { readonly id: string; readonly shopId: ShopId; readonly of: RatingScope }

/** The latest of a shop; a season has fewer. */
export const MOST_RATED_EVENTS = 300
export const MOST_RATED_PEOPLE = 5_000
