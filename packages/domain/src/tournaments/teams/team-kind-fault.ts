import type { RefusalCode } from '../../refusal-codes.ts'
import { draftOf } from '../kinds/draft-rounds.ts'
import { hasPods } from '../kinds/paired-by.ts'
import { currentStage } from '../kinds/stage.ts'
import type { Tournament } from '../tournament.ts'
import type { TeamKind } from './team.ts'

type Asked = Pick<Tournament, 'stages' | 'teams'>

/** Why people cannot compete together like that; null if they can. */
export function teamKindFault(tournament: Asked, kind: TeamKind | null): RefusalCode | null {
  if (tournament.teams.length > 0) return 'teams_exist'
  if (kind === null) return null
  const stage = currentStage(tournament)
  return hasPods(stage) || draftOf(stage) !== null ? 'teams_not_at_pods' : null
}
