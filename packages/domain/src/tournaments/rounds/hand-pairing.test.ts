import { expect, test } from 'vitest'
import { accept, refuse } from '../../outcome.ts'
import { pairOf } from '../kinds/seats.ts'
import { removePlayer } from '../players/remove-player.ts'
import { setScore } from '../results/set-score.ts'
import { planTables } from '../tables/plan-tables.ts'
import { TABLES_FROM_ONE } from '../tables/table-plan.ts'
import {
  after,
  aTournamentOf,
  openMatches,
  playerId,
  started,
  twoNil,
  withAnonymous,
  withResults,
} from '../testing/a-tournament.ts'
import type { Match, Tournament } from '../tournament.ts'
import { type HandPairing, seatKey } from './hand-pairing.ts'
import { pairingWarnings } from './pairing-warnings.ts'
import { setPairings } from './set-pairings.ts'
import { startNextRound } from './start-round.ts'

const running = started(aTournamentOf(6))
const [one, two, three] = openMatches(running) as [Played, Played, Played]
type Played = Extract<Match, { kind: 'played' }>

const played = (first: string, second: string): HandPairing => ({
  kind: 'played',
  players: [playerId(first), playerId(second)],
})
const asBefore = (match: Played) => played(...pairOf(match))

test('STAK-1 two players swap seats: both tables are kept, the third keeps its result', () => {
  const scored = after(running, setScore(running, { matchId: three.id, score: twoNil }))
  const swapped = [played(pairOf(one)[0], pairOf(two)[0]), played(pairOf(one)[1], pairOf(two)[1]), asBefore(three)]
  const repaired = after(scored, setPairings(scored, { round: 1, pairings: swapped }))
  expect(
    openMatches(repaired)
      .map(({ table }) => table)
      .sort(),
  ).toEqual([1, 2, 3])
  expect(repaired.matches.find(({ id }) => id === three.id)).toMatchObject({ table: 3, state: { kind: 'terminated' } })
  expect(repaired.rounds).toMatchObject([{ number: 1, seed: null }])
})

test('STAK-1 a broken pairing leaves two players unpaired, one may take the bye, the other a loss', () => {
  const [first, second] = pairOf(one)
  const pairings: HandPairing[] = [
    { kind: 'bye', player: first },
    { kind: 'loss', player: second },
    asBefore(two),
    asBefore(three),
  ]
  const repaired = after(running, setPairings(running, { round: 1, pairings }))
  expect(repaired.matches.map(({ kind }) => kind).sort()).toEqual(['bye', 'loss', 'played', 'played'])
  const unpaired = after(running, setPairings(running, { round: 1, pairings: pairings.slice(2) }))
  expect(unpaired.matches).toHaveLength(2)
})

test('STAK-1 a late entry may take a seat in the current round', () => {
  const late = withAnonymous(started(aTournamentOf(3)), 'Tard')
  const bye = late.matches.find((match) => match.kind === 'bye')
  const [match] = openMatches(late)
  if (bye?.kind !== 'bye' || !match) throw new Error('a bye was expected')
  const pairings = [asBefore(match), played(bye.player, 'anonymous-Tard')]
  const repaired = after(late, setPairings(late, { round: 1, pairings }))
  expect(repaired.players.at(-1)?.firstRound).toBe(1)
  expect(openMatches(repaired)).toHaveLength(2)
})

test('STAK-1 the same round again changes nothing', () => {
  const pairings = [asBefore(one), played(pairOf(two)[1], pairOf(two)[0]), asBefore(three)]
  expect(setPairings(running, { round: 1, pairings })).toEqual(accept([]))
})

test('STAK-1 nobody sits twice, nobody unknown or dropped is seated, and only the current round is set', () => {
  const [first] = pairOf(one)
  expect(setPairings(running, { round: 1, pairings: [played(first, first)] })).toMatchObject({
    refusal: { code: 'pairing_player_twice' },
  })
  expect(setPairings(running, { round: 1, pairings: [played(first, 'stranger')] })).toEqual(
    refuse('pairing_player_unknown'),
  )
  expect(setPairings(running, { round: 2, pairings: [] })).toEqual(refuse('round_not_current'))
  const second = nextRoundWithout(first)
  const [other] = openMatches(second).flatMap(pairOf)
  expect(setPairings(second, { round: 2, pairings: [played(first, other ?? '')] })).toMatchObject({
    refusal: { code: 'pairing_player_dropped' },
  })
})

function nextRoundWithout(dropped: string): Tournament {
  const without = after(running, removePlayer(running, playerId(dropped)))
  const complete = withResults(without)
  return after(complete, startNextRound(complete, { seed: 's', wished: null }))
}

test('STAK-1 the organizer is warned of a rematch, a point gap, a lost result and who is left out', () => {
  const complete = withResults(running)
  const second = after(complete, startNextRound(complete, { seed: 's', wished: null }))
  const [winner, loser] = pairOf(one)
  const scored = withResults(second)
  const warnings = pairingWarnings(scored, { round: 2, pairings: [played(winner, loser)] })
  expect(warnings).toContainEqual({ kind: 'rematch', players: [winner, loser], round: 1 })
  expect(warnings).toContainEqual({ kind: 'point_gap', players: [winner, loser], gap: 3 })
  expect(warnings.filter(({ kind }) => kind === 'not_paired')).toHaveLength(4)
  expect(warnings.filter(({ kind }) => kind === 'result_lost')).toHaveLength(3)
})

test('STAK-1 the organizer is warned of a second bye', () => {
  const complete = withResults(started(aTournamentOf(3)))
  const bye = complete.matches.find((match) => match.kind === 'bye')
  const second = after(complete, startNextRound(complete, { seed: 's', wished: null }))
  if (bye?.kind !== 'bye') throw new Error('a bye was expected')
  const warnings = pairingWarnings(second, { round: 2, pairings: [{ kind: 'bye', player: bye.player }] })
  expect(warnings).toContainEqual({ kind: 'second_bye', player: bye.player })
})

test('STAK-1 the round as it stands gives no warning', () => {
  const complete = withResults(started(aTournamentOf(7)))
  const second = after(complete, startNextRound(complete, { seed: 's', wished: null }))
  const pairings = second.matches
    .filter(({ round }) => round === 2)
    .map((match): HandPairing => (match.kind === 'played' ? played(...pairOf(match)) : match))
  expect(pairingWarnings(withResults(second), { round: 2, pairings })).toEqual([])
})

test('STAK-1 a new pairing gets the table that is wished; undoing another one moves nobody', () => {
  const room = started(aTournamentOf(16))
  const at = (tournament: Tournament, table: number) => {
    const found = openMatches(tournament).find((match) => match.table === table)
    if (!found) throw new Error(`nobody sits at table ${table}`)
    return found
  }
  const [third, fifth, eighth] = [at(room, 3), at(room, 5), at(room, 8)]
  const moved = [played(pairOf(third)[0], pairOf(eighth)[0]), played(pairOf(eighth)[1], pairOf(third)[1])] as const
  const others = openMatches(room).filter((match) => ![third, fifth, eighth].includes(match))
  const numbers = (pairings: readonly HandPairing[], tables: ReadonlyMap<string, number>) =>
    new Map(
      openMatches(after(room, setPairings(room, { round: 1, pairings, tables }))).map((match) => [
        seatKey(match),
        match.table,
      ]),
    )
  const [one, two] = moved.map(seatKey) as [string, string]
  const wished = new Map([
    [one, 8],
    [two, 3],
  ])
  const whole = numbers([...moved, asBefore(fifth), ...others.map(asBefore)], wished)
  expect([whole.get(one), whole.get(two), whole.get(seatKey(fifth))]).toEqual([8, 3, 5])
  const without = numbers([...moved, ...others.map(asBefore)], wished)
  expect([without.get(one), without.get(two)]).toEqual([8, 3])
})

test('STAK-1 a wished table is taken only where nobody sits, the plan has it and nobody has a fixed one', () => {
  const planned = after(
    running,
    planTables(running, { ...TABLES_FROM_ONE, leftOut: [4], fixed: [{ playerId: pairOf(one)[0], table: 9 }] }),
  )
  const fresh = [played(pairOf(one)[0], pairOf(two)[0]), played(pairOf(one)[1], pairOf(two)[1])] as const
  const [fixed, free] = fresh.map(seatKey) as [string, string]
  const wishing = (table: number) => {
    const tables = new Map([
      [fixed, 7],
      [free, table],
    ])
    const wish = { round: 1, pairings: [...fresh, asBefore(three)], tables }
    return new Map(
      openMatches(after(planned, setPairings(planned, wish))).map((match) => [seatKey(match), match.table]),
    )
  }
  expect(wishing(6).get(free)).toBe(6)
  expect(wishing(6).get(fixed)).toBe(9)
  expect(wishing(three.table).get(free)).toBe(1)
  for (const table of [4, 0, -1, 1.5, Number.NaN, 10_000]) expect(wishing(table).get(free)).toBe(1)
})
