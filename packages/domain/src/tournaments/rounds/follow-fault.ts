import type { RefusalCode } from '../../refusal-codes.ts'
import type { TeamKind } from '../teams/team.ts'
import type { Structure } from '../tournament.ts'

/** Why no part follows rounds like these; null where one can. */
export function followFault(structure: Structure, teamKind: TeamKind | null): RefusalCode | null {
  switch (structure) {
    case 'swiss':
    case 'pods':
    case 'draft':
    case 'round-robin':
      return teamKind === null ? null : 'teams_not_at_pods'
    case 'elimination':
      return 'part_after_knockout'
    case 'groups':
      return 'cut_follows_groups'
    default:
      return structure satisfies never
  }
}
