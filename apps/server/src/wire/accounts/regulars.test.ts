import type { Email } from '@tablee/domain/accounts/email'
import { KEPT_DAYS } from '@tablee/domain/tournaments/life/kept-for'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DATABASE_KINDS } from '../../database/testing/test-databases.ts'
import { gatherRegulars } from '../../features/shops/commands/gather-regulars.ts'
import { eraseRegularsAt, eraseRegularsNamed, listRegularsOf } from '../../features/shops/regular-store.ts'
import { findWhatIsOld, purgeWhatIsOld } from '../../purge-what-is-old.ts'
import { secretOf, startServer, type TestServer } from '../../testing/a-server.ts'
import { aPerson, PASSWORD, type Person } from '../../testing/an-account.ts'
import { anEvent, anOrganizer, EVENT, register } from '../../testing/an-event.ts'
import { shopActs } from '../../testing/shop-acts.ts'

const DAY_MS = 86_400_000
const FAR_AWAY = Date.parse('2099-01-16T13:00:00.000Z')

describe.each(DATABASE_KINDS)('regulars on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ kind })
  })
  afterAll(() => server.close())

  const { call, aShop, aFinished: finished } = shopActs(() => server)
  /** All on one day. */
  const aFinished = (...[organizer, guests, more]: Parameters<typeof finished>) =>
    finished(organizer, guests, { ...more, changes: { tournamentDate: EVENT.tournamentDate } })
  const gather = () =>
    gatherRegulars({
      database: server.server.database,
      chance: (count) => crypto.getRandomValues(new Uint8Array(count)),
    })

  type Row = {
    readonly id: string
    readonly name: string
    readonly times: number
    readonly email: string | null
    readonly consentAt: string | null
  }
  const rowsOf = async (person: Person): Promise<readonly Row[]> =>
    (await call('get-regulars', {}, person)).body.data.regulars
  const told = async (person: Person) => (await rowsOf(person)).map(({ name, times }) => [name, times])
  const idOf = async (person: Person, name: string) => (await rowsOf(person)).find((row) => row.name === name)?.id

  test('SHOP-4 who came to finished events is known to the shop by the name that everybody read, and to nobody else', async () => {
    const organizer = await aShop()
    await aFinished(organizer, ['Inès M.', 'Max'])
    await aFinished(organizer, ['ines m.', 'Zoé'])
    const waiting = await anEvent(server, organizer)
    await register(server, waiting, { playerName: 'Pas encore', playerId: secretOf(9) })
    await gather()
    await gather()
    expect(await told(organizer)).toEqual([
      ['Inès M.', 2],
      ...[
        ['Max', 1],
        ['Zoé', 1],
      ],
    ])
    const other = await aShop()
    expect(await told(other)).toEqual([])
    const somebody = await aPerson(server, 'Quelqu’un')
    expect((await call('get-regulars', {}, somebody)).body.reason).toBe('shop_not_found')
    expect((await call('get-regulars', {}, null)).body.reason).toBe('account_required')
    const id = await idOf(organizer, 'Max')
    for (const [act, payload] of [
      ['erase-regular', { id }],
      ['merge-regulars', { id, other: id }],
      ['keep-regular', { id, name: 'Volé', email: null, hasConsent: false }],
    ] as const)
      expect((await call(act, payload, other)).body.reason, act).toBe('regular_not_found')
  })

  test('SHOP-4 an event without a shop leaves nothing behind, nor does whoever was hidden or never played', async () => {
    const alone = await anOrganizer(server, 'Sans lieu')
    await aFinished(alone, ['Solo A', 'Solo B'])
    const organizer = await aShop()
    const event = await aFinished(organizer, ['Nom à cacher', 'Visible'])
    const { data } = (await call('get-advanced-registrations', { tournamentId: event.id }, organizer)).body
    const { playerKey: playerId } = data.find((row: { playerName: string }) => row.playerName === 'Nom à cacher')
    await call('hide-registered-name', { tournamentId: event.id, playerId, isHidden: true }, organizer)
    await gather()
    expect(await told(organizer)).toEqual([['Visible', 1]])
    const kept = await server.server.database.read((db) =>
      db.selectFrom('regulars').select('name').where('name', 'like', 'Solo%').execute(),
    )
    expect(kept).toEqual([])
  })

  test('SHOP-4 the shop renames, merges and erases them, and keeps an address of who agreed alone', async () => {
    const organizer = await aShop()
    await aFinished(organizer, ['Ana', 'Anna'])
    await aFinished(organizer, ['Anna', 'Bob'])
    await gather()
    const [ana, anna, bob] = await Promise.all(['Ana', 'Anna', 'Bob'].map((name) => idOf(organizer, name)))
    await call('merge-regulars', { id: anna, other: ana }, organizer)
    // An evening with both names counts once.
    expect(await told(organizer)).toEqual([
      ['Anna', 2],
      ['Bob', 1],
    ])
    const wish = { id: bob, name: '  Bobby ', email: 'bob@exemple.fr' }
    const refused = await call('keep-regular', { ...wish, hasConsent: false }, organizer)
    expect([refused.status, refused.body.reason]).toEqual([400, 'regular_consent_needed'])
    await call('keep-regular', { ...wish, hasConsent: true }, organizer)
    expect((await rowsOf(organizer)).find(({ id }) => id === bob)).toMatchObject({
      name: 'Bobby',
      email: 'bob@exemple.fr',
      consentAt: expect.any(String),
    })
    await call('erase-regular', { id: anna }, organizer)
    expect(await told(organizer)).toEqual([['Bobby', 1]])
  })

  test('SHOP-4 somebody with an account is one regular whatever they are called, and goes with the account', async () => {
    const organizer = await aShop()
    const person = await aPerson(server, 'Ludo')
    await aFinished(organizer, ['Max'], { people: [[person, 'Ludo']] })
    await aFinished(organizer, ['Max'], { people: [[person, 'Ludovic']] })
    await gather()
    expect(await told(organizer)).toEqual(
      expect.arrayContaining([
        ['Ludo', 2],
        ['Max', 2],
      ]),
    )
    const { body } = await call('export-account', {}, person)
    expect(body.data.regularAt).toEqual([expect.objectContaining({ name: 'Ludo', times: 2 })])
    expect((await call('delete-account', { password: PASSWORD }, person)).status).toBe(200)
    expect(await told(organizer)).toEqual([['Max', 2]])
  })

  test('SHOP-4 the operator finds and erases what shops keep of somebody, by their account, their address or their registration', async () => {
    const organizer = await aShop()
    const event = await aFinished(organizer, ['Guest', 'Bob'])
    await gather()
    const id = await idOf(organizer, 'Bob')
    await call('keep-regular', { id, name: 'Bob', email: 'habitue@exemple.fr', hasConsent: true }, organizer)
    const at = (email: string) =>
      server.server.database.read((db) => listRegularsOf(db, { account: null, email: email as Email }))
    expect(await at('habitue@exemple.fr')).toEqual([expect.objectContaining({ name: 'Bob', times: 1 })])
    expect(await at('personne@exemple.fr')).toEqual([])
    await server.server.database.inTransaction(async ({ db }) => {
      await eraseRegularsAt(db, 'habitue@exemple.fr' as Email)
      await eraseRegularsNamed(db, { tournamentId: event.id, name: 'GUEST' })
    })
    expect(await told(organizer)).toEqual([])
  })

  test('SHOP-4 they leave by themselves two years after the last time', async () => {
    const organizer = await aShop()
    await aFinished(organizer, ['Ana', 'Bob'])
    await gather()
    const { database } = server.server
    const lastDay = new Date(FAR_AWAY + KEPT_DAYS.regulars * DAY_MS)
    expect((await findWhatIsOld(database, lastDay)).regulars).toBe(0)
    const dayAfter = new Date(lastDay.getTime() + DAY_MS)
    expect((await findWhatIsOld(database, dayAfter)).regulars).toBeGreaterThanOrEqual(2)
    await purgeWhatIsOld(database, dayAfter)
    const left = await database.read((db) => db.selectFrom('regulars').select('id').execute())
    expect(left).toEqual([])
  })
})
