import { isPlayed, type Pairing, sidesOf } from '../kinds/seats.ts'
import { matchId, matchIdOf } from '../results/match-id.ts'
import type { Match, RoundNumber, WholeMatch } from '../tournament.ts'

/** One line of a round set by hand: opponents, or one player with a bye or loss. */
export type HandPairing = Pairing

export function pairingOf(match: Match): HandPairing {
  return isPlayed(match) ? { kind: match.kind, sides: match.sides } : { kind: match.kind, player: match.player }
}

/** Equal for the same players in the same roles, whatever their chairs. */
export function seatKey(pairing: HandPairing | Match): string {
  if (!isPlayed(pairing)) return `${pairing.kind} ${pairing.player}`
  const sides = sidesOf(pairing).map((side) => side.toSorted().join('+'))
  return sides.sort().join(' ')
}

/** The match that comes of it, before it has a table. */
export function unseated(pairing: HandPairing, round: RoundNumber): WholeMatch {
  if (!isPlayed(pairing)) {
    return { kind: pairing.kind, id: matchId(round, pairing.player, null), round, player: pairing.player }
  }
  const { kind, sides } = pairing
  return { kind, id: matchIdOf(round, sides), round, table: 0, sides, state: { kind: 'pending' } }
}
