import { seededRandom } from '@tablee/domain/seeded-random'
import { bestPods } from '@tablee/domain/tournaments/pairing/pods/best-pods'
import { comparePods, measurePods } from '@tablee/domain/tournaments/pairing/pods/measure-pods'
import { pairPods } from '@tablee/domain/tournaments/pairing/pods/pair-pods'
import type { PodPlan, PodPlayer } from '@tablee/domain/tournaments/pairing/pods/pod-field'
import type { PodGroups } from '@tablee/domain/tournaments/pairing/pods/pod-groups'
import { lineUp } from '@tablee/domain/tournaments/pairing/pods/pod-line-up'
import { repairPods } from '@tablee/domain/tournaments/pairing/pods/repair-pods'
import { podEffort, searchPods } from '@tablee/domain/tournaments/pairing/pods/search-pods'
import { playPods } from '@tablee/domain/tournaments/pairing/pods/testing/play-pods'
import { randomPodField } from '@tablee/domain/tournaments/pairing/pods/testing/random-pod-field'
import { type Figure, median } from './figure.ts'

const PLAN: PodPlan = { remainder: 'pods-of-3-low', pointsFirst: false }
const FIELDS_OF_16 = 50
const EVENTS_OF_16 = 40
/** As the search of the smallest field that is not looked at whole. */
const SEARCHED = podEffort(17)

function playersOf(field: readonly PodPlayer[]): { readonly search: PodGroups; readonly best: PodGroups } {
  const line = lineUp(field, 'bench', PLAN.remainder)
  if (line === null) throw new Error('no pods')
  const random = () => seededRandom('bench')
  return {
    search: searchPods(line, { pointsFirst: false, random: random(), effort: SEARCHED }),
    best: bestPods(line, false, random()),
  }
}

/** In how many of a hundred fields of 16 the search misses the best round. */
function missedAt16(): number {
  const missed = Array.from({ length: FIELDS_OF_16 }, (_, index): number => {
    const field = randomPodField({ players: 16, rounds: 1 + (index % 6), seed: `bench ${index}` })
    const { search, best } = playersOf(field)
    const players = lineUp(field, 'bench', PLAN.remainder)?.players ?? []
    const measured = ({ pods }: PodGroups) =>
      measurePods(field, { pods: pods.map((pod) => pod.map((place) => players[place]?.id ?? '')), byes: [] }, PLAN)
    return comparePods(measured(search), measured(best), PLAN) > 0 ? 1 : 0
  })
  return (100 * missed.reduce((sum, one) => sum + one, 0)) / FIELDS_OF_16
}

/** Events of 16 players that play five rounds without a rematch, of a hundred. */
function fiveRounds(): number {
  const events = Array.from({ length: EVENTS_OF_16 }, (_, index) =>
    [...playPods({ players: 16, rounds: 5, seed: `bench ${index}`, plan: PLAN })].every(
      ({ field, draw }) => measurePods(field, draw, PLAN).meetings === 0,
    ),
  )
  return (100 * events.filter((isClean) => isClean).length) / EVENTS_OF_16
}

/** Median milliseconds of a draw after some rounds of chance. */
function timeOf(players: number, rounds: number): number {
  const field = randomPodField({ players, rounds, seed: 'bench' })
  const times = ['one', 'two', 'three', 'four', 'five'].map((seed) => {
    const start = performance.now()
    pairPods(field, seed, PLAN)
    return performance.now() - start
  })
  return median(times)
}

/** Median milliseconds of seating two whose table fell apart. */
function timeOfRepair(players: number): number {
  const field = randomPodField({ players, rounds: 4, seed: 'bench' })
  const pods = Array.from({ length: players / 4 }, (_, pod) => ({
    ids: field.slice(4 * pod, 4 * pod + 4).map(({ id }) => id),
    isOpen: true,
  }))
  const present = field.slice(2)
  const times = ['one', 'two', 'three', 'four', 'five'].map((seed) => {
    const start = performance.now()
    repairPods(present, { pods, byes: [], coming: [] }, { seed, plan: PLAN })
    return performance.now() - start
  })
  return median(times)
}

export function measure(): readonly Figure[] {
  return [
    {
      what: 'pods of 16: fields of which the search misses the best round',
      measured: missedAt16(),
      limit: 2,
      unit: '%',
    },
    {
      what: 'pods of 16: events that play five rounds without a rematch',
      measured: fiveRounds(),
      limit: 10,
      unit: '%',
      isLeast: true,
    },
    { what: 'pods of 12, all rounds looked at', measured: timeOf(12, 3), limit: 50, unit: 'ms' },
    { what: 'pods of 16, all rounds looked at', measured: timeOf(16, 3), limit: 300, unit: 'ms' },
    { what: 'pods of 256, round 8', measured: timeOf(256, 7), limit: 2000, unit: 'ms' },
    { what: 'pods of 1,000, round 10', measured: timeOf(1000, 9), limit: 2000, unit: 'ms' },
    { what: 'pods of 1,000: seat two whose table fell apart', measured: timeOfRepair(1000), limit: 100, unit: 'ms' },
  ]
}
