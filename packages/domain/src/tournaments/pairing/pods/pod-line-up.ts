import { seededRandom } from '../../../seeded-random.ts'
import { itemAt } from '../element-at.ts'
import { pointsOutside } from './odd-seats.ts'
import type { PodPlayer, PodRemainder } from './pod-field.ts'
import { podSizes } from './pod-sizes.ts'

/** A field by numbers: players by points, the most first, equal points by lot; without those whose bye is certain. */
export type PodLineUp = {
  readonly players: readonly PodPlayer[]
  readonly sizes: readonly number[]
  readonly certainByes: readonly PodPlayer[]
  /** Byes that are left to those who may have one. */
  readonly byes: number
  readonly mayHaveBye: readonly boolean[]
  readonly points: Float64Array
  readonly outside: Float64Array
  readonly shortPods: Float64Array
  /** For each player, whom of the others they met, and the square of how often. */
  readonly met: readonly ReadonlyMap<number, number>[]
}

/** Null where no pod can be made. */
export function lineUp(field: readonly PodPlayer[], seed: string, remainder: PodRemainder): PodLineUp | null {
  const division = podSizes(field.length, remainder)
  if (division === null) return null
  const drawn = inDrawOrder(field, seed)
  const { certain, candidates } = byesOf(drawn, division.byes)
  const players = drawn.filter((player) => !certain.has(player))
  const outside = pointsOutside(
    players.map(({ points }) => points),
    division,
    remainder,
  )
  return {
    players,
    sizes: division.sizes,
    certainByes: drawn.filter((player) => certain.has(player)),
    byes: division.byes - certain.size,
    mayHaveBye: players.map((player) => candidates.has(player)),
    points: Float64Array.from(players, ({ points }) => points),
    outside: Float64Array.from(players, ({ points }) => outside(points)),
    shortPods: Float64Array.from(players, ({ shortPods }) => shortPods),
    met: meetingsAmong(players),
  }
}

/** By points, the most first; equal points by a lot of seed and id, so that neither the list nor a name matters. */
export function inDrawOrder(field: readonly PodPlayer[], seed: string): readonly PodPlayer[] {
  const lots = new Map(field.map(({ id }) => [id, seededRandom(`${seed} ${id}`)()]))
  const lotOf = ({ id }: PodPlayer) => lots.get(id) ?? 0
  return field.toSorted(
    (one, other) => other.points - one.points || lotOf(one) - lotOf(other) || (one.id < other.id ? -1 : 1),
  )
}

type Byes = { readonly certain: ReadonlySet<PodPlayer>; readonly candidates: ReadonlySet<PodPlayer> }

/** Fewest earlier byes, then fewest short pods, then fewest points; among equals the round decides. */
function byesOf(players: readonly PodPlayer[], byes: number): Byes {
  if (byes === 0) return { certain: new Set(), candidates: new Set() }
  const before = (one: PodPlayer, other: PodPlayer) =>
    one.byes - other.byes || one.shortPods - other.shortPods || one.points - other.points
  const last = itemAt(players.toSorted(before), byes - 1)
  return {
    certain: new Set(players.filter((player) => before(player, last) < 0)),
    candidates: new Set(players.filter((player) => before(player, last) === 0)),
  }
}

function meetingsAmong(players: readonly PodPlayer[]): readonly ReadonlyMap<number, number>[] {
  const places = new Map(players.map(({ id }, place) => [id, place]))
  const met = players.map(() => new Map<number, number>())
  for (const [place, { opponents }] of players.entries()) {
    for (const [other, times] of counted(opponents, places)) {
      const own = itemAt(met, place)
      const theirs = itemAt(met, other)
      // Either list is enough; where they differ the longer one counts.
      const squares = Math.max(times ** 2, own.get(other) ?? 0)
      own.set(other, squares)
      theirs.set(place, squares)
    }
  }
  return met
}

function counted(ids: readonly string[], places: ReadonlyMap<string, number>): ReadonlyMap<number, number> {
  const counts = new Map<number, number>()
  for (const id of ids) {
    const place = places.get(id)
    if (place !== undefined) counts.set(place, (counts.get(place) ?? 0) + 1)
  }
  return counts
}
