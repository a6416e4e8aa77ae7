import { expect, test } from 'vitest'
import { refuse } from '../../outcome.ts'
import { acted, actOf, aTeamEvent, withPeople, withTeams } from '../testing/a-team-event.ts'
import { anAnnouncement, playerId } from '../testing/a-tournament.ts'
import type { WholeTournament } from '../tournament.ts'
import { entrantsOf } from './entrants.ts'
import type { TeamKind } from './team.ts'
import { teamCode } from './team-code.ts'

const [a, b, c, d] = [playerId('a'), playerId('b'), playerId('c'), playerId('d')]
const four = () => withPeople(aTeamEvent('trios'), ['a', 'b', 'c', 'd'])
const named = (tournament: WholeTournament) => tournament.teams.map(({ name, members }) => [name, ...members])
const join = (team: { readonly name: string } | { readonly code: string }) =>
  ({ name: 'join-team', input: { team } }) as const
const form = (captain: typeof a | null, name: string, members: readonly (typeof a)[]) =>
  ({ name: 'form-team', input: { captain, name, members } }) as const

test('TEAM-1 a captain forms a team by its name, and others take its free chairs by its code', () => {
  let event = acted(four(), join({ name: ' Les  Lyonnaises ' }), { by: a })
  const code = teamCode(event, a)
  expect(code).toMatch(/^[A-Z2-9]{4}$/)
  event = acted(event, join({ code: ` ${code.toLowerCase()}` }), { by: b })
  event = acted(event, join({ code }), { by: c })
  expect(named(event)).toEqual([['Les Lyonnaises', 'a', 'b', 'c']])
  expect(actOf(event, join({ code }), { by: c })).toEqual({ accepted: true, value: [] })
  expect(actOf(event, join({ code }), { by: d })).toEqual(refuse('team_full', { name: 'Les Lyonnaises' }))
  expect(actOf(event, join({ code: 'ZZZZ' }), { by: d })).toEqual(refuse('team_not_found'))
  expect(actOf(event, join({ name: 'les lyonnaises' }), { by: d })).toMatchObject({
    refusal: { code: 'team_name_taken' },
  })
  expect(named(acted(event, join({ name: 'Autres' }), { by: a }))).toEqual([['Autres', 'a', 'b', 'c']])
})

test('TEAM-1 whoever joins another team leaves their own, and the next member is captain of it', () => {
  let event = acted(four(), form(null, 'Un', [a, b]))
  event = acted(event, form(null, 'Deux', [c]))
  event = acted(event, join({ code: teamCode(event, c) }), { by: a })
  expect(named(event)).toEqual([
    ['Un', 'b'],
    ['Deux', 'c', 'a'],
  ])
  event = acted(event, { name: 'leave-team', input: {} }, { by: b })
  expect(named(event)).toEqual([['Deux', 'c', 'a']])
  expect(event.players).toHaveLength(4)
})

test('TEAM-2 the staff forms, completes, orders, renames and parts teams before they play', () => {
  let event = acted(four(), form(null, 'Un', [a, b]))
  event = acted(event, form(a, 'Un', [b, a, d]))
  expect(named(event)).toEqual([['Un', 'b', 'a', 'd']])
  event = acted(event, form(null, 'Deux', [d]))
  expect(named(event)).toEqual([
    ['Un', 'b', 'a'],
    ['Deux', 'd'],
  ])
  expect(actOf(event, form(b, 'Un', [b, a, c, d]))).toEqual(refuse('team_members_invalid'))
  expect(actOf(event, form(b, 'Un', [b, b]))).toEqual(refuse('team_members_invalid'))
  expect(actOf(event, form(b, '​', [b]))).toEqual(refuse('team_name_invalid'))
  event = acted(event, { name: 'part-team', input: { captain: d } })
  expect(named(event)).toEqual([['Un', 'b', 'a']])
  expect(actOf(withPeople(aTeamEvent(null), ['a']), form(null, 'Un', [a]))).toEqual(refuse('not_a_team_event'))
})

test('TEAM-2 a captain who is removed before the start leaves the team to the next, and their chair is free', () => {
  const event = acted(four(), form(null, 'Un', [a, b, c]))
  const removed = acted(event, { name: 'delete-quick-tournament-player', input: { playerKey: a } })
  expect(named(removed)).toEqual([['Un', 'b', 'c']])
  expect(removed.players.map(({ id }) => id)).toEqual(['b', 'c', 'd'])
})

test('TEAM-3 nobody starts with a team that lacks people or with somebody without one, and the sentence names them', () => {
  const start = { name: 'start-quick-tournament', input: {} } as const
  let event = acted(withTeams(aTeamEvent('trios'), [1, 2]), start)
  expect(event.matches).toHaveLength(1)
  event = acted(withPeople(withTeams(aTeamEvent('trios'), [1, 2]), ['a', 'b']), form(null, 'Petite', [a]))
  expect(actOf(event, start)).toEqual(refuse('team_incomplete', { name: 'Petite' }))
  const alone = acted(event, { name: 'part-team', input: { captain: a } })
  expect(actOf(alone, start)).toEqual(refuse('player_without_team', { name: 'Nom a' }))
  expect(actOf(withTeams(aTeamEvent('trios'), [1]), start)).toEqual(refuse('not_enough_players'))
})

test('TEAM-3 once a team is paired its people stay, and its name may still change', () => {
  const event = acted(withTeams(aTeamEvent('two-headed-giant'), [1, 2, 3]), {
    name: 'start-quick-tournament',
    input: {},
  })
  const first = playerId('t1A')
  expect(actOf(event, form(first, 'Équipe 1', [playerId('t1B'), first]))).toMatchObject({
    refusal: { code: 'team_locked' },
  })
  expect(actOf(event, { name: 'leave-team', input: {} }, { by: first })).toMatchObject({
    refusal: { code: 'team_locked' },
  })
  expect(named(acted(event, join({ name: 'Neuf' }), { by: first }))[0]).toEqual(['Neuf', 't1A', 't1B'])
})

test.each<TeamKind>(['trios', 'two-headed-giant'])('TEAM-4 of %s a team drops and returns as a whole', (kind) => {
  const event = acted(withTeams(aTeamEvent(kind), [1, 2, 3, 4]), { name: 'start-quick-tournament', input: {} })
  const left = acted(event, { name: 'leave-quick-tournament', input: {} }, { by: playerId('t2B') })
  const gone = left.players.filter(({ droppedAfter }) => droppedAfter !== null).map(({ id }) => id)
  expect(gone).toEqual(event.teams[1]?.members)
  expect(entrantsOf(left)).toHaveLength(4)
  const back = acted(left, { name: 'return-to-quick-tournament', input: {} }, { by: playerId('t2A') })
  expect(back.players).toEqual(event.players)
  const removed = acted(event, { name: 'delete-quick-tournament-player', input: { playerKey: 't3B' } })
  expect(removed.players.filter(({ droppedAfter }) => droppedAfter !== null)).toHaveLength(
    event.teams[0]?.members.length ?? 0,
  )
  const restored = acted(removed, { name: 'restore-quick-tournament-player', input: { playerKey: 't3A' } })
  expect(restored.players.map(({ droppedAfter }) => droppedAfter)).toEqual(event.players.map(() => null))
})

test('TEAM-5 a kind of team is no longer changed once there is one, and does not go with tables of four', () => {
  const settings = (teamKind: TeamKind | null) => ({ name: 'change-settings', input: { teamKind } }) as const
  const event = aTeamEvent(null)
  const trios = acted(event, settings('trios'))
  expect(trios.teamKind).toBe('trios')
  expect(actOf(acted(withPeople(trios, ['a']), form(null, 'Un', [a])), settings(null))).toEqual(refuse('teams_exist'))
  const pods = acted(event, { name: 'change-settings', input: { structure: 'pods' } })
  expect(actOf(pods, settings('trios'))).toEqual(refuse('teams_not_at_pods'))
  expect(actOf(trios, { name: 'change-settings', input: { structure: 'pods' } })).toEqual(refuse('teams_not_at_pods'))
  expect(actOf(trios, { name: 'change-settings', input: { structure: 'draft' } })).toEqual(refuse('teams_not_at_pods'))
  const part = { structure: 'swiss', plannedRounds: 2, carriesPoints: true, roundNumber: 1 } as const
  const playing = acted(withTeams(trios, [1, 2]), { name: 'start-quick-tournament', input: {} })
  expect(actOf(playing, { name: 'open-stage', input: part })).toEqual(refuse('teams_not_at_pods'))
  expect(acted({ ...event, announcement: anAnnouncement }, settings('trios')).teamKind).toBe('trios')
})
