import type { Game } from '@tablee/domain/tournaments/rule-packs/rule-pack'
import type { CalendarEntry } from './public-reading.ts'

/** Words as the search of the app understands them. */
export type FeedSearch = {
  readonly text: string | null
  readonly place: string | null
  readonly game: Game | null
}

export type FeedScope =
  /** By a current or earlier slug. */
  | { readonly kind: 'shop'; readonly slug: string }
  | { readonly kind: 'series'; readonly series: string }
  | { readonly kind: 'season'; readonly slug: string }
  | ({ readonly kind: 'search' } & FeedSearch)

/** An announced event. Moments are ISO 8601. */
export type FeedEvent = CalendarEntry & {
  readonly announcedAt: string
  readonly game: string | null
  readonly format: string | null
  /** Of a format without a key. */
  readonly formatName: string | null
  /** Null without a limit. */
  readonly seats: number | null
  readonly players: number
  readonly phase: 'waiting' | 'running' | 'finished'
}

export type EventFeed = {
  /** Of the shop, series or season; null for a search. */
  readonly name: string | null
  /** Of the page that shows the same. */
  readonly path: string
  readonly events: readonly FeedEvent[]
}

/** Null without such a shop, series or season; a search that fits too much is `'too_broad'`. */
export type ReadFeed = (scope: FeedScope) => Promise<EventFeed | 'too_broad' | null>
