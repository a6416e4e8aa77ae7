import type { Brand } from '../../brand.ts'
import type { Score } from '../results/score.ts'

/** How people compete together. */
export const TEAM_KINDS = ['trios', 'two-headed-giant'] as const
export type TeamKind = (typeof TEAM_KINDS)[number]

/** People who compete together. */
export type Team = {
  readonly name: string
  /** By seat: A, B, C. The first is the captain, under whose id the team is an entrant. */
  readonly members: readonly Brand<'PlayerId'>[]
  /** The seats of the members, from 0, where a free one is before that of somebody. Left out: the first ones. */
  readonly seats?: readonly number[] | undefined
}

/** The matches of a team's members, seat by seat: A meets A. Null: not finished. */
export type SeatScores = readonly (Score | null)[]

/** The result of two teams of three. */
export type SeatsResult = {
  readonly kind: 'seats'
  readonly scores: SeatScores
  /** No more is played: what is not finished counts for nothing. */
  readonly ended?: true | undefined
}

/** Of a contested match of teams. */
export type ContestedSeats = {
  /** What stands at the seats about which nobody disagrees. Left out: no seats. */
  readonly seats?: SeatScores | undefined
  /** The seats about which people disagree, from 0. */
  readonly contestedSeats?: readonly number[] | undefined
}
