import { expect, test } from 'vitest'
import { refuse } from '../outcome.ts'
import { evolveAll } from '../tournaments/evolve.ts'
import { freeSeats } from '../tournaments/players/capacity.ts'
import { acted, actOf, aTeamEvent } from '../tournaments/testing/a-team-event.ts'
import { anAnnouncement, publicId } from '../tournaments/testing/a-tournament.ts'
import type { PlayerId, WholeTournament } from '../tournaments/tournament.ts'
import { acceptRegistration } from './accept-registration.ts'
import { addAtDesk } from './add-at-desk.ts'
import type { AskedTeam } from './asked-team.ts'
import { dropRegistration } from './leave-registration.ts'
import { promoteWaiting } from './promote-waiting.ts'
import { register } from './register.ts'
import type { Registration, RegistrationId } from './registration.ts'
import { undoRegistrationAct } from './undo-registration-act.ts'

type Desk = { readonly event: WholeTournament; readonly registrations: readonly Registration[] }

function announced(capacity: number | null, acceptsAutomatically = true): Desk {
  const event = aTeamEvent('trios')
  const rules = { ...event.registrationRules, acceptsAutomatically }
  return { event: { ...event, announcement: anAnnouncement, capacity, registrationRules: rules }, registrations: [] }
}

const asks = ({ event, registrations }: Desk, name: string, team: AskedTeam | null) =>
  register(event, {
    newcomer: { id: `r-${name}` as RegistrationId, playerId: name as PlayerId, name, team },
    ...{ own: null, registrations, publicId: publicId(name), now: '2027-01-01T12:00:00.000Z' },
  })

function comes(desk: Desk, name: string, team: AskedTeam | null): Desk {
  const decided = asks(desk, name, team)
  if (!decided.accepted) throw new Error(`${name}: ${decided.refusal.code}`)
  const { registration, changes } = decided.value
  return { event: evolveAll(desk.event, changes), registrations: [...desk.registrations, registration] }
}

const brings = (name: string) => ({ name, isNew: true })
const joins = (name: string) => ({ name, isNew: false })
const standing = ({ registrations }: Desk) => registrations.map(({ name, state }) => `${name} ${state.kind}`)
const teamsOf = ({ event }: Desk) => event.teams.map(({ name, members }) => `${name}: ${members.join(' ')}`)

test('TEAM-24 a captain brings a team to an announced event, and others come into it by its name', () => {
  let desk = comes(announced(6), 'Ana', brings('Loups'))
  desk = comes(desk, 'Bo', joins('LOUPS'))
  expect(teamsOf(desk)).toEqual(['Loups: Ana Bo'])
  expect(asks(desk, 'Cléo', brings('loups'))).toEqual(refuse('team_name_taken', { name: 'loups' }))
  expect(asks(desk, 'Cléo', joins('Renards'))).toEqual(refuse('team_not_found'))
  desk = comes(desk, 'Cléo', joins('Loups'))
  expect(asks(desk, 'Dan', joins('Loups'))).toEqual(refuse('team_full', { name: 'Loups' }))
  const alone = { ...desk, event: { ...desk.event, teamKind: null } }
  expect(asks(alone, 'Dan', brings('Ours'))).toEqual(refuse('not_a_team_event'))
})

test('TEAM-25 places are those of teams: one that is there keeps the seats of its people, the next one waits with all of its own', () => {
  let desk = comes(announced(7), 'Ana', brings('Loups'))
  expect(freeSeats(desk.event)).toBe(3)
  desk = comes(desk, 'Dan', brings('Ours'))
  expect(freeSeats(desk.event)).toBe(0)
  desk = comes(desk, 'Gus', brings('Chats'))
  desk = comes(desk, 'Bo', joins('Loups'))
  desk = comes(desk, 'Hugo', joins('Chats'))
  expect(standing(desk)).toEqual(['Ana confirmed', 'Dan confirmed', 'Gus pending', 'Bo confirmed', 'Hugo pending'])
  expect(asks(desk, 'Zoé', brings('Chats'))).toEqual(refuse('team_name_taken', { name: 'Chats' }))
  const gus = desk.registrations.find(({ name }) => name === 'Gus') as Registration
  expect(acceptRegistration(desk.event, { registration: gus, publicId: null })).toEqual(refuse('tournament_full'))
  const added = acceptRegistration(desk.event, { registration: gus, publicId: null, addsSeat: true })
  expect(added.accepted && evolveAll(desk.event, added.value.changes).capacity).toBe(9)
})

test('TEAM-25 people without a team share the places of teams, and fill one that has a chair', () => {
  let desk = announced(6)
  for (const name of ['Ana', 'Bo', 'Cléo', 'Dan']) desk = comes(desk, name, null)
  expect(freeSeats(desk.event)).toBe(0)
  desk = comes(desk, 'Eve', null)
  expect(standing(desk).at(-1)).toBe('Eve confirmed')
  expect(standing(comes(desk, 'Gus', brings('Chats'))).at(-1)).toBe('Gus pending')
  desk = {
    ...desk,
    event: acted(desk.event, { name: 'join-team', input: { team: { name: 'Ours' } } }, { by: 'Ana' as PlayerId }),
  }
  expect(freeSeats(desk.event)).toBe(0)
})

test('TEAM-26 a team that leaves lets the next one in with all who asked for it, in order of arrival', () => {
  let desk = comes(announced(3), 'Ana', brings('Loups'))
  for (const name of ['Gus', 'Hugo', 'Ines']) desk = comes(desk, name, { name: 'Chats', isNew: name === 'Gus' })
  desk = comes(desk, 'Zoé', brings('Ours'))
  const [ana, ...waiting] = desk.registrations as [Registration, ...Registration[]]
  const left = dropRegistration(desk.event, ana)
  if (!left.accepted) throw new Error(left.refusal.code)
  const after = evolveAll(desk.event, left.value.changes)
  const turn = { before: desk.event, after }
  const promoted = promoteWaiting(
    turn,
    waiting.map((registration) => ({ registration, publicId: null })),
  )
  expect(promoted.map(({ registration: { name } }) => name)).toEqual(['Gus', 'Hugo', 'Ines'])
  const then = evolveAll(
    after,
    promoted.flatMap(({ changes }) => changes),
  )
  expect(then.teams).toEqual([{ name: 'Chats', members: ['Gus', 'Hugo', 'Ines'] }])
})

test('TEAM-26 who is let in by hand brings the others of the team with them where the event lets people in', () => {
  let desk = comes(announced(3), 'Ana', brings('Loups'))
  for (const name of ['Gus', 'Hugo']) desk = comes(desk, name, { name: 'Chats', isNew: name === 'Gus' })
  const [, gus, hugo] = desk.registrations as [Registration, Registration, Registration]
  const accepted = acceptRegistration(desk.event, { registration: gus, publicId: null, addsSeat: true })
  if (!accepted.accepted) throw new Error(accepted.refusal.code)
  const after = evolveAll(desk.event, accepted.value.changes)
  const promoted = promoteWaiting({ before: desk.event, after }, [{ registration: hugo, publicId: null }])
  expect(promoted.map(({ registration: { name } }) => name)).toEqual(['Hugo'])
})

test('TEAM-26 who comes back before the start takes their chair again without another seat', () => {
  let desk = comes(announced(3), 'Ana', brings('Loups'))
  desk = comes(desk, 'Bo', joins('Loups'))
  const bo = desk.registrations[1] as Registration
  const left = dropRegistration(desk.event, bo)
  if (!left.accepted) throw new Error(left.refusal.code)
  const without = evolveAll(desk.event, left.value.changes)
  expect(without.teams).toEqual([{ name: 'Loups', members: ['Ana'] }])
  const back = undoRegistrationAct(without, { act: 'drop', registration: left.value.registration, publicId: null })
  if (!back.accepted) throw new Error(back.refusal.code)
  const again = evolveAll(without, back.value.changes)
  expect([again.capacity, again.teams]).toEqual([3, [{ name: 'Loups', members: ['Ana', 'Bo'] }]])
})

test('TEAM-27 the event starts with whole teams, and a team leaves and returns with each of its people', () => {
  let desk = announced(null)
  for (const [at, name] of ['a', 'b', 'c', 'd', 'e', 'f'].entries()) {
    desk = comes(desk, name, { name: at < 3 ? 'Loups' : 'Ours', isNew: at % 3 === 0 })
  }
  const start = { name: 'generate-advanced-pairings', input: { roundNumber: 1 } } as const
  const alone = comes(desk, 'g', null)
  expect(actOf(alone.event, start as never)).toEqual(refuse('player_without_team', { name: 'g' }))
  const lacking = comes(desk, 'g', brings('Chats'))
  expect(actOf(lacking.event, start as never)).toEqual(refuse('team_incomplete', { name: 'Chats' }))
  const playing = acted(desk.event, start as never)
  const b = desk.registrations[1] as Registration
  const left = dropRegistration(playing, b, 'player')
  if (!left.accepted) throw new Error(left.refusal.code)
  const without = evolveAll(playing, left.value.changes)
  expect(without.players.filter(({ droppedAfter }) => droppedAfter !== null).map(({ id }) => id)).toEqual([
    'a',
    'b',
    'c',
  ])
  const back = undoRegistrationAct(without, { act: 'drop', registration: left.value.registration, publicId: null })
  if (!back.accepted) throw new Error(back.refusal.code)
  expect(evolveAll(without, back.value.changes).players).toEqual(playing.players)
})

test('TEAM-27 a late team is written in at the desk, and is paired once it is whole', () => {
  let desk = announced(6)
  for (const [at, name] of ['a', 'b', 'c', 'd', 'e', 'f'].entries()) {
    desk = comes(desk, name, { name: at < 3 ? 'Loups' : 'Ours', isNew: at % 3 === 0 })
  }
  let event = acted(desk.event, { name: 'generate-advanced-pairings', input: { roundNumber: 1 } } as never)
  const newcomers = ['x', 'y', 'z'].map((name) => ({
    id: `r-${name}` as RegistrationId,
    playerId: name as PlayerId,
    name,
  }))
  const written = addAtDesk(event, { newcomers, registrations: desk.registrations, now: '2030-01-31T18:00:00.000Z' })
  if (!written.accepted) throw new Error(written.refusal.code)
  event = evolveAll(
    event,
    written.value.flatMap(({ changes }) => changes),
  )
  expect(event.capacity).toBe(9)
  const members = ['x', 'y', 'z'] as unknown as readonly PlayerId[]
  event = acted(event, { name: 'form-team', input: { captain: null, name: 'Tard', members } })
  expect(event.teams.at(-1)).toEqual({ name: 'Tard', members })
})
