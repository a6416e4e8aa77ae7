import { games } from '../../kinds/result.ts'
import { seatsOf, sidesOfPair } from '../../kinds/seats.ts'
import { firstStageOf } from '../../kinds/stage.ts'
import type { Score } from '../../results/score.ts'
import type { RulePack } from '../../rule-packs/rule-pack.ts'
import type { Match, MatchId, Player, PlayerId, RoundNumber, Structure } from '../../tournament.ts'
import { computeStandings, type StandingsInput } from '../compute-standings.ts'
import type { Standing } from '../standing.ts'

/** Lines like `A 2-1 B`, `A 1-1-1 B`, `A bye`, `A loss`, `A ... B` (no result yet); one list per round. */
export type WrittenRounds = readonly (readonly string[])[]

export type WrittenEvent = {
  readonly rules: RulePack
  readonly rounds: WrittenRounds
  readonly lot?: string
  readonly drops?: Readonly<Record<string, RoundNumber>>
  readonly entries?: Readonly<Record<string, RoundNumber>>
  readonly throughRound?: RoundNumber
  readonly structure?: Structure
}

export function writtenEvent(event: WrittenEvent): StandingsInput {
  const matches = event.rounds.flatMap((lines, index) =>
    lines.map((line, table) => readMatch(line, index + 1, table + 1)),
  )
  const names = new Set(matches.flatMap(seatsOf))
  return {
    rules: event.rules,
    lot: event.lot ?? 'lot',
    players: [...names].sort().map((id) => player(id, event)),
    ...{ matches, stages: [firstStageOf(event.structure ?? 'swiss')], rounds: [], teamKind: null, teams: [] },
    throughRound: event.throughRound ?? event.rounds.length,
  }
}

/** Standings of a written event, by player name. */
export function standingsOf(event: WrittenEvent): Readonly<Record<string, Standing>> {
  return Object.fromEntries(computeStandings(writtenEvent(event)).map((row) => [row.playerId, row]))
}

export function orderOf(event: WrittenEvent): string {
  return computeStandings(writtenEvent(event))
    .map(({ playerId }) => playerId)
    .join(' ')
}

function player(id: PlayerId, { entries, drops }: WrittenEvent): Player {
  return {
    id,
    name: id,
    publicId: null,
    firstRound: entries?.[id] ?? 1,
    droppedAfter: drops?.[id] ?? null,
    droppedBy: null,
  }
}

function readMatch(line: string, round: RoundNumber, table: number): Match {
  const [first, result, second] = line.split(' ')
  const id = `r${round}t${table}` as MatchId
  if (result === 'bye' || result === 'loss') return { kind: result, id, round, player: first as PlayerId }
  const players = [first as PlayerId, second as PlayerId] as const
  if (result === '...')
    return { kind: 'played', id, round, table, sides: sidesOfPair(players), state: { kind: 'pending' } }
  const [wins1 = 0, wins2 = 0, draws = 0] = (result ?? '').split('-').map(Number)
  const score: Score = { wins1, wins2, draws }
  const state = { kind: 'terminated', result: games(score), decidedBy: 'player', reports: [] } as const
  return { kind: 'played', id, round, table, sides: sidesOfPair(players), state }
}
