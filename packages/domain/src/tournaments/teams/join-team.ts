import { accept, type Outcome, refuse } from '../../outcome.ts'
import type { Change } from '../change.ts'
import { hasLeft } from '../players/departure.ts'
import type { PlayerId, Tournament } from '../tournament.ts'
import { isWhole, teamOf } from './entrants.ts'
import { findTeam, formTeam } from './form-team.ts'
import { freeSeatsOf, seatedAs, seatsOfTeam } from './free-seats.ts'
import type { Team } from './team.ts'
import { teamWithCode } from './team-code.ts'

/** A free seat, from 0; left out: the next one. */
type WishedSeat = { readonly seat?: number | undefined }

/**
 * A team of one's own, by its name, or that of others, by its code or its captain; of one's own team, a captain says in which order its
 * people sit.
 */
export type WishedTeam =
  | { readonly name: string }
  | ({ readonly code: string } & WishedSeat)
  | ({ readonly captain: PlayerId } & WishedSeat)
  | { readonly order: readonly PlayerId[] }

export type JoinedTeam = { readonly playerId: PlayerId; readonly team: WishedTeam }

/**
 * A player forms a team and is its captain, or takes a free chair of one; the chair they had is free then. A captain who names their
 * team again renames it.
 */
export function joinTeam(tournament: Tournament, { playerId, team }: JoinedTeam): Outcome<readonly Change[]> {
  if (tournament.teamKind === null) return refuse('not_a_team_event')
  if (hasLeft(tournament, playerId)) return refuse('player_has_left')
  const own = findTeam(tournament, playerId)
  if ('name' in team) {
    const { members = [playerId], seats } = own ?? {}
    return formTeam(tournament, { captain: own && playerId, name: team.name, members, seats })
  }
  if ('order' in team) return own ? orderTeam(tournament, own, team.order) : refuse('team_not_found')
  const joined = 'code' in team ? teamWithCode(tournament, team.code) : findTeam(tournament, team.captain)
  return joined ? takeSeat(tournament, { playerId, joined, seat: team.seat }) : refuse('team_not_found')
}

type Taking = { readonly playerId: PlayerId; readonly joined: Team } & WishedSeat

function takeSeat(tournament: Tournament, { playerId, joined, seat }: Taking): Outcome<readonly Change[]> {
  const { name, members } = joined
  const isIn = teamOf(tournament, playerId) === joined
  const seats = seatsOfTeam(tournament, joined)
  if (isIn && (seat === undefined || seats[seat] === playerId)) return accept([])
  if (isWhole(tournament, joined)) return refuse('team_full', { name })
  const free = freeSeatsOf(tournament, joined)
  const taken = seat ?? free[0]
  if (taken === undefined || !free.includes(taken)) return refuse('team_seat_taken', { name })
  const without = seats.map((member) => (member === playerId ? null : member))
  return formTeam(tournament, { captain: members[0] ?? null, name, ...seatedAs(without.with(taken, playerId)) })
}

function orderTeam(tournament: Tournament, own: Team, order: readonly PlayerId[]): Outcome<readonly Change[]> {
  const { name, members, seats } = own
  const isSame = order.length === members.length && members.every((id) => order.includes(id))
  const [captain = null] = members
  return isSame ? formTeam(tournament, { captain, name, members: order, seats }) : refuse('team_members_invalid')
}
