import fc from 'fast-check'
import { expect, test } from 'vitest'
import { refuse } from '../../outcome.ts'
import { isMeeting, pairOf, seatsOf, tableOf } from '../kinds/seats.ts'
import { removePlayer } from '../players/remove-player.ts'
import { pairingOf } from '../rounds/hand-pairing.ts'
import { recomputeRound } from '../rounds/recompute-round.ts'
import { matchesOfRound } from '../rounds/round-progress.ts'
import { setPairings } from '../rounds/set-pairings.ts'
import { startNextRound, startTournament } from '../rounds/start-round.ts'
import { after, aTournamentOf, playerId, started, withResults } from '../testing/a-tournament.ts'
import type { TablePlan, Tournament } from '../tournament.ts'
import { planTables } from './plan-tables.ts'
import { TABLES_FROM_ONE } from './table-plan.ts'

const SEED = Number(process.env.SEED ?? Date.now() % 2 ** 31)

const planned = (tournament: Tournament, plan: Partial<TablePlan>) =>
  after(tournament, planTables(tournament, { ...TABLES_FROM_ONE, ...plan }))
const tablesOf = (tournament: Tournament, round: number) =>
  matchesOfRound(tournament, round).flatMap((match) => tableOf(match) ?? [])
const p = (number: number) => playerId(`p${number}`)

const somePlan = fc.record({
  players: fc.integer({ min: 2, max: 24 }),
  seed: fc.string({ minLength: 1 }),
  first: fc.integer({ min: 1, max: 40 }),
  leftOut: fc.uniqueArray(fc.integer({ min: 1, max: 50 }), { maxLength: 12 }),
  fixedAt: fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { maxLength: 8 }),
  order: fc.constantFrom('rank' as const, 'random' as const),
})

test(`STAK-8 no number twice, none that is left out, and everybody with a fixed table sits there (SEED=${SEED})`, () => {
  fc.assert(
    fc.property(somePlan, ({ players, seed, first, leftOut, fixedAt, order }) => {
      const fixed = fixedAt
        .filter((table) => !leftOut.includes(table))
        .slice(0, players)
        .map((table, index) => ({ playerId: p(index + 1), table }))
      let tournament = planned(aTournamentOf(players), { first, leftOut, fixed, order })
      tournament = after(tournament, startTournament(tournament, seed))
      for (const round of [1, 2]) {
        if (round === 2) {
          tournament = withResults(tournament)
          tournament = after(tournament, startNextRound(tournament, { seed: `${seed} 2`, wished: 2 }))
        }
        const tables = tablesOf(tournament, round)
        expect(new Set(tables).size).toBe(tables.length)
        expect(tables.filter((table) => leftOut.includes(table))).toEqual([])
        const ofFixed = new Set(fixed.map(({ table }) => table))
        expect(tables.filter((table) => table < first && !ofFixed.has(table))).toEqual([])
        for (const match of matchesOfRound(tournament, round).filter(isMeeting)) {
          const own = fixed.filter(({ playerId: id }) => seatsOf(match).includes(id)).map(({ table }) => table)
          if (own.length > 0) expect(match.table).toBe(Math.min(...own))
        }
        expect(recomputeRound(tournament, round)?.others).toBe(0)
      }
    }),
    { seed: SEED, numRuns: 80 },
  )
})

test('STAK-8 without a plan tables are numbered from 1 in the order of the pairing', () => {
  expect(tablesOf(started(aTournamentOf(9)), 1)).toEqual([1, 2, 3, 4])
})

test('STAK-8 at random the tables follow from the seed of the round, and who meets whom does not change', () => {
  const waiting = planned(aTournamentOf(20), { order: 'random' })
  const drawn = after(waiting, startTournament(waiting, 'seed'))
  expect(tablesOf(drawn, 1)).toEqual(tablesOf(after(waiting, startTournament(waiting, 'seed')), 1))
  expect(tablesOf(drawn, 1)).not.toEqual(tablesOf(after(waiting, startTournament(waiting, 'another')), 1))
  expect(tablesOf(drawn, 1).toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  const byRank = aTournamentOf(20)
  const ids = (tournament: Tournament) => matchesOfRound(tournament, 1).map(({ id }) => id)
  expect(ids(drawn)).toEqual(ids(after(byRank, startTournament(byRank, 'seed'))))
})

test('STAK-8 a plan counts from the next round on, and for what is paired by hand', () => {
  const running = started(aTournamentOf(6))
  const later = planned(running, { first: 21, leftOut: [22], fixed: [{ playerId: p(1), table: 40 }] })
  expect(matchesOfRound(later, 1)).toEqual(matchesOfRound(running, 1))
  const [one, two, three] = matchesOfRound(later, 1).filter(isMeeting)
  if (!one || !two || !three) throw new Error('three tables')
  const swapped = [
    { kind: 'played', players: [pairOf(one)[0], pairOf(two)[0]] },
    { kind: 'played', players: [pairOf(one)[1], pairOf(two)[1]] },
    pairingOf(three),
  ] as const
  const byHand = after(later, setPairings(later, { round: 1, pairings: swapped }))
  const hasFirst = !pairOf(three).includes(p(1))
  expect(tablesOf(byHand, 1).toSorted((a, b) => a - b)).toEqual([three.table, 21, hasFirst ? 40 : 23])
  const complete = withResults(running)
  const next = planned(complete, { first: 21, leftOut: [22] })
  expect(tablesOf(after(next, startNextRound(next, { seed: 's', wished: 2 })), 2)).toEqual([21, 23, 24])
})

test('STAK-8 a fixed table is one player’s, is not left out, and is free again when they are not there', () => {
  const waiting = aTournamentOf(4)
  const plan = (wish: Partial<TablePlan>) => planTables(waiting, { ...TABLES_FROM_ONE, ...wish })
  const at = (number: number, table: number) => ({ playerId: p(number), table })
  expect(plan({ fixed: [at(1, 5), at(2, 5)] })).toEqual(refuse('fixed_table_taken'))
  expect(plan({ fixed: [at(1, 5)], leftOut: [5] })).toEqual(refuse('fixed_table_left_out'))
  expect(plan({ fixed: [at(9, 5)] })).toEqual(refuse('player_not_found'))
  expect(plan({ fixed: [at(1, 5), at(1, 6)] })).toEqual(refuse('player_not_found'))
  for (const wish of [{ first: 0 }, { first: 10_000 }, { leftOut: [1.5] }, { fixed: [at(1, -3)] }]) {
    expect(plan(wish)).toEqual(refuse('table_number_invalid'))
  }
  const fixed = planned(waiting, { fixed: [at(1, 5)] })
  expect(after(fixed, removePlayer(fixed, p(1))).tablePlan.fixed).toEqual([])
})
