import type { PublicRound, PublicStandings, PublicTournament } from '../tournaments/public-tournament.ts'

/** What everybody may read of one tournament; nothing is written out before it is asked for. */
export type PublicReading = {
  readonly tournament: () => PublicTournament
  readonly standings: () => PublicStandings
  /** Null for a round that is not paired. */
  readonly round: (number: number) => PublicRound | null
}

/** Null for a code that no tournament has. */
export type ReadPublicly = (code: string) => Promise<PublicReading | null>
