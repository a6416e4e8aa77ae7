import type { Penalty } from '@tablee/domain/tournaments/conduct/penalty'
import type { PlayerId } from '@tablee/domain/tournaments/tournament'

/** How a decision ended the match; null if it was played. */
export type Ruling = 'no-show' | 'match-loss' | 'disqualification'

export function rulingOf(penalties: readonly Penalty[]): Ruling | null {
  for (const { kind, endedMatch } of penalties) {
    if (endedMatch !== null && kind !== 'game-loss') return kind
  }
  return null
}

/** Who lost a game of a match that has no result yet. */
export function downIn(penalties: readonly Penalty[]): readonly PlayerId[] {
  if (penalties.length === 0) return NOBODY
  return penalties.flatMap(({ kind, playerId }) => (kind === 'game-loss' ? [playerId] : []))
}

const NOBODY: readonly PlayerId[] = []

/** At a table of more than two: what cost this player the game. */
export function rulingAt(penalties: readonly Penalty[], player: PlayerId): Ruling | null {
  return penalties.length === 0 ? null : rulingOf(penalties.filter(({ playerId }) => playerId === player))
}

/** The sentence that tells the others of their table. */
export function lostAtPod(kind: Penalty['kind'], isOver: boolean) {
  if (kind === 'no-show') return isOver ? 'podsDesk.opponent.absent' : 'podsDesk.opponent.absentOthersPlay'
  return isOver ? 'podsDesk.opponent.lost' : 'podsDesk.opponent.lostOthersPlay'
}
