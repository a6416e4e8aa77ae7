import { QUICK_PLAYER_COUNT } from '@tablee/domain/tournaments/size-limits'
import { TEAM_SIZES } from '@tablee/domain/tournaments/teams/entrants'
import type { TeamKind } from '@tablee/domain/tournaments/teams/team'
import type { Structure } from '@tablee/domain/tournaments/tournament'

/** Neither at tables of four nor in a draft. */
export function mayHaveTeams(structure: Structure): boolean {
  return structure !== 'pods' && structure !== 'draft'
}

type Drafted = { readonly playerCount: number | null; readonly teamKind: TeamKind | null }

/** Of a team; one person alone. */
export const membersIn = (teamKind: TeamKind | null) => (teamKind === null ? 1 : TEAM_SIZES[teamKind])

/** Who competes where so many people come; null: any number. */
export function entrantsExpected(players: number | null, teamKind: TeamKind | null): number | null {
  return players === null ? null : Math.floor(players / membersIn(teamKind))
}

/** How many teams a quick tournament may have. */
export function teamLimits(teamKind: TeamKind) {
  return { min: 2, max: Math.floor(QUICK_PLAYER_COUNT.max / membersIn(teamKind)) }
}

/** Seats for as many teams as there were players, or teams of the other kind. */
export function seatsForTeams({ playerCount, teamKind }: Drafted, next: TeamKind | null): number | null {
  if (playerCount === null) return null
  const entrants = Math.floor(playerCount / membersIn(teamKind))
  const most = Math.floor(QUICK_PLAYER_COUNT.max / membersIn(next))
  return Math.max(1, Math.min(entrants, most)) * membersIn(next)
}
