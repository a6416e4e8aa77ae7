import { isUntouched } from '../kinds/match-result.ts'
import { isPodTable } from '../kinds/pod-table.ts'
import { isBye, isMeeting, isPlayed, pairOf, seatsOf } from '../kinds/seats.ts'
import { pairingOfCaptains } from '../kinds/team-match.ts'
import { byeCounts, matchPoints } from '../results/match-points.ts'
import { inEntrants } from '../teams/in-entrants.ts'
import type { Match, MatchId, PlayerId, RoundNumber, Tournament } from '../tournament.ts'
import { type HandPairing, seatKey } from './hand-pairing.ts'
import { activePlayers, matchesOfRound } from './round-progress.ts'
import type { HandPairings } from './set-pairings.ts'

/** Warnings before setting a round by hand; none forbids it. */
export type PairingWarning =
  | { readonly kind: 'rematch'; readonly players: readonly [PlayerId, PlayerId]; readonly round: RoundNumber }
  | { readonly kind: 'second_bye'; readonly player: PlayerId }
  | { readonly kind: 'point_gap'; readonly players: readonly [PlayerId, PlayerId]; readonly gap: number }
  | { readonly kind: 'result_lost'; readonly matchId: MatchId; readonly players: readonly PlayerId[] }
  | { readonly kind: 'not_paired'; readonly player: PlayerId }

/**
 * Rematches, second byes and point gaps of new pairings, lost results, active players without a seat. Existing pairings are not warned
 * about again.
 */
export function pairingWarnings(asked: Tournament, wish: HandPairings): readonly PairingWarning[] {
  const tournament = inEntrants(asked)
  const { round } = wish
  const pairings = wish.pairings.map(pairingOfCaptains)
  const earlier = tournament.matches.filter((match) => match.round < round)
  const points = matchPoints({ ...tournament, matches: earlier }, round)
  const byes = byeCounts(earlier)
  const seated = new Set(pairings.flatMap(seatsOf))
  const present = matchesOfRound(tournament, round)
  const [presentKeys, wishedKeys] = [new Set(present.map(seatKey)), new Set(pairings.map(seatKey))]
  const meetings = new Map(earlier.toReversed().map((match) => [seatKey(match), match.round]))
  const warnings: PairingWarning[] = []
  for (const pairing of pairings) {
    const key = seatKey(pairing)
    if (presentKeys.has(key)) continue
    if (isBye(pairing)) {
      const again = seatsOf(pairing).filter((player) => byes.has(player))
      warnings.push(...again.map((player) => ({ kind: 'second_bye', player }) as const))
    }
    if (isPodTable(pairing)) warnings.push(...metBefore(pairing, { earlier, present }))
    if (!isMeeting(pairing)) continue
    const players = pairOf(pairing)
    const met = meetings.get(key)
    if (met !== undefined) warnings.push({ kind: 'rematch', players, round: met })
    const gap = Math.abs((points.get(players[0]) ?? 0) - (points.get(players[1]) ?? 0))
    if (gap > 0) warnings.push({ kind: 'point_gap', players, gap })
  }
  for (const match of present) {
    if (!isPlayed(match) || isUntouched(match) || wishedKeys.has(seatKey(match))) continue
    warnings.push({ kind: 'result_lost', matchId: match.id, players: seatsOf(match) })
  }
  for (const { id } of activePlayers(tournament, round)) {
    if (!seated.has(id)) warnings.push({ kind: 'not_paired', player: id })
  }
  return warnings
}

type Known = { readonly earlier: readonly Match[]; readonly present: readonly Match[] }

/** Those at a new table of three to five who were at one before; not who already sit together in this round. */
function metBefore(pairing: HandPairing, { earlier, present }: Known): readonly PairingWarning[] {
  const seats = seatsOf(pairing)
  const areIn = (one: PlayerId, other: PlayerId) => (match: Match) =>
    seatsOf(match).includes(one) && seatsOf(match).includes(other)
  return seats.flatMap((one, place) =>
    seats.slice(place + 1).flatMap((other): readonly PairingWarning[] => {
      const met = present.some(areIn(one, other)) ? undefined : earlier.findLast(areIn(one, other))
      return met ? [{ kind: 'rematch', players: [one, other], round: met.round }] : []
    }),
  )
}
