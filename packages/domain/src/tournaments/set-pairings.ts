import { accept, type Outcome, refuse } from '../outcome.ts'
import type { Change } from './change.ts'
import { matchId } from './match-id.ts'
import { currentRound, matchesOfRound } from './round-progress.ts'
import type { Match, Player, PlayerId, RoundNumber, Tournament } from './tournament.ts'

/** One line of a round set by hand: two players, or one with the bye or with a loss. */
export type HandPairing =
  | { readonly kind: 'played'; readonly players: readonly [PlayerId, PlayerId] }
  | { readonly kind: 'bye' | 'loss'; readonly player: PlayerId }

export type HandPairings = { readonly round: RoundNumber; readonly pairings: readonly HandPairing[] }

/**
 * The organizer pairs the current round by hand (STAK-1). The whole round is given: who is left out is not paired. A
 * pairing that stays keeps its table and its result; a new one takes the lowest free table.
 */
export function setPairings(tournament: Tournament, { round, pairings }: HandPairings): Outcome<readonly Change[]> {
  if (tournament.phase.kind === 'waiting') return refuse('tournament_not_running')
  if (tournament.phase.kind === 'finished') return refuse('tournament_finished')
  if (round !== currentRound(tournament)) return refuse('round_not_current')
  const seated = checkSeats(tournament, { round, pairings })
  if (!seated.accepted) return seated
  const present = new Map(matchesOfRound(tournament, round).map((match) => [seatKey(match), match]))
  const kept = new Set(pairings.map(seatKey).filter((key) => present.has(key)))
  const removed = [...present].filter(([key]) => !kept.has(key)).map(([, match]) => match.id)
  const fresh = pairings.filter((pairing) => !kept.has(seatKey(pairing)))
  if (removed.length === 0 && fresh.length === 0) return accept([])
  const takenTables = [...present].filter(([key]) => kept.has(key)).map(([, match]) => tableOf(match))
  const added = seat(fresh, { round, takenTables: new Set(takenTables) })
  return accept([{ kind: 'pairings_changed', round, removed, added }])
}

function checkSeats(tournament: Tournament, { round, pairings }: HandPairings): Outcome<null> {
  const players = new Map<PlayerId, Player>(tournament.players.map((player) => [player.id, player]))
  const seen = new Set<PlayerId>()
  for (const id of pairings.flatMap(seatsOf)) {
    const player = players.get(id)
    if (!player) return refuse('pairing_player_unknown')
    if (seen.has(id)) return refuse('pairing_player_twice', { name: player.name })
    // Who drops during a round may still finish it.
    if (player.droppedAfter !== null && player.droppedAfter < round) {
      return refuse('pairing_player_dropped', { name: player.name })
    }
    seen.add(id)
  }
  return accept(null)
}

function seatsOf(pairing: HandPairing): readonly PlayerId[] {
  return pairing.kind === 'played' ? pairing.players : [pairing.player]
}

function seatKey(pairing: HandPairing | Match): string {
  if (pairing.kind !== 'played') return `${pairing.kind} ${pairing.player}`
  return [...pairing.players].sort().join(' ')
}

function tableOf(match: Match): number {
  return match.kind === 'played' ? match.table : 0
}

function seat(
  pairings: readonly HandPairing[],
  { round, takenTables }: { readonly round: RoundNumber; readonly takenTables: Set<number> },
): readonly Match[] {
  let table = 0
  return pairings.map((pairing): Match => {
    if (pairing.kind !== 'played') {
      return { kind: pairing.kind, id: matchId(round, pairing.player, null), round, player: pairing.player }
    }
    do table++
    while (takenTables.has(table))
    const [first, second] = pairing.players
    const id = matchId(round, first, second)
    return { kind: 'played', id, round, table, players: pairing.players, state: { kind: 'pending' } }
  })
}
