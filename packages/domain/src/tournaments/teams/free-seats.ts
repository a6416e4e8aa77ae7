import type { PlayerId, Tournament } from '../tournament.ts'
import { teamSize } from './entrants.ts'
import type { Team } from './team.ts'

type Seated = Pick<Team, 'members' | 'seats'>

/** The member at each seat of a whole team; null where it is free. */
export function seatsOfTeam(tournament: Pick<Tournament, 'teamKind'>, team: Seated): readonly (PlayerId | null)[] {
  return Array.from({ length: teamSize(tournament) }, (_, seat) => memberAt(team, seat))
}

/** The seats that nobody has, from 0. */
export function freeSeatsOf(tournament: Pick<Tournament, 'teamKind'>, team: Seated): readonly number[] {
  return seatsOfTeam(tournament, team).flatMap((member, seat) => (member === null ? [seat] : []))
}

/** Members as a team keeps them. The first one has the first seat, whose captain names the team. */
export function seatedAs(seats: readonly (PlayerId | null)[]): Seated {
  const taken = seats.flatMap((member, seat) => (member === null ? [] : [{ member, seat }]))
  const members = taken.map(({ member }) => member)
  const places = taken.map(({ seat }, index) => (index === 0 ? 0 : seat))
  return places.every((seat, index) => seat === index) ? { members } : { members, seats: places }
}

/** The same team without some of its people, whose seats are free then. */
export function withoutPeople({ name, ...team }: Team, isGone: (player: PlayerId) => boolean): Team {
  const last = team.seats?.at(-1) ?? team.members.length - 1
  const seats = Array.from({ length: last + 1 }, (_, seat) => memberAt(team, seat))
  return { name, ...seatedAs(seats.map((member) => (member === null || isGone(member) ? null : member))) }
}

/** Whether each member has one, the captain the first. */
export function areSeats(
  tournament: Pick<Tournament, 'teamKind'>,
  { members, seats }: { readonly members: readonly unknown[]; readonly seats?: readonly number[] | undefined },
): boolean {
  if (seats === undefined) return true
  const isInOrder = seats.every((seat, index) => seat > (seats[index - 1] ?? -1) && seat < teamSize(tournament))
  return isInOrder && seats[0] === 0 && seats.length === members.length && Math.max(...seats) >= seats.length
}

function memberAt({ members, seats }: Seated, seat: number): PlayerId | null {
  return members[seats === undefined ? seat : seats.indexOf(seat)] ?? null
}
