import { expect, test } from 'vitest'
import { type SeededRandom, seededRandom } from '../../seeded-random.ts'
import { games } from '../kinds/result.ts'
import { POKEMON } from '../rule-packs/pokemon.ts'
import type { RulePack } from '../rule-packs/rule-pack.ts'
import { findRulePack } from '../rule-packs/rule-packs.ts'
import { YUGIOH } from '../rule-packs/yugioh.ts'
import { playerId } from '../testing/a-tournament.ts'
import { computeSharedStandings, computeStandings, drawnByLot } from './compute-standings.ts'
import { explainStanding } from './explain-standing.ts'
import { orderOf, standingsOf, type WrittenEvent, writtenEvent } from './testing/event.ts'

test('RANK-2 Pokémon puts whoever came late behind equal points, before any percentage', () => {
  const rounds = [
    ['A 2-0 B', 'C 2-0 D'],
    ['A 2-0 C', 'D 2-0 B', 'L loss'],
    ['L 2-0 A', 'C 2-0 D', 'B bye'],
  ]
  const entries = { L: 2 }
  const { L, B } = standingsOf({ rules: POKEMON, rounds, entries })
  expect([L?.points, B?.points]).toEqual([3, 3])
  expect(L?.opponentMatchWin).toBeGreaterThan(B?.opponentMatchWin ?? 1)
  expect(orderOf({ rules: POKEMON, rounds, entries }).split(' ').slice(-1)).toEqual(['L'])
  expect(explainStanding(writtenEvent({ rules: POKEMON, rounds, entries }), playerId('L'))?.isBehindAsLate).toBe(true)
  const earlier = findRulePack('pokemon-2026-05-21') ?? POKEMON
  expect(orderOf({ rules: earlier, rounds, entries }).split(' ').slice(-1)).not.toEqual(['L'])
})

test('RANK-2 one game percentage for one late entry: a match that nobody played counts no games, at a table it does', () => {
  const waits = { rounds: [['A 2-0 B'], ['L 2-0 A', 'B bye']], entries: { L: 2 } }
  const loses = {
    ...waits,
    rounds: [
      ['A 2-0 B', 'L loss'],
      ['L 2-0 A', 'B bye'],
    ],
  }
  const rules = { ...YUGIOH, gameWin: { counts: true, floor: [0, 1], ownFloor: false } } as const
  expect(standingsOf({ rules, ...waits }).L?.gameWin).toBe(1)
  expect(standingsOf({ rules, ...loses }).L?.gameWin).toBe(1)
  const event = writtenEvent({ rules, rounds: [['A 2-0 B']] })
  const [match] = event.matches
  if (match?.kind !== 'played' || match.state.kind !== 'terminated') throw new Error('Nobody plays')
  const score = { wins1: 0, wins2: 0, draws: 0, isDoubleLoss: true } as const
  const doubleLoss = { ...event, matches: [{ ...match, state: { ...match.state, result: games(score) } }] }
  expect(explainStanding(doubleLoss, playerId('A'))?.rounds[0]?.outcome).toMatchObject({ gamesWon: 0, gamesLost: 2 })
})

test('NONE-4 a place that the lot gave is known as such, one that a figure gave is not', () => {
  const event = writtenEvent({ rules: POKEMON, rounds: [['A 2-0 B', 'C 2-0 D', 'E bye']] })
  expect([...drawnByLot(event, computeStandings(event))].sort()).toEqual(['A', 'B', 'C', 'D'])
  expect(drawnByLot(event, computeSharedStandings(event)).size).toBe(0)
})

type Ratio = readonly [bigint, bigint]
const compareRatios = (one: Ratio, other: Ratio) => {
  const difference = one[0] * other[1] - other[0] * one[1]
  return difference === 0n ? 0 : difference > 0n ? 1 : -1
}
const mean = (ratios: readonly Ratio[]): Ratio =>
  ratios
    .reduce(([n, d], [m, e]) => [n * e + m * d, d * e], [0n, BigInt(1)] as Ratio)
    .map((part, at) => (at === 0 ? part : part * BigInt(ratios.length || 1))) as unknown as Ratio

type Line = { readonly round: number; readonly one: string; readonly other: string | null; readonly isWon: boolean }

/** The rule's text for one player, straight from the event's lines; no product code. */
function statedFigures(lines: readonly Line[], event: WrittenEvent, isYugioh: boolean) {
  const of = (name: string) => lines.filter(({ one, other }) => one === name || other === name)
  const isWonBy = (line: Line, name: string) => (line.one === name) === line.isWon
  const met = (name: string) =>
    of(name).flatMap(({ one, other }) => (other === null ? [] : [one === name ? other : one]))
  const last = event.rounds.length
  const missed = (name: string) =>
    [...Array(last).keys()].map((index) => index + 1).filter((round) => !of(name).some((line) => line.round === round))
  const share = (name: string): Ratio => {
    const counted = isYugioh ? of(name) : of(name).filter((line) => line.other !== null || !line.isWon)
    const won = counted.filter((line) => isWonBy(line, name)).length
    const rounds = counted.length + missed(name).length
    if (isYugioh) return rounds === 0 ? [0n, 1n] : [BigInt(won), BigInt(rounds)]
    return rounds === 0 || 4 * won < rounds ? [1n, 4n] : [BigInt(won), BigInt(rounds)]
  }
  const nobody: Ratio = isYugioh ? [0n, 1n] : [1n, 4n]
  const average = (name: string, figure: (name: string) => Ratio): Ratio =>
    met(name).length === 0 ? nobody : mean(met(name).map(figure))
  const omw = (name: string) => average(name, share)
  const lost = (name: string) => [
    ...of(name)
      .filter((line) => !isWonBy(line, name))
      .map(({ round }) => round),
    ...missed(name),
  ]
  return (name: string): readonly Ratio[] => [
    [BigInt(3 * of(name).filter((line) => isWonBy(line, name)).length), 1n],
    ...(isYugioh ? [] : [[event.entries?.[name] ? 0n : 1n, 1n] as const]),
    omw(name),
    average(name, omw),
    ...(isYugioh ? [[BigInt(lost(name).reduce((sum, round) => sum + round * round, 0)), 1n] as const] : []),
  ]
}

const NAMES = ['A', 'B', 'C', 'D', 'E', 'F', 'G']

function someRounds(random: SeededRandom) {
  const count = 3 + Math.floor(random() * 5)
  const late = NAMES.slice(0, count).filter((_, index) => index > 1 && random() < 0.25)
  const entries = Object.fromEntries(late.map((name) => [name, 2]))
  const lines: Line[] = []
  const rounds = [...Array(2 + Math.floor(random() * 3)).keys()].map((index) => {
    const present = NAMES.slice(0, count).filter((name) => index > 0 || !late.includes(name))
    const order = present.map((name) => [random(), name] as const).sort(([one], [other]) => one - other)
    const names = order.map(([, name]) => name)
    const pairs = names.flatMap((name, at) => (at % 2 === 0 ? [[name, names[at + 1] ?? null] as const] : []))
    return pairs.map(([one, other]) => {
      const isWon = random() < 0.5
      lines.push({ round: index + 1, one, other, isWon })
      if (other === null) return `${one} ${isWon ? 'bye' : 'loss'}`
      return `${one} ${isWon ? '2-1' : '1-2'} ${other}`
    })
  })
  return { rounds, entries, lines }
}

const compared = (rules: RulePack) => ({ rules, isYugioh: rules.game === 'yugioh' })

test.each([compared(YUGIOH), compared(POKEMON)])(
  'RANK-2 small fields are ordered as the rules of $rules.game say, figure by figure',
  ({ rules, isYugioh }) => {
    const seed = `stated ${Math.floor(Math.random() * 1e9)}`
    const random = seededRandom(seed)
    const withoutMeeting = { ...rules, tiebreakers: rules.tiebreakers.filter((each) => each !== 'head-to-head') }
    for (let run = 0; run < 1_500; run++) {
      const { rounds, entries, lines } = someRounds(random)
      const event = { rules: withoutMeeting, rounds, entries }
      const figures = statedFigures(lines, event, isYugioh)
      const rows = computeSharedStandings(writtenEvent(event))
      for (const { playerId: name, rank } of rows) {
        const above = rows.filter(({ playerId: other }) => {
          const [theirs, own] = [figures(other), figures(name)]
          const differences = theirs.map((figure, at) => compareRatios(figure, own[at] ?? [0n, 1n]))
          return (differences.find((difference) => difference !== 0) ?? 0) > 0
        })
        expect(rank, `${seed}, run ${run}, ${name}: ${JSON.stringify(rounds)}`).toBe(above.length + 1)
      }
    }
  },
)
