/**
 * What a link to a tournament shows in chats and search engines: nothing beyond its public page. Names no player before the end, then the
 * podium's public names; nothing of registrations.
 */
export type TournamentFacts = {
  readonly code: string
  readonly name: string
  readonly phase: 'waiting' | 'running' | 'finished'
  readonly isAnnounced: boolean
  readonly isCancelled: boolean
  readonly isOpen: boolean
  /** Whether the code is still of use to a reader. */
  readonly isCodeOfUse: boolean
  readonly currentRound: number
  readonly plannedRounds: number
  readonly bracketPlaces: number | null
  /** Seated players; at the end, ranked ones. */
  readonly players: number
  readonly capacity: number | null
  readonly freeSeats: number | null
  /** ISO 8601: the start; for a quick tournament, its creation. */
  readonly startsAt: string
  readonly endsAt: string | null
  /** Catalogue key; null if none is named. */
  readonly game: string | null
  readonly format: string | null
  /** In the organizer's words, if the format does not say it. */
  readonly formatName: string | null
  readonly location: string | null
  readonly fee: string | null
  readonly organizer: string | null
  readonly organizerPath: string | null
  /** The top three at the end, in order; empty before, and after a cancellation. */
  readonly podium: readonly PodiumRow[]
}

export type PodiumRow = { readonly rank: number; readonly name: string }

/** What a link to a shop shows. */
export type ShopFacts = {
  readonly slug: string
  readonly name: string
  readonly location: string | null
  readonly words: string | null
  readonly phone: string | null
  readonly site: string | null
  readonly logo: string | null
}

/** By any past or present slug; null if unknown. */
export type DescribeShop = (slug: string) => Promise<ShopFacts | null>

/** What a link to a season shows. */
export type SeasonFacts = {
  readonly slug: string
  readonly name: string
  readonly events: number
  readonly shop: string
  readonly location: string | null
}

/** Null if unknown, or not for everybody. */
export type DescribeSeason = (slug: string) => Promise<SeasonFacts | null>

/** What a link to somebody's results shows. */
export type PlayerFacts = {
  readonly slug: string
  readonly name: string
  readonly isIndexed: boolean
}

/** Null if unknown, or not shown to everybody. */
export type DescribePlayer = (slug: string) => Promise<PlayerFacts | null>

/** Null if no tournament has the code. */
export type DescribeTournament = (code: string) => Promise<TournamentFacts | null>
