import { liveChannel } from '@tablee/contract/channels'
import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { takeBack } from '../../database/testing/take-back.ts'
import { createTestDatabase, DATABASE_KINDS } from '../../database/testing/test-databases.ts'
import { subjectOf } from '../../features/tournaments/secret.ts'
import { eraseDetailsOfToday } from '../../purge-what-is-old.ts'
import { listen, openPhone } from '../../testing/a-phone.ts'
import { type Played, secretOf, startServer, type TestServer } from '../../testing/a-server.ts'
import { aPerson, type Person } from '../../testing/an-account.ts'
import { anEvent, anOrganizer, PERSONAL, register, sessionHeaders } from '../../testing/an-event.ts'
import { everySight } from '../../testing/every-sight.ts'
import { inviteStaff } from '../../testing/invite-staff.ts'
import { shopActs } from '../../testing/shop-acts.ts'

const WISH = { wishesFixedSeat: true }

describe.each(DATABASE_KINDS)('READ-7 on %s a wish for a fixed seat', (kind) => {
  let server: TestServer
  let shop: Person
  beforeAll(async () => {
    server = await startServer({ kind })
    shop = await aShop()
  })
  afterAll(() => server.close())
  const { done, aShop, anEvening } = shopActs(() => server)
  const wishes = async (at: Played, person: Person | null, more: object = {}) => {
    const rows = await done('get-advanced-registrations', { tournamentId: at.id, ...more }, person)
    return rows.map(({ wishesFixedSeat }: { readonly wishesFixedSeat?: boolean }) => wishesFixedSeat)
  }
  const comes = (at: Played, number: number, more: object = {}) =>
    register(server, at, { playerName: `Loup ${number}`, playerId: secretOf(number), ...more })

  test('is read by the organizer, who numbers tables, and by the person, who says another; an older page says none', async () => {
    const event = await anEvent(server, shop)
    const mine = await comes(event, 1, WISH)
    expect(mine.body.data.registration.wishesFixedSeat).toBe(true)
    await comes(event, 2)
    const entry = { tournamentId: event.id, playerName: 'Nora' }
    await done('add-player-at-desk', { ...entry, ...WISH }, shop)
    expect(await wishes(event, shop)).toEqual([true, false, true])
    await inviteStaff(server, event, (role) => subjectOf(`device of the ${role}`, null).hash)
    expect(await wishes(event, null, { organizerId: 'device of the co-organizer' })).toEqual([true, false, true])
    expect(await wishes(event, null, { organizerId: 'device of the judge' })).toEqual([undefined, undefined, undefined])
    const amends = { tournamentId: event.id, playerId: secretOf(1) }
    await server.call('update-player-advanced-tournament', { ...amends, notes: 'Avec ma sœur' })
    expect(await wishes(event, shop)).toEqual([true, false, true])
    await server.call('update-player-advanced-tournament', { ...amends, wishesFixedSeat: false })
    expect(await wishes(event, shop)).toEqual([false, false, true])
  })

  test('leaves by no way that others read, phones and programs of the shop included', async () => {
    const phones: unknown[] = []
    const event = await anEvening(shop, ['Ana', 'Tom', 'Zoé'], {
      beforePlay: async (at) => {
        const phone = openPhone(
          `${await listen(server)}?project=tablee&channels[]=${liveChannel(at.id as TournamentId)}`,
        )
        await phone.hear(({ type }) => type === 'connected')
        await comes(at, 3, WISH)
        const last = (await server.document(at.id)).liveSequence
        await phone.hear(({ type, data: { payload } = {} }) => type === 'event' && payload?.sequence === last)
        phone.socket.terminate()
        phones.push(phone.messages)
      },
    })
    const other = await aPerson(server, 'Marc')
    const sights = [
      ...(await everySight(server, event, null)),
      ...(await everySight(server, event, other)),
      JSON.stringify(phones),
    ]
    for (const tokenKind of ['read', 'run']) {
      const { token } = await done('add-shop-token', { name: tokenKind, kind: tokenKind }, shop)
      const headers = { authorization: `Bearer ${token}` }
      const { body } = await server.call('get-advanced-registrations', { tournamentId: event.id }, headers)
      expect(body.data).toMatchObject([{ playerName: 'Ana' }, {}, {}, { playerName: 'Loup 3' }])
      sights.push(JSON.stringify(body))
    }
    for (const sight of sights) expect(sight).not.toMatch(/wishes|FixedSeat/i)
  })

  test('goes on the day on which the other data goes, with an erased registration and with the account', async () => {
    const event = await anEvent(server, shop, { tournamentDate: '2030-03-02T13:00:00Z' })
    const nameless = Object.fromEntries(Object.keys(PERSONAL).map((name) => [name, '']))
    await done('add-player-at-desk', { tournamentId: event.id, playerName: 'Nora', ...nameless, ...WISH }, shop)
    await eraseDetailsOfToday(server.server.database, new Date('2031-03-03T00:00:00.000Z'))
    expect(await wishes(event, shop)).toEqual([false])
    const played = await anEvening(shop, ['Ana', 'Tom', 'Zoé'], { beforePlay: (at) => comes(at, 4, WISH) })
    const [, , , { playerKey }] = await done('get-advanced-registrations', { tournamentId: played.id }, shop)
    expect(await wishes(played, shop)).toEqual([false, false, false, true])
    await done('erase-registration', { tournamentId: played.id, playerId: playerKey }, shop)
    expect(await wishes(played, shop)).toEqual([false, false, false, false])
    const lea = await aPerson(server, 'Léa')
    const late = await anEvent(server, shop)
    const own = { playerName: 'Léa', playerId: lea.id, ...WISH }
    expect((await register(server, late, own, sessionHeaders(lea))).status).toBe(200)
    expect(JSON.stringify(await done('export-account', {}, lea))).toContain('"wishesFixedSeat":true')
  })
})

test.each(DATABASE_KINDS)('READ-7 on %s an event of the version before takes wishes', async (kind) => {
  const database = await createTestDatabase(kind)
  const before = await startServer({ kind, database })
  const organizer = await anOrganizer(before)
  const event = await anEvent(before, organizer)
  await register(before, event, { playerName: 'Zoé', playerId: secretOf(1) })
  await before.close()
  const kept = await database.open()
  await kept.inTransaction(({ db }) => takeBack(db, '0102-fixed-seat-wishes'))
  await kept.close()
  const after = await startServer({ kind, database })
  await register(after, event, { playerName: 'Max', playerId: secretOf(2), ...WISH })
  const asked = { tournamentId: event.id }
  const { body } = await after.call('get-advanced-registrations', asked, sessionHeaders(organizer))
  expect(body.data).toMatchObject([
    { playerName: 'Zoé', wishesFixedSeat: false },
    { playerName: 'Max', ...WISH },
  ])
  await after.close()
})
