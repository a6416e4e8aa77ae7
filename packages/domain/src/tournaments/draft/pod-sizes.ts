import { MIN_PLAYERS_TO_START } from '../size-limits.ts'

/** Packs are made for eight. */
export const USUAL_DRAFT_POD = 8
/** More share too few cards. */
export const LARGEST_DRAFT_POD = 11
const SMALLEST = 6
/** Smaller ones are nobody's choice, unless everybody sits in one. */
const SMALLEST_CHOSEN = 4
/** Larger fields differ only in the number of eights. */
const WRITTEN_OUT = 48
const MOST_OPTIONS = 4

/** The published table: 11 and 10 where three pods would be nearer to eight. */
const BY_TABLE: ReadonlyMap<number, readonly number[]> = new Map([[21, [11, 10]]])

/** Sizes of pods to propose, the best first: fewest odd pods, then nearest to eight, none below six where that is possible. */
export function draftPodOptions(players: number): readonly (readonly number[])[] {
  if (players < MIN_PLAYERS_TO_START) return []
  if (players < 2 * SMALLEST) return [[players]].filter(([size = 0]) => size <= LARGEST_DRAFT_POD)
  const eights = Math.max(0, Math.floor((players - WRITTEN_OUT) / USUAL_DRAFT_POD))
  const ways = partitions(players - eights * USUAL_DRAFT_POD, LARGEST_DRAFT_POD)
    .map((sizes) => [...sizes, ...Array.from({ length: eights }, () => USUAL_DRAFT_POD)].sort((a, b) => b - a))
    .sort(byRule)
  const byTable = BY_TABLE.get(players)
  const ofEachCount = ways.filter(
    (way, index) => ways.findIndex(({ length }) => length === way.length) === index && way.length > 1,
  )
  const inOrder = [...(byTable ? [byTable] : []), ...ofEachCount, ...ways]
  const different = new Map(inOrder.map((sizes) => [sizes.join('+'), sizes]))
  return [...different.values()].slice(0, MOST_OPTIONS)
}

/** Whether an organizer may seat so many players in pods of these sizes. */
export function areDraftPods(sizes: readonly number[], players: number): boolean {
  if (sizes.reduce((sum, size) => sum + size, 0) !== players || players < MIN_PLAYERS_TO_START) return false
  const smallest = sizes.length === 1 ? MIN_PLAYERS_TO_START : SMALLEST_CHOSEN
  return sizes.every((size) => size >= smallest && size <= LARGEST_DRAFT_POD)
}

/** Without order, largest first. */
function partitions(players: number, largest: number): readonly (readonly number[])[] {
  if (players === 0) return [[]]
  const ways: (readonly number[])[] = []
  for (let size = Math.min(largest, players); size >= SMALLEST; size--) {
    for (const rest of partitions(players - size, size)) ways.push([size, ...rest])
  }
  return ways
}

function byRule(one: readonly number[], other: readonly number[]): number {
  const figures = [oddPods, fromEight, (sizes: readonly number[]) => sizes.length, squares]
  for (const figure of figures) {
    const difference = figure(one) - figure(other)
    if (difference !== 0) return difference
  }
  return 0
}

function oddPods(sizes: readonly number[]): number {
  return sizes.filter((size) => size % 2 === 1).length
}

function fromEight(sizes: readonly number[]): number {
  return sizes.reduce((sum, size) => sum + Math.abs(size - USUAL_DRAFT_POD), 0)
}

function squares(sizes: readonly number[]): number {
  return sizes.reduce((sum, size) => sum + (size - USUAL_DRAFT_POD) ** 2, 0)
}
