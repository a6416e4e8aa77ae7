import { seededRandom } from '../../../../seeded-random.ts'
import { pairPods } from '../pair-pods.ts'
import type { PairPods, PodDraw, PodPlan, PodPlayer } from '../pod-field.ts'
import { below } from './random-pod-field.ts'

export type PodEvent = {
  readonly players: number
  readonly rounds: number
  readonly seed: string
  readonly plan: PodPlan
  /** Draws a round; `pairPods` if left out. */
  readonly draw?: PairPods
}

export type PlayedPodRound = { readonly field: readonly PodPlayer[]; readonly draw: PodDraw; readonly seed: string }

/** An event of 5-1-0 points, of which chance decides the results. */
export function* playPods({ players, rounds, seed, plan, draw: pair = pairPods }: PodEvent): Generator<PlayedPodRound> {
  const random = seededRandom(`results ${seed}`)
  let field = newcomers(players)
  for (let round = 1; round <= rounds; round++) {
    const roundSeed = `${seed} round ${round}`
    const draw = pair(field, roundSeed, plan)
    yield { field, draw, seed: roundSeed }
    field = afterRound(field, draw, ({ length }) => (below(random, 10) === 0 ? null : below(random, length)))
  }
}

export function newcomers(players: number): readonly PodPlayer[] {
  return Array.from(
    { length: players },
    (_, index): PodPlayer => ({ id: `p${index}`, points: 0, opponents: [], byes: 0, shortPods: 0, seats: [] }),
  )
}

/** `winnerOf` gives the seat of a pod's winner; null is a draw. */
export function afterRound(
  field: readonly PodPlayer[],
  { pods, byes }: PodDraw,
  winnerOf: (pod: readonly string[]) => number | null,
): readonly PodPlayer[] {
  const byId = new Map(field.map((player) => [player.id, player]))
  const change = (id: string, changed: (player: PodPlayer) => PodPlayer) => {
    const player = byId.get(id)
    if (player !== undefined) byId.set(id, changed(player))
  }
  for (const id of byes) change(id, (player) => ({ ...player, points: player.points + 5, byes: player.byes + 1 }))
  for (const pod of pods) {
    const winner = winnerOf(pod)
    for (const [seat, id] of pod.entries()) {
      change(id, (player) => ({
        ...player,
        points: player.points + (winner === null ? 1 : winner === seat ? 5 : 0),
        opponents: [...player.opponents, ...pod.filter((other) => other !== id)],
        shortPods: player.shortPods + (pod.length === 4 ? 0 : 1),
        seats: Array.from({ length: 5 }, (_, place) => (player.seats[place] ?? 0) + (place === seat ? 1 : 0)),
      }))
    }
  }
  return [...byId.values()]
}
