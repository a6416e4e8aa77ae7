/**
 * What a link to a tournament says of it, in a chat or to a search engine: nothing that its page does not tell everybody. No
 * player is named before the end, then those of the podium as everybody reads them; nothing of a registration.
 */
export type TournamentFacts = {
  readonly code: string
  readonly name: string
  readonly phase: 'waiting' | 'running' | 'finished'
  readonly isAnnounced: boolean
  readonly isCancelled: boolean
  /** Whether people may still come in by themselves. */
  readonly isOpen: boolean
  /** Whether whoever reads the code can do something with it. */
  readonly isCodeOfUse: boolean
  readonly currentRound: number
  /** How many rounds are played in all. */
  readonly plannedRounds: number
  /** How many that round was made for where it is one of a bracket. */
  readonly bracketPlaces: number | null
  /** Who has a seat; at the end, who is ranked. */
  readonly players: number
  /** Null without a limit. */
  readonly capacity: number | null
  readonly freeSeats: number | null
  /** ISO 8601: when it begins; for a quick tournament, when it was created. */
  readonly startsAt: string
  readonly endsAt: string | null
  /** A key of the games in the catalogues; null where the tournament names none. */
  readonly game: string | null
  /** A key of the formats in the catalogues. */
  readonly format: string | null
  /** What is played, in the organizer's words, where the format does not say it. */
  readonly formatName: string | null
  readonly location: string | null
  /** What taking part costs, in the organizer's words. */
  readonly fee: string | null
  /** Who organizes, by the name that everybody knows; null where nobody says so. */
  readonly organizer: string | null
  /** The page of who organizes; null where there is none. */
  readonly organizerPath: string | null
  /** The first three at the end, in order; nobody before, nor after a tournament that was called off. */
  readonly podium: readonly PodiumRow[]
}

export type PodiumRow = { readonly rank: number; readonly name: string }

/** What a link to a shop says of it. */
export type ShopFacts = {
  /** The name in its address at present. */
  readonly slug: string
  readonly name: string
  readonly location: string | null
  readonly words: string | null
  readonly phone: string | null
  readonly site: string | null
  /** The id of its logo. */
  readonly logo: string | null
}

/** By any name that it ever had in an address; null where no shop had it. */
export type DescribeShop = (slug: string) => Promise<ShopFacts | null>

/** Null when no tournament has the code. */
export type DescribeTournament = (code: string) => Promise<TournamentFacts | null>
