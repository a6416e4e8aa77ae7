import type { Brand } from '../../brand.ts'

export type PenaltyId = Brand<'PenaltyId'>

/** Penalties the staff gives. Warnings stay between them and the player. */
export const PENALTY_KINDS = ['no-show', 'warning', 'game-loss', 'match-loss', 'disqualification'] as const
export type PenaltyKind = (typeof PENALTY_KINDS)[number]

/** Public, as they affect results or ranking. */
export const PUBLIC_PENALTY_KINDS = PENALTY_KINDS.filter((kind) => kind !== 'warning')
export type PublicPenaltyKind = Exclude<PenaltyKind, 'warning'>

/** Characters of the reason, read only by the staff. */
export const CONDUCT_REASON_MAX_LENGTH = 500

/** A penalty in force, as public; the reason is kept apart. */
export type Penalty = {
  readonly id: PenaltyId
  readonly kind: PublicPenaltyKind
  readonly playerId: Brand<'PlayerId'>
  readonly round: number
  /** Null if it ended none. */
  readonly endedMatch: Brand<'MatchId'> | null
  /** The player was still in the tournament, and left it by this. */
  readonly drops: boolean
  /** Of a game lost in the next match: the round it was booked in. `round` is the one it counts in, or the next while it waits. */
  readonly bookedIn?: number | undefined
}
