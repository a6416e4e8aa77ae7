import { packOf } from '../kinds/counted-rules.ts'
import { currentRound, isRunning } from '../kinds/phase.ts'
import { isFieldClosed, isKnockout } from '../kinds/stage.ts'
import { noShowOf } from '../rule-packs/no-show.ts'
import type { Player, PlayerId, Tournament } from '../tournament.ts'
import type { PenaltyKind } from './penalty.ts'

/**
 * Whether who misses a match of this round is out unless they report before the next pairing (Magic Tournament Rules 2.10). Never where the
 * field was drawn into its tables beforehand: a lost bracket match ends it anyway, and in a circle others would lose their matches too.
 */
export function dropsAbsent(tournament: Tournament): boolean {
  if (!isRunning(tournament) || noShowOf(packOf(tournament)) === 'asks') return false
  return !isFieldClosed(tournament) && !isKnockout(tournament, currentRound(tournament))
}

/** Whether the player leaves the tournament by this penalty. */
export function dropsFor(tournament: Tournament, { droppedAfter }: Player, penalty: PenaltyKind): boolean {
  if (droppedAfter !== null) return false
  return penalty === 'disqualification' || (penalty === 'no-show' && dropsAbsent(tournament))
}

/** Whether the player is out because they missed a match. */
export function isOutForAbsence(
  { penalties }: Pick<Tournament, 'penalties'>,
  { id, droppedAfter }: Pick<Player, 'id' | 'droppedAfter'>,
): boolean {
  if (droppedAfter === null) return false
  return penalties.some(
    ({ kind, drops, playerId, round }) => kind === 'no-show' && drops && playerId === id && round === droppedAfter,
  )
}

export function isAbsentPlayer(tournament: Pick<Tournament, 'penalties' | 'players'>, playerId: PlayerId): boolean {
  // Most events have none.
  if (tournament.penalties.length === 0) return false
  const player = tournament.players.find(({ id }) => id === playerId)
  return player !== undefined && isOutForAbsence(tournament, player)
}
