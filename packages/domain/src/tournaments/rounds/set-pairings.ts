import { accept, type Outcome, refuse } from '../../outcome.ts'
import type { Change } from '../change.ts'
import { endingPenalties } from '../conduct/standing-penalties.ts'
import { mayMeetIn } from '../kinds/draft-rounds.ts'
import { currentRound, isFinished, isWaiting } from '../kinds/phase.ts'
import { hasSides, isPlayed, seatsOf, tableOf } from '../kinds/seats.ts'
import { handPairingFault, stageOfRound } from '../kinds/stage.ts'
import { matchIdOf } from '../results/match-id.ts'
import { assignTables } from '../tables/assign-tables.ts'
import { tablesOfPlan } from '../tables/table-plan.ts'
import type { Match, MatchId, Player, PlayerId, RoundNumber, Tournament } from '../tournament.ts'
import { type HandPairing, seatKey, unseated } from './hand-pairing.ts'
import { numbersKept } from './numbers-kept.ts'
import { matchesOfRound } from './round-progress.ts'
import { roundMoves, type SeenRound } from './seen-round.ts'

export type HandPairings = {
  readonly round: RoundNumber
  readonly pairings: readonly HandPairing[]
  /** Leave the tournament instead of playing this round. */
  readonly dropped?: readonly PlayerId[] | undefined
  /** The round as seen; without it, anything is replaced. */
  readonly from?: SeenRound | null
  readonly keepsNumbers?: boolean
  readonly tables?: ReadonlyMap<string, number>
}

/**
 * The staff pairs the whole current round by hand (STAK-1): those left out are unpaired and may drop in the same act. Kept pairings keep
 * table and result; new ones take their players' fixed table, else the wished one if free, else the plan's lowest. Refused if it would undo
 * something unseen, or if tables follow from a draw or bracket.
 */
export function setPairings(tournament: Tournament, wish: HandPairings): Outcome<readonly Change[]> {
  const { round, pairings, dropped = [], from = null, keepsNumbers = false } = wish
  if (isWaiting(tournament)) return refuse('tournament_not_running')
  if (isFinished(tournament)) return refuse('tournament_finished')
  if (round !== currentRound(tournament)) return refuse('round_not_current')
  const fault = handPairingFault(tournament)
  if (fault) return refuse(fault)
  if (from && roundMoves(tournament, { round, pairings, from }).length > 0) return refuse('round_moved_on')
  const seated = checkSeats(tournament, { round, pairings })
  if (!seated.accepted) return seated
  const leaving = dropFrom(tournament, { round, pairings, dropped })
  if (!leaving.accepted) return leaving
  const present = new Map(matchesOfRound(tournament, round).map((match) => [seatKey(match), match]))
  const kept = new Set(pairings.map(seatKey).filter((key) => present.has(key)))
  const removed = [...present].filter(([key]) => !kept.has(key)).map(([, match]) => match)
  if (removed.some(({ id }) => endingPenalties(tournament, id).length > 0)) return refuse('pairing_ended_by_decision')
  const fresh = pairings.filter((pairing) => !kept.has(seatKey(pairing)))
  if (removed.length === 0 && fresh.length === 0) return leaving
  const stage = stageOfRound(tournament, round)
  if (!fresh.every((pairing) => mayMeetIn(stage, seatsOf(pairing)))) return refuse('pairing_other_pod')
  const takenTables = [...present].filter(([key]) => kept.has(key)).flatMap(([, match]) => tableOf(match) ?? [])
  const unplaced = fresh.map((pairing) => unseated(pairing, round))
  const added = assignTables(unplaced, {
    ...{ plan: tournament.tablePlan, seed: null, taken: new Set(takenTables) },
    wished: keepsNumbers ? numbersKept(removed, unplaced) : numbersWished(tournament, wish, removed),
  })
  return accept([{ kind: 'pairings_changed', round, removed: removed.map(({ id }) => id), added }, ...leaving.value])
}

function numbersWished(
  { tablePlan }: Tournament,
  { round, pairings, tables = new Map() }: HandPairings,
  undone: readonly Match[],
): ReadonlyMap<MatchId, number> {
  const had = new Set(undone.map(tableOf))
  const isOfPlan = tablesOfPlan(tablePlan)
  const wished = pairings.flatMap((pairing): [MatchId, number][] => {
    const table = tables.get(seatKey(pairing))
    const isThere = table !== undefined && (had.has(table) || isOfPlan(table))
    return isThere && isPlayed(pairing) ? [[matchIdOf(round, pairing.sides), table]] : []
  })
  return new Map(wished)
}

type Leaving = Pick<HandPairings, 'round' | 'pairings'> & { readonly dropped: readonly PlayerId[] }

/** Those who drop unseated take no part in the round, and get no loss. */
function dropFrom(tournament: Tournament, { round, pairings, dropped }: Leaving): Outcome<readonly Change[]> {
  const players = new Map<PlayerId, Player>(tournament.players.map((player) => [player.id, player]))
  const seated = new Set(pairings.flatMap(seatsOf))
  const changes: Change[] = []
  for (const playerId of new Set(dropped)) {
    const player = players.get(playerId)
    if (!player) return refuse('pairing_player_unknown')
    if (seated.has(playerId)) return refuse('pairing_player_dropped', { name: player.name })
    if (player.droppedAfter !== null && player.droppedAfter < round) continue
    changes.push({ kind: 'player_dropped', playerId, afterRound: round - 1, by: 'staff' })
  }
  return accept(changes)
}

function checkSeats(tournament: Tournament, { round, pairings }: HandPairings): Outcome<null> {
  const players = new Map<PlayerId, Player>(tournament.players.map((player) => [player.id, player]))
  if (!pairings.every(hasSides)) return refuse('pairing_player_unknown')
  const seen = new Set<PlayerId>()
  for (const id of pairings.flatMap(seatsOf)) {
    const player = players.get(id)
    if (!player) return refuse('pairing_player_unknown')
    if (seen.has(id)) return refuse('pairing_player_twice', { name: player.name })
    // Dropping during a round still allows finishing it.
    if (player.droppedAfter !== null && player.droppedAfter < round) {
      return refuse('pairing_player_dropped', { name: player.name })
    }
    seen.add(id)
  }
  return accept(null)
}
