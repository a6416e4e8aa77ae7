import { playerId } from '@tablee/domain/tournaments/testing/a-tournament'
import { expect, test } from 'vitest'
import { changedTables, isChanged, linesOf, pairingKey, pairingsOf, type Step, tablesWished } from './arranged-lines.ts'
import type { Standing } from './lines.ts'

type Player = ReturnType<typeof playerId>
const [a, b, c, d, e, f, g] = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7'].map(playerId) as [
  ...[Player, Player, Player, Player, Player, Player, Player],
]
const round: Standing = {
  pairings: [
    { pairing: { kind: 'played', sides: [[a], [b]] }, table: 3, result: null },
    { pairing: { kind: 'played', sides: [[c], [d]] }, table: 8, result: null },
    { pairing: { kind: 'bye', player: e }, table: null, result: null },
  ],
  loose: [f, g],
}
const swap = (one: Player, other: Player): Step => ({ kind: 'swap', players: [one, other] })
const drafted = (...steps: readonly Step[]) => pairingsOf(linesOf(round, steps))

test('STAK-1 two players of two tables change places', () => {
  expect(drafted(swap(a, d))).toEqual([
    { kind: 'played', sides: [[d], [b]] },
    { kind: 'played', sides: [[c], [a]] },
    { kind: 'bye', player: e },
  ])
})

test('STAK-1 a seated player and the bye change places', () => {
  expect(drafted(swap(e, b))).toEqual([
    { kind: 'played', sides: [[a], [e]] },
    { kind: 'played', sides: [[c], [d]] },
    { kind: 'bye', player: b },
  ])
})

test('STAK-1 a player without a table takes the seat of another', () => {
  const without: Step = { kind: 'unseat', player: e }
  expect(drafted(without, swap(e, a))[0]).toEqual({ kind: 'played', sides: [[e], [b]] })
  expect(drafted(without, swap(a, e))[0]).toEqual({ kind: 'played', sides: [[e], [b]] })
  expect(drafted(swap(f, a))[0]).toEqual({ kind: 'played', sides: [[f], [b]] })
})

test('STAK-1 two players without a table open one, and everybody else stays without', () => {
  const broken: readonly Step[] = [
    { kind: 'unseat', player: a },
    { kind: 'unseat', player: c },
  ]
  expect(drafted(...broken, swap(a, c))).toEqual([
    { kind: 'played', sides: [[a], [c]] },
    { kind: 'bye', player: e },
  ])
  expect(tablesWished(linesOf(round, [...broken, swap(a, c)])).get(`${a} ${c}`)).toBe(3)
  expect(drafted(...broken, swap(a, c), swap(b, d))).toContainEqual({ kind: 'played', sides: [[b], [d]] })
  expect(drafted(...broken, swap(a, b))).toContainEqual({ kind: 'played', sides: [[a], [b]] })
  expect(drafted(swap(f, g))).toContainEqual({ kind: 'played', sides: [[f], [g]] })
  expect(drafted({ kind: 'unseat', player: a }, swap(f, a))[0]).toEqual({ kind: 'played', sides: [[a], [f]] })
})

test('STAK-1 the bye or a loss is given; the opponent is left without a table', () => {
  expect(drafted({ kind: 'loss', player: a })).toEqual([
    { kind: 'loss', player: a },
    { kind: 'played', sides: [[c], [d]] },
    { kind: 'bye', player: e },
  ])
  expect(drafted({ kind: 'loss', player: e })).toContainEqual({ kind: 'loss', player: e })
})

test('STAK-1 each step is taken back by itself, and no other table gets another number', () => {
  const three: Standing = {
    ...round,
    pairings: [...round.pairings, { pairing: { kind: 'played', sides: [[f], [g]] }, table: 5, result: null }],
    loose: [],
  }
  const steps: readonly Step[] = [swap(a, d), { kind: 'unseat', player: f }]
  const numbers = (taken: readonly Step[]) => new Map(linesOf(three, taken).map(({ id, table }) => [id, table]))
  const lines = linesOf(three, steps)
  expect([...tablesWished(lines)]).toEqual([
    [`${b} ${d}`, 3],
    [`${a} ${c}`, 8],
  ])
  expect(numbers(steps)).toEqual(numbers([]))
  expect(changedTables(lines).map(({ table }) => table)).toEqual([3, 8, 5])
  expect(changedTables(linesOf(three, steps.slice(0, 1))).map(({ table }) => table)).toEqual([3, 8])
  expect(changedTables(linesOf(three, steps.slice(1))).map(({ table }) => table)).toEqual([5])
  expect(linesOf(three, [swap(a, d), swap(a, d)]).some(isChanged)).toBe(false)
})

test('STAK-1 what was carried over keeps who meets as before, and frees nobody who is not asked to move', () => {
  const pairings = [
    { kind: 'played', sides: [[b], [a]] },
    { kind: 'played', sides: [[c], [e]] },
    { kind: 'bye', player: d },
  ] as const
  const lines = linesOf(round, [{ kind: 'arranged', pairings }])
  expect(pairingsOf(lines).map(pairingKey).sort()).toEqual(pairings.map(pairingKey).sort())
  expect(isChanged(lines[0] as (typeof lines)[number])).toBe(false)
})

test('STAK-1 whatever the steps, nobody is lost and nobody sits twice', () => {
  const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31))
  let state = seed
  const below = (limit: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return state % limit
  }
  const everybody = [a, b, c, d, e, f, g]
  const anybody = () => everybody[below(everybody.length)] ?? a
  const aStep = (): Step => {
    const kind = (['swap', 'swap', 'swap', 'bye', 'loss', 'unseat'] as const)[below(6)] ?? 'swap'
    return kind === 'swap' ? swap(anybody(), anybody()) : { kind, player: anybody() }
  }
  for (let evening = 0; evening < 500; evening++) {
    const steps = Array.from({ length: 1 + below(12) }, aStep)
    const lines = linesOf(round, steps)
    const seated = lines.flatMap(({ places }) => places.flatMap((held) => held?.player ?? []))
    expect(seated.toSorted(), `seed ${seed}`).toEqual(everybody)
    for (const { places } of lines) {
      const atTable = places.filter((held) => held?.as === 'table')
      expect([0, 2], `seed ${seed}`).toContain(atTable.length)
    }
  }
})
