import { accept, type Outcome, refuse } from '../../outcome.ts'
import type { Change } from '../change.ts'
import { isFinished } from '../kinds/phase.ts'
import { nameKey, typedName } from '../players/player-name.ts'
import type { PlayerId, Tournament } from '../tournament.ts'
import { isPlaying, teamOf, teamSize } from './entrants.ts'
import { areSeats, withoutPeople } from './free-seats.ts'
import type { Team } from './team.ts'
import { TEAM_NAME_MAX_LENGTH } from './team-name.ts'

export type FormedTeam = Team & {
  /** Of the team that is changed; null forms one. */
  readonly captain: PlayerId | null
}

/**
 * A team is formed, completed, renamed or put in another order. Whoever was in another team leaves it. Once a team plays, its people stay and
 * only its name may change.
 */
export function formTeam(
  tournament: Tournament,
  { captain, name: typed, members, seats }: FormedTeam,
): Outcome<readonly Change[]> {
  if (tournament.teamKind === null) return refuse('not_a_team_event')
  if (isFinished(tournament)) return refuse('tournament_finished')
  const before = captain === null ? null : findTeam(tournament, captain)
  if (captain !== null && !before) return refuse('team_not_found')
  const name = typedName(typed)
  if (name === '' || name.length > TEAM_NAME_MAX_LENGTH) return refuse('team_name_invalid')
  const isTaken = tournament.teams.some((team) => team !== before && nameKey(team.name) === nameKey(name))
  if (isTaken) return refuse('team_name_taken', { name })
  const isSame =
    before !== null && before.members.join(' ') === members.join(' ') && before.seats?.join() === seats?.join()
  if (isSame && before.name === name) return accept([])
  if (!isSame) {
    if (before && isPlaying(tournament, before)) return refuse('team_locked', { name: before.name })
    if (!areMembers(tournament, members) || !areSeats(tournament, { members, seats })) {
      return refuse('team_members_invalid')
    }
  }
  const leaving = leaveOthers(tournament, members, before)
  if (!leaving.accepted) return leaving
  const team = { name, members, ...(seats === undefined ? {} : { seats }) }
  const formed: Change =
    captain === null ? { kind: 'team_formed', ...team } : { kind: 'team_changed', captain, ...team }
  return accept([...leaving.value, formed])
}

/** A team is no more; its people stay. */
export function partTeam(tournament: Tournament, captain: PlayerId): Outcome<readonly Change[]> {
  return ofWaitingTeam(tournament, captain, () => [{ kind: 'team_parted', captain }])
}

/** A team goes with its people, before it plays. */
export function removeTeam(tournament: Tournament, captain: PlayerId): Outcome<readonly Change[]> {
  return ofWaitingTeam(tournament, captain, ({ members }) =>
    members.map((playerId) => ({ kind: 'player_removed', playerId })),
  )
}

/** Nothing for a team that is none any more. */
function ofWaitingTeam(
  tournament: Tournament,
  captain: PlayerId,
  changesOf: (team: Team) => readonly Change[],
): Outcome<readonly Change[]> {
  if (tournament.teamKind === null) return refuse('not_a_team_event')
  if (isFinished(tournament)) return refuse('tournament_finished')
  const team = findTeam(tournament, captain)
  if (!team) return accept([])
  return isPlaying(tournament, team) ? refuse('team_locked', { name: team.name }) : accept(changesOf(team))
}

/** Someone leaves their team, whose chair is free then. */
export function leaveTeam(tournament: Tournament, playerId: PlayerId): Outcome<readonly Change[]> {
  if (tournament.teamKind === null) return refuse('not_a_team_event')
  const leaving = leaveOthers(tournament, [playerId], null)
  return isFinished(tournament) ? refuse('tournament_finished') : leaving
}

export function findTeam({ teams }: Pick<Tournament, 'teams'>, captain: PlayerId): Team | null {
  return teams.find(({ members: [first] }) => first === captain) ?? null
}

function areMembers(tournament: Tournament, members: readonly PlayerId[]): boolean {
  const there = new Set(tournament.players.flatMap(({ id, droppedAfter }) => (droppedAfter === null ? [id] : [])))
  const isSized = members.length >= 1 && members.length <= teamSize(tournament)
  return isSized && new Set(members).size === members.length && members.every((id) => there.has(id))
}

/** The changes by which these leave the teams that they are in, but for this one. */
function leaveOthers(
  tournament: Tournament,
  members: readonly PlayerId[],
  stays: Team | null,
): Outcome<readonly Change[]> {
  const left = new Set(members.flatMap((id) => teamOf(tournament, id) ?? []))
  const changes: Change[] = []
  for (const team of left) {
    if (team === stays) continue
    if (isPlaying(tournament, team)) return refuse('team_locked', { name: team.name })
    changes.push(...withoutMembers(team, members))
  }
  return accept(changes)
}

function withoutMembers(team: Team, gone: readonly PlayerId[]): readonly Change[] {
  const [captain] = team.members
  const left = withoutPeople(team, (id) => gone.includes(id))
  if (captain === undefined) return []
  return left.members.length === 0 ? [{ kind: 'team_parted', captain }] : [{ kind: 'team_changed', captain, ...left }]
}
