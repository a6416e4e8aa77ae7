import { expect, test } from 'vitest'
import { seededRandom } from '../../../seeded-random.ts'
import { itemAt } from '../element-at.ts'
import { bestPods } from './best-pods.ts'
import { comparePods, measurePods, type PodMeasure } from './measure-pods.ts'
import { PodBoard } from './pod-board.ts'
import { POD_REMAINDERS, type PodDraw, type PodPlan, type PodPlayer } from './pod-field.ts'
import { FIGURES, type PodGroups } from './pod-groups.ts'
import { lineUp, type PodLineUp } from './pod-line-up.ts'
import { searchPods } from './search-pods.ts'
import { below, randomPodField } from './testing/random-pod-field.ts'

const RUN = process.env.PODS_SEED ?? `${Math.floor(Math.random() * 1e9)}`

function linedUp(field: readonly PodPlayer[], { remainder }: PodPlan): PodLineUp {
  const line = lineUp(field, RUN, remainder)
  if (line === null) throw new Error('no pods')
  return line
}

function measured(field: readonly PodPlayer[], groups: PodGroups, plan: PodPlan): PodMeasure {
  const line = linedUp(field, plan)
  const idsAt = (places: readonly number[]) => places.map((place) => itemAt(line.players, place).id)
  const draw: PodDraw = {
    pods: groups.pods.map(idsAt),
    byes: [...line.certainByes.map(({ id }) => id), ...idsAt(groups.byes)],
  }
  return measurePods(field, draw, plan)
}

test(`PODS-1 the search for large fields finds the best of all rounds of 9 to 16 players (PODS_SEED=${RUN})`, () => {
  let missed = 0
  for (let run = 0; run < 20; run++) {
    const plan: PodPlan = { remainder: POD_REMAINDERS[run % 4] ?? 'byes', pointsFirst: run % 3 === 0 }
    const players = 9 + (run % 8)
    const field = randomPodField({ players, rounds: 1 + (run % 6), seed: `${RUN} ${run}` })
    const line = linedUp(field, plan)
    const search = {
      pointsFirst: plan.pointsFirst,
      random: seededRandom(`${run}`),
      effort: { restarts: 6, looks: 300_000 },
    }
    const found = measured(field, searchPods(line, search), plan)
    const best = measured(field, bestPods(line, plan.pointsFirst, seededRandom('best')), plan)
    expect(comparePods(found, best, plan), `field ${run}`).toBeGreaterThanOrEqual(0)
    missed += comparePods(found, best, plan) > 0 ? 1 : 0
  }
  // It is a search, here with a tenth of its usual effort.
  expect(missed).toBeLessThanOrEqual(1)
})

test(`PODS-1 what a change of places is worth is what measuring the whole round again says (PODS_SEED=${RUN})`, () => {
  const random = seededRandom(`changes ${RUN}`)
  for (const remainder of POD_REMAINDERS) {
    const field = randomPodField({ players: 31, rounds: 5, seed: `${RUN} ${remainder}` })
    const plan: PodPlan = { remainder, pointsFirst: false }
    const line = linedUp(field, plan)
    const board = new PodBoard(line, false)
    board.seat(line.players.map((_, place) => place))
    const figuresOf = ({ meetings, outside, earlierShortPods, squares, spread }: PodMeasure) => [
      ...[meetings, outside, earlierShortPods, squares, spread],
    ]
    for (let change = 0; change < 200; change++) {
      const one = below(random, line.players.length)
      const other = below(random, line.players.length)
      if (board.podOf(one) === board.podOf(other)) continue
      const before = [...board.total]
      const sign = board.look(one, other)
      board.swap(one, other)
      const after = figuresOf(measured(field, board.groups(), plan))
      expect([...board.total]).toEqual(after)
      const added = after.map((figure, index) => figure - (before[index] ?? 0)).find((figure) => figure !== 0) ?? 0
      expect(Math.sign(sign)).toBe(Math.sign(added))
    }
    expect(board.total).toHaveLength(FIGURES)
  }
})
