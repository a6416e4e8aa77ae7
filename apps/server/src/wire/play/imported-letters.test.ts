import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DATABASE_KINDS } from '../../database/testing/test-databases.ts'
import { type Played, startServer, type TestServer } from '../../testing/a-server.ts'
import type { Person } from '../../testing/an-account.ts'
import { anEvent, anOrganizer, sessionHeaders } from '../../testing/an-event.ts'
import { type Mailbox, openMailbox } from '../../testing/mailbox.ts'

describe.each(DATABASE_KINDS)('SHOP-9 letters to the people of a list on %s', (kind) => {
  let mailbox: Mailbox
  let server: TestServer
  let shop: Person
  beforeAll(async () => {
    mailbox = await openMailbox()
    server = await startServer({ kind, environment: { SMTP_URL: mailbox.smtpUrl } })
    shop = await anOrganizer(server)
  })
  afterAll(async () => {
    await server.close()
    await mailbox.close()
  })

  let drawn = 0
  const somebody = () => {
    drawn += 1
    return { playerName: `Listée ${drawn}`, email: `listee-${drawn}@exemple.fr` }
  }
  const event = () => anEvent(server, shop, { name: 'Modern', tournamentDate: '2099-03-02T13:00:00Z' })
  const add = ({ id }: Played, players: readonly object[], more: object = {}) =>
    server.call('add-players-at-desk', { tournamentId: id, players, ...more }, sessionHeaders(shop))
  const sentTo = (email: string) => mailbox.mails.filter(({ to }) => to === email).length
  const countOfDay = async () => {
    const { database } = server.server
    const rows = await database.read((db) =>
      db.selectFrom('organizer_days').select('letters').where('account_id', '=', shop.id).execute(),
    )
    return rows.reduce((sum, { letters }) => sum + letters, 0)
  }

  test('nobody hears of a list unless the organizer says so; then whoever has an address, once', async () => {
    const [silent, told, nobody] = [somebody(), somebody(), { playerName: 'Sans adresse' }]
    const at = await event()
    await add(at, [silent])
    const before = await countOfDay()
    const asked = { tellsByMail: true, actId: 'a-list-that-tells' }
    expect((await add(at, [told, nobody], asked)).status).toBe(200)
    const letter = await mailbox.next(told.email)
    expect(letter.text).toContain('vous avez une place')
    expect(letter.text).toContain('Ce n’est pas moi')
    expect(await countOfDay()).toBe(before + 1)
    // Retried without an answer: nothing is added, sent or counted.
    expect((await add(at, [told, nobody], asked)).status).toBe(200)
    expect((await add(at, [told], { tellsByMail: true })).status).toBe(409)
    const last = somebody()
    await add(at, [last], { tellsByMail: true })
    await mailbox.next(last.email)
    expect([sentTo(silent.email), sentTo(told.email)]).toEqual([0, 1])
    expect(await countOfDay()).toBe(before + 2)
  })

  test('an unconfirmed address has three letters a day from lists too, and an account sets off so many a day', async () => {
    const { email } = somebody()
    for (const _ of [1, 2, 3, 4]) {
      await add(await event(), [{ ...somebody(), email }], { tellsByMail: true })
    }
    const last = somebody()
    const at = await event()
    await add(at, [last], { tellsByMail: true })
    await mailbox.next(last.email)
    expect(sentTo(email)).toBe(3)
    const { database } = server.server
    const set = (letters: number) =>
      database.inTransaction(({ db }) =>
        db.updateTable('organizer_days').set({ letters }).where('account_id', '=', shop.id).execute(),
      )
    await set(10_000)
    expect((await add(at, [somebody()], { tellsByMail: true })).body.reason).toBe('too_many_letters')
    expect((await add(at, [somebody()])).status).toBe(200)
    await set(0)
  })

  test('only by an account: whoever stands at the desk by a link sends nothing', async () => {
    const at = await event()
    const refused = await server.call('add-players-at-desk', {
      ...{ tournamentId: at.id, players: [somebody()], tellsByMail: true },
    })
    expect(refused.body.reason).toBe('account_required')
  })
})
