import { measurePods, type PodMeasure, pairsIn, playersById, podMeetings } from './measure-pods.ts'
import { isShortPod } from './odd-seats.ts'
import type { PodDraw, PodPlan, PodPlayer } from './pod-field.ts'

/** Why a pod has another size than four. */
export type ShortPodReason =
  | { readonly kind: 'remainder'; readonly outside: number; readonly earlierShortPods: number }
  /** The division of the field has no such pod: somebody left it, or it was set by hand. */
  | { readonly kind: 'changed' }

export type PodSeat = {
  readonly id: string
  readonly points: number
  /** How often the player sat in this seat before. */
  readonly earlier: number
}

/** What there is to say about a pod. */
export type PodReason = {
  /** In the order of seats. */
  readonly seats: readonly PodSeat[]
  readonly points: { readonly least: number; readonly most: number }
  readonly rematches: readonly { readonly ids: readonly [string, string]; readonly earlier: number }[]
  readonly short: ShortPodReason | null
}

export type ByeReason = {
  readonly id: string
  readonly byes: number
  readonly shortPods: number
  readonly points: number
}

export type RoundReason = {
  readonly measure: PodMeasure
  readonly pods: readonly PodReason[]
  readonly byes: readonly ByeReason[]
}

/** The figures of each pod and bye of a round, to be put into words. */
export function whyPods(field: readonly PodPlayer[], draw: PodDraw, plan: Pick<PodPlan, 'remainder'>): RoundReason {
  const playerOf = playersById(field)
  const measure = measurePods(field, draw, plan)
  return {
    measure,
    pods: draw.pods.map((ids) => {
      const pod = ids.map(playerOf)
      const points = pod.map((player) => player.points)
      return {
        seats: pod.map(({ id, points: own, seats }, seat) => ({ id, points: own, earlier: seats[seat] ?? 0 })),
        points: { least: Math.min(...points), most: Math.max(...points) },
        rematches: rematchesIn(pod),
        short: isShortPod(pod.length) ? whyShort(field, pod, { plan, isLegal: measure.illegal === 0 }) : null,
      }
    }),
    byes: draw.byes.map(playerOf).map(({ id, byes, shortPods, points }) => ({ id, byes, shortPods, points })),
  }
}

function rematchesIn(pod: readonly PodPlayer[]): PodReason['rematches'] {
  return pairsIn(pod).flatMap(([one, other]) => {
    const earlier = podMeetings(one, other)
    return earlier === 0 ? [] : [{ ids: [one.id, other.id] as const, earlier }]
  })
}

type Round = { readonly plan: Pick<PodPlan, 'remainder'>; readonly isLegal: boolean }

function whyShort(field: readonly PodPlayer[], pod: readonly PodPlayer[], { plan, isLegal }: Round): ShortPodReason {
  if (!isLegal) return { kind: 'changed' }
  const { outside, earlierShortPods } = measurePods(field, { pods: [pod.map(({ id }) => id)], byes: [] }, plan)
  return { kind: 'remainder', outside, earlierShortPods }
}
