import { MOST_ASKED_A_DAY } from '@tablee/domain/accounts/mail-topics'
import { KEPT_DAYS } from '@tablee/domain/tournaments/life/kept-for'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { takeBack } from '../../database/testing/take-back.ts'
import { createTestDatabase, DATABASE_KINDS } from '../../database/testing/test-databases.ts'
import { commandsOn } from '../../operator/testing/commands-on.ts'
import { findWhatIsOld, purgeWhatIsOld } from '../../purge-what-is-old.ts'
import { type Played, startServer, type TestServer } from '../../testing/a-server.ts'
import { aPerson, PASSWORD, type Person } from '../../testing/an-account.ts'
import { anEvent, anOrganizer, register, sessionHeaders } from '../../testing/an-event.ts'
import { type Mail, type Mailbox, openMailbox } from '../../testing/mailbox.ts'

const DAY_MS = 24 * 3_600_000

describe.each(DATABASE_KINDS)('letters for each date to an address alone on %s', (kind) => {
  let mailbox: Mailbox
  let server: TestServer
  let shop: Person
  const now = Date.UTC(2030, 1, 10, 13)
  beforeAll(async () => {
    mailbox = await openMailbox()
    server = await startServer({
      kind,
      world: { now: () => new Date(now) },
      environment: { SMTP_URL: mailbox.smtpUrl },
    })
    shop = await anOrganizer(server)
  })
  afterAll(async () => {
    await server.close()
    await mailbox.close()
  })

  let drawn = 0
  const newSeries = () => `fridays${String(++drawn).padStart(6, '0')}`
  const anAddress = () => `reader-${++drawn}@exemple.fr`
  const date = (series: string, more: object = {}) =>
    anEvent(server, shop, {
      ...{ name: 'Modern du vendredi', tournamentDate: '2030-03-01T18:30:00Z', location: '69003 Lyon', series },
      ...more,
    })
  const ask = (series: string, email: string, more: object = {}) =>
    server.call('follow-series-by-mail', { series, email, ...more })
  const answer = (token: string, follows: boolean) => server.call('answer-series-mail', { token, follows })
  const cancel = ({ id }: Played) => server.call('cancel-tournament', { tournamentId: id }, sessionHeaders(shop))
  const sentTo = (email: string) => mailbox.mails.filter(({ to }) => to === email)
  const tokenOf = (mail: Mail, word: 'follow' | 'leave') => new RegExp(`#${word}=([\\w.-]+)`).exec(mail.text)?.[1] ?? ''
  async function reader(series: string, email = anAddress()): Promise<{ readonly email: string }> {
    await ask(series, email)
    const token = tokenOf(await mailbox.next(email), 'follow')
    expect((await answer(token, true)).body.data).toEqual({ follows: true })
    return { email }
  }
  const kept = (series: string) =>
    server.server.database.read((db) =>
      db.selectFrom('series_readers').selectAll().where('series', '=', series).orderBy('id').execute(),
    )
  /** A recipient notified last: the others would have been by then. */
  async function afterAllLetters(series: string, act: () => Promise<unknown>) {
    const last = await reader(series)
    await act()
    await mailbox.next(last.email)
  }

  test('SHOP-5 an address is asked once by mail, and hears of dates only after somebody has said yes', async () => {
    const series = newSeries()
    const first = await date(series)
    const [ana, bob] = [anAddress(), anAddress()]
    expect((await ask(series, ana)).body.data).toEqual({})
    const question = await mailbox.next(ana)
    expect(question.text).toContain('sans doute vous')
    expect(question.link.pathname).toBe(`/serie/${series}`)
    expect(question.link.hash).toMatch(/^#follow=[\w.-]+$/)
    await ask(series, bob, { language: 'en' })
    expect((await mailbox.next(bob)).text).toContain('Somebody, probably you')
    await afterAllLetters(series, () => date(series, { tournamentDate: '2030-03-08T18:30:00Z' }))
    expect([sentTo(ana).length, sentTo(bob).length]).toEqual([1, 1])
    await answer(tokenOf(question, 'follow'), true)
    await answer(tokenOf(question, 'follow'), true)
    await cancel(first)
    const told = await mailbox.next(ana)
    expect(told.text).toMatch(/n’aura pas lieu le vendredi 1er mars 2030/)
    expect(told.text).toMatch(new RegExp(`Ne plus suivre ces dates\\s+\\S+/serie/${series}#leave=`))
  })

  test('SHOP-5 a program that looks at the links of a letter changes nothing', async () => {
    const series = newSeries()
    await date(series)
    const email = anAddress()
    await ask(series, email)
    const { link } = await mailbox.next(email)
    // The part after `#` reaches no server.
    await server.send({ method: 'GET', url: `${link.pathname}${link.search}`, headers: { accept: 'text/html' } })
    expect((await kept(series)).map(({ confirmed_at }) => confirmed_at)).toEqual([null])
  })

  test('SHOP-6 each letter carries its way out, on the page and for mail programs, for this series alone', async () => {
    const [series, other] = [newSeries(), newSeries()]
    await date(series)
    await date(other)
    const { email } = await reader(series)
    await ask(other, email)
    await answer(tokenOf(await mailbox.next(email), 'follow'), true)
    await date(series, { tournamentDate: '2030-03-08T18:30:00Z' })
    const told = await mailbox.next(email)
    expect(told.headers).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m)
    const [, oneClick = ''] = /^List-Unsubscribe: <([^>]+)>/m.exec(told.headers.replaceAll(/\r?\n\s+/g, ' ')) ?? []
    const { pathname, search } = new URL(oneClick.replaceAll(' ', ''))
    const looked = await server.send({ method: 'GET', url: pathname + search })
    expect(looked.headers.location).toMatch(new RegExp(`/serie/${series}#leave=`))
    expect(await kept(series)).toHaveLength(1)
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const tap = { method: 'POST', url: pathname + search, headers, payload: 'List-Unsubscribe=One-Click' } as const
    expect((await server.send(tap)).statusCode).toBe(204)
    expect([(await kept(series)).length, (await kept(other)).length]).toEqual([0, 1])
    await date(other, { tournamentDate: '2030-03-08T18:30:00Z' })
    const leave = tokenOf(await mailbox.next(email), 'leave')
    expect((await answer(leave, false)).body.data).toEqual({ follows: false })
    // Retried without an answer.
    expect((await answer(leave, false)).body.data).toEqual({ follows: false })
    expect(await kept(other)).toEqual([])
    expect((await answer(leave, true)).body.reason).toBe('token_invalid')
    expect((await answer(`${leave}x`, false)).body.reason).toBe('token_invalid')
  })

  test('SHOP-6 “It is not me” erases the address and ends the questions, whoever asks again', async () => {
    const series = newSeries()
    await date(series)
    const email = anAddress()
    await ask(series, email)
    const question = await mailbox.next(email)
    const refusal = /\/not-me#([\w.-]+)/.exec(question.text)?.[1] ?? ''
    await server.call('choose-mails', { token: refusal, off: [], isRefused: true })
    expect(await kept(series)).toEqual([])
    expect((await ask(series, email)).body.data).toEqual({})
    expect((await answer(tokenOf(question, 'follow'), true)).body.reason).toBe('token_invalid')
    await afterAllLetters(series, () => date(series))
    expect(sentTo(email)).toHaveLength(1)
    expect((await kept(series)).map((one) => one.email)).not.toContain(email)
  })

  test('SHOP-5 three letters a day go to an address that nobody confirmed, whoever asks, and the answer never tells', async () => {
    const series = newSeries()
    const first = await date(series)
    const email = anAddress()
    await register(server, first, { playerName: 'Ana', playerId: 'secret-of-ana-9', email })
    await mailbox.next(email)
    const answers = []
    for (const _ of [1, 2, 3, 4]) answers.push((await ask(series, email)).body.data)
    expect(answers).toEqual([{}, {}, {}, {}])
    await afterAllLetters(series, () => date(series))
    await vi.waitFor(() => expect(sentTo(email)).toHaveLength(3))
    expect((await ask('nowhere000000', email)).body.reason).toBe('series_invalid')
    expect((await ask(series, 'no address')).status).toBe(400)
  })

  test('SHOP-5 a series asks so many addresses a day and no more', async () => {
    const series = newSeries()
    await date(series)
    const at = new Date(now).toISOString()
    await server.server.database.inTransaction(({ db }) =>
      db
        .insertInto('mail_addresses')
        .values(
          Array.from({ length: MOST_ASKED_A_DAY }, (_, one) => ({
            ...{ id: `${series}-${one}`, address_mark: `${series}-${one}`, confirmed_at: null, off: '' },
            ...{ asked_at: at, asked_for: series },
          })),
        )
        .execute(),
    )
    expect((await ask(series, anAddress())).body.data).toEqual({})
    expect(await kept(series)).toEqual([])
  })

  test('SHOP-6 an account of the same address hears of each date once', async () => {
    const series = newSeries()
    await date(series)
    const ana = await aPerson(server)
    const { email } = await reader(series, ana.email)
    await server.server.database.inTransaction(({ db }) =>
      db.updateTable('accounts').set({ is_email_verified: 1 }).where('id', '=', ana.id).execute(),
    )
    await server.call('follow-series', { series, follows: true }, sessionHeaders(ana))
    const before = sentTo(email).length
    await afterAllLetters(series, () => date(series, { tournamentDate: '2030-03-08T18:30:00Z' }))
    await mailbox.next(email)
    expect(sentTo(email).length - before).toBe(1)
    const download = await server.call('export-account', {}, sessionHeaders(ana))
    expect(download.body.data.seriesOfAddress).toMatchObject([{ series, language: 'fr' }])
    await server.call('delete-account', { password: PASSWORD }, sessionHeaders(ana))
    expect((await kept(series)).map((one) => one.email)).not.toContain(email)
  })

  test('SHOP-6 the operator finds, exports and erases what an address follows, by itself and by its account', async () => {
    const [series, other] = [newSeries(), newSeries()]
    await date(series)
    await date(other)
    const ana = await aPerson(server)
    await server.server.database.inTransaction(({ db }) =>
      db.updateTable('accounts').set({ is_email_verified: 1 }).where('id', '=', ana.id).execute(),
    )
    await server.call('follow-series', { series: other, follows: true }, sessionHeaders(ana))
    const asked = anAddress()
    await reader(series, ana.email)
    await ask(series, asked)
    await mailbox.next(asked)
    const { tablee } = commandsOn(server.database, () => new Date(now))
    const found = (await tablee('person', 'find', ana.email)).text
    expect(found).toContain('follows 2 series by mail')
    expect(found).toContain(`/serie/${other}: by the account`)
    expect(found).toContain(`/serie/${series}: by the address`)
    expect((await tablee('person', 'find', asked)).text).toContain('not confirmed')
    const exported = JSON.parse((await tablee('person', 'export', asked)).text)
    expect(exported.seriesByMail).toMatchObject([{ series, by: 'address', isConfirmed: false }])
    expect((await tablee('person', 'erase', asked, '--confirm')).code).toBe(0)
    expect((await tablee('person', 'erase', ana.email, '--confirm')).code).toBe(0)
    expect(await kept(series)).toEqual([])
    expect((await tablee('person', 'find', asked)).code).toBe(1)
    await ask(series, asked)
    const later = commandsOn(server.database, () => new Date(now + (KEPT_DAYS.unanswered + 1) * DAY_MS))
    expect((await later.tablee('purge')).text).toMatch(/[1-9]\d* followers? of series without a date/)
  })

  test('SHOP-6 who never answers is forgotten after a week, who follows a year after the last date; the operator is told before', async () => {
    const series = newSeries()
    await date(series, { tournamentDate: new Date(now + DAY_MS).toISOString() })
    const ana = anAddress()
    await ask(series, ana)
    await mailbox.next(ana)
    const { email } = await reader(series)
    const { database } = server.server
    const after = (days: number) => new Date(now + days * DAY_MS)
    const emails = async () => (await kept(series)).map((one) => one.email)
    await purgeWhatIsOld(database, after(KEPT_DAYS.unanswered))
    expect((await emails()).toSorted()).toEqual([ana, email].toSorted())
    expect((await findWhatIsOld(database, after(KEPT_DAYS.unanswered + 1))).followers).toBeGreaterThan(0)
    await purgeWhatIsOld(database, after(KEPT_DAYS.unanswered + 1))
    expect(await emails()).toEqual([email])
    expect((await findWhatIsOld(database, after(KEPT_DAYS.unanswered + 1))).followers).toBe(0)
    await purgeWhatIsOld(database, after(KEPT_DAYS.followed + 2))
    expect(await emails()).toEqual([])
  })

  test('SHOP-6 a database of the version before takes it in', async () => {
    const database = await createTestDatabase(kind)
    const before = await startServer({ kind, database })
    const owner = await anOrganizer(before)
    const event = await anEvent(before, owner, { series: 'fridays000000' })
    const written = await before.document(event.id)
    await before.close()
    const old = await database.open()
    await old.inTransaction(({ db }) => takeBack(db, '0060-series-readers'))
    await old.close()
    const after = await startServer({ kind, database })
    expect(await after.document(event.id)).toEqual(written)
    const asked = await after.call('follow-series-by-mail', { series: 'fridays000000', email: 'ana@exemple.fr' })
    expect(asked.status).toBe(200)
    await after.close()
  })
})
