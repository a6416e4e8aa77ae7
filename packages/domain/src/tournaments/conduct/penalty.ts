import type { Brand } from '../../brand.ts'

export type PenaltyId = Brand<'PenaltyId'>

/** What the staff gives. A warning is between them and the player: nobody else is told of it. */
export const PENALTY_KINDS = ['no-show', 'warning', 'game-loss', 'match-loss', 'disqualification'] as const
export type PenaltyKind = (typeof PENALTY_KINDS)[number]

/** Those that touch a result or the ranking, so that everybody may know of them. */
export const PUBLIC_PENALTY_KINDS = PENALTY_KINDS.filter((kind) => kind !== 'warning')
export type PublicPenaltyKind = Exclude<PenaltyKind, 'warning'>

/** Characters of the reason, which the staff alone reads. */
export const CONDUCT_REASON_MAX_LENGTH = 500

/** A penalty that stands, as everybody may know it. The reason is kept apart. */
export type Penalty = {
  readonly id: PenaltyId
  readonly kind: PublicPenaltyKind
  readonly playerId: Brand<'PlayerId'>
  readonly round: number
  /** The match that ended with it; null where it ended none. */
  readonly endedMatch: Brand<'MatchId'> | null
  /** Of a disqualification: the player was still in the tournament. */
  readonly drops: boolean
}
