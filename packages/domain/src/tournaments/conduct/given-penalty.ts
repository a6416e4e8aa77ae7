import type { Role } from '../authority/role.ts'
import type { Score } from '../results/score.ts'
import type { PlayerId } from '../tournament.ts'
import type { PenaltyId, PenaltyKind } from './penalty.ts'

export type GivenPenalty = {
  readonly id: PenaltyId
  readonly penalty: PenaltyKind
  readonly playerId: PlayerId
  /** The result its author saw, null for none; a different one is not silently replaced. */
  readonly over?: Score | null | undefined
  /** A game lost in the player's next match instead of this round's. */
  readonly forNextMatch?: boolean | undefined
  readonly by: Role
}
