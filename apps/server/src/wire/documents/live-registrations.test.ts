import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DATABASE_KINDS } from '../../database/testing/test-databases.ts'
import { listen, openPhone } from '../../testing/a-phone.ts'
import { type Played, secretOf, startServer, type TestServer } from '../../testing/a-server.ts'
import type { Person } from '../../testing/an-account.ts'
import { anEvent, anOrganizer, register, sessionHeaders } from '../../testing/an-event.ts'

const EMAIL = 'secrete@exemple.fr'

describe.each(DATABASE_KINDS)('registrations told on the live channel on %s', (kind) => {
  let server: TestServer
  let address: string
  let shop: Person
  beforeAll(async () => {
    server = await startServer({ kind })
    address = await listen(server)
    shop = await anOrganizer(server)
  })
  afterAll(() => server.close())

  const list = async (event: Played, ...[more = {}, headers = {}]: [more?: object, headers?: Record<string, string>]) =>
    (await server.call('get-advanced-registrations', { tournamentId: event.id, ...more }, headers)).body

  test('REGI-7 everybody is told what lists show, nobody the personal details, and the journal keeps no name', async () => {
    const event = await anEvent(server, shop)
    const phone = openPhone(`${address}?project=tablee&channels[]=tournaments.${event.id}.live`)
    await phone.hear(({ type }) => type === 'connected')
    await register(server, event, { playerName: 'Zébulon', playerId: secretOf(1), email: EMAIL })
    const [row] = (await list(event)).data
    const player = { tournamentId: event.id, playerId: row.playerKey }
    const organizer = sessionHeaders(shop)
    await server.call('update-player-advanced-tournament', { ...player, playerName: 'Zoé', email: EMAIL }, organizer)
    await server.call('accept-registration', player, organizer)
    const { liveSequence } = await server.document(event.id)
    await phone.hear(({ data }) => data?.payload?.sequence === liveSequence)
    const told = phone.messages.filter(({ type }) => type === 'event').flatMap(({ data }) => data.payload.changes)
    const { id, playerKey, playerId: publicId } = row
    const standing = { kind: 'registration_moved', id, dropped: false, checkedIn: false }
    expect(told.filter((change: { kind: string }) => change.kind === 'registration_moved')).toEqual([
      { ...standing, status: 'pending', news: { kind: 'arrived', playerId: playerKey, name: 'Zébulon', publicId } },
      { ...standing, status: 'pending', news: { kind: 'amended', name: 'Zoé' } },
      { ...standing, status: 'confirmed', news: { kind: 'moved' } },
    ])
    expect(JSON.stringify(phone.messages)).not.toContain(EMAIL)
    const journal = await server.server.database.read((db) =>
      db.selectFrom('journal').select('changes').where('tournament_id', '=', event.id).execute(),
    )
    expect(journal.filter(({ changes }) => changes.includes('registration_moved'))).toHaveLength(3)
    for (const name of ['Zébulon', 'Zoé', EMAIL]) expect(JSON.stringify(journal)).not.toContain(name)
    phone.socket.terminate()
  })

  test('REGI-7 some registrations are read by their ids, as far as the asker may, and none of another event', async () => {
    const [event, other] = [await anEvent(server, shop, { maxPlayers: 2 }), await anEvent(server, shop)]
    for (const number of [1, 2, 3, 4])
      await register(server, event, { playerName: `J${number}`, playerId: secretOf(number), email: EMAIL })
    await register(server, other, { playerName: 'Ailleurs', playerId: secretOf(1) })
    await server.call('accept-registrations', { tournamentId: event.id }, sessionHeaders(shop))
    const all = await list(event)
    const { liveSequence } = await server.document(event.id)
    expect(all.liveSequence).toBe(liveSequence)
    const last = all.data[3]
    expect(last.waitingPosition).toBe(2)
    const [foreign] = (await list(other)).data
    const registrationIds = [last.id, foreign.id, 'nobody']
    expect(await list(event, { registrationIds })).toEqual({ ...all, data: [last] })
    const whole = { ...last, email: EMAIL, isAnonymous: true }
    expect((await list(event, { registrationIds }, sessionHeaders(shop))).data).toMatchObject([whole])
    expect((await list(event, { registrationIds, playerId: secretOf(4) })).data).toMatchObject([whole])
    expect((await list(event, { registrationIds, playerId: secretOf(3) })).data).toEqual([last])
    const many = Array.from({ length: 101 }, (_, number) => `r${number}`)
    expect(await list(event, { registrationIds: many })).toMatchObject({ success: false })
  })
})
