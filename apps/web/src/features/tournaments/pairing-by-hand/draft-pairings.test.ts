import { startNextRound } from '@tablee/domain/tournaments/start-round'
import {
  after,
  aTournamentOf,
  playerId,
  started,
  withAnonymous,
  withResults,
} from '@tablee/domain/tournaments/testing/a-tournament'
import { expect, test } from 'vitest'
import {
  breakPairing,
  type Draft,
  draftOf,
  isSameDraft,
  seatAlone,
  swapPlayers,
  tablesOf,
  unpairedPlayers,
  unseat,
} from './draft-pairings.ts'

const [a, b, c, d, e] = ['p1', 'p2', 'p3', 'p4', 'p5'].map(playerId) as [
  ReturnType<typeof playerId>,
  ReturnType<typeof playerId>,
  ReturnType<typeof playerId>,
  ReturnType<typeof playerId>,
  ReturnType<typeof playerId>,
]
const round: Draft = [
  { kind: 'played', players: [a, b] },
  { kind: 'played', players: [c, d] },
  { kind: 'bye', player: e },
]

test('STAK-1 two players of two tables change places', () => {
  expect(swapPlayers(round, a, d)).toEqual([
    { kind: 'played', players: [d, b] },
    { kind: 'played', players: [c, a] },
    { kind: 'bye', player: e },
  ])
})

test('STAK-1 a seated player and the bye change places', () => {
  expect(swapPlayers(round, e, b)).toEqual([
    { kind: 'played', players: [a, e] },
    { kind: 'played', players: [c, d] },
    { kind: 'bye', player: b },
  ])
})

test('STAK-1 a player without a table takes the seat of another', () => {
  const without = unseat(round, e)
  expect(swapPlayers(without, e, a)[0]).toEqual({ kind: 'played', players: [e, b] })
  expect(swapPlayers(without, a, e)[0]).toEqual({ kind: 'played', players: [e, b] })
})

test('STAK-1 two players without a table open one', () => {
  const broken = breakPairing(breakPairing(round, round[0] as Draft[number]), round[1] as Draft[number])
  expect(swapPlayers(broken, a, c)).toEqual([
    { kind: 'bye', player: e },
    { kind: 'played', players: [a, c] },
  ])
})

test('STAK-1 the bye or a loss is given; the opponent is left without a table', () => {
  expect(seatAlone(round, a, 'loss')).toEqual([
    { kind: 'played', players: [c, d] },
    { kind: 'bye', player: e },
    { kind: 'loss', player: a },
  ])
})

test('STAK-1 whoever has no seat is listed, late entries too, dropped players not', () => {
  const first = withResults(started(aTournamentOf(4)))
  const late = withAnonymous(first, 'Tardif')
  const draft = unseat(draftOf(late, 1), playerId('p1'))
  const [, opponent] = [
    playerId('p1'),
    first.matches.flatMap((match) =>
      match.kind === 'played' && match.players.includes(playerId('p1'))
        ? match.players.filter((id) => id !== 'p1')
        : [],
    )[0],
  ]
  expect(new Set(unpairedPlayers(late, draft, 1))).toEqual(
    new Set([playerId('p1'), opponent, playerId('anonymous-Tardif')]),
  )
})

test('STAK-1 a pairing that stays keeps its table, whatever the order of chairs', () => {
  const tournament = started(aTournamentOf(6))
  const draft = draftOf(tournament, 1)
  const [first, second, third] = draft
  if (first?.kind !== 'played' || second?.kind !== 'played' || third?.kind !== 'played') return expect.unreachable()
  const swapped = swapPlayers(draft, first.players[0], second.players[0])
  const tables = tablesOf(tournament, swapped, 1)
  expect(tables.get(`played ${[...third.players].sort().join(' ')}`)).toBe(3)
  expect([...tables.values()].sort()).toEqual([1, 2, 3])
  expect(isSameDraft(swapPlayers(draft, first.players[0], first.players[1]), draft)).toBe(true)
  expect(isSameDraft(swapped, draft)).toBe(false)
})

test('STAK-1 the draft begins with the round as it is', () => {
  const tournament = after(withResults(started(aTournamentOf(4))), { accepted: true, value: [] })
  const next = after(tournament, startNextRound(tournament, { seed: 'x', wished: null }))
  expect(draftOf(next, 2)).toHaveLength(2)
})
