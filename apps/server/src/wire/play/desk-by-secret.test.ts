import { afterAll, beforeAll, expect, test } from 'vitest'
import { subjectOf } from '../../features/tournaments/secret.ts'
import { type Played, startServer, type TestServer } from '../../testing/a-server.ts'
import type { Person } from '../../testing/an-account.ts'
import { anEvent, anOrganizer, PERSONAL, register } from '../../testing/an-event.ts'
import { type Helper, inviteStaff } from '../../testing/invite-staff.ts'

let server: TestServer
let shop: Person
beforeAll(async () => {
  server = await startServer()
  shop = await anOrganizer(server)
})
afterAll(() => server.close())

const secretOf = (role: Helper) => `device of the ${role}`
const PERSONAL_DATA = new RegExp(Object.values(PERSONAL).filter(String).join('|'))

/** An event with Ana and Bob, and devices for each helper role. */
async function desk(): Promise<Played & { readonly ana: string; readonly bob: string }> {
  const event = await anEvent(server, shop)
  const [ana, bob] = [await keyOf(event, 'Ana'), await keyOf(event, 'Bob')]
  await inviteStaff(server, event, (role) => subjectOf(secretOf(role), null).hash)
  return { ...event, ana, bob }
}

async function keyOf(event: Played, playerName: string): Promise<string> {
  const registered = await register(server, event, { ...PERSONAL, playerName, playerId: `device of ${playerName}` })
  return registered.body.data.registration.playerKey
}

const by = (role: Helper) => (call: string, payload: object) =>
  server.call(call, { organizerId: secretOf(role), ...payload })

async function rowsFor({ id }: Played, shown: object) {
  const { body } = await server.call('get-advanced-registrations', { tournamentId: id, ...shown })
  return body.data as readonly Record<string, unknown>[]
}

test('STAK-10 REGI-7 wire 9.2 a device with the role of a co-organizer does all that is done at the desk, and reads nothing personal', async () => {
  const { id: tournamentId, ana, bob, ...event } = await desk()
  const act = by('co-organizer')
  const ofAna = { tournamentId, playerId: ana }
  const answers = [
    await act('accept-registration', ofAna),
    await act('undo-registration-act', { ...ofAna, act: 'accept' }),
    await act('accept-registrations', { tournamentId }),
    await act('check-in-player', { ...ofAna, isPresent: true }),
    await act('check-in-players', { tournamentId, isPresent: true }),
    await act('add-player-at-desk', { tournamentId, playerName: 'Zoé', email: 'zoe@exemple.fr' }),
    await act('add-players-at-desk', { tournamentId, players: [{ playerName: 'Max', lastName: 'Durand' }] }),
    await act('drop-player-advanced-tournament', { tournamentId, playerId: bob }),
    await act('undo-registration-act', { tournamentId, playerId: bob, act: 'drop' }),
    await act('cancel-player-advanced-tournament', { tournamentId, playerId: ana }),
    await act('drop-absent-players', { tournamentId, acceptsWaiting: true }),
  ]
  expect(answers.map(({ status, body }) => [status, body.message])).toEqual(answers.map(() => [200, undefined]))
  const rows = await rowsFor({ ...event, id: tournamentId }, { organizerId: secretOf('co-organizer') })
  expect(rows.map(({ playerName, status, dropped }) => [playerName, status, dropped])).toEqual([
    ['Ana', 'cancelled', false],
    ['Bob', 'confirmed', true],
    ['Zoé', 'confirmed', false],
    ['Max', 'confirmed', false],
  ])
  const told = JSON.stringify([answers.map(({ body }) => body), rows])
  expect(told).not.toMatch(PERSONAL_DATA)
  expect(told).not.toMatch(/zoe@|Durand|registrationDate|firstName/)
})

test('STAK-10 REGI-7 who is present is read by the device that checks in, and by nobody else', async () => {
  const event = await desk()
  const { id: tournamentId, ana } = event
  const act = by('co-organizer')
  await act('accept-registration', { tournamentId, playerId: ana })
  const present = await act('check-in-player', { tournamentId, playerId: ana, isPresent: true })
  expect(present.body.data.registration.checkedIn).toBe(true)
  const presence = async (shown: object) => (await rowsFor(event, shown)).map(({ checkedIn }) => checkedIn)
  expect(await presence({ organizerId: secretOf('co-organizer') })).toEqual([true, false])
  for (const shown of [{}, { organizerId: secretOf('judge') }, { organizerId: 'somebody else' }]) {
    expect(await presence(shown)).toEqual([undefined, undefined])
  }
})

test.each(['judge', 'scorekeeper'] as const)('STAK-10 the device of a %s does nothing at the desk', async (role) => {
  const { id: tournamentId, ana } = await desk()
  const act = by(role)
  for (const [call, payload] of [
    ['accept-registration', { playerId: ana }],
    ['cancel-player-advanced-tournament', { playerId: ana }],
    ['accept-registrations', {}],
    ['add-player-at-desk', { playerName: 'Zoé' }],
  ] as const) {
    const { status, body } = await act(call, { tournamentId, ...payload })
    expect([call, status, body.reason]).toEqual([call, 403, 'not_organizer'])
  }
})

test('STAK-10 a role that ended is told so, also where the player could act for themselves', async () => {
  const event = await anEvent(server, shop)
  const { id: tournamentId } = event
  const ana = await keyOf(event, 'Ana')
  const ended = { ...event, expiresAt: '2020-01-01T00:00:00.000Z' }
  await inviteStaff(server, ended, (role) => subjectOf(secretOf(role), null).hash)
  for (const call of ['cancel-player-advanced-tournament', 'accept-registration']) {
    const { status, body } = await by('co-organizer')(call, { tournamentId, playerId: ana })
    expect([call, status, body.reason]).toEqual([call, 403, 'role_ended'])
  }
})
