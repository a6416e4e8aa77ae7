import { byeCounts, matchPoints } from './match-points.ts'
import { activePlayers, matchesOfRound } from './round-progress.ts'
import type { HandPairing, HandPairings } from './set-pairings.ts'
import type { Match, MatchId, PlayerId, RoundNumber, Tournament } from './tournament.ts'

/** What the organizer should know before setting a round by hand; nothing of it forbids the pairing. */
export type PairingWarning =
  | { readonly kind: 'rematch'; readonly players: readonly [PlayerId, PlayerId]; readonly round: RoundNumber }
  | { readonly kind: 'second_bye'; readonly player: PlayerId }
  | { readonly kind: 'point_gap'; readonly players: readonly [PlayerId, PlayerId]; readonly gap: number }
  | { readonly kind: 'result_lost'; readonly matchId: MatchId; readonly players: readonly [PlayerId, PlayerId] }
  | { readonly kind: 'not_paired'; readonly player: PlayerId }

/**
 * Rematches, second byes and point gaps of the pairings that are new, results that would be lost, and active players left
 * without a seat. What the round holds already was the best possible, or was warned of.
 */
export function pairingWarnings(tournament: Tournament, { round, pairings }: HandPairings): readonly PairingWarning[] {
  const earlier = tournament.matches.filter((match) => match.round < round)
  const points = matchPoints({ ...tournament, matches: earlier })
  const byes = byeCounts(earlier)
  const seated = new Set(
    pairings.flatMap((pairing) => (pairing.kind === 'played' ? pairing.players : [pairing.player])),
  )
  const present = matchesOfRound(tournament, round)
  const warnings: PairingWarning[] = []
  for (const pairing of pairings) {
    if (present.some((match) => isSamePairing(match, pairing))) continue
    if (pairing.kind === 'bye' && (byes.get(pairing.player) ?? 0) > 0) {
      warnings.push({ kind: 'second_bye', player: pairing.player })
    }
    if (pairing.kind !== 'played') continue
    const { players } = pairing
    const met = earlier.find((match) => isSamePairing(match, pairing))
    if (met) warnings.push({ kind: 'rematch', players, round: met.round })
    const gap = Math.abs((points.get(players[0]) ?? 0) - (points.get(players[1]) ?? 0))
    if (gap > 0) warnings.push({ kind: 'point_gap', players, gap })
  }
  for (const match of present) {
    if (match.kind !== 'played' || match.state.kind === 'pending') continue
    if (pairings.some((pairing) => isSamePairing(match, pairing))) continue
    warnings.push({ kind: 'result_lost', matchId: match.id, players: match.players })
  }
  for (const { id } of activePlayers(tournament, round)) {
    if (!seated.has(id)) warnings.push({ kind: 'not_paired', player: id })
  }
  return warnings
}

function isSamePairing(match: Match, pairing: HandPairing): boolean {
  if (match.kind === 'played' && pairing.kind === 'played') {
    return pairing.players.every((player) => match.players.includes(player))
  }
  return match.kind !== 'played' && match.kind === pairing.kind && match.player === pairing.player
}
