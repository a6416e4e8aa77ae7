import { seededRandom } from '../../../seeded-random.ts'
import { comparePods, measurePods, type PodMeasure, playersById } from './measure-pods.ts'
import { type LoosePlayer, type PlacedRepair, placeLoose, type RepairSlot } from './place-loose.ts'
import type { PodPlan, PodPlayer } from './pod-field.ts'
import { inDrawOrder } from './pod-line-up.ts'
import { seatPod } from './seat-pod.ts'

/** A pod under way: open while nothing was reported or decided there. */
export type PodUnderWay = { readonly ids: readonly string[]; readonly isOpen: boolean }

export type PodsUnderWay = {
  /** Those who left may still be listed. */
  readonly pods: readonly PodUnderWay[]
  readonly byes: readonly string[]
  readonly coming: readonly string[]
}

export type PodRepair = {
  /** Those of the round in its order, in the order of seats, empty where a pod is given up; then a new one. */
  readonly pods: readonly (readonly string[])[]
  readonly byes: readonly string[]
  /** Latecomers for whom there is no seat. */
  readonly waiting: readonly string[]
  /** Who sits elsewhere than before, latecomers left out. */
  readonly moved: readonly string[]
}

/** How many of another pod are looked at for a seat that stays empty. */
const MOST_MOVERS = 24
/** Pods with room that are looked at. */
const MOST_TAKERS = 8
/** Latecomers at a time; others wait. */
const MOST_COMING = 6

type Repair = { readonly seed: string; readonly plan: PodPlan }

/**
 * The smallest change after which all play who can: fewest without a game, then fewest moved, then fewest other pods touched, then the best
 * figures. At most one player of a whole pod moves. `field` is everybody present.
 */
export function repairPods(field: readonly PodPlayer[], round: PodsUnderWay, { seed, plan }: Repair): PodRepair {
  const present = new Set(field.map(({ id }) => id))
  const pods = round.pods.map(({ ids, isOpen }) => ({ ids: ids.filter((id) => present.has(id)), isOpen }))
  const byes = round.byes.filter((id) => present.has(id))
  const order = new Map(inDrawOrder(field, seed).map(({ id }, place) => [id, place]))
  const byLot = (ids: readonly string[]) =>
    ids.toSorted((one, other) => (order.get(one) ?? 0) - (order.get(other) ?? 0))
  const coming = byLot(round.coming.filter((id) => present.has(id)))
  const state: State = { field, pods, byes: byLot(byes), coming: coming.slice(0, MOST_COMING), plan }
  const still: Found = { repair: null, cost: [Number.POSITIVE_INFINITY], measure: null }
  const found = waysToGiveUp(pods).reduce((best, givenUp) => bestOf(state, givenUp, best), still)
  return described(state, found.repair, { seed, late: coming.slice(MOST_COMING) })
}

type State = {
  readonly field: readonly PodPlayer[]
  readonly pods: readonly PodUnderWay[]
  readonly byes: readonly string[]
  readonly coming: readonly string[]
  readonly plan: PodPlan
}

type Found = {
  readonly repair: (PlacedRepair & { readonly donor: string | null }) | null
  readonly cost: readonly number[]
  readonly measure: PodMeasure | null
}

/** Open pods of one or two, kept or given up. */
function waysToGiveUp(pods: readonly PodUnderWay[]): readonly ReadonlySet<number>[] {
  const broken = pods.flatMap(({ ids, isOpen }, pod) => (isOpen && ids.length > 0 && ids.length < 3 ? [pod] : []))
  return broken.reduce<readonly ReadonlySet<number>[]>(
    (ways, pod) => ways.flatMap((way) => [way, new Set([...way, pod])]),
    [new Set<number>()],
  )
}

function bestOf(state: State, givenUp: ReadonlySet<number>, best: Found): Found {
  let found = best
  for (const donor of [null, ...moversOf(state)]) {
    const slots = slotsOf(state, givenUp, donor)
    const loose: readonly LoosePlayer[] = [
      ...(donor === null ? [] : [{ id: donor, kind: 'seated' } as const]),
      ...[...givenUp].flatMap((pod) => (state.pods[pod]?.ids ?? []).map((id) => ({ id, kind: 'seated' }) as const)),
      ...state.coming.map((id) => ({ id, kind: 'coming' }) as const),
      ...state.byes.map((id) => ({ id, kind: 'bye' }) as const),
    ]
    for (const placed of placeLoose(slots, loose)) {
      // Who is taken out of a pod must sit in another.
      if (donor !== null && placed.idle.includes(donor)) continue
      const touched = placed.touched + (donor === null ? 0 : 1)
      const cost = [placed.idle.length, placed.moved.length, touched]
      const difference = compareCosts(cost, found.cost)
      if (difference > 0) continue
      const measure = measureChanged(state, placed)
      if (difference === 0 && found.measure !== null && comparePods(measure, found.measure, state.plan) >= 0) continue
      found = { repair: { ...placed, donor }, cost, measure }
    }
  }
  return found
}

/** Players of open pods that stay whole without one of theirs: those nearest in points to who needs somebody. */
function moversOf({ field, pods, coming }: State): readonly string[] {
  const playerOf = playersById(field)
  const needing = [...pods.filter(({ ids, isOpen }) => isOpen && ids.length < 3).flatMap(({ ids }) => ids), ...coming]
  if (needing.length === 0) return []
  const mean = needing.reduce((sum, id) => sum + playerOf(id).points, 0) / needing.length
  const distance = (id: string) => Math.abs(playerOf(id).points - mean)
  const givers = pods.filter(({ ids, isOpen }) => isOpen && ids.length > 3)
  return givers
    .flatMap(({ ids }) => ids)
    .toSorted((one, other) => distance(one) - distance(other))
    .slice(0, MOST_MOVERS)
}

function slotsOf({ pods, plan }: State, givenUp: ReadonlySet<number>, donor: string | null): readonly RepairSlot[] {
  const most = plan.remainder === 'pods-of-5-low' ? 5 : 4
  const open = pods.flatMap(({ ids, isOpen }, pod): readonly RepairSlot[] => {
    const staying = ids.filter((id) => id !== donor)
    if (!isOpen || givenUp.has(pod) || staying.length === 0) return []
    return staying.length < most && staying.length === ids.length
      ? [{ pod, staying, most, isBroken: staying.length < 3 }]
      : []
  })
  const broken = open.filter(({ isBroken }) => isBroken)
  const takers = open.filter(({ isBroken }) => !isBroken).slice(-MOST_TAKERS)
  return [...broken, ...takers, { pod: pods.length, staying: [], most: 4, isBroken: true }]
}

function measureChanged({ field, plan }: State, { joined }: PlacedRepair): PodMeasure {
  const pods = [...joined.values()].filter(({ length }) => length > 0)
  return { ...measurePods(field, { pods, byes: [] }, plan), illegal: 0 }
}

function compareCosts(one: readonly number[], other: readonly number[]): number {
  for (const [place, cost] of one.entries()) {
    const difference = cost - (other[place] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

type Description = { readonly seed: string; readonly late: readonly string[] }

function described(state: State, repair: Found['repair'], { seed, late }: Description): PodRepair {
  const { pods, byes, coming } = state
  if (repair === null) return { pods: pods.map(({ ids }) => ids), byes, waiting: [...coming, ...late], moved: [] }
  const playerOf = playersById(state.field)
  const placed = new Set([...repair.joined.values()].flat())
  const changed = pods.map(({ ids }, pod) => {
    const stayed = repair.joined.get(pod)
    // Who stays keeps their order of seats; who joins sits behind them.
    if (stayed !== undefined) return stayed
    return ids.filter((id) => !placed.has(id) && !repair.idle.includes(id))
  })
  const made = repair.joined.get(pods.length)
  const seated = made ? [seatPod(made.map(playerOf), seededRandom(`${seed} seats`)).map(({ id }) => id)] : []
  return {
    pods: [...changed, ...seated],
    byes: repair.idle.filter((id) => !coming.includes(id)),
    waiting: [...repair.idle.filter((id) => coming.includes(id)), ...late],
    moved: repair.moved,
  }
}
