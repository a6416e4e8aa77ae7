import type { Change } from '../change.ts'
import { currentRound, finalStandings, isFinished } from '../kinds/phase.ts'
import { isPodTable } from '../kinds/pod-table.ts'
import { isBye, isPlayed, opponentOf, opponentsIn, seatsOf, tableOf } from '../kinds/seats.ts'
import { tableLabel } from '../tables/table-plan.ts'
import { sideOfEntrant } from '../teams/entrants.ts'
import { oppositeOf, seatLabel } from '../teams/team-seats.ts'
import type { Match, PlayerId, RoundNumber, Tournament } from '../tournament.ts'

/** Reasons to notify a player who is not looking. */
export type CallNews =
  /** `moved`: the round was already paired, with another table or opponent. */
  | {
      readonly kind: 'seated' | 'moved'
      readonly round: RoundNumber
      readonly table: string
      readonly opponent: string
    }
  /** Likewise, at a table of three to five. */
  | {
      readonly kind: 'seatedAtPod' | 'movedToPod'
      readonly round: RoundNumber
      readonly table: string
      /** From 1. */
      readonly seat: number
      readonly others: readonly string[]
    }
  /** Without an opponent; `unseated`: no longer in the round. */
  | { readonly kind: 'bye' | 'loss' | 'unseated' | 'undone'; readonly round: RoundNumber }
  | { readonly kind: 'finished'; readonly rank: number }

export type PlayerCall = { readonly playerId: PlayerId; readonly news: CallNews }

const CALLING: readonly Change['kind'][] = ['round_paired', 'pairings_changed', 'round_undone', 'tournament_finished']

/** Whom an act notifies, and of what: a changed place in the round, or the tournament's end. */
export function playerCalls(before: Tournament, after: Tournament, changes: readonly Change[]): readonly PlayerCall[] {
  if (after.isCancelled || !changes.some(({ kind }) => CALLING.includes(kind))) return []
  if (isFinished(after)) return endCalls(before, after)
  const [earlier, round] = [currentRound(before), currentRound(after)]
  if (round < earlier) return undoneCalls(before, earlier)
  const seatsBefore = seatsIn(before, round)
  const seats = seatsIn(after, round)
  const names = new Map(after.players.map(({ id, name }) => [id, name]))
  const isNew = round > earlier
  const called = [...seats].flatMap(([playerId, match]): PlayerCall[] => {
    const was = seatsBefore.get(playerId)
    if (was && isSamePlace(was, match, playerId)) return []
    return [{ playerId, news: newsOf({ tournament: after, names, match, playerId, isNew }) }]
  })
  const there = whoIsThere(after)
  const unseated = [...seatsBefore.keys()].filter((id) => !seats.has(id) && there.has(id))
  return [...called, ...unseated.map((playerId): PlayerCall => ({ playerId, news: { kind: 'unseated', round } }))]
}

/** Dropped players have gone home and are not called back. */
function endCalls(before: Tournament, after: Tournament): readonly PlayerCall[] {
  if (isFinished(before)) return []
  const [standings, there] = [finalStandings(after) ?? [], whoIsThere(after)]
  return standings
    .filter(({ playerId }) => there.has(playerId))
    .flatMap(({ playerId: entrant, rank }) =>
      sideOfEntrant(after, entrant).map((playerId): PlayerCall => ({ playerId, news: { kind: 'finished', rank } })),
    )
}

function undoneCalls(before: Tournament, round: RoundNumber): readonly PlayerCall[] {
  return [...seatsIn(before, round).keys()].map((playerId) => ({ playerId, news: { kind: 'undone', round } }))
}

function seatsIn(tournament: Tournament, round: RoundNumber): ReadonlyMap<PlayerId, Match> {
  const played = tournament.matches.filter((match) => match.round === round)
  const peopleOf = (match: Match) => (isPlayed(match) ? seatsOf(match) : sideOfEntrant(tournament, match.player))
  return new Map(played.flatMap((match) => peopleOf(match).map((id) => [id, match] as const)))
}

function isSamePlace(one: Match, other: Match, playerId: PlayerId): boolean {
  return (
    tableOf(one) === tableOf(other) &&
    isBye(one) === isBye(other) &&
    (isPodTable(one) && isPodTable(other)
      ? hasSameSeats(seatsOf(one), seatsOf(other))
      : isPodTable(one) === isPodTable(other) && opponentOf(one, playerId) === opponentOf(other, playerId))
  )
}

function hasSameSeats(one: readonly PlayerId[], other: readonly PlayerId[]): boolean {
  return one.length === other.length && one.every((player, seat) => player === other[seat])
}

function whoIsThere({ players }: Tournament): ReadonlySet<PlayerId> {
  return new Set(players.flatMap(({ id, droppedAfter }) => (droppedAfter === null ? [id] : [])))
}

type Seat = {
  readonly tournament: Tournament
  readonly names: ReadonlyMap<PlayerId, string>
  readonly match: Match
  readonly playerId: PlayerId
  readonly isNew: boolean
}

function newsOf({ tournament, names, match, playerId, isNew }: Seat): CallNews {
  const { round } = match
  if (isPodTable(match)) {
    return {
      kind: isNew ? 'seatedAtPod' : 'movedToPod',
      round,
      table: tableLabel(tournament.tablePlan, match.table),
      seat: seatsOf(match).indexOf(playerId) + 1,
      others: opponentsIn(match, playerId).map((id) => names.get(id) ?? ''),
    }
  }
  const [table, opponent] = [tableOf(match), oppositeOf(match, playerId)]
  if (table === null || opponent === null) return { kind: isBye(match) ? 'bye' : 'loss', round }
  return {
    kind: isNew ? 'seated' : 'moved',
    round,
    table: seatLabel(tournament, match, playerId) ?? tableLabel(tournament.tablePlan, table),
    opponent: names.get(opponent) ?? '',
  }
}
