import fc from 'fast-check'
import { expect, test } from 'vitest'
import { accept, refuse } from '../../outcome.ts'
import { seededRandom } from '../../seeded-random.ts'
import { giveExtraTime } from '../clock/give-extra-time.ts'
import { startClock } from '../clock/start-clock.ts'
import { givePenalty } from '../conduct/give-penalty.ts'
import type { PenaltyId } from '../conduct/penalty.ts'
import { isBye, isMeeting, pairOf, seatsOf, sidesOfPair } from '../kinds/seats.ts'
import { finishTournament } from '../life/finish-tournament.ts'
import { playersWithoutSeat } from '../players/late-seats.ts'
import { removePlayer, restorePlayer } from '../players/remove-player.ts'
import { metOpponents } from '../results/match-points.ts'
import { setScore } from '../results/set-score.ts'
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
import type { PlayerId, WholeTournament } from '../tournament.ts'
import type { HandPairing } from './hand-pairing.ts'
import { repairRound } from './repair-round.ts'
import { matchesOfRound } from './round-progress.ts'
import { setPairings } from './set-pairings.ts'
import { type RoundRepair, smallestRepair } from './smallest-repair.ts'
import { startNextRound } from './start-round.ts'

const nora = playerId('anonymous-Nora')

function repairFor(tournament: WholeTournament, ...newcomers: readonly PlayerId[]): RoundRepair {
  const repair = smallestRepair(tournament, newcomers)
  if (!repair) throw new Error('no repair was found')
  return repair
}

const nextRound = (tournament: WholeTournament, seed = 's') =>
  after(withResults(tournament), startNextRound(withResults(tournament), { seed, wished: null }))

const six = withAnonymous(started(aTournamentOf(6)), 'Nora')
const five = withAnonymous(started(aTournamentOf(5)), 'Nora')

function withByeOf(tournament: WholeTournament, player: PlayerId): WholeTournament {
  const { number: round = 0 } = tournament.rounds.at(-1) ?? {}
  const matches = matchesOfRound(tournament, round)
  const [exempt] = matches.filter(isBye).flatMap(seatsOf)
  const other = (id: PlayerId) => (id === player ? (exempt ?? id) : id)
  const pairings = matches.map((match): HandPairing => {
    if (!isMeeting(match)) return { kind: 'bye', player }
    return { kind: 'played', sides: [[other(pairOf(match)[0])], [other(pairOf(match)[1])]] }
  })
  return after(tournament, setPairings(tournament, { round, pairings }))
}

test('NONE-6 with nobody to meet, one table is broken: the newcomer sits there, and who is left over has the bye', () => {
  const repair = repairFor(six, nora)
  expect(repair.broken).toBe(1)
  const [undone] = repair.undone.filter(isMeeting)
  const [made] = repair.made.filter(isMeeting)
  expect(made && pairOf(made)[1]).toBe(nora)
  expect(made?.table).toBe(undone?.table)
  const repaired = after(six, repairRound(six, repair))
  expect(playersWithoutSeat(repaired)).toEqual([])
  expect(matchesOfRound(repaired, 1).filter(isBye)).toEqual(repair.made.filter(isBye))
  const staying = openMatches(six).filter(({ id }) => id !== undone?.id)
  expect(openMatches(repaired)).toEqual([...staying, made])
  expect(repaired.players.at(-1)?.firstRound).toBe(1)
})

test('NONE-6 who has the bye of the round is the opponent where they have not met: nothing is broken', () => {
  const [exempt] = matchesOfRound(five, 1).filter(isBye).flatMap(seatsOf)
  const repair = repairFor(five, nora)
  expect(repair).toMatchObject({ broken: 0, pairings: [{ kind: 'played', sides: [[exempt], [nora]] }] })
  expect(repair.made).toMatchObject([{ table: 3 }])
})

test('NONE-6 both have met: one table is broken, its number is kept and the new table takes the next', () => {
  const [exempt = nora] = matchesOfRound(five, 1).filter(isBye).flatMap(seatsOf)
  const met = withResults(after(five, repairRound(five, repairFor(five, nora))))
  const second = withByeOf(nextRound(after(met, removePlayer(met, nora, 'staff'))), exempt)
  const back = after(second, restorePlayer(second, nora))
  const repair = repairFor(back, nora)
  const [undone] = repair.undone.filter(isMeeting)
  expect(repair.undone.map(({ kind }) => kind).sort()).toEqual(['bye', 'played'])
  expect(repair.made.filter(isMeeting).map(({ table }) => table)).toEqual([undone?.table, 3])
  expect(repair.made).toHaveLength(2)
  // No rematch and no second bye.
  const [stays, left] = undone ? pairOf(undone) : [nora, nora]
  const [rematch, beside] = [
    { kind: 'played', sides: [[exempt], [nora]] } as const,
    { kind: 'played', sides: [[stays], [nora]] } as const,
  ]
  for (const pairings of [[rematch], [beside, { kind: 'bye', player: left } as const]]) {
    expect(repairRound(back, { round: 2, pairings })).toEqual(refuse('round_moved_on'))
  }
})

test('NONE-6 a broken table keeps its number where a lower one is free', () => {
  const [first, ...others] = openMatches(six)
  const pairings = others.map((match) => ({ kind: 'played', sides: sidesOfPair(pairOf(match)) }) as const)
  const gone = after(six, setPairings(six, { round: 1, pairings, dropped: first ? pairOf(first) : [] }))
  const repair = repairFor(gone, nora)
  expect(repair.made.filter(isMeeting)[0]?.table).toBe(repair.undone.filter(isMeeting)[0]?.table)
})

test('NONE-6 several newcomers meet each other before a table is broken', () => {
  const two = withAnonymous(six, 'Lou')
  const repair = repairFor(two, nora, playerId('anonymous-Lou'))
  expect(repair).toMatchObject({ broken: 0, made: [{ table: 4 }] })
  expect(repairFor(two, nora).broken).toBe(1)
})

test('NONE-6 a table is left alone where something was reported, decided or given more time, and where somebody left a chair it is taken', () => {
  const [one, two, three] = openMatches(six)
  if (!one || !two || !three) throw new Error('three tables were expected')
  const scored = after(six, setScore(six, { matchId: one.id, score: twoNil }))
  const at = { round: 1, now: new Date('2026-11-20T19:00:00.000Z') }
  const clocked = after(scored, startClock(scored, at))
  const timed = after(clocked, giveExtraTime(clocked, { ...at, matchId: two.id, minutes: 3 }))
  expect(repairFor(timed, nora).undone.filter(isMeeting)).toEqual([three])
  const id = 'penalty' as PenaltyId
  const punished = after(
    timed,
    givePenalty(timed, { id, penalty: 'game-loss', playerId: pairOf(three)[0], by: 'organizer' }),
  )
  expect(smallestRepair(punished, [nora])).toBeNull()
  const left = after(timed, removePlayer(timed, pairOf(three)[1], 'staff'))
  // Nothing is broken, but the empty chair may be taken.
  expect(smallestRepair(left, [nora])).toMatchObject({ broken: 0, made: [{ sides: [[pairOf(three)[0]], [nora]] }] })
})

test('NONE-6 a fixed seat is broken only where no other table will do', () => {
  const fixed = openMatches(six)
    .slice(0, 2)
    .map((match) => ({ playerId: pairOf(match)[0], table: match.table }))
  const planned: WholeTournament = { ...six, tablePlan: { ...six.tablePlan, fixed } }
  expect(repairFor(planned, nora).undone.filter(isMeeting)).toEqual(openMatches(six).slice(2))
  const scored = after(planned, setScore(planned, { matchId: openMatches(six)[2]?.id as never, score: twoNil }))
  const repair = repairFor(scored, nora)
  expect(repair.made.filter(isMeeting).map(({ table }) => table)).toEqual(
    repair.undone.filter(isMeeting).map(({ table }) => table),
  )
})

test('NONE-6 no repair in a finished round, in a bracket, for who has a place, or who left', () => {
  expect(smallestRepair(withResults(six), [nora])).toBeNull()
  expect(smallestRepair(six, [])).toBeNull()
  expect(smallestRepair(six, [playerId('p1')])).toBeNull()
  expect(smallestRepair(aTournamentOf(3), [playerId('p1')])).toBeNull()
  expect(smallestRepair(withResults(five), [nora])).toBeNull()
  const bracket = { kind: 'elimination', seeds: [playerId('p1'), playerId('p2')] } as const
  const inCut: WholeTournament = { ...six, stages: [...six.stages, bracket] }
  expect(smallestRepair(inCut, [nora])).toBeNull()
  expect(repairRound(inCut, repairFor(six, nora))).toEqual(refuse('cut_follows_bracket'))
  const circle = { kind: 'round-robin', order: [playerId('p1'), playerId('p2')] } as const
  for (const stage of [bracket, circle]) {
    expect(smallestRepair({ ...six, stages: [stage] }, [nora])).toBeNull()
    expect(repairRound({ ...six, stages: [stage] }, repairFor(six, nora))).toEqual(refuse('tables_follow_draw'))
  }
})

test('NONE-6 a result that comes at a table to break, or a newcomer seated meanwhile, stops the act; elsewhere it does not', () => {
  const repair = repairFor(six, nora)
  const [undone] = repair.undone
  const elsewhere = openMatches(six).find(({ id }) => id !== undone?.id)
  const moved = after(six, setScore(six, { matchId: undone?.id as never, score: twoNil }))
  expect(repairRound(moved, repair)).toEqual(refuse('round_moved_on'))
  expect(repairFor(moved, nora).undone).not.toContainEqual(undone)
  const scored = after(six, setScore(six, { matchId: elsewhere?.id as never, score: twoNil }))
  expect(repairRound(scored, repair).accepted).toBe(true)
  const repaired = after(six, repairRound(six, repair))
  expect(repairRound(repaired, repair)).toEqual(accept([]))
  const gone = after(six, removePlayer(six, nora, 'staff'))
  expect(repairRound(gone, repair)).toEqual(refuse('pairing_player_unknown'))
  const next = nextRound(six)
  expect(repairRound(next, repair)).toEqual(refuse('round_moved_on'))
  const over = withResults(six)
  expect(repairRound(after(over, finishTournament(over)), repair)).toEqual(refuse('tournament_finished'))
  expect(repairRound(aTournamentOf(3), repair)).toEqual(refuse('tournament_not_running'))
})

test('NONE-6 what is no smallest repair is not done under its name', () => {
  const [one, two] = openMatches(six)
  if (!one || !two) throw new Error('two tables were expected')
  const played = (...players: [PlayerId, PlayerId]) => ({ kind: 'played', sides: sidesOfPair(players) }) as const
  const wishes = [
    // Two tables for one.
    [played(pairOf(one)[0], nora), played(pairOf(one)[1], pairOf(two)[0]), { kind: 'bye', player: pairOf(two)[1] }],
    [played(pairOf(one)[0], nora)],
    [{ kind: 'bye', player: nora }],
    [played(pairOf(one)[0], pairOf(two)[0]), played(pairOf(one)[1], pairOf(two)[1])],
    [{ kind: 'loss', player: nora }],
    [played(pairOf(one)[0], nora), { kind: 'loss', player: pairOf(one)[1] }],
  ] as const
  for (const pairings of wishes) {
    expect(repairRound(six, { round: 1, pairings })).toEqual(refuse('round_moved_on'))
  }
  const [table] = openMatches(five)
  if (!table) throw new Error('a table was expected')
  // A second bye, though the player with the first could be the opponent.
  const pairings = [played(pairOf(table)[0], nora), { kind: 'bye', player: pairOf(table)[1] }] as const
  expect(repairRound(five, { round: 1, pairings })).toEqual(refuse('round_moved_on'))
})

test('NONE-6 in rounds of any length: everybody is seated once, nobody meets again, and what stays is untouched', () => {
  fc.assert(
    fc.property(
      fc.record({
        count: fc.integer({ min: 4, max: 14 }),
        rounds: fc.integer({ min: 1, max: 5 }),
        late: fc.integer({ min: 1, max: 3 }),
        seed: fc.string(),
      }),
      ({ count, rounds, late, seed }) => {
        const random = seededRandom(seed)
        const draw = (below: number) => Math.floor(random() * below)
        let tournament = started(aTournamentOf(count))
        for (let round = 2; round <= rounds; round++) tournament = nextRound(tournament, `${draw(99)}`)
        for (let number = 0; number < late; number++) tournament = withAnonymous(tournament, `Tard ${number}`)
        for (const match of openMatches(tournament)) {
          if (draw(3) === 0) tournament = after(tournament, setScore(tournament, { matchId: match.id, score: twoNil }))
        }
        const newcomers = playersWithoutSeat(tournament).map(({ id }) => id)
        const repair = smallestRepair(tournament, newcomers)
        if (repair === null) return
        const repaired = after(tournament, repairRound(tournament, repair))
        const matches = matchesOfRound(repaired, rounds)
        const before = matchesOfRound(tournament, rounds)
        expect(matches.flatMap(seatsOf).sort()).toEqual([...before.flatMap(seatsOf), ...newcomers].sort())
        expect(matches.filter(isBye).length).toBe(matches.flatMap(seatsOf).length % 2)
        const tables = matches.filter(isMeeting).map(({ table }) => table)
        expect(tables.toSorted((a, b) => a - b)).toEqual(tables.map((_, index) => index + 1))
        const met = metOpponents(tournament.matches.filter(({ round }) => round < rounds))
        for (const match of repair.made.filter(isMeeting)) {
          expect(met.get(pairOf(match)[0]) ?? []).not.toContain(pairOf(match)[1])
        }
        const moving = new Set(repair.pairings.flatMap(seatsOf))
        expect(matches.filter((match) => !seatsOf(match).some((id) => moving.has(id)))).toEqual(
          before.filter((match) => !seatsOf(match).some((id) => moving.has(id))),
        )
        for (const { table } of repair.undone.filter(isMeeting)) {
          expect(repair.made.filter(isMeeting).map((match) => match.table)).toContain(table)
        }
      },
    ),
    { numRuns: 300 },
  )
})
