import { seededRandom } from '../../../seeded-random.ts'
import { itemAt } from '../element-at.ts'
import { bestPods, MOST_EXACT_PLAYERS } from './best-pods.ts'
import type { PodDraw, PodPlan, PodPlayer } from './pod-field.ts'
import { inDrawOrder, lineUp } from './pod-line-up.ts'
import { podEffort, searchPods } from './search-pods.ts'
import { seatPod } from './seat-pod.ts'

/**
 * Draws a round of pods: the best one by `PodMeasure` up to 16 players, above that the best one that the search finds. Same players and
 * seed, same round, whatever the list's order. One or two players have a bye. See `docs/pairing.md`.
 */
export function pairPods(field: readonly PodPlayer[], seed: string, { remainder, pointsFirst }: PodPlan): PodDraw {
  const line = lineUp(field, seed, remainder)
  if (line === null) return { pods: [], byes: inDrawOrder(field, seed).map(({ id }) => id) }
  const { players, certainByes } = line
  const random = seededRandom(seed)
  const groups =
    players.length <= MOST_EXACT_PLAYERS
      ? bestPods(line, pointsFirst, random)
      : searchPods(line, { pointsFirst, random, effort: podEffort(players.length) })
  const playersAt = (places: readonly number[]) => places.map((place) => itemAt(players, place))
  // Seats are drawn apart, so that they depend on who sits in the pod and not on how the pods were found.
  const drawn = groups.pods.toSorted((one, other) => itemAt(one, 0) - itemAt(other, 0))
  const pods = inTableOrder(drawn.map(playersAt)).map((pod) => {
    const first = itemAt(pod, 0)
    return seatPod(pod, seededRandom(`${seed} seats ${first.id}`)).map(({ id }) => id)
  })
  const byes = new Set([...certainByes, ...playersAt(groups.byes)])
  return { pods, byes: inDrawOrder([...byes], seed).map(({ id }) => id) }
}

/** By the points of the best player, then of the second, and so on; equal pods by their first player's lot. */
function inTableOrder(pods: readonly (readonly PodPlayer[])[]): readonly (readonly PodPlayer[])[] {
  return pods.toSorted((one, other) => {
    for (const [seat, { points }] of one.entries()) {
      const difference = (other[seat]?.points ?? Number.NEGATIVE_INFINITY) - points
      if (difference !== 0) return difference
    }
    return other.length - one.length
  })
}
