import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DATABASE_KINDS } from '../../database/testing/test-databases.ts'
import { subjectOf } from '../../features/tournaments/secret.ts'
import { type Played, secretOf, startServer, type TestServer } from '../../testing/a-server.ts'
import type { Person } from '../../testing/an-account.ts'
import { anEvent, anOrganizer, register, sessionHeaders } from '../../testing/an-event.ts'
import { inviteStaff } from '../../testing/invite-staff.ts'

const NAMES = ['Ana', 'Bob', 'Cléo', 'Dan', 'Eve']
const DESK = 'device of the co-organizer'

type Row = { readonly id: string; readonly playerName: string; readonly playerKey: string; readonly status: string }

describe.each(DATABASE_KINDS)('free seats of an event on %s', (kind) => {
  let server: TestServer
  let shop: Person
  beforeAll(async () => {
    server = await startServer({ kind })
    shop = await anOrganizer(server)
  })
  afterAll(() => server.close())

  const rowsOf = async ({ id }: Played) =>
    (await server.call('get-advanced-registrations', { tournamentId: id }, sessionHeaders(shop))).body
      .data as readonly Row[]
  const confirmedOf = async (event: Played) =>
    (await rowsOf(event)).filter(({ status }) => status === 'confirmed').map(({ playerName }) => playerName)
  const askedBy = async (maxPlayers: number) => {
    const event = await anEvent(server, shop, { maxPlayers })
    await inviteStaff(server, event, (role) => subjectOf(`device of the ${role}`, null).hash)
    for (const [index, playerName] of NAMES.entries())
      await register(server, event, { playerName, playerId: secretOf(index + 1) })
    return event
  }
  const bySession = (call: string, payload: object) => server.call(call, payload, sessionHeaders(shop))
  const byDesk = (call: string, payload: object) => server.call(call, { ...payload, organizerId: DESK })
  const named = (rows: readonly Row[]) => rows.map(({ playerName }) => playerName)

  test('FIND-4 three seats and five who ask: the first three play, and the answer names who waits', async () => {
    const event = await askedBy(3)
    const { body } = await byDesk('accept-registrations', { tournamentId: event.id })
    expect(named(body.data.registrations)).toEqual(['Ana', 'Bob', 'Cléo'])
    expect(body.data.waiting).toEqual(['Dan', 'Eve'])
    const again = await bySession('accept-registrations', { tournamentId: event.id })
    expect([again.status, again.body.reason]).toEqual([409, 'tournament_full'])
    expect(await confirmedOf(event)).toEqual(['Ana', 'Bob', 'Cléo'])
  })

  test('FIND-4 of those chosen, whoever another member of the staff accepted meanwhile does not wait', async () => {
    const event = await askedBy(3)
    const rows = await rowsOf(event)
    const [ana, bob, , dan, eve] = rows
    const ids = [eve, dan, bob, ana].map((row) => row?.id)
    await byDesk('accept-registration', { tournamentId: event.id, playerId: ana?.playerKey })
    await byDesk('accept-registration', { tournamentId: event.id, playerId: bob?.playerKey })
    const { body } = await bySession('accept-registrations', { tournamentId: event.id, registrationIds: ids })
    // Cléo was not included, and waits without being named.
    expect([named(body.data.registrations), body.data.waiting]).toEqual([['Dan'], ['Eve']])
    const nobody = { tournamentId: event.id, registrationIds: [ana?.id] }
    expect((await bySession('accept-registrations', nobody)).body.data).toMatchObject({
      registrations: [],
      waiting: [],
    })
  })

  test('FIND-4 two of the staff who accept everybody at one moment never exceed the seats', async () => {
    const event = await askedBy(3)
    const answers = await Promise.all(
      [bySession, byDesk, bySession, byDesk].map((by) => by('accept-registrations', { tournamentId: event.id })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
    for (const { status, body } of answers) if (status === 409) expect(body.reason).toBe('tournament_full')
    expect(await confirmedOf(event)).toEqual(['Ana', 'Bob', 'Cléo'])
  })

  test('FIND-4 two of the staff who accept one by one at one moment never exceed the seats', async () => {
    const event = await askedBy(3)
    const rows = await rowsOf(event)
    const answers = await Promise.all(
      rows.map(({ playerKey: playerId }, index) =>
        (index % 2 === 0 ? bySession : byDesk)('accept-registration', { tournamentId: event.id, playerId }),
      ),
    )
    const refused = answers.filter(({ status }) => status !== 200)
    expect(refused.map(({ body }) => body.reason)).toEqual(['tournament_full', 'tournament_full'])
    expect(await confirmedOf(event)).toHaveLength(3)
  })
})
