import { isMeeting, type Pairing, pairOf, seatsOf } from '../kinds/seats.ts'
import type { Match } from '../tournament.ts'

/** One line of a round set by hand: two players, or one with the bye or with a loss. */
export type HandPairing = Pairing

export function pairingOf(match: Match): HandPairing {
  return isMeeting(match) ? { kind: match.kind, players: pairOf(match) } : { kind: match.kind, player: match.player }
}

/** The same for the same players in the same roles, whatever their chairs. */
export function seatKey(pairing: HandPairing | Match): string {
  return isMeeting(pairing) ? seatsOf(pairing).toSorted().join(' ') : `${pairing.kind} ${pairing.player}`
}
