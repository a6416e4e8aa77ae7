import { expect, test } from 'vitest'
import { seededRandom } from '../../../seeded-random.ts'
import { shuffled } from '../../../shuffled.ts'
import { measurePods } from './measure-pods.ts'
import { pairPods } from './pair-pods.ts'
import { POD_REMAINDERS, type PodDraw, type PodPlan, type PodPlayer } from './pod-field.ts'
import { bestPodMeasure } from './testing/every-draw.ts'
import { afterRound, newcomers, playPods } from './testing/play-pods.ts'
import { randomPodField } from './testing/random-pod-field.ts'

const RUN = process.env.PODS_SEED ?? `${Math.floor(Math.random() * 1e9)}`
const PLAN: PodPlan = { remainder: 'pods-of-3-low', pointsFirst: false }

function everybody({ pods, byes }: PodDraw): readonly string[] {
  return [...pods.flat(), ...byes].toSorted()
}

function idsOf(field: readonly PodPlayer[]): readonly string[] {
  return field.map(({ id }) => id).toSorted()
}

test(`PODS-1 3 to 12 players in any state: no round at all is better (PODS_SEED=${RUN})`, () => {
  for (let run = 0; run < 240; run++) {
    const players = 3 + (run % 10)
    const plan: PodPlan = { remainder: POD_REMAINDERS[run % 4] ?? 'byes', pointsFirst: run % 3 === 0 }
    const field = randomPodField({ players, rounds: run % 7, seed: `${RUN} ${run}` })
    const draw = pairPods(field, `${run}`, plan)
    expect(everybody(draw), `field ${run}`).toEqual(idsOf(field))
    expect(measurePods(field, draw, plan), `field ${run}`).toEqual(bestPodMeasure(field, plan))
  }
})

test('PODS-1 a round depends on the seed and the players alone, not on how they are listed', () => {
  for (const players of [7, 14, 17]) {
    const field = randomPodField({ players, rounds: 3, seed: 'listed' })
    const listed = shuffled(field, seededRandom('another list')).map((player) => ({
      ...player,
      opponents: player.opponents.toReversed(),
    }))
    expect(pairPods(listed, 'seed', PLAN)).toEqual(pairPods(field, 'seed', PLAN))
  }
  expect(pairPods(newcomers(17), 'another seed', PLAN)).not.toEqual(pairPods(newcomers(17), 'seed', PLAN))
})

test('PODS-1 nobody, one and two players have no pod', () => {
  expect(pairPods([], 'seed', PLAN)).toEqual({ pods: [], byes: [] })
  expect(everybody(pairPods(newcomers(2), 'seed', PLAN))).toEqual(['p0', 'p1'])
  expect(pairPods(newcomers(2), 'seed', PLAN).pods).toEqual([])
})

/** Fewest repeated pairs in round 2, as known from counting: the four of a pod part as far as there are other pods. */
test.each([
  [8, 4],
  [12, 3],
  [16, 0],
])(
  'PODS-1 %i players meet again in %i pairs in the second round, which is as few as there can be',
  (players, pairs) => {
    const [, second] = [...playPods({ players, rounds: 2, seed: 'second', plan: PLAN })]
    if (second === undefined) throw new Error('no second round')
    expect(measurePods(second.field, second.draw, PLAN).meetings).toBe(pairs)
  },
)

/** The rows, columns and diagonals of the plane of four by four points: the one way to play five rounds without a rematch. */
const PLANE = [
  ['p0 p1 p2 p3', 'p4 p5 p6 p7', 'p8 p9 p10 p11', 'p12 p13 p14 p15'],
  ['p0 p4 p8 p12', 'p1 p5 p9 p13', 'p2 p6 p10 p14', 'p3 p7 p11 p15'],
  ['p0 p5 p10 p15', 'p1 p4 p11 p14', 'p2 p7 p8 p13', 'p3 p6 p9 p12'],
].map((pods): PodDraw => ({ pods: pods.map((pod) => pod.split(' ')), byes: [] }))

test('PODS-1 16 players play five rounds without a rematch where the third leaves a way, and three in any event', () => {
  let field = newcomers(16)
  for (const draw of PLANE) field = afterRound(field, draw, () => 0)
  for (const seed of ['fourth', 'fifth']) {
    const draw = pairPods(field, seed, PLAN)
    expect(measurePods(field, draw, PLAN).meetings).toBe(0)
    field = afterRound(field, draw, () => null)
  }
  expect(field.every(({ opponents }) => new Set(opponents).size === 15)).toBe(true)
  for (const { field: before, draw } of playPods({ players: 16, rounds: 3, seed: 'any', plan: PLAN })) {
    expect(measurePods(before, draw, PLAN).meetings).toBe(0)
  }
})

test('PODS-1 five players: the bye goes to nobody twice before everybody had it', () => {
  const byes = [...playPods({ players: 5, rounds: 10, seed: 'five', plan: PLAN })].map(({ draw }) => draw.byes[0])
  expect(new Set(byes.slice(0, 5)).size).toBe(5)
  expect(new Set(byes.slice(5)).size).toBe(5)
})

test('PODS-1 pods of three are filled with the lowest points, or with the highest', () => {
  const field = newcomers(11).map((player, index) => ({ ...player, points: 5 * index }))
  const low = pairPods(field, 'seed', PLAN).pods
  expect(low.at(-1)?.toSorted()).toEqual(['p0', 'p1', 'p2'])
  const high = pairPods(field, 'seed', { ...PLAN, remainder: 'pods-of-3-high' }).pods
  expect(high[0]?.toSorted()).toEqual(['p10', 'p8', 'p9'])
})

test('PODS-1 an event of 21 players: everybody sits once, nobody meets twice, pods stand in the order of points', () => {
  for (const { field, draw } of playPods({ players: 21, rounds: 3, seed: 'evening', plan: PLAN })) {
    const points = new Map(field.map((player) => [player.id, player.points]))
    const best = draw.pods.map((pod) => Math.max(...pod.map((id) => points.get(id) ?? 0)))
    expect(everybody(draw)).toEqual(idsOf(field))
    expect(measurePods(field, draw, PLAN)).toMatchObject({ illegal: 0, meetings: 0 })
    expect(best).toEqual(best.toSorted((one, other) => other - one))
  }
})
