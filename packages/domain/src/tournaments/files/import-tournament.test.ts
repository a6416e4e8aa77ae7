import { expect, test } from 'vitest'
import { refuse } from '../../outcome.ts'
import { planClock } from '../clock/plan-clock.ts'
import { createdTournament, evolveAll } from '../evolve.ts'
import { bracketOf } from '../kinds/bracket.ts'
import { cancelTournament } from '../life/cancel-tournament.ts'
import { changeSettings } from '../life/change-settings.ts'
import { finishTournament } from '../life/finish-tournament.ts'
import { planCut } from '../rounds/plan-cut.ts'
import { recomputeRound } from '../rounds/recompute-round.ts'
import { startCut } from '../rounds/start-cut.ts'
import { startNextRound, startTournament } from '../rounds/start-round.ts'
import { customiseRules } from '../rule-packs/customise-rules.ts'
import { RULE_PACKS } from '../rule-packs/rule-packs.ts'
import { computeSharedStandings } from '../standings/compute-standings.ts'
import { planTables } from '../tables/plan-tables.ts'
import { after, aTournamentOf, publicId, started, withAnonymous, withResults } from '../testing/a-tournament.ts'
import { playedTournament } from '../testing/played-tournament.ts'
import type { Tournament, TournamentCode, TournamentId } from '../tournament.ts'
import { type Importing, importInSteps, importTournament } from './import-tournament.ts'
import { type PortableTournament, portableTournament } from './portable-tournament.ts'

const ELSEWHERE: Importing = {
  id: 'elsewhere' as TournamentId,
  code: 'ZZZZZZ' as TournamentCode,
  organizer: publicId('somebody else'),
}

function imported(file: PortableTournament): Tournament {
  const outcome = importTournament(file, ELSEWHERE)
  if (!outcome.accepted) throw new Error(JSON.stringify(outcome.refusal))
  return evolveAll(createdTournament(outcome.value.created), outcome.value.settled)
}

const again = (tournament: Tournament) => imported(portableTournament(tournament))
const shared = (tournament: Tournament) =>
  computeSharedStandings({ ...tournament, throughRound: tournament.rounds.length })

const saved = (file: PortableTournament): PortableTournament => JSON.parse(JSON.stringify(file))

test.each(['one', 'two', 'three'])(
  'STAK-12 a tournament taken along shows the same tables, seeds and standings elsewhere, and can go on (%s)',
  (seed) => {
    const played = playedTournament({ players: 23, rounds: 5, seed, dropRate: 0.1 })
    const elsewhere = imported(saved(portableTournament(played)))
    expect(shared(elsewhere)).toEqual(shared(played))
    expect(elsewhere.rounds.map(({ seed: drawn }) => drawn)).toEqual(played.rounds.map(({ seed: drawn }) => drawn))
    expect(elsewhere.matches.map(({ id }) => id)).toEqual(played.matches.map(({ id }) => id))
    expect(elsewhere.players.map(({ droppedAfter }) => droppedAfter)).toEqual(
      played.players.map(({ droppedAfter }) => droppedAfter),
    )
    const [here, there] = [withResults(played), withResults(elsewhere)]
    expect(after(there, finishTournament(there)).phase).toEqual(after(here, finishTournament(here)).phase)
  },
)

test('OPS-12 a file is checked and decided in a step for each of its rounds, and a finished one in more, as at once', () => {
  const played = withResults(playedTournament({ players: 9, rounds: 4, seed: 'steps' }))
  for (const [tournament, least] of [
    [played, 10],
    [after(played, finishTournament(played)), 18],
  ] as const) {
    const file = portableTournament(tournament)
    const steps = importInSteps(file, ELSEWHERE)
    let count = 0
    let step = steps.next()
    for (; !step.done; step = steps.next()) count++
    expect(step.value).toEqual(importTournament(file, ELSEWHERE))
    expect(count).toBeGreaterThanOrEqual(least)
  }
})

test('STAK-9 STAK-12 the cut that is planned goes along, and a circle has none to plan', () => {
  const meant = after(aTournamentOf(9), planCut(aTournamentOf(9), 4))
  expect(again(meant).plannedCut).toBe(4)
  const file = { ...portableTournament(meant), structure: { kind: 'round-robin', order: [] } as const }
  expect(importTournament(file, ELSEWHERE)).toEqual(refuse('import_invalid', { field: 'plannedCut' }))
})

test('STAK-9 STAK-12 the match for the third place goes along', () => {
  const swiss = withResults(playedTournament({ players: 6, rounds: 2, seed: 'third' }))
  const wish = { by: 'size', size: 4 } as const
  const cut = after(swiss, startCut(swiss, { wish, afterRound: 2, seed: 'cut', thirdPlace: true }))
  const last = after(withResults(cut), startNextRound(withResults(cut), { seed: 'final', wished: null }))
  expect(bracketOf(again(last))?.thirdPlace).toEqual(bracketOf(last)?.thirdPlace)
  expect(shared(again(withResults(last)))).toEqual(shared(withResults(last)))
})

test('STAK-9 STAK-12 a bracket goes along, is played on, and ranks as it did', () => {
  const swiss = withResults(playedTournament({ players: 11, rounds: 3, seed: 'cut' }))
  const cut = after(swiss, startCut(swiss, { wish: { by: 'size', size: 8 }, afterRound: 3, seed: 'cut' }))
  const semis = after(withResults(cut), startNextRound(withResults(cut), { seed: 'semis', wished: null }))
  const elsewhere = imported(saved(portableTournament(semis)))
  expect(elsewhere.stages).toEqual(semis.stages)
  expect(bracketOf(elsewhere)?.rounds[1]).toMatchObject({ round: 5, places: 4 })
  expect(shared(elsewhere)).toEqual(shared(semis))
  const onward = (tournament: Tournament) =>
    after(withResults(tournament), startNextRound(withResults(tournament), { seed: 'final', wished: null }))
  const [here, there] = [withResults(onward(semis)), withResults(onward(elsewhere))]
  expect(after(there, finishTournament(there)).phase).toEqual(after(here, finishTournament(here)).phase)
})

test('STAK-9 STAK-12 a bracket of others, or without its rounds, is refused', () => {
  const swiss = withResults(playedTournament({ players: 9, rounds: 2, seed: 'cut' }))
  const cut = after(swiss, startCut(swiss, { wish: { by: 'size', size: 4 }, afterRound: 2, seed: 'cut' }))
  const file = saved(portableTournament(cut))
  const seeds = file.cut?.seeds ?? []
  const wrong = [
    { firstRound: 9, seeds },
    { firstRound: 3, seeds: [] },
    { firstRound: 3, seeds: [...seeds, 99] },
    { firstRound: 3, seeds: [...seeds, seeds[0] ?? 0] },
  ]
  const fields = wrong.map((other) => {
    const outcome = importTournament({ ...file, cut: other }, ELSEWHERE)
    return outcome.accepted ? null : outcome.refusal.details?.field
  })
  expect(fields).toEqual(['cut.firstRound', 'cut.seeds', 'cut.seeds', 'cut.seeds'])
})

function playedAs(structure: 'elimination' | 'round-robin', players: number, rounds: number): Tournament {
  const waiting = aTournamentOf(players)
  const chosen = after(waiting, changeSettings(waiting, { structure }))
  let tournament = after(chosen, startTournament(chosen, 'first'))
  while (tournament.rounds.length < rounds) {
    tournament = withResults(tournament)
    tournament = after(tournament, startNextRound(tournament, { seed: 'next', wished: null }))
  }
  return tournament
}

test.each(['elimination', 'round-robin'] as const)(
  'STAK-9 STAK-12 a %s goes along, is played on, and can be drawn again',
  (structure) => {
    const here = playedAs(structure, 6, 2)
    const there = imported(saved(portableTournament(here)))
    expect(there.stages).toEqual(here.stages)
    expect(recomputeRound(there, 1)?.others).toBe(0)
    expect(shared(there)).toEqual(shared(here))
    const onward = (tournament: Tournament) =>
      after(withResults(tournament), startNextRound(withResults(tournament), { seed: 'third', wished: null }))
    const [one, other] = [withResults(onward(here)), withResults(onward(there))]
    expect(after(other, finishTournament(other)).phase).toEqual(after(one, finishTournament(one)).phase)
    const waiting = after(aTournamentOf(4), changeSettings(aTournamentOf(4), { structure }))
    expect(imported(saved(portableTournament(waiting))).stages).toEqual(waiting.stages)
  },
)

test('STAK-9 STAK-12 places of others, of nobody or of too many are refused', () => {
  const file = saved(portableTournament(playedAs('round-robin', 5, 2)))
  const order = file.structure?.order ?? []
  const wrong = [[], order.slice(1), [...order, 99], [...order, order[0] ?? 0]]
  const fields = wrong.map((places) => {
    const outcome = importTournament({ ...file, structure: { kind: 'round-robin', order: places } }, ELSEWHERE)
    return outcome.accepted ? null : outcome.refusal.details?.field
  })
  expect(fields).toEqual(Array(4).fill('structure.order'))
  const waiting = saved(portableTournament(aTournamentOf(5)))
  const early = importTournament({ ...waiting, structure: { kind: 'elimination', order: [0] } }, ELSEWHERE)
  expect(early).toMatchObject({ refusal: { details: { field: 'structure.order' } } })
  const both = importTournament({ ...file, cut: { firstRound: 2, seeds: order } }, ELSEWHERE)
  expect(both).toMatchObject({ refusal: { code: 'import_invalid' } })
})

test('STAK-12 the plans of clock and tables come along, each player at their own table', () => {
  const waiting = aTournamentOf(4)
  const [, second] = waiting.players
  const fixed = second ? [{ playerId: second.id, table: 3 }] : []
  const wish = { prefix: 'B', first: 21, leftOut: [22], fixed, order: 'random' } as const
  const tabled = after(waiting, planTables(waiting, wish))
  const planned = after(tabled, planClock(tabled, { minutes: 35, startsWithRound: true }))
  const elsewhere = imported(saved(portableTournament(planned)))
  expect(elsewhere.tablePlan).toEqual(wish)
  expect(elsewhere.clockPlan).toEqual({ minutes: 35, startsWithRound: true })
  const over = withResults(started(planned))
  expect(again(after(over, finishTournament(over))).tablePlan).toEqual(wish)
})

test.each([
  ['tablePlan', { tablePlan: { prefix: '1', first: 1, leftOut: [], fixed: [], order: 'rank' } }],
  ['tablePlan', { tablePlan: { prefix: '', first: 1, leftOut: [], fixed: [{ player: 99, table: 1 }], order: 'rank' } }],
  ['clockPlan', { clockPlan: { minutes: 0, startsWithRound: false } }],
] as const)('STAK-12 a %s that nobody may choose is refused', (field, more) => {
  const file = { ...portableTournament(aTournamentOf(4)), ...more }
  expect(importTournament(file, ELSEWHERE)).toEqual(refuse('import_invalid', { field }))
})

test('STAK-12 a finished tournament has the standings that it was finished with, and a cancelled one is cancelled', () => {
  const played = withResults(playedTournament({ players: 9, rounds: 3, seed: 'finished' }))
  const finished = after(played, finishTournament(played))
  expect(again(finished).phase).toEqual(finished.phase)
  const cancelled = after(played, cancelTournament(played))
  expect(again(cancelled)).toMatchObject({ isCancelled: true, phase: cancelled.phase })
  expect(again(aTournamentOf(3)).phase).toEqual({ kind: 'waiting' })
})

test('STAK-12 ids and organizer are new, nobody plays on a device, and it says that it is imported', () => {
  const played = withAnonymous(playedTournament({ players: 6, rounds: 2, seed: 'ids' }), 'Tard')
  const file = portableTournament(played)
  const told = JSON.stringify(file)
  for (const secret of [played.id, played.code, played.organizer, ...played.players.map(({ publicId: id }) => id)]) {
    if (secret) expect(told).not.toContain(JSON.stringify(secret))
  }
  const elsewhere = imported(file)
  expect(elsewhere).toMatchObject({ ...ELSEWHERE, isImported: true, announcement: null, hasPassword: false })
  expect(elsewhere.players.every(({ publicId: id }) => id === null)).toBe(true)
  expect(elsewhere.players.map(({ name }) => name)).toEqual(played.players.map(({ name }) => name))
})

test('STAK-12 a round that was set by hand has no seed elsewhere either', () => {
  const paired = started(aTournamentOf(4))
  const byHand = { ...paired, rounds: paired.rounds.map((round) => ({ ...round, seed: null })) }
  expect(again(byHand).rounds).toEqual(byHand.rounds)
  expect(again(byHand).matches).toEqual(paired.matches)
})

test('STAK-12 results that no pack allows are taken as they are', () => {
  const file = portableTournament(withResults(started(aTournamentOf(2))))
  const [round] = file.rounds
  const [table] = round?.tables ?? []
  if (!round || !table) throw new Error('Nobody plays')
  const level = { ...file, rounds: [{ ...round, tables: [{ ...table, score: { wins1: 2, wins2: 2, draws: 0 } }] }] }
  expect(shared(imported(level)).map(({ points }) => points)).toEqual([1, 1])
})

test.each(RULE_PACKS)(
  'STAK-12 the rules of $game stay the published ones, and varied ones stay as they were varied',
  (pack) => {
    const file = portableTournament(aTournamentOf(2))
    expect(imported(saved({ ...file, rules: pack })).rules).toEqual(pack)
    const varied = customiseRules(pack, { points: { win: 5, draw: 2, loss: 1 }, missedRounds: 'not-played' })
    if (!varied.accepted) throw new Error('The rules could not be varied')
    expect(imported(saved({ ...file, rules: varied.value })).rules).toEqual(varied.value)
  },
)

test('STAK-12 rules out of bounds are refused, and what is no rule is not taken', () => {
  const file = portableTournament(aTournamentOf(2))
  const { rules } = file
  const wrong = { ...rules, matchWin: { ...rules.matchWin, floor: [1, 0] as const } }
  expect(importTournament({ ...file, rules: wrong }, ELSEWHERE)).toEqual(refuse('rules_invalid', { field: 'matchWin' }))
  const told = { ...rules, id: 'x'.repeat(9), source: '<b>', official: true, points: { win: 9, draw: 1, loss: 0 } }
  expect(imported({ ...file, rules: told }).rules).toMatchObject({ source: rules.source, official: false })
})

const file = portableTournament(withResults(started(aTournamentOf(5))))
const [first] = file.rounds
const [p1, p2] = file.players
if (!first || !p1 || !p2) throw new Error('Nobody plays')
const withRound = (changes: Partial<typeof first>) => ({ ...file, rounds: [{ ...first, ...changes }] })
const unscored = first.tables.map((table) => ({ ...table, score: null }))

test.each([
  ['a key twice', { ...file, players: [p1, { ...p2, key: p1.key }] }, 'players.key'],
  ['a name twice', { ...file, players: [p1, { ...p2, name: p1.name.toUpperCase() }] }, 'players.name'],
  ['a player from a round far off', { ...file, players: [{ ...p1, firstRound: 3 }, p2] }, 'players.firstRound'],
  [
    'a player gone after a round far off',
    { ...file, players: [{ ...p1, droppedAfter: 2 }, p2] },
    'players.droppedAfter',
  ],
  ['a seat of nobody', withRound({ byes: [5] }), 'rounds.0.players'],
  ['somebody at two tables', withRound({ losses: [0] }), 'rounds.0.players'],
  [
    'two tables of one number',
    withRound({ tables: first.tables.map((one) => ({ ...one, table: 1 })) }),
    'rounds.0.table',
  ],
  ['a round without anybody', withRound({ tables: [], byes: [] }), 'rounds.0'],
  ['a round before the end of another', { ...file, rounds: [{ ...first, tables: unscored }, first] }, 'rounds.0.score'],
  ['rounds before the start', { ...file, state: 'waiting' as const }, 'state'],
  ['a start without a round', { ...file, rounds: [] }, 'state'],
  ['an end before the end', { ...withRound({ tables: unscored }), state: 'finished' as const }, 'state'],
])('STAK-12 a file that tells of %s is refused whole', (_, wrong, field) => {
  expect(importTournament(wrong, ELSEWHERE)).toEqual(refuse('import_invalid', { field }))
})
