import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seededRandom } from '../../seeded-random.ts'
import { type BrokenField, breakFewest, type OpenTable } from './break-fewest.ts'
import type { Pair, PairingPlayer } from './pairing-field.ts'

const MOST = 3

type Shape = {
  readonly newcomers: number
  readonly exempt: number
  readonly tables: number
  readonly points: readonly number[]
  readonly byes: readonly number[]
  readonly metPart: number
  readonly fixed: readonly boolean[]
  readonly seed: string
}

/** Arbitrary states: random points, byes and earlier meetings, even within a table. */
function fields(most: { readonly newcomers: number; readonly tables: number }) {
  const players = most.newcomers + 2 + 2 * most.tables
  return fc
    .record<Shape>({
      newcomers: fc.integer({ min: 1, max: most.newcomers }),
      exempt: fc.constantFrom(0, 1, 1, 2),
      tables: fc.integer({ min: 0, max: most.tables }),
      points: fc.array(fc.constantFrom(0, 1, 3, 6), { minLength: players, maxLength: players }),
      byes: fc.array(fc.constantFrom(0, 0, 0, 1, 2), { minLength: players, maxLength: players }),
      metPart: fc.constantFrom(0.1, 0.4, 0.6, 0.7, 0.8, 0.9),
      fixed: fc.array(fc.constantFrom(false, false, true), { minLength: most.tables, maxLength: most.tables }),
      seed: fc.string(),
    })
    .map(fieldOf)
}

function fieldOf({ newcomers, exempt, tables, points, byes, metPart, fixed, seed }: Shape): BrokenField {
  const player = (place: number): PairingPlayer => ({
    ...{ id: `p${place}`, points: points[place] ?? 0, byes: byes[place] ?? 0 },
    opponents: points.flatMap((_, other) => {
      const pair = [place, other].sort((one, two) => one - two).join(' ')
      return other !== place && seededRandom(`${seed} ${pair}`)() < metPart ? [`p${other}`] : []
    }),
  })
  const free = newcomers + exempt
  return {
    newcomers: Array.from({ length: newcomers }, (_, place) => player(place)),
    exempt: Array.from({ length: exempt }, (_, place) => player(newcomers + place)),
    tables: Array.from({ length: tables }, (_, table) => ({
      players: [player(free + 2 * table), player(free + 2 * table + 1)] as const,
      isFixed: fixed[table] ?? false,
    })),
    seed,
    most: MOST,
  }
}

type Cost = readonly number[]

/** A repair's cost, most important first; null if not allowed. */
function costOf(field: BrokenField, broken: readonly OpenTable[], pairs: readonly Pair[]): Cost | null {
  const everybody = [...field.newcomers, ...field.exempt, ...broken.flatMap(({ players }) => players)]
  const byId = new Map(everybody.map((player) => [player.id, player]))
  const cost = [broken.length, broken.filter(({ isFixed }) => isFixed).length, 0, 0, 0, 0, 0, 0]
  const add = (index: number, amount: number) => {
    cost[index] = (cost[index] ?? 0) + amount
  }
  for (const [one, other] of pairs) {
    const first = byId.get(one)
    if (!first) throw new Error(`${one} is not in the field`)
    const second = other === null ? null : byId.get(other)
    if (!second) {
      if (field.newcomers.includes(first)) return null
      add(2, first.byes)
      add(3, field.exempt.includes(first) ? 0 : 1)
      add(4, first.points)
      continue
    }
    if (first.opponents.includes(second.id)) return null
    if (broken.some(({ players }) => players.includes(first) && players.includes(second))) return null
    add(5, Math.abs(first.points - second.points))
    add(6, (first.points - second.points) ** 2)
    add(7, Math.abs(first.points ** 2 - second.points ** 2))
  }
  return cost
}

const compare = (one: Cost, other: Cost) => {
  const index = one.findIndex((each, place) => each !== other[place])
  return index < 0 ? 0 : (one[index] ?? 0) - (other[index] ?? 0)
}

function everyRound(ids: readonly string[]): readonly (readonly Pair[])[] {
  const [first, ...others] = ids
  if (first === undefined) return [[]]
  const met = others.flatMap((partner) =>
    everyRound(others.filter((id) => id !== partner)).map((rest): readonly Pair[] => [[first, partner], ...rest]),
  )
  return ids.length % 2 === 0
    ? met
    : [...met, ...everyRound(others).map((rest): readonly Pair[] => [[first, null], ...rest])]
}

function* subsets(tables: readonly OpenTable[], count: number): Generator<readonly OpenTable[]> {
  if (count === 0) yield []
  else
    for (const [index, table] of tables.entries())
      for (const rest of subsets(tables.slice(index + 1), count - 1)) yield [table, ...rest]
}

function bestByTrying(field: BrokenField): Cost | null {
  for (let count = 0; count <= Math.min(MOST, field.tables.length); count++) {
    const best = leastOf([...subsets(field.tables, count)].flatMap((broken) => costsWith(field, broken)))
    if (best) return best
  }
  return null
}

function costsWith(field: BrokenField, broken: readonly OpenTable[]): readonly Cost[] {
  const free = [...field.newcomers, ...field.exempt, ...broken.flatMap(({ players }) => players)]
  return everyRound(free.map(({ id }) => id)).flatMap((pairs) => {
    const cost = costOf(field, broken, pairs)
    return cost === null ? [] : [cost]
  })
}

function leastOf([first, ...others]: readonly Cost[]): Cost | null {
  return first ? others.reduce((best, each) => (compare(each, best) < 0 ? each : best), first) : null
}

function costFound(field: BrokenField): Cost | null {
  const repair = breakFewest(field)
  if (repair === null) return null
  const broken = repair.broken.flatMap((index) => field.tables[index] ?? [])
  const seated = repair.pairs.flat().filter((id) => id !== null)
  const free = [...field.newcomers, ...field.exempt, ...broken.flatMap(({ players }) => players)]
  expect(seated.toSorted()).toEqual(free.map(({ id }) => id).sort())
  return costOf(field, broken, repair.pairs)
}

test('NONE-6 a small field: no other set of tables is smaller, and none as small is paired better', () => {
  const brokenCounts = new Set<number | undefined>()
  fc.assert(
    fc.property(fields({ newcomers: 3, tables: 5 }), (field) => {
      const best = bestByTrying(field)
      brokenCounts.add(best?.[0])
      expect(costFound(field)).toEqual(best)
    }),
    { numRuns: 400 },
  )
  // Random fields cover everything: nothing to break, the maximum, and no solution.
  expect([...brokenCounts]).toEqual(expect.arrayContaining([0, 1, 2, undefined]))
})

test('NONE-6 a large field: tables that are alike may be left out, and the repair is as good', () => {
  fc.assert(
    fc.property(fc.integer({ min: 60, max: 110 }), fc.string(), fc.nat(), (tables, seed, chance) => {
      const field = aLateField(tables, seed, chance)
      expect(costFound(field)).toEqual(bestOfOneTable(field))
    }),
    { numRuns: 30 },
  )
})

/** A newcomer among three scores; both players without opponents have met seven others. */
function aLateField(tables: number, seed: string, chance: number): BrokenField {
  const points = (place: number) => ((place * 7 + chance) % 3) * 3
  const met = (own: number) =>
    Array.from({ length: 7 }, (_, index) => `p${2 + ((own * 5 + index * 11 + chance) % (2 * tables))}`)
  const alone = (own: number): PairingPlayer => ({
    ...{ id: `p${own}`, points: points(own), byes: own },
    opponents: [...met(own), `p${1 - own}`],
  })
  const [newcomer, exempt] = [alone(0), alone(1)]
  const player = (place: number): PairingPlayer => ({
    ...{ id: `p${place}`, points: points(place), byes: 0 },
    opponents: [newcomer, exempt].filter(({ opponents }) => opponents.includes(`p${place}`)).map(({ id }) => id),
  })
  return {
    ...{ newcomers: [newcomer], exempt: [exempt], seed, most: MOST },
    tables: Array.from({ length: tables }, (_, table) => ({
      players: [player(2 + 2 * table), player(3 + 2 * table)] as const,
      isFixed: false,
    })),
  }
}

function bestOfOneTable(field: BrokenField): Cost | null {
  return leastOf(field.tables.flatMap((table) => costsWith(field, [table])))
}
