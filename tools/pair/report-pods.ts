import { hasPods, hasSwissPairs, podPlanOf } from '@tablee/domain/tournaments/kinds/paired-by'
import { isBye, isPlayed, seatsOf } from '@tablee/domain/tournaments/kinds/seats'
import { stageOfRound } from '@tablee/domain/tournaments/kinds/stage'
import { podFigures } from '@tablee/domain/tournaments/pairing/pods/measure-pods'
import type { PodDraw } from '@tablee/domain/tournaments/pairing/pods/pod-field'
import { type PodVerification, verifyPods } from '@tablee/domain/tournaments/pairing/pods/verify-pods'
import { type PodReason, whyPods } from '@tablee/domain/tournaments/pairing/pods/why-pod'
import { podFieldOf } from '@tablee/domain/tournaments/rounds/pod-field-of'
import type { RecomputedRound } from '@tablee/domain/tournaments/rounds/recompute-round'
import type { PlayerId, RoundNumber, Tournament } from '@tablee/domain/tournaments/tournament'

type NameOf = (id: string) => string
type PodReport = { readonly lines: readonly string[]; readonly isSame: boolean }

/** What there is to say of a round of tables of four besides who sits where: seats, figures and reasons. Null for other rounds. */
export function reportPods(
  tournament: Tournament,
  { round, nameOf }: { readonly round: RoundNumber; readonly nameOf: NameOf },
  recomputed: RecomputedRound,
): PodReport | null {
  const stage = stageOfRound(tournament, round)
  if (!(hasPods(stage) && hasSwissPairs(stage))) return null
  const plan = podPlanOf(stage)
  const playing = recomputed.field.map(({ id }) => id as PlayerId)
  const field = podFieldOf(recomputed.ground, round, playing)
  const among = new Set<string>(playing)
  const matches = recomputed.tables
    .map(({ match }) => match)
    .filter((match) => seatsOf(match).every((id) => among.has(id)))
  const draw: PodDraw = { pods: matches.filter(isPlayed).map(seatsOf), byes: matches.filter(isBye).flatMap(seatsOf) }
  const check = verifyPods(field, { draw, seed: recomputed.seed, plan, pair: () => drawnAgain(recomputed, among) })
  const reseated = check.pods.filter(({ verdict }) => verdict === 'reseated')
  const why = whyPods(field, draw, plan)
  return {
    lines: [
      ...reseated.map(
        ({ ids, given }) => `In other seats: ${namesOf(ids, nameOf)}: the seed gives ${namesOf(given.flat(), nameOf)}`,
      ),
      ...why.pods.map(
        (pod) =>
          `${namesOf(
            pod.seats.map(({ id }) => id),
            nameOf,
          )}: ${reasonOf(pod, nameOf)}`,
      ),
      figuresOf(check, plan),
    ],
    isSame: reseated.length === 0,
  }
}

function drawnAgain({ drawn }: RecomputedRound, among: ReadonlySet<string>): PodDraw {
  const tables = drawn.filter((table) => table.every((id) => among.has(id)))
  return { pods: tables.filter(({ length }) => length > 1), byes: tables.filter(({ length }) => length === 1).flat() }
}

function reasonOf({ points, rematches, seats, short }: PodReason, nameOf: NameOf): string {
  const range = points.least === points.most ? `${points.most} points` : `${points.most} to ${points.least} points`
  const again = rematches.map(({ ids, earlier }) => `${ids.map(nameOf).join(' and ')} met before (${earlier})`)
  const began = seats[0] === undefined ? [] : [`${nameOf(seats[0].id)} begins (${seats[0].earlier} times before)`]
  const few = short === null ? [] : [short.kind === 'changed' ? 'not a table of the draw' : 'a short table']
  return [range, ...again, ...began, ...few].join('; ')
}

function figuresOf({ measures, difference }: PodVerification, plan: { readonly pointsFirst: boolean }): string {
  const figures = podFigures(plan).map((name) => `${name} ${measures.round[name]}`)
  const verdict =
    difference === 0 ? 'as the seed gives' : difference < 0 ? 'better than the seed gives' : 'worse than the seed gives'
  return `Figures in their order, less is better: ${figures.join(', ')}; ${verdict}.`
}

function namesOf(ids: readonly string[], nameOf: NameOf): string {
  return ids.map(nameOf).join(' - ')
}
