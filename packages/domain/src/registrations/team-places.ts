import { freeSeats, isFull, seatedCount } from '../tournaments/players/capacity.ts'
import { nameKey } from '../tournaments/players/player-name.ts'
import { teamSize } from '../tournaments/teams/entrants.ts'
import { teamKey } from '../tournaments/teams/team-name.ts'
import type { Tournament } from '../tournaments/tournament.ts'
import type { Registration } from './registration.ts'

type Asking = Pick<Registration, 'teamName'>

/** What an event of teams has left. */
type Places = {
  readonly size: number
  /** Whole teams. */
  readonly teams: number
  /** People without a team, who share the places of teams. */
  readonly alone: number
  /** Free chairs of the teams that are there, by the key of their name. */
  readonly chairs: ReadonlyMap<string, number>
}

type Seat = 'chair' | 'new-team' | 'beside' | 'alone'

const known = new WeakMap<Tournament, Places>()

/** Whether there is a seat: whose team is there has theirs, who brings a team needs those of all its members. */
export function hasSeatFor(tournament: Tournament, { teamName }: Asking): boolean {
  if (tournament.teamKind === null) return !isFull(tournament)
  return seatIn(placesOf(tournament), keyOf(teamName)) !== null
}

/** Those who find a seat, one after the other in this order: the same as seating them one by one, without doing it. */
export function seatedInOrder<Each extends Asking>(tournament: Tournament, waiting: readonly Each[]): readonly Each[] {
  if (tournament.teamKind === null) return waiting.slice(0, freeSeats(tournament) ?? undefined)
  const { size, ...before } = placesOf(tournament)
  const chairs = new Map(before.chairs)
  let { teams, alone } = before
  return waiting.filter(({ teamName }) => {
    const key = keyOf(teamName)
    const seat = seatIn({ size, teams, alone, chairs }, key)
    if (seat === 'new-team' || seat === 'alone') teams--
    if (seat === 'alone' || seat === 'beside') alone++
    if (key !== null && seat === 'new-team') chairs.set(key, size - 1)
    if (key !== null && seat === 'chair') chairs.set(key, (chairs.get(key) ?? 0) - 1)
    return seat !== null
  })
}

/** Null: none. */
function seatIn({ size, teams, alone, chairs }: Places, key: string | null): Seat | null {
  const free = key === null ? 0 : chairs.get(key)
  if (free === undefined) return teams > 0 ? 'new-team' : null
  if (free > 0) return 'chair'
  if (alone % size !== 0) return 'beside'
  return teams > 0 ? 'alone' : null
}

function placesOf(tournament: Tournament): Places {
  const places = known.get(tournament) ?? countPlaces(tournament)
  known.set(tournament, places)
  return places
}

function countPlaces(tournament: Tournament): Places {
  const size = teamSize(tournament)
  const free = freeSeats(tournament)
  const inTeams = new Set(tournament.teams.flatMap(({ members }) => members))
  const players = tournament.players.filter(({ id }) => !inTeams.has(id))
  return {
    size,
    teams: free === null ? Number.POSITIVE_INFINITY : Math.floor(free / size),
    alone: seatedCount({ players }),
    chairs: new Map(tournament.teams.map((team) => [teamKey(team), size - team.members.length])),
  }
}

function keyOf(teamName: Asking['teamName']): string | null {
  return typeof teamName === 'string' ? nameKey(teamName) : null
}
