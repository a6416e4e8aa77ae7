import type { Change } from '../change.ts'
import type { PlayerId } from '../tournament.ts'
import type { Penalty } from './penalty.ts'

type OfPenalty = Extract<Change, { kind: 'penalty_given' | 'penalty_taken_back' }>

/** The penalties in force. Warnings are not public state. */
export function penaltiesAfter(penalties: readonly Penalty[], change: OfPenalty): readonly Penalty[] {
  if (change.penalty === 'warning') return penalties
  const { penaltyId: id, penalty: kind, playerId, round } = change
  const others = penalties.filter((penalty) => penalty.id !== id)
  if (change.kind === 'penalty_taken_back') return others
  const { endedMatch, drops, bookedIn } = change
  const booked = bookedIn === undefined ? {} : { bookedIn }
  return [...others, { id, kind, playerId, round, endedMatch, drops, ...booked }]
}

/** A removed player's penalties go too. */
export function penaltiesWithout(penalties: readonly Penalty[], player: PlayerId): readonly Penalty[] {
  const others = penalties.filter(({ playerId }) => playerId !== player)
  return others.length === penalties.length ? penalties : others
}
