import { expect, test } from 'vitest'
import { type SeededRandom, seededRandom } from '../../seeded-random.ts'
import { MAGIC } from '../rule-packs/magic.ts'
import { POKEMON } from '../rule-packs/pokemon.ts'
import type { RulePack } from '../rule-packs/rule-pack.ts'
import { findRulePack } from '../rule-packs/rule-packs.ts'
import { YUGIOH } from '../rule-packs/yugioh.ts'
import type { PlayerId } from '../tournament.ts'
import { computeSharedStandings, computeStandings } from './compute-standings.ts'
import { explainStanding } from './explain-standing.ts'
import { type WrittenRounds, writtenEvent } from './testing/event.ts'

type Pool = { readonly rules: RulePack; readonly rounds: WrittenRounds; readonly lot?: string }

const pool = (event: Pool) => writtenEvent({ ...event, structure: 'round-robin' })
const places = (event: Pool) => computeStandings(pool(event)).map(({ rank, playerId }) => `${rank}${playerId}`)

const ALICE_BEAT_BRUNO = [
  ['Alice 2-0 Bruno', 'Chloe 2-0 David'],
  ['Alice 2-0 Chloe', 'Bruno 2-0 David'],
  ['David 2-0 Alice', 'Bruno 2-0 Chloe'],
]

test.each([MAGIC, POKEMON, YUGIOH])('STAK-9 whoever beat the other stands above, whatever the lot ($game)', (rules) => {
  for (let draw = 0; draw < 20; draw++) {
    const ranked = places({ rules, rounds: ALICE_BEAT_BRUNO, lot: `lot ${draw}` })
    expect(ranked.slice(0, 2), `lot ${draw}`).toEqual(['1Alice', '2Bruno'])
  }
})

test('STAK-9 three who beat each other in a circle are told apart by their games, then share the first place', () => {
  const circle = (last: string) => [
    ['A 2-0 B', 'C 2-0 D'],
    ['B 2-0 C', 'A 2-0 D'],
    [last, 'B 2-0 D'],
  ]
  expect(places({ rules: MAGIC, rounds: circle('C 2-1 A') })).toEqual(['1A', '2B', '3C', '4D'])
  const ranked = places({ rules: MAGIC, rounds: circle('C 2-0 A') })
  expect(ranked.map(([rank]) => rank)).toEqual(['1', '1', '1', '4'])
  expect(places({ rules: MAGIC, rounds: [...circle('C 2-0 A').slice(0, 2), ['C 2-0 A', 'B 2-1 D']] })).toEqual(
    // Tied among themselves: B lost a game to someone else, then A and C have met.
    ['1C', '2A', '3B', '4D'],
  )
})

test('STAK-9 a tournament that pinned the earlier rules keeps the order that they give', () => {
  const rules = findRulePack('magic-2026-02-27')
  if (!rules) throw new Error('The earlier rules are gone')
  const orders = [...Array(20).keys()].map((draw) => places({ rules, rounds: ALICE_BEAT_BRUNO, lot: `lot ${draw}` })[0])
  expect(new Set(orders)).toEqual(new Set(['1Alice', '1Bruno']))
})

test('NONE-4 the row says what told those apart who are level on points, and with whom a place is shared', () => {
  const event = pool({ rules: MAGIC, rounds: ALICE_BEAT_BRUNO })
  const bruno = explainStanding(event, 'Bruno' as PlayerId)
  expect(bruno).toMatchObject({
    figures: [],
    meetings: { steps: [{ by: 'points-among', among: ['Alice', 'Bruno'], value: 0, decides: true }], sharedWith: [] },
  })
  const level = pool({ rules: MAGIC, rounds: [['A 2-0 B'], ['B 2-0 C'], ['C 2-0 A']] })
  expect(explainStanding(level, 'B' as PlayerId)?.meetings).toMatchObject({
    steps: [
      { by: 'points-among', value: 3, decides: false },
      { by: 'games-among', value: 0, decides: false },
      { by: 'games', value: 0, decides: false },
    ],
    sharedWith: ['A', 'C'],
  })
  expect(explainStanding(writtenEvent({ rules: MAGIC, rounds: ALICE_BEAT_BRUNO }), 'Bruno' as PlayerId)?.meetings).toBe(
    null,
  )
})

/** Games the first won and lost against the second; null: not met. */
type Games = readonly [number, number]
type Table = ReadonlyMap<string, Games>
const ALL_GAMES: readonly Games[] = [
  [2, 0],
  [2, 1],
  [1, 1],
  [1, 2],
  [0, 2],
]

const NAMES = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H']

function pairsOf(players: number): readonly (readonly [string, string])[] {
  const names = NAMES.slice(0, players)
  return names.flatMap((one, place) => names.slice(place + 1).map((other) => [one, other] as const))
}

type Played = { readonly table: Table; readonly names: readonly string[]; readonly draw: number }

/** The rule evaluated afresh per pair, without product code or caching. */
function isAbove({ table, names, draw }: Played, one: string, other: string) {
  const games = (name: string, against: readonly string[]) =>
    against.reduce((sum, opponent) => {
      const [won, lost] = table.get(`${name}${opponent}`) ?? [0, 0]
      return sum + won - lost
    }, 0)
  const points = (name: string, against: readonly string[]) =>
    against.reduce((sum, opponent) => {
      const met = table.get(`${name}${opponent}`)
      if (!met) return sum
      return sum + (met[0] > met[1] ? 3 : met[0] === met[1] ? draw : 0)
    }, 0)
  if (points(one, names) !== points(other, names)) return points(one, names) > points(other, names)
  let level = names.filter((name) => points(name, names) === points(one, names))
  for (;;) {
    const among = level
    const questions = [
      (name: string) => points(name, among),
      (name: string) => games(name, among),
      (name: string) => games(name, names),
    ]
    const asked = questions.find((question) => new Set(among.map(question)).size > 1)
    if (!asked) return false
    if (asked(one) !== asked(other)) return asked(one) > asked(other)
    level = among.filter((name) => asked(name) === asked(one))
  }
}

function expectAsStated(players: number, results: readonly Games[], seed: string): void {
  const names = NAMES.slice(0, players)
  const pairs = pairsOf(players)
  const rounds = pairs.map(([one, other], place) => [`${one} ${results[place]?.join('-')} ${other}`])
  const table = new Map<string, Games>()
  for (const [place, [one, other]] of pairs.entries()) {
    const [won, lost] = results[place] ?? [0, 0]
    table.set(`${one}${other}`, [won, lost]).set(`${other}${one}`, [lost, won])
  }
  for (const rules of [MAGIC, YUGIOH]) {
    const stated = names.map(
      (name) =>
        `${1 + names.filter((other) => isAbove({ table, names, draw: rules.points.draw }, other, name)).length}${name}`,
    )
    const event = pool({ rules, rounds })
    expect(places({ rules, rounds }).toSorted(), `${seed}: ${rounds.join(', ')}`).toEqual(stated.toSorted())
    expect(computeSharedStandings(event), seed).toEqual(computeStandings(event))
  }
}

function everyResult(count: number): readonly (readonly Games[])[] {
  return count === 0 ? [[]] : everyResult(count - 1).flatMap((some) => ALL_GAMES.map((games) => [...some, games]))
}

test('STAK-9 every pool of three, and pools of four to eight by chance, are ordered as the rule says', () => {
  for (const [number, results] of everyResult(3).entries()) expectAsStated(3, results, `pool ${number} of three`)
  const seed = `pools ${Math.floor(Math.random() * 1e9)}`
  const random = seededRandom(seed)
  for (let run = 0; run < 1_500; run++) {
    const players = 4 + (run % 5)
    expectAsStated(players, someResults(random, pairsOf(players).length, run), `${seed}, run ${run}`)
  }
})

/** Mostly 2-0, as in real pools, so that many tie. */
function someResults(random: SeededRandom, count: number, run: number): readonly Games[] {
  const results = run % 2 === 0 ? ALL_GAMES.filter(([won, lost]) => won === 0 || lost === 0) : ALL_GAMES
  return Array.from({ length: count }, () => results[Math.floor(random() * results.length)] ?? [2, 0])
}
