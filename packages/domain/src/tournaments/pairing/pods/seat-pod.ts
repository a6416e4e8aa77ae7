import type { SeededRandom } from '../../../seeded-random.ts'
import { itemAt } from '../element-at.ts'
import type { PodPlayer } from './pod-field.ts'

/** Whoever sits in seat 1 begins, which wins most often. */
const WEIGHT_OF_FIRST = 3

/** What an order of seats costs: squares of how often each player sat there before, the first seat three times. */
export function seatCost(pod: readonly PodPlayer[]): number {
  return pod.reduce((sum, player, seat) => sum + costOf(player, seat), 0)
}

function costOf({ seats }: PodPlayer, seat: number): number {
  return (seats[seat] ?? 0) ** 2 * (seat === 0 ? WEIGHT_OF_FIRST : 1)
}

/** The fairest order of seats, of all there are; chance decides among equals. */
export function seatPod(pod: readonly PodPlayer[], random: SeededRandom): readonly PodPlayer[] {
  const orders = everyOrder(pod)
  const costs = orders.map(seatCost)
  const least = Math.min(...costs)
  const fairest = orders.filter((_, index) => costs[index] === least)
  return itemAt(fairest, Math.floor(random() * fairest.length))
}

function everyOrder(pod: readonly PodPlayer[]): readonly (readonly PodPlayer[])[] {
  if (pod.length === 0) return [[]]
  return pod.flatMap((first) => everyOrder(pod.filter((player) => player !== first)).map((rest) => [first, ...rest]))
}
