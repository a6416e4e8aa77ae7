import { accept, type Outcome } from '../../outcome.ts'
import type { Change } from '../change.ts'
import { draftOf } from '../kinds/draft-rounds.ts'
import { hasPods, podPlanOf, withPodPlan } from '../kinds/paired-by.ts'
import { firstRoundOf, partOf, withPart } from '../kinds/part.ts'
import { firstStageOf, plannedRounds, withPlannedRounds } from '../kinds/stage.ts'
import type { PodRemainder } from '../pairing/pods/pod-field.ts'
import type { RulePack } from '../rule-packs/rule-pack.ts'
import type { PartStructure } from '../stage-part.ts'
import type { PlayerId, RoundNumber, Stage, Tournament } from '../tournament.ts'
import { draftStage, haveSeats, type PortableDraft, portableDraft } from './portable-drafts.ts'

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
  readonly draft?: PortableDraft | undefined
}

/** Null where there is one part. */
export function portableParts(
  tournament: Tournament,
  places: ReadonlyMap<PlayerId, number>,
): readonly PortablePart[] | null {
  const parts = tournament.stages.flatMap((stage, index) => {
    const part = partOf(stage)
    return part ? [{ stage, part, firstRound: firstRoundOf(tournament, index) }] : []
  })
  if (parts.length === 0) return null
  return parts.map(({ stage, part: { carriesPoints, players, rules }, firstRound }) => {
    const plan = hasPods(stage) ? podPlanOf(stage) : null
    const draft = draftOf(stage)
    return {
      ...{
        firstRound,
        kind: partKind(stage),
        plannedRounds: plannedRounds({ stages: [stage] }),
        carriesPoints,
      },
      players: players?.flatMap((id) => places.get(id) ?? []) ?? null,
      ...(rules && { rules }),
      ...(draft && { draft: portableDraft(draft, firstRound, places) }),
      ...(plan && { remainder: plan.remainder, ...(plan.pointsFirst && { pointsFirst: true as const }) }),
    }
  })
}

function partKind(stage: Stage): PartStructure {
  if (draftOf(stage)) return 'draft'
  return hasPods(stage) ? 'pods' : 'swiss'
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
  const plain = withPodPlan(planned, { remainder, pointsFirst })
  const stage = part.draft ? draftStage(part.draft, keyOf) : plain
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
  for (const { firstRound, players: chosen, draft } of parts) {
    if (firstRound <= before || firstRound > rounds + (draft ? 1 : 0) || firstRound >= (cutFrom ?? rounds + 2))
      return 'parts.firstRound'
    before = firstRound
    if (!areDifferent(chosen ?? [], players)) return 'parts.players'
    if (draft && !haveSeats(draft, players)) return 'parts.draft'
  }
  return null
}

function areDifferent(places: readonly number[], players: number): boolean {
  return new Set(places).size === places.length && places.every((place) => place < players)
}
