import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DATABASE_KINDS } from '../../database/testing/test-databases.ts'
import { listen, openPhone } from '../../testing/a-phone.ts'
import { DOCUMENTS, type Played, playersOf, secretOf, startServer, type TestServer } from '../../testing/a-server.ts'
import { aPerson, type Person } from '../../testing/an-account.ts'
import { anEvent, anOrganizer, PERSONAL, register, sessionHeaders } from '../../testing/an-event.ts'

const REGISTRATIONS = DOCUMENTS.replace('tournaments', 'registrations')
const CHANNEL = 'databases.tablee.collections.registrations.documents'

describe.each(DATABASE_KINDS)('documents of registrations on %s', (kind) => {
  let server: TestServer
  let address: string
  let shop: Person
  let ana: Person
  beforeAll(async () => {
    server = await startServer({ kind })
    address = await listen(server)
    shop = await anOrganizer(server)
    ana = await aPerson(server, 'Ana')
  })
  afterAll(() => server.close())

  async function registered(event: Played, playerName: string, person: Person | string): Promise<string> {
    const [playerId, headers] = typeof person === 'string' ? [person, {}] : [person.id, sessionHeaders(person)]
    const { body } = await register(server, event, { playerName, playerId }, headers)
    return body.data.registration.id
  }

  const ask = async (method: 'GET' | 'PATCH' | 'POST', [path, payload, person]: [string, object, Person]) => {
    const body = method === 'GET' ? {} : { payload }
    const answer = await server.send({
      method,
      url: `${REGISTRATIONS}${path}`,
      headers: sessionHeaders(person),
      ...body,
    })
    return { status: answer.statusCode, body: answer.json() }
  }
  const patch = (id: string, data: object, person = shop) => ask('PATCH', [`/${id}`, { data }, person])

  /** Everything a refused update could have changed. */
  async function everything({ id }: Played, registration: string) {
    return [(await ask('GET', [`/${registration}`, {}, shop])).body, await server.document(id)]
  }

  type Case = readonly [wish: object, reason: string, scene: (event: Played) => Promise<string>]
  const REFUSED: Readonly<Record<string, Case>> = {
    'a full event: coming back and being accepted': [
      { dropped: false, status: 'confirmed' },
      'tournament_full',
      async (event) => {
        const id = await registered(event, 'Ana', ana)
        await patch(id, { dropped: true })
        for (const number of [1, 2])
          await patch(await registered(event, `J${number}`, secretOf(number)), { status: 'confirmed' })
        return id
      },
    ],
    'accepted under a name in use': [
      { status: 'confirmed', playerName: 'J1', notes: 'Deux demandes' },
      'player_name_taken',
      async (event) => {
        await registered(event, 'J1', secretOf(1))
        return registered(event, 'Boutique', shop)
      },
    ],
    'pending again, though the player was paired, and dropped': [
      { status: 'pending', dropped: true, notes: 'Deux demandes' },
      'tournament_already_started',
      async (event) => {
        const id = await registered(event, 'Ana', ana)
        await registered(event, 'J1', secretOf(1))
        await server.call('accept-registrations', { tournamentId: event.id }, sessionHeaders(shop))
        await server.call(
          'generate-advanced-pairings',
          { tournamentId: event.id, roundNumber: 1 },
          sessionHeaders(shop),
        )
        return id
      },
    ],
  }

  test.each(Object.entries(REFUSED))('API-2 wire 6.5 %s: 409 changes nothing and nobody is told', async (_, given) => {
    const [wish, reason, scene] = given
    const event = await anEvent(server, shop, { maxPlayers: 2 })
    const id = await scene(event)
    const before = await everything(event, id)
    const phone = openPhone(`${address}?project=tablee&channels[]=${CHANNEL}.${id}`, { headers: sessionHeaders(shop) })
    await phone.hear(({ type }) => type === 'connected')
    const refused = await patch(id, wish)
    expect([refused.status, refused.body.reason]).toEqual([409, reason])
    expect(await everything(event, id)).toEqual(before)
    await patch(id, { notes: 'Après' })
    await phone.hear(({ data }) => data?.payload?.notes === 'Après')
    expect(phone.messages.filter(({ type }) => type === 'event')).toHaveLength(1)
    phone.socket.terminate()
  })

  test('API-2 wire 6.5 several attributes are one act: one number, one event', async () => {
    const event = await anEvent(server, shop)
    const id = await registered(event, 'Boutique', shop)
    await patch(id, { status: 'cancelled' })
    const { liveSequence } = await server.document(event.id)
    const phone = openPhone(`${address}?project=tablee&channels[]=${CHANNEL}.${id}`, { headers: sessionHeaders(shop) })
    await phone.hear(({ type }) => type === 'connected')
    const changed = await patch(id, { status: 'confirmed', playerName: 'La boutique', phone: '06', notes: 'Au fond' })
    const wished = { status: 'confirmed', playerName: 'La boutique', phone: '06', notes: 'Au fond' }
    expect(changed).toMatchObject({ status: 200, body: wished })
    const after = await server.document(event.id)
    expect([after.liveSequence, playersOf(after).map(({ name }) => name)]).toEqual([liveSequence + 1, ['La boutique']])
    await patch(id, { notes: 'Après' })
    await phone.hear(({ data }) => data?.payload?.notes === 'Après')
    expect(phone.messages.filter(({ type }) => type === 'event').map(({ data }) => data.payload)).toMatchObject([
      wished,
      { notes: 'Après' },
    ])
    phone.socket.terminate()
  })

  test('REGI-6 a refused amendment keeps none of its parts', async () => {
    const event = await anEvent(server, shop)
    await registered(event, 'J1', secretOf(1))
    const id = await registered(event, 'Ana', ana)
    const before = await everything(event, id)
    const wish = { tournamentId: event.id, playerId: ana.id, playerName: 'J1', notes: 'Deux demandes' }
    const refused = await server.call('update-player-advanced-tournament', wish, sessionHeaders(ana))
    expect([refused.status, refused.body.reason]).toEqual([409, 'player_name_taken'])
    expect(await everything(event, id)).toEqual(before)
  })

  test('API-2 QADM-5 wire 6.5 refused settings of an event keep none of their parts', async () => {
    const event = await anEvent(server, shop)
    await registered(event, 'Ana', ana)
    await registered(event, 'J1', secretOf(1))
    await server.call('accept-registrations', { tournamentId: event.id }, sessionHeaders(shop))
    const before = await server.document(event.id)
    const rows = () => server.server.database.read((db) => db.selectFrom('capabilities').selectAll().execute())
    const capabilities = await rows()
    for (const refused of [
      { maxPlayers: 1 },
      { endDate: '2020-01-01T10:00:00Z' },
      { gameType: 'pokemon', format: 'limited' },
    ]) {
      const data = { name: 'Autre nom', password: 'Sésame ouvre-toi', location: 'Paris', ...refused }
      expect((await server.patch(event.id, data, sessionHeaders(shop))).status).toBeGreaterThanOrEqual(400)
      expect(await server.document(event.id)).toEqual(before)
      expect(await rows()).toEqual(capabilities)
    }
  })

  test('API-2 wire 3 a device keeps its rights when its player loses the seat, and loses them with the registration', async () => {
    const event = await anEvent(server, shop)
    const stays = await registered(event, 'J1', secretOf(1))
    const goes = await registered(event, 'J2', secretOf(2))
    await server.call('accept-registrations', { tournamentId: event.id }, sessionHeaders(shop))
    const devices = async () => {
      const { database } = server.server
      const rows = await database.read((db) =>
        db.selectFrom('capabilities').select('holder_id').where('tournament_id', '=', event.id).execute(),
      )
      return rows.map(({ holder_id }) => holder_id).sort()
    }
    const { data } = (await server.call('get-advanced-registrations', { tournamentId: event.id })).body
    const [first, second] = data.map(({ playerKey }: { playerKey: string }) => playerKey)
    expect((await patch(stays, { status: 'cancelled' })).status).toBe(200)
    expect(await devices()).toEqual(['', first, second].sort())
    const url = `${REGISTRATIONS}/${goes}`
    expect((await server.send({ method: 'DELETE', url, headers: sessionHeaders(shop) })).statusCode).toBe(204)
    expect(await devices()).toEqual(['', first])
  })

  test('API-2 wire 6.5 what stands already is no act', async () => {
    const event = await anEvent(server, shop)
    const id = await registered(event, 'Ana', ana)
    const before = await everything(event, id)
    expect((await patch(id, { status: 'pending', dropped: false })).status).toBe(200)
    expect(await everything(event, id)).toEqual(before)
  })

  test('REGI-1 API-2 wire 6.5 a registration is made with consent only, and keeps no trace of it', async () => {
    const event = await anEvent(server, shop)
    const data = { tournamentId: event.id, playerName: 'Ana', ...PERSONAL }
    const create = (more: object) => ask('POST', ['', { documentId: 'unique()', data: { ...data, ...more } }, ana])
    for (const policyAgreement of [undefined, false, 'true', null]) {
      const refused = await create({ policyAgreement })
      expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['policyAgreement']])
    }
    expect((await ask('GET', ['', {}, shop])).body.documents.filter(isOf(event))).toEqual([])
    const created = await create({ policyAgreement: true })
    expect(created.status).toBe(201)
    expect(created.body).not.toHaveProperty('policyAgreement')
    expect((await patch(created.body.$id, { policyAgreement: true }, ana)).body.type).toBe('document_invalid_structure')
  })

  const isOf =
    ({ id }: Played) =>
    (document: { readonly tournamentId: string }) =>
      document.tournamentId === id
})
