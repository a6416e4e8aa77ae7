import { accept, type Outcome } from '../../outcome.ts'
import type { Change } from '../change.ts'
import { hasPods, podPlanOf, withPodPlan } from '../kinds/paired-by.ts'
import { firstRoundOf, partOf, withPart } from '../kinds/part.ts'
import { firstStageOf, plannedRounds, withPlannedRounds } from '../kinds/stage.ts'
import type { PodRemainder } from '../pairing/pods/pod-field.ts'
import type { RulePack } from '../rule-packs/rule-pack.ts'
import type { PartStructure } from '../stage-part.ts'
import type { PlayerId, RoundNumber, Stage, Tournament } from '../tournament.ts'

/** A later part of ranked rounds; players are places in the file's list. */
export type PortablePart = {
  readonly firstRound: RoundNumber
  readonly kind: PartStructure
  readonly plannedRounds: number | null
  readonly carriesPoints: boolean
  /** Who plays on; null: everybody. */
  readonly players: readonly number[] | null
  readonly rules?: RulePack | undefined
  readonly remainder?: PodRemainder | undefined
  readonly pointsFirst?: true | undefined
}

/** Null where there is one part. */
export function portableParts(
  tournament: Tournament,
  placeOf: (id: PlayerId) => number,
): readonly PortablePart[] | null {
  const parts = tournament.stages.flatMap((stage, index) => {
    const part = partOf(stage)
    return part ? [{ stage, part, firstRound: firstRoundOf(tournament, index) }] : []
  })
  if (parts.length === 0) return null
  return parts.map(({ stage, part: { carriesPoints, players, rules }, firstRound }) => {
    const plan = hasPods(stage) ? podPlanOf(stage) : null
    return {
      ...{
        firstRound,
        kind: plan ? 'pods' : 'swiss',
        plannedRounds: plannedRounds({ stages: [stage] }),
        carriesPoints,
      },
      players: players?.map(placeOf) ?? null,
      ...(rules && { rules }),
      ...(plan && { remainder: plan.remainder, ...(plan.pointsFirst && { pointsFirst: true as const }) }),
    }
  })
}

/** The file's parts, with rules within what organizers may choose. */
export function readParts(
  parts: readonly PortablePart[] | null,
  rulesOf: (rules: RulePack) => Outcome<RulePack>,
): Outcome<readonly PortablePart[]> {
  const read: PortablePart[] = []
  for (const part of parts ?? []) {
    const rules = part.rules && rulesOf(part.rules)
    if (rules && !rules.accepted) return rules
    read.push({ ...part, ...(rules && { rules: rules.value }) })
  }
  return accept(read)
}

/** What opens a part before its first round. */
export function partOpened(part: PortablePart, keyOf: (place: number) => PlayerId): Change {
  const { kind, carriesPoints, players, rules, remainder = 'pods-of-3-low', pointsFirst = false } = part
  const [planned = firstStageOf(kind)] = withPlannedRounds({ stages: [firstStageOf(kind)] }, part.plannedRounds)
  const stage: Stage = withPodPlan(planned, { remainder, pointsFirst })
  return {
    kind: 'stage_opened',
    stage: withPart(stage, { carriesPoints, players: players?.map(keyOf) ?? null, ...(rules && { rules }) }),
  }
}

/** The path of what contradicts the rest of the file; null for nothing. */
export function contradictionOfParts(
  parts: readonly PortablePart[],
  {
    players,
    rounds,
    cutFrom,
  }: { readonly players: number; readonly rounds: number; readonly cutFrom: RoundNumber | null },
): string | null {
  let before = 1
  for (const { firstRound, players: chosen } of parts) {
    if (firstRound <= before || firstRound > rounds || firstRound >= (cutFrom ?? rounds + 1)) return 'parts.firstRound'
    before = firstRound
    const places = chosen ?? []
    if (new Set(places).size < places.length || places.some((place) => place >= players)) return 'parts.players'
  }
  return null
}
