import type { SeededRandom } from '../../../seeded-random.ts'
import { itemAt, numberAt } from '../element-at.ts'
import { isShortPod } from './odd-seats.ts'
import { FIGURES, figureOrder, figuresOf, MEETINGS, type PodGroups, SPREAD } from './pod-groups.ts'
import type { PodLineUp } from './pod-line-up.ts'

/** Up to this many players the best round is found by looking at all: some 50 ms of a core at most. */
export const MOST_EXACT_PLAYERS = 16

/** A pod that a round may have, as a set of places; a bye is one of a single player. */
type Pod = { readonly set: number; readonly places: readonly number[]; readonly figures: readonly number[] }

/** The best way to divide each set of players that is met on the way, and how many ways are as good. */
type Known = { readonly isKnown: Uint8Array; readonly figures: Float64Array; readonly ways: Float64Array }

type Search = {
  /** Size of the groups that are no pods of four: three, five, or one for a bye. */
  readonly odd: number
  readonly podsFrom: readonly (readonly Pod[])[]
  readonly order: readonly number[]
  readonly mostSpread: number
  readonly known: Known
}

/**
 * The best of all rounds of a small line-up, by sets of players: how the others are divided best does not depend on how those before were.
 * Chance decides among rounds that are equal in all figures.
 */
export function bestPods(line: PodLineUp, pointsFirst: boolean, random: SeededRandom): PodGroups {
  const everybody = 2 ** line.players.length - 1
  const podsFrom = podsByFirst(line)
  const order = figureOrder(pointsFirst)
  // The largest spread is no sum, so what comes after it is only sought among pods that do not pass it.
  const sums = order.slice(0, order.indexOf(SPREAD) + 1)
  const odd = line.byes > 0 ? 1 : (line.sizes.find(isShortPod) ?? 1)
  const first: Search = {
    odd,
    podsFrom,
    order: sums,
    mostSpread: Number.POSITIVE_INFINITY,
    known: nothingKnown(everybody),
  }
  solve(first, everybody)
  if (!pointsFirst) return drawn(first, everybody, random)
  const mostSpread = numberAt(first.known.figures, everybody * FIGURES + SPREAD)
  const rest = [...sums.filter((figure) => figure !== SPREAD), MEETINGS]
  const second: Search = { odd, podsFrom, order: rest, mostSpread, known: nothingKnown(everybody) }
  solve(second, everybody)
  return drawn(second, everybody, random)
}

function nothingKnown(everybody: number): Known {
  const known = {
    isKnown: new Uint8Array(everybody + 1),
    figures: new Float64Array((everybody + 1) * FIGURES),
    ways: new Float64Array(everybody + 1),
  }
  known.isKnown[0] = 1
  known.ways[0] = 1
  return known
}

function solve(search: Search, set: number): void {
  const { known, order } = search
  if (known.isKnown[set] === 1) return
  known.isKnown[set] = 1
  for (const pod of podsWithin(search, set)) {
    const rest = set & ~pod.set
    solve(search, rest)
    const ways = numberAt(known.ways, rest)
    if (ways === 0) continue
    const difference = numberAt(known.ways, set) === 0 ? -1 : compare(known, order, { set, rest, pod })
    if (difference > 0) continue
    if (difference < 0) keep(known, { set, rest, pod })
    known.ways[set] = ways + (difference < 0 ? 0 : numberAt(known.ways, set))
  }
}

type Step = { readonly set: number; readonly rest: number; readonly pod: Pod }

/** Negative if this pod and the best of the rest are better than what is known of the set. */
function compare(known: Known, order: readonly number[], step: Step): number {
  for (const figure of order) {
    const difference = figureWith(known, step, figure) - numberAt(known.figures, step.set * FIGURES + figure)
    if (difference !== 0) return difference
  }
  return 0
}

function keep(known: Known, step: Step): void {
  for (let figure = 0; figure < FIGURES; figure++) {
    known.figures[step.set * FIGURES + figure] = figureWith(known, step, figure)
  }
}

function figureWith({ figures }: Known, { rest, pod }: Step, figure: number): number {
  const ofRest = numberAt(figures, rest * FIGURES + figure)
  const own = itemAt(pod.figures, figure)
  return figure === SPREAD ? Math.max(own, ofRest) : own + ofRest
}

/** Draws one of the best rounds. */
function drawn(search: Search, everybody: number, random: SeededRandom): PodGroups {
  const { known, order } = search
  const pods: (readonly number[])[] = []
  const byes: number[] = []
  for (let set = everybody; set !== 0; ) {
    const best = podsWithin(search, set).filter((pod) => {
      const rest = set & ~pod.set
      return numberAt(known.ways, rest) > 0 && compare(known, order, { set, rest, pod }) === 0
    })
    let lot = random() * best.reduce((sum, pod) => sum + numberAt(known.ways, set & ~pod.set), 0)
    const chosen = best.find((pod) => {
      lot -= numberAt(known.ways, set & ~pod.set)
      return lot < 0
    })
    const pod = chosen ?? itemAt(best, best.length - 1)
    if (pod.places.length === 1) byes.push(...pod.places)
    else pods.push(pod.places)
    set &= ~pod.set
  }
  return { pods, byes }
}

/** The pods that the first player of a set may sit in: how many of each size are left follows from the number of players. */
function podsWithin({ odd, podsFrom, mostSpread }: Search, set: number): readonly Pod[] {
  const players = sizeOf(set)
  const over = odd === 3 ? (4 - (players % 4)) % 4 : players % 4
  const hasFours = players > over * odd
  return itemAt(podsFrom, lowestOf(set)).filter(
    (pod) =>
      (pod.set & ~set) === 0 &&
      (pod.places.length === 4 ? hasFours : over > 0) &&
      itemAt(pod.figures, SPREAD) <= mostSpread,
  )
}

function sizeOf(set: number): number {
  let size = 0
  for (let left = set; left !== 0; left &= left - 1) size++
  return size
}

function lowestOf(set: number): number {
  return 31 - Math.clz32(set & -set)
}

/** All pods that legal rounds may have, by the first of their players. */
function podsByFirst(line: PodLineUp): readonly (readonly Pod[])[] {
  const count = line.players.length
  const sizes = new Set(line.sizes)
  return line.players.map((_, first): readonly Pod[] => {
    const pods = [...sizes].flatMap((size) =>
      choices(first, size, count).map((places) => ({
        set: places.reduce((set, place) => set | (1 << place), 0),
        places,
        figures: figuresOf(line, places, isShortPod(size)),
      })),
    )
    const isFree = line.byes > 0 && itemAt(line.mayHaveBye, first)
    return isFree ? [...pods, { set: 1 << first, places: [first], figures: [0, 0, 0, 0, 0] }] : pods
  })
}

/** Every choice of `size` places, of which the lowest is `first`. */
function choices(first: number, size: number, count: number): readonly (readonly number[])[] {
  if (size === 1) return [[first]]
  return Array.from({ length: count - first - 1 }, (_, index) => first + 1 + index).flatMap((next) =>
    choices(next, size - 1, count).map((rest) => [first, ...rest]),
  )
}
