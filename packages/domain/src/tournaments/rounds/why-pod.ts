import { podPlanOf } from '../kinds/paired-by.ts'
import { isPodTable } from '../kinds/pod-table.ts'
import { isBye, seatsOf } from '../kinds/seats.ts'
import { stageOfRound } from '../kinds/stage.ts'
import { whyPods } from '../pairing/pods/why-pod.ts'
import type { Match, PlayerId, RoundNumber, Tournament } from '../tournament.ts'
import { podFieldOf } from './pod-field-of.ts'
import { matchesOfRound } from './round-progress.ts'

/** Why people sit together at a table of three to five, as facts from earlier results. */
export type PodPairingReason =
  | { readonly kind: 'pod_points'; readonly own: number; readonly least: number; readonly most: number }
  /** Those who were at one table before; none: nobody. */
  | { readonly kind: 'pod_met'; readonly pairs: readonly (readonly [PlayerId, PlayerId])[] }
  /** Another size than four. */
  | { readonly kind: 'pod_short'; readonly size: number; readonly earlier: number }
  /** From 1, and how often the player sat there before. */
  | { readonly kind: 'pod_seat'; readonly seat: number; readonly earlier: number }
  | { readonly kind: 'pod_bye'; readonly points: number; readonly earlierByes: number }

const USUAL = 4

/** Of a round of tables of four that was drawn; gathers the facts once, when somebody asks. */
export function podReasons(
  tournament: Tournament,
  round: RoundNumber,
): (match: Match, player: PlayerId) => readonly PodPairingReason[] {
  let gathered: ReturnType<typeof factsOf> | null = null
  return (match, player) => {
    gathered ??= factsOf(tournament, round)
    const { reasonOf, playerOf } = gathered
    const facts = playerOf.get(player)
    if (!facts) return []
    if (isBye(match)) return [{ kind: 'pod_bye', points: facts.points, earlierByes: facts.byes }]
    const reason = reasonOf.get(match.id)
    if (!reason) return []
    const seat = seatsOf(match).indexOf(player)
    const size = reason.seats.length
    const short: readonly PodPairingReason[] =
      size === USUAL ? [] : [{ kind: 'pod_short', size, earlier: facts.shortPods }]
    if (round === 1) return short
    const pairs = reason.rematches.map(({ ids: [one, other] }) => [one as PlayerId, other as PlayerId] as const)
    return [
      { kind: 'pod_points', own: facts.points, least: reason.points.least, most: reason.points.most },
      { kind: 'pod_met', pairs },
      ...short,
      { kind: 'pod_seat', seat: seat + 1, earlier: facts.seats[seat] ?? 0 },
    ]
  }
}

function factsOf(tournament: Tournament, round: RoundNumber) {
  const matches = matchesOfRound(tournament, round).filter((match) => isPodTable(match) || isBye(match))
  const field = podFieldOf(tournament, round, matches.flatMap(seatsOf))
  const tables = matches.filter(isPodTable)
  const draw = { pods: tables.map(seatsOf), byes: matches.filter(isBye).flatMap(seatsOf) }
  const { pods } = whyPods(field, draw, podPlanOf(stageOfRound(tournament, round)))
  return {
    reasonOf: new Map(tables.flatMap(({ id }, index) => (pods[index] ? [[id, pods[index]] as const] : []))),
    playerOf: new Map<string, (typeof field)[number]>(field.map((player) => [player.id, player])),
  }
}
