import { type SeededRandom, seededRandom } from '../../../../seeded-random.ts'
import { shuffled } from '../../../../shuffled.ts'
import type { PodPlayer } from '../pod-field.ts'

type Kind = { readonly players: number; readonly rounds: number; readonly seed: string }

/** A field as if rounds had been drawn by chance alone: any state that an event may come to, and worse ones. */
export function randomPodField({ players, rounds, seed }: Kind): readonly PodPlayer[] {
  const random = seededRandom(`field ${seed}`)
  let field = Array.from(
    { length: players },
    (_, index): PodPlayer => ({ id: `p${index}`, points: 0, opponents: [], byes: 0, shortPods: 0, seats: [] }),
  )
  for (let round = 0; round < rounds; round++) {
    const order = shuffled(field, random)
    const played: PodPlayer[] = []
    while (order.length > 0) {
      const size = Math.min(order.length, below(random, 5) === 0 ? 3 : 4)
      played.push(...playedPod(order.splice(0, size), random))
    }
    field = played.toSorted((one, other) => Number(one.id.slice(1)) - Number(other.id.slice(1)))
  }
  return field
}

function playedPod(pod: readonly PodPlayer[], random: SeededRandom): readonly PodPlayer[] {
  if (pod.length < 3) return pod.map((player) => ({ ...player, points: player.points + 5, byes: player.byes + 1 }))
  const winner = below(random, pod.length + 1)
  return pod.map((player, seat) => ({
    ...player,
    points: player.points + (winner === pod.length ? 1 : winner === seat ? 5 : 0),
    opponents: [...player.opponents, ...pod.filter((other) => other !== player).map(({ id }) => id)],
    shortPods: player.shortPods + (pod.length === 4 ? 0 : 1),
    seats: [0, 1, 2, 3].map((place) => (player.seats[place] ?? 0) + (place === seat ? 1 : 0)),
  }))
}

export function below(random: SeededRandom, limit: number): number {
  return Math.floor(random() * limit)
}
