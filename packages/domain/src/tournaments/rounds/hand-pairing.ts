import { isPlayed, type Pairing, sidesOf } from '../kinds/seats.ts'
import type { Match } from '../tournament.ts'

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
