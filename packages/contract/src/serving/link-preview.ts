/**
 * What a link to a tournament says of it, in a chat or to a search engine. Never the name of a player, nor anything of a
 * registration.
 */
export type TournamentFacts = {
  readonly code: string
  readonly name: string
  readonly phase: 'waiting' | 'running' | 'finished'
  readonly currentRound: number
  /** How many that round was made for where it is one of a bracket. */
  readonly bracketPlaces: number | null
  readonly players: number
  /** Null without a limit. */
  readonly capacity: number | null
  /** ISO 8601: when it begins; for a quick tournament, when it was created. */
  readonly startsAt: string
  readonly endsAt: string | null
  /** A key of the games in the catalogues; null where the tournament names none. */
  readonly game: string | null
  readonly format: string | null
  readonly location: string | null
}

/** Null when no tournament has the code. */
export type DescribeTournament = (code: string) => Promise<TournamentFacts | null>
