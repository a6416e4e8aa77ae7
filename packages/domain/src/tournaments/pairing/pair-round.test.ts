import { describe, expect, test } from 'vitest'
import { seededRandom } from '../../seeded-random.ts'
import { shuffled } from '../../shuffled.ts'
import { pairingFaults } from '../testing/pairing-legality.ts'
import { simulatedEvent } from '../testing/simulated-event.ts'
import { measurePairing } from './measure-pairing.ts'
import { pairRound } from './pair-round.ts'
import type { Pair, PairingPlayer } from './pairing-field.ts'

const SEEDS = ['one', 'two', 'three', 'four', 'five']

/** Points, then a letter for each opponent met and a dash for each bye. */
function player(id: string, points: number, history = ''): PairingPlayer {
  const opponents = [...history].filter((met) => met !== '-')
  return { id, points, opponents, byes: history.length - opponents.length }
}

function pairNamed(names: string): Pair {
  const [first = '', second = 'bye'] = names.split(' ')
  return [first, second === 'bye' ? null : second]
}

function sorted(pairs: readonly Pair[]): string[] {
  return pairs.map(([first, second]) => [first, second ?? 'bye'].sort().join(' ')).sort()
}

describe('QADM-7 tiny fields are paired whatever has been played', () => {
  test('QADM-7 nobody gives no pair, one player the bye, two players one pair', () => {
    expect(pairRound([], 'seed')).toEqual([])
    expect(pairRound([player('A', 0)], 'seed')).toEqual([['A', null]])
    expect(pairRound([player('A', 0), player('B', 3)], 'seed')).toEqual([['B', 'A']])
  })

  test('QADM-7 one player alone has a second bye, two who have met have a rematch', () => {
    expect(pairRound([player('A', 3, '-')], 'seed')).toEqual([['A', null]])
    expect(pairRound([player('A', 3, 'B'), player('B', 0, 'A')], 'seed')).toEqual([['A', 'B']])
  })

  test('QADM-7 three who have all met and had the bye: the two best meet again, the lowest has the bye', () => {
    const players = [player('A', 9, 'BC-'), player('B', 6, 'AC-'), player('C', 3, 'AB-')]
    for (const seed of SEEDS) expect(sorted(pairRound(players, seed))).toEqual(['A B', 'C bye'])
  })
})

describe('QADM-7 rounds worked out by hand', () => {
  const rounds: [title: string, players: PairingPlayer[], expected: string[]][] = [
    [
      'the round-robin of four is completed although points differ',
      [player('A', 6, 'BC'), player('B', 3, 'AD'), player('C', 3, 'DA'), player('D', 0, 'CB')],
      ['A D', 'B C'],
    ],
    [
      'the bye goes to the leader when he alone has had none',
      [
        player('A', 12, 'BCDE'),
        player('B', 9, 'AED-'),
        player('C', 9, 'DAE-'),
        player('D', 3, 'CAB-'),
        player('E', 3, 'BCA-'),
      ],
      ['A bye', 'B C', 'D E'],
    ],
    [
      'the bye skips the two lowest when it would force a rematch',
      [player('A', 9, 'BCD'), player('B', 6, 'AC'), player('C', 6, 'AB'), player('D', 3, 'A'), player('E', 0)],
      ['A E', 'B bye', 'C D'],
    ],
    [
      'a second bye is better than a rematch',
      [player('A', 6, 'BC'), player('B', 3, 'A-'), player('C', 0, 'A-')],
      ['A bye', 'B C'],
    ],
    [
      'the lowest who has had the bye does not have it again',
      [player('A', 6, 'B'), player('B', 3, 'A'), player('C', 3, '-')],
      ['A C', 'B bye'],
    ],
    [
      'a pair that met once meets again rather than one that met twice',
      [player('A', 9, 'BBCD'), player('B', 9, 'AACD'), player('C', 0, 'DDAB'), player('D', 0, 'CCAB')],
      ['A C', 'B D'],
    ],
  ]

  test.each(rounds)('QADM-7 %s', (_, players, expected) => {
    // Interchangeable players: any of the equally good rounds is right.
    const best = measurePairing(players, expected.map(pairNamed))
    for (const seed of SEEDS) {
      const pairs = pairRound(players, seed)
      expect(pairingFaults(players, pairs)).toEqual([])
      expect(measurePairing(players, pairs)).toEqual(best)
    }
  })

  test('QADM-7 two neighbouring floats are better than one long one', () => {
    const players = [player('A', 9), player('B', 6), player('C', 6), player('D', 3)]
    for (const seed of SEEDS) {
      const pairs = pairRound(players, seed)
      expect(measurePairing(players, pairs)).toMatchObject({ difference: 6, squares: 18 })
      expect(pairs.map(([better]) => better)[0]).toBe('A')
    }
  })
})

describe('QADM-7 a big group that has nobody new for a float', () => {
  const middle = [...'BCDEFGHI']
  const leader = player('A', 6, 'BCDEFGHI')

  test('QADM-7 the leader who has met all of the next group meets somebody below it, and the bye stays at the bottom', () => {
    const players = [leader, ...middle.map((id) => player(id, 3, 'A')), player('J', 0), player('K', 0)]
    for (const seed of SEEDS) {
      const pairs = pairRound(players, seed)
      expect(measurePairing(players, pairs)).toMatchObject({ rematches: 0, byePoints: 0, difference: 6 })
    }
  })

  test('QADM-7 two players have met even when only one of them remembers', () => {
    const players = [player('A', 3, 'B'), player('B', 3), player('C', 0), player('D', 0)]
    for (const seed of SEEDS) {
      expect(measurePairing(players, pairRound(players, seed)).rematches).toBe(0)
      expect(measurePairing(players, pairRound(players.toReversed(), seed)).rematches).toBe(0)
    }
  })
})

describe('NONE-2 a round can be computed again', () => {
  const rounds = [
    { players: 23, rounds: 6, seed: 'club' },
    { players: 300, rounds: 5, seed: 'regional' },
    { players: 6, rounds: 6, seed: 'kitchen table' },
  ].flatMap((plan) => [...simulatedEvent({ ...plan, dropRate: 0.02 })])

  test('NONE-2 the same seed gives the same pairs, tables included, whatever the order of the list', () => {
    for (const { players, seed, pairs } of rounds) {
      expect(pairRound(players.toReversed(), seed)).toEqual(pairs)
      const mixed = shuffled(players, seededRandom('another order'))
      expect(pairRound(mixed, seed)).toEqual(pairs)
      const unsortedOpponents = players.map((one) => ({ ...one, opponents: one.opponents.toReversed() }))
      expect(pairRound(unsortedOpponents, seed)).toEqual(pairs)
    }
  })

  test('NONE-2 two players who draw the same lot are told apart by their ids, not by their places in the list', () => {
    // With this seed, these two draw the same number (one in four billion); the third shows who gets the bye.
    const field = [player('p140750', 0), player('p142255', 0), player('x', 3)]
    expect(pairRound(field.toReversed(), 'seed')).toEqual(pairRound(field, 'seed'))
  })

  test('NONE-2 a pairing stays what it was when it was published', () => {
    const field = ['Ana', 'Bob', 'Cyd', 'Dan', 'Eve', 'Fay', 'Gus'].map((id, index) => player(id, index < 3 ? 3 : 0))
    expect(pairRound(field, 'the published seed')).toMatchInlineSnapshot(`
      [
        [
          "Ana",
          "Cyd",
        ],
        [
          "Bob",
          "Gus",
        ],
        [
          "Eve",
          "Fay",
        ],
        [
          "Dan",
          null,
        ],
      ]
    `)
  })

  test('another seed gives other pairs', () => {
    const field = Array.from({ length: 16 }, (_, index) => player(String.fromCharCode(65 + index), 0))
    const found = new Set(SEEDS.map((seed) => JSON.stringify(sorted(pairRound(field, seed)))))
    expect(found.size).toBe(SEEDS.length)
  })

  test('the players given are left as they are', () => {
    const field = Object.freeze([player('B', 0), player('A', 3), player('C', 3)].map((one) => Object.freeze(one)))
    expect(() => pairRound(field, 'seed')).not.toThrow()
  })
})
