import { expect, test } from 'vitest'
import { drawPods } from '../draft/draw-pods.ts'
import { seatsOf, tableOf } from '../kinds/seats.ts'
import { changeSettings } from '../life/change-settings.ts'
import { matchesOfRound } from '../rounds/round-progress.ts'
import { startCut } from '../rounds/start-cut.ts'
import { startNextRound, startTournament } from '../rounds/start-round.ts'
import { acted, aTeamEvent, withTeams } from '../testing/a-team-event.ts'
import { after, aTournamentOf, playerId, started, withResults } from '../testing/a-tournament.ts'
import type { PlayerId, TablePlan, Tournament } from '../tournament.ts'
import { planTables } from './plan-tables.ts'
import { fixedTableOf, TABLES_FROM_ONE } from './table-plan.ts'

const kept = (tournament: Tournament, fixed: TablePlan['fixed']) =>
  after(tournament, planTables(tournament, { ...TABLES_FROM_ONE, fixed }))
const begun = (tournament: Tournament) => after(tournament, startTournament(tournament, 'seed'))
const tableIn = (tournament: Tournament, round: number, player: PlayerId) =>
  matchesOfRound(tournament, round)
    .filter((match) => seatsOf(match).includes(player))
    .map(tableOf)

test('READ-1 a fixed table is kept in tables of four, in the pods of a draft and above the field', () => {
  const fixed = [
    { playerId: playerId('p5'), table: 4 },
    { playerId: playerId('p11'), table: 900 },
  ]
  const eleven = kept(aTournamentOf(16), fixed)
  const ofFour = begun(after(eleven, changeSettings(eleven, { structure: 'pods' })))
  const draft = after(eleven, changeSettings(eleven, { structure: 'draft' }))
  const wish = { sizes: null, cards: 15, ranksByPod: false, knockout: false } as const
  const drafted = begun(after(draft, drawPods(draft, wish, 'draw')))
  for (const tournament of [ofFour, drafted, begun(eleven)]) {
    const tables = [tableIn(tournament, 1, playerId('p5')), tableIn(tournament, 1, playerId('p11'))].flat()
    const areTogether = tables[0] === tables[1]
    expect(tables).toEqual(areTogether ? [4, 4] : [4, 900])
  }
})

test('READ-1 a team keeps the table of its member, the lower one of two', () => {
  const members = ['t1B', 't1C', 't2A'] as PlayerId[]
  const fixed = members.map((id, index) => ({ playerId: id, table: 30 + index }))
  const trios = acted(withTeams(aTeamEvent('trios'), [1, 2, 3, 4]), {
    name: 'plan-tables',
    input: { ...TABLES_FROM_ONE, fixed },
  })
  const round = acted(trios, { name: 'start-quick-tournament', input: {} })
  const first = tableIn(round, 1, 't1A' as PlayerId)
  expect(first).toEqual([30])
  expect(tableIn(round, 1, 't1C' as PlayerId)).toEqual(first)
  const areTogether = tableIn(round, 1, 't2A' as PlayerId)[0] === 30
  expect(tableIn(round, 1, 't2B' as PlayerId)).toEqual([areTogether ? 30 : 32])
})

test('READ-1 a fixed table does not change who meets whom in a bracket', () => {
  const pairsOf = (fixed: TablePlan['fixed']) => {
    const swiss = withResults(started(kept(aTournamentOf(8), fixed)))
    const quarter = after(swiss, startCut(swiss, { wish: { by: 'size', size: 8 }, afterRound: 1, seed: 'cut' }))
    const semi = after(withResults(quarter), startNextRound(withResults(quarter), { seed: 'next', wished: null }))
    return [2, 3].map((round) => matchesOfRound(semi, round).map((match) => [seatsOf(match), tableOf(match)] as const))
  }
  const fixed = [{ playerId: playerId('p1'), table: 40 }]
  const [plain, apart] = [pairsOf([]), pairsOf(fixed)]
  const seatsIn = (rounds: typeof plain) => rounds.map((round) => round.map(([seats]) => seats.join()).toSorted())
  expect(seatsIn(apart)).toEqual(seatsIn(plain))
  for (const round of apart) {
    const own = round.filter(([seats]) => seats.includes(playerId('p1')))
    for (const [, table] of own) expect(table).toBe(40)
  }
})

test('READ-1 who has a fixed table reads which, and everybody else none', () => {
  const plan = { fixed: [{ playerId: playerId('p2'), table: 4 }] }
  expect([fixedTableOf(plan, playerId('p2')), fixedTableOf(plan, playerId('p1'))]).toEqual([4, null])
})
