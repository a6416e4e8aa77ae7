import { KEPT_DAYS } from '@tablee/domain/tournaments/life/kept-for'
import { beforeAll, describe, expect, test } from 'vitest'
import { takeBack } from '../../database/testing/take-back.ts'
import { createTestDatabase, DATABASE_KINDS } from '../../database/testing/test-databases.ts'
import { purgeWhatIsOld } from '../../purge-what-is-old.ts'
import { type Played, startServer, type TestServer } from '../../testing/a-server.ts'
import { aShopThatWrites } from '../../testing/a-shop-that-writes.ts'
import { aPerson, PASSWORD, type Person } from '../../testing/an-account.ts'
import { anEvent, anOrganizer, register, sessionHeaders } from '../../testing/an-event.ts'
import type { Mailbox } from '../../testing/mailbox.ts'

const DAY_MS = 24 * 3_600_000

describe.each(DATABASE_KINDS)('SHOP-70 letters for each date of a series on %s', (kind) => {
  let mailbox: Mailbox
  let server: TestServer
  let shop: Person
  let now = Date.UTC(2030, 1, 10, 13)
  beforeAll(async () => {
    const opened = await aShopThatWrites({ kind, now: () => now })
    ;({ mailbox, server, shop } = opened)
    return opened.close
  })

  let drawn = 0
  const newSeries = () => {
    drawn += 1
    return `fridays${String(drawn).padStart(6, '0')}`
  }
  const date = (series: string, more: object = {}) =>
    anEvent(server, shop, {
      ...{ name: 'Modern du vendredi', tournamentDate: '2030-03-01T18:30:00Z', location: '69003 Lyon', series },
      ...more,
    })
  const staff = (call: string, { id }: Played, more: object = {}) =>
    server.call(call, { tournamentId: id, ...more }, sessionHeaders(shop))
  const follow = (person: Person, series: string, more: object = {}) =>
    server.call('follow-series', { series, follows: true, ...more }, sessionHeaders(person))
  async function reader(): Promise<Person> {
    const person = await aPerson(server)
    await confirm(person)
    return person
  }
  const confirm = ({ id }: Person) =>
    server.server.database.inTransaction(({ db }) =>
      db.updateTable('accounts').set({ is_email_verified: 1 }).where('id', '=', id).execute(),
    )
  const sentTo = ({ email }: Person) => mailbox.mails.filter(({ to }) => to === email)
  /** A recipient notified last: the others would have been by then. */
  async function afterAllLetters(series: string, act: () => Promise<unknown>) {
    const last = await reader()
    await follow(last, series)
    await act()
    await mailbox.next(last.email)
  }

  test('a date that is announced, moved or called off is told, in the language of whoever follows, with the way out', async () => {
    const series = newSeries()
    await date(series)
    const [ana, bob] = [await reader(), await reader()]
    expect((await follow(ana, series)).body.data).toEqual({ series: [series] })
    await follow(bob, series, { language: 'en' })
    const second = await date(series, { tournamentDate: '2030-03-08T18:30:00Z' })
    const announced = await mailbox.next(ana.email)
    expect(announced.text).toContain('a une nouvelle date')
    expect(announced.headers).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m)
    expect(announced.text).toMatch(/Quand\s: vendredi 8 mars 2030/)
    expect(announced.link.pathname).toBe(`/tournament/${second.code}`)
    expect(announced.text).toMatch(new RegExp(`Ne plus suivre ces dates\\s+\\S+/serie/${series}`))
    expect((await mailbox.next(bob.email)).text).toContain('has a new date')
    await staff('change-series', second, { scope: 'following', shiftMinutes: 30, reason: 'Travaux.' })
    const moved = await mailbox.next(ana.email)
    expect(moved.text).toMatch(/au lieu de/)
    expect(moved.text).toContain('Travaux.')
    await staff('cancel-tournament', second, { reason: 'Salle fermée.' })
    const cancelled = await mailbox.next(ana.email)
    expect(cancelled.text).toMatch(/n’aura pas lieu le vendredi 8 mars 2030/)
    expect(cancelled.text).toContain('Salle fermée.')
  })

  test('several dates of one day are one letter; five changes a day at most are told', async () => {
    const series = newSeries()
    const first = await date(series)
    const ana = await reader()
    await follow(ana, series)
    await date(series)
    await date(series)
    for (const minutes of [1, 2, 3, 4, 5, 6]) {
      await staff('change-series', first, { scope: 'following', shiftMinutes: minutes })
    }
    await afterAllLetters(series, () => staff('cancel-tournament', first))
    const told = (words: string) => sentTo(ana).filter(({ text }) => text.includes(words)).length
    expect([told('a une nouvelle date'), told('change. Voici'), told('n’aura pas lieu')]).toEqual([1, 5, 0])
    now += DAY_MS
    await afterAllLetters(series, () => date(series))
    while (told('a une nouvelle date') < 2) await mailbox.next(ana.email)
  })

  test('who is registered for the date hears of it once', async () => {
    const series = newSeries()
    const first = await date(series)
    const ana = await reader()
    await follow(ana, series)
    await register(server, first, { playerName: 'Ana', playerId: 'secret-of-ana-1', email: ana.email })
    await mailbox.next(ana.email)
    await afterAllLetters(series, () => staff('cancel-tournament', first))
    expect((await mailbox.next(ana.email)).text).toContain('Vous avez une inscription')
    expect(sentTo(ana)).toHaveLength(2)
  })

  test('who follows no more, or turned such letters off, hears nothing; following again turns them on', async () => {
    const series = newSeries()
    await date(series)
    const [ana, bob] = [await reader(), await reader()]
    await follow(ana, series)
    await follow(bob, series)
    expect((await follow(ana, series, { follows: false })).body.data).toEqual({ series: [] })
    await server.call('choose-mails', { off: ['series'] }, sessionHeaders(bob))
    await afterAllLetters(series, () => date(series))
    expect(sentTo(ana)).toEqual([])
    expect(sentTo(bob)).toEqual([])
    await follow(bob, series)
    const choices = await server.call('get-mail-choices', {}, sessionHeaders(bob))
    expect(choices.body.data.off).toEqual([])
    const [mine] = (await server.call('get-followed-series', {}, sessionHeaders(bob))).body.data.series
    expect(mine).toBe(series)
  })

  test('only an account follows, its address confirmed, and only what was announced', async () => {
    const series = newSeries()
    await date(series)
    const nobody = await aPerson(server)
    expect((await follow(nobody, series)).body.reason).toBe('email_unconfirmed')
    expect((await server.call('follow-series', { series, follows: true })).body.reason).toBe('account_required')
    expect((await server.call('get-followed-series', {})).body.reason).toBe('account_required')
    const ana = await reader()
    expect((await follow(ana, 'nowhere000000')).body.reason).toBe('series_invalid')
    expect((await follow(ana, 'NO')).status).toBe(400)
  })

  test('it is in the download, goes with the account, and with a series that has had no date for a year', async () => {
    const series = newSeries()
    await date(series, { tournamentDate: new Date(now + DAY_MS).toISOString() })
    const [ana, bob] = [await reader(), await reader()]
    await follow(ana, series)
    await follow(bob, series)
    const download = await server.call('export-account', {}, sessionHeaders(ana))
    expect(download.body.data.followedSeries).toMatchObject([{ series, language: 'fr' }])
    await server.call('delete-account', { password: PASSWORD }, sessionHeaders(ana))
    const { database } = server.server
    const kept = async () =>
      (
        await database.read((db) =>
          db.selectFrom('series_followers').select('account_id').where('series', '=', series).execute(),
        )
      ).map(({ account_id }) => account_id)
    expect(await kept()).toEqual([bob.id])
    await purgeWhatIsOld(database, new Date(now + KEPT_DAYS.followed * DAY_MS))
    expect(await kept()).toEqual([bob.id])
    await purgeWhatIsOld(database, new Date(now + (KEPT_DAYS.followed + 2) * DAY_MS))
    expect(await kept()).toEqual([])
  })

  test('a database of the version before takes it in', async () => {
    const database = await createTestDatabase(kind)
    const before = await startServer({ kind, database })
    const owner = await anOrganizer(before)
    const event = await anEvent(before, owner, { series: 'fridays000000' })
    const written = await before.document(event.id)
    await before.close()
    const kept = await database.open()
    await kept.inTransaction(({ db }) => takeBack(db, '0059-series-followers'))
    await kept.close()
    const after = await startServer({ kind, database })
    expect(await after.document(event.id)).toEqual(written)
    const followed = await after.call('get-followed-series', {}, sessionHeaders(owner))
    expect(followed.body.data).toEqual({ series: [] })
    await after.close()
  })
})
