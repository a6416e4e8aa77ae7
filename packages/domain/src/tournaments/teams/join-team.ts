import { accept, type Outcome, refuse } from '../../outcome.ts'
import type { Change } from '../change.ts'
import { hasLeft } from '../players/departure.ts'
import type { PlayerId, Tournament } from '../tournament.ts'
import { isWhole, teamOf } from './entrants.ts'
import { findTeam, formTeam } from './form-team.ts'
import { teamWithCode } from './team-code.ts'

/** A team of one's own, by its name, or that of others, by its code or its captain. */
export type WishedTeam = { readonly name: string } | { readonly code: string } | { readonly captain: PlayerId }

export type JoinedTeam = { readonly playerId: PlayerId; readonly team: WishedTeam }

/**
 * A player forms a team and is its captain, or takes the next free chair of one; the chair they had is free then. A captain who names their
 * team again renames it.
 */
export function joinTeam(tournament: Tournament, { playerId, team }: JoinedTeam): Outcome<readonly Change[]> {
  if (tournament.teamKind === null) return refuse('not_a_team_event')
  if (hasLeft(tournament, playerId)) return refuse('player_has_left')
  if ('name' in team) {
    const own = findTeam(tournament, playerId)
    const members = own?.members ?? [playerId]
    return formTeam(tournament, { captain: own && playerId, name: team.name, members })
  }
  const joined = 'code' in team ? teamWithCode(tournament, team.code) : findTeam(tournament, team.captain)
  if (!joined) return refuse('team_not_found')
  const { name, members } = joined
  if (teamOf(tournament, playerId) === joined) return accept([])
  if (isWhole(tournament, joined)) return refuse('team_full', { name })
  return formTeam(tournament, { captain: members[0] ?? null, name, members: [...members, playerId] })
}
