import { expect, test } from 'vitest'
import { refuse } from '../../outcome.ts'
import { acted, actOf, aTeamEvent, withPeople, withTeams } from '../testing/a-team-event.ts'
import { anAnnouncement, playerId } from '../testing/a-tournament.ts'
import type { WholeTournament } from '../tournament.ts'
import { seatsOfTeam } from './free-seats.ts'
import type { WishedTeam } from './join-team.ts'
import { teamCode } from './team-code.ts'

const [a, b, c, d] = [playerId('a'), playerId('b'), playerId('c'), playerId('d')]
const four = () => withPeople(aTeamEvent('trios'), ['a', 'b', 'c', 'd'])
const join = (team: WishedTeam) => ({ name: 'join-team', input: { team } }) as const
const led = () => acted(four(), join({ name: 'Un' }), { by: a })
const seats = (event: WholeTournament) => event.teams.map((team) => seatsOfTeam(event, team))
const codeOf = (event: WholeTournament) => teamCode(event, a)

test('TEAM-32 whoever joins chooses a free seat, and the next one takes what is left', () => {
  let event = led()
  event = acted(event, join({ code: codeOf(event), seat: 2 }), { by: b })
  expect(seats(event)).toEqual([[a, null, b]])
  expect(actOf(event, join({ code: codeOf(event), seat: 2 }), { by: c })).toEqual(
    refuse('team_seat_taken', { name: 'Un' }),
  )
  const renamed = acted(event, join({ name: 'Une' }), { by: a })
  expect(renamed.teams).toEqual([{ name: 'Une', members: [a, b], seats: [0, 2] }])
  event = acted(event, join({ captain: a }), { by: c })
  expect(event.teams).toEqual([{ name: 'Un', members: [a, c, b] }])
})

test('TEAM-32 a member moves to another free seat, and a captain puts their people in another order', () => {
  let event = led()
  event = acted(event, join({ code: codeOf(event) }), { by: b })
  expect(seats(event)).toEqual([[a, b, null]])
  event = acted(event, join({ captain: a, seat: 2 }), { by: b })
  expect(seats(event)).toEqual([[a, null, b]])
  expect(actOf(event, join({ captain: a, seat: 2 }), { by: b })).toEqual({ accepted: true, value: [] })
  event = acted(event, join({ code: codeOf(event), seat: 1 }), { by: c })
  event = acted(event, join({ order: [a, b, c] }), { by: a })
  expect(seats(event)).toEqual([[a, b, c]])
  expect(actOf(event, join({ order: [a, b, d] }), { by: a })).toEqual(refuse('team_members_invalid'))
  expect(actOf(event, join({ order: [b, a, c] }), { by: b })).toEqual(refuse('team_not_found'))
  expect(seats(acted(event, join({ order: [b, a, c] }), { by: a }))).toEqual([[b, a, c]])
})

test('TEAM-32 who stays keeps their seat, and the next captain has the first one', () => {
  const form = { name: 'form-team', input: { captain: null, name: 'Un', members: [a, b, c] } } as const
  const event = acted(four(), form)
  expect(seats(acted(event, { name: 'leave-team', input: {} }, { by: b }))).toEqual([[a, null, c]])
  const removed = acted(event, { name: 'delete-quick-tournament-player', input: { playerKey: b } })
  expect(seats(removed)).toEqual([[a, null, c]])
  expect(seats(acted(removed, { name: 'leave-team', input: {} }, { by: a }))).toEqual([[c, null, null]])
})

test.each([[[0]], [[0, 3]], [[1, 2]], [[0, 0]], [[0, 1]], [[0, -1]]])(
  'TEAM-32 a team has no seats %j for two',
  (of) => {
    const input = { captain: null, name: 'Un', members: [a, b], seats: of }
    expect(actOf(four(), { name: 'form-team', input })).toEqual(refuse('team_members_invalid'))
  },
)

test('TEAM-29 a team that does not play yet goes with its people, in one act', () => {
  const remove = (captain: typeof a) => ({ name: 'remove-team', input: { captain } }) as const
  const event = withTeams(aTeamEvent('trios'), [1, 2, 3])
  const first = playerId('t1A')
  const after = acted(event, remove(first))
  expect(after.teams.map(({ name }) => name)).toEqual(['Équipe 2', 'Équipe 3'])
  expect(after.players.map(({ id }) => id)).toEqual(['t2A', 't2B', 't2C', 't3A', 't3B', 't3C'])
  expect(actOf(after, remove(first))).toEqual({ accepted: true, value: [] })
  expect(actOf(four(), remove(a))).toEqual({ accepted: true, value: [] })
  expect(actOf(aTeamEvent(null), remove(a))).toEqual(refuse('not_a_team_event'))
  const announced = { ...event, announcement: anAnnouncement }
  expect(actOf(announced, remove(first))).toEqual(refuse('wrong_tournament_type'))
  const playing = acted(event, { name: 'start-quick-tournament', input: {} })
  expect(actOf(playing, remove(first))).toEqual(refuse('team_locked', { name: 'Équipe 1' }))
})
