import { followFault } from '@tablee/domain/tournaments/rounds/follow-fault'
import type { PlannedPart } from '@tablee/domain/tournaments/stage-part'
import type { TeamKind } from '@tablee/domain/tournaments/teams/team'
import type { Structure } from '@tablee/domain/tournaments/tournament'
import { readParts, type TypedPart } from './typed-part.ts'

type Drafted = {
  readonly structure: Structure
  readonly teamKind: TeamKind | null
  readonly parts: readonly TypedPart[]
}

/** The later parts as sent: none where none can follow; null while one cannot be read. */
export function plannedPartsOf({ structure, teamKind, parts }: Drafted): readonly PlannedPart[] | null {
  return followFault(structure, teamKind) === null ? readParts(parts) : []
}
