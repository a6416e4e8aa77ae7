import type { TeamKind } from '@tablee/domain/tournaments/teams/team'
import type { Structure } from '@tablee/domain/tournaments/tournament'

type Chosen = { readonly structure: Structure; readonly teamKind?: TeamKind | null | undefined }

/** Whether a week may be chosen for each round: two people agree on when they meet. */
export function mayBeWeekly({ structure, teamKind }: Chosen): boolean {
  return structure === 'round-robin' && !teamKind
}
