import type { Refusal } from '../../outcome.ts'
import type { RefusalCode } from '../../refusal-codes.ts'
import { plannedMinutes } from '../clock/clock-plan.ts'
import { rankedIndexes, withPart } from '../kinds/part.ts'
import { firstStageOf, isInCut, structureOf } from '../kinds/stage.ts'
import { MOST_PARTS, type PlannedPart } from '../stage-part.ts'
import type { Tournament } from '../tournament.ts'
import { followFault } from './follow-fault.ts'
import { packOfPart } from './part-rules.ts'

type Planned = Pick<Tournament, 'stages' | 'teamKind' | 'plannedParts'>

/** Why no other part can follow the current one: groups and knockouts end an event, and teams play one part. */
export function noPartFault(tournament: Pick<Tournament, 'stages' | 'teamKind'>): RefusalCode | null {
  if (isInCut(tournament)) return 'part_after_knockout'
  return followFault(structureOf(tournament), tournament.teamKind)
}

/** The entries of the plan that have not begun, whether or not they can. */
export function plannedToFollow(tournament: Planned): readonly PlannedPart[] {
  return tournament.plannedParts.slice(rankedIndexes(tournament).length - 1)
}

/** The planned parts that have not begun; none where no part can follow. */
export function partsToCome(tournament: Planned): readonly PlannedPart[] {
  return noPartFault(tournament) === null ? plannedToFollow(tournament) : []
}

/** How the next planned part is begun between so many; null where none is planned. */
export function plannedWish(tournament: Planned, candidates: number): PlannedPart | null {
  const [next] = partsToCome(tournament)
  if (!next) return null
  const { playing, ...others } = next
  // Fewer have stayed: everybody plays on.
  return { ...others, playing: playing !== null && playing < candidates ? playing : null }
}

/** Why that cannot be the plan: parts that have begun stay as they were. */
export function plannedPartsFault(
  tournament: Planned & Pick<Tournament, 'rules'>,
  parts: readonly PlannedPart[],
): Refusal | null {
  const begun = rankedIndexes(tournament).length - 1
  const [before, after] = [tournament.plannedParts, parts].map((each) => JSON.stringify(each.slice(0, begun)))
  if (before !== after) return { code: 'structure_locked' }
  if (parts.length >= MOST_PARTS) return tooManyParts(parts.length + 1)
  const none = noPartFault(tournament)
  if (parts.length > begun && none) return { code: none }
  const wrong = parts.map((part) => packOfPart(tournament, part)).find(({ accepted }) => !accepted)
  return wrong === undefined ? null : { code: 'rules_invalid' }
}

/** With how many there would be. */
export function tooManyParts(parts: number): Refusal {
  return { code: 'part_too_many', details: { count: MOST_PARTS, parts } }
}

/** Minutes of the rounds of a part that would follow the current one. */
export function minutesOfPlanned(
  tournament: Pick<Tournament, 'clockPlan' | 'rules' | 'stages' | 'teamKind'>,
  part: PlannedPart,
): number {
  const pack = packOfPart(tournament, part)
  const own = { carriesPoints: part.carriesPoints, players: null, ...(pack.accepted && { rules: pack.value }) }
  return plannedMinutes({ ...tournament, stages: [...tournament.stages, withPart(firstStageOf(part.structure), own)] })
}
