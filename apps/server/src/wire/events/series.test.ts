import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { takeBack } from '../../database/testing/take-back.ts'
import { createTestDatabase, DATABASE_KINDS } from '../../database/testing/test-databases.ts'
import { DOCUMENTS, type Played, startServer, type TestServer } from '../../testing/a-server.ts'
import type { Person } from '../../testing/an-account.ts'
import { anEvent, anOrganizer, register, sessionHeaders } from '../../testing/an-event.ts'

const dayOf = (day: number) => `2099-01-${String(day).padStart(2, '0')}T19:30:00+01:00`

describe.each(DATABASE_KINDS)('SHOP-68 the dates of a series on %s', (kind) => {
  let server: TestServer
  let shop: Person
  beforeAll(async () => {
    server = await startServer({ kind })
    shop = await anOrganizer(server)
  })
  afterAll(() => server.close())

  let drawn = 0
  async function fridays(count: number, by = shop) {
    drawn += 1
    const series = `fridays${String(drawn).padStart(6, '0')}`
    const dates: Played[] = []
    for (let week = 0; week < count; week++) {
      const tournamentDate = dayOf(2 + 7 * week)
      dates.push(await anEvent(server, by, { name: 'Modern du vendredi', tournamentDate, series }))
    }
    return { series, dates }
  }
  const call = (name: string, { id }: { readonly id: string }, more: object) =>
    server.call(name, { tournamentId: id, ...more }, sessionHeaders(shop))
  const feed = (series: string, headers = {}) =>
    server.server.app.inject({ method: 'GET', url: `/v1/series/${series}/calendar.ics`, headers })

  test('SHOP-15 a change of several dates is taken back at once: each has what it had, but those that somebody changed since', async () => {
    const { dates } = await fridays(4)
    const [first, second, third, fourth] = dates as [Played, Played, Played, Played]
    await server.patch(second.id, { name: 'Modern de fête', maxPlayers: 12 }, sessionHeaders(shop))
    const before = await Promise.all(dates.map(({ id }) => server.document(id)))
    const ask = { scope: 'all', name: 'Modern', maxPlayers: 24, shiftMinutes: 30, structure: 'round-robin' }
    const rules = { fee: '5 €', deck: 'none' }
    const changed = await call('change-series', first, { ...ask, registrationRules: rules })
    const { done } = changed.body.data
    expect(done).toHaveLength(4)
    for (const { id } of dates) {
      expect(await server.document(id)).toMatchObject({ name: 'Modern', maxPlayers: 24, structure: 'round-robin' })
      expect((await server.document(id)).registrationRules).toMatchObject(rules)
    }
    await server.patch(third.id, { name: 'Modern du club' }, sessionHeaders(shop))
    const asked = done.map(({ tournamentId, was, is }: { tournamentId: string; was: object; is: object }) => ({
      ...{ tournamentId, was, is },
    }))
    const restored = await call('restore-series', first, { dates: asked, actId: 'restore-fridays' })
    expect(restored.body.data.done.map(({ code }: { code: string }) => code)).toEqual(
      [first, second, fourth].map(({ code }) => code),
    )
    expect(restored.body.data.failed).toMatchObject([{ code: third.code, reason: 'settings_changed_since' }])
    const said = ({ name, maxPlayers, structure, tournamentDate, registrationRules }: Record<string, unknown>) => ({
      ...{ name, maxPlayers, structure, tournamentDate, registrationRules },
    })
    for (const place of [0, 1, 3]) {
      const { id } = dates[place] as Played
      expect(said(await server.document(id))).toEqual(said(before[place] ?? {}))
    }
    expect((await server.document(third.id)).name).toBe('Modern du club')
    // Retried without an answer: the same acts, carried once.
    const again = await call('restore-series', first, { dates: asked, actId: 'restore-fridays' })
    expect(again.body.data.done).toHaveLength(3)
  })

  test('events of one organizer know each other, and everybody lists them by their series', async () => {
    const { series, dates } = await fridays(3)
    for (const { id } of dates) expect((await server.document(id)).series).toBe(series)
    const asked = [
      { method: 'equal', attribute: 'series', values: [series] },
      { method: 'orderAsc', attribute: 'tournamentDate' },
    ]
    const queries = asked.map((each, place) => `queries[${place}]=${encodeURIComponent(JSON.stringify(each))}`)
    const body = (await server.send({ method: 'GET', url: `${DOCUMENTS}?${queries.join('&')}` })).json()
    expect(body.documents.map(({ code }: { code: string }) => code)).toEqual(dates.map(({ code }) => code))
  })

  test('an event of somebody else stands alone, whatever series it names; one without a series has none', async () => {
    const { series } = await fridays(1)
    const other = await anOrganizer(server, 'Ailleurs')
    const { id } = await anEvent(server, other, { series })
    expect((await server.document(id)).series).toBeNull()
    expect((await server.document((await anEvent(server, shop)).id)).series).toBeNull()
    expect((await call('create-advanced-tournament', { id: '' }, { series: 'NO' })).status).toBe(400)
  })

  test('this date and the following ones are called off in one request, each with its letters; the one before stays', async () => {
    const { dates } = await fridays(4)
    const [first, second, third, fourth] = dates as [Played, Played, Played, Played]
    await register(server, third, { playerName: 'Zoé', playerId: 'secret-of-zoe-1' })
    const ask = { scope: 'following', reason: ' La salle\nest fermée. ', actId: 'cancel-the-rest' }
    const { status, body } = await call('cancel-series', second, ask)
    expect(status).toBe(200)
    expect(body.data.done.map(({ code }: { code: string }) => code)).toEqual(
      [second, third, fourth].map(({ code }) => code),
    )
    expect(body.data).toMatchObject({ failed: [], letters: 1 })
    const isOff = async ({ id }: Played) => (await server.document(id)).isCancelled
    expect(await Promise.all(dates.map(isOff))).toEqual([false, true, true, true])
    const whyOff = async ({ id }: Played) => (await server.document(id)).cancelReason
    const why = 'La salle\nest fermée.'
    expect(await Promise.all(dates.map(whyOff))).toEqual([null, why, why, why])
    // Repeated with the same id, nothing happens twice or is refused.
    expect((await call('cancel-series', second, ask)).status).toBe(200)
    expect((await server.document(first.id)).isCancelled).toBe(false)
  })

  test('all of them are changed, those that cannot follow are named, and the others stand', async () => {
    const { dates } = await fridays(3)
    const [first, second, third] = dates as [Played, Played, Played]
    for (const place of [1, 2, 3]) {
      await register(server, third, { playerName: `J${place}`, playerId: `secret-of-j${place}` })
    }
    await call('accept-registrations', third, {})
    const { body } = await call('change-series', second, {
      ...{ scope: 'all', maxPlayers: 2, location: '69001 Lyon', shiftMinutes: -30 },
    })
    expect(body.data.done.map(({ code }: { code: string }) => code)).toEqual([second.code, first.code])
    expect(body.data.failed).toEqual([{ code: third.code, startsAt: dayOfUtc(16), reason: 'capacity_below_players' }])
    const document = await server.document(first.id)
    expect(document).toMatchObject({ location: '69001 Lyon', maxPlayers: 2, name: 'Modern du vendredi' })
    expect(Date.parse(document.tournamentDate ?? '')).toBe(Date.parse(dayOf(2)) - 30 * 60_000)
    expect(await server.document(third.id)).toMatchObject({ location: '69003 Lyon', maxPlayers: 16 })
  })
  const dayOfUtc = (day: number) => new Date(dayOf(day)).toISOString()

  test('only their organizer may; an event that stands alone is its only date', async () => {
    const { dates } = await fridays(2)
    const [first] = dates as [Played, Played]
    const stranger = await anOrganizer(server, 'Intruse')
    for (const [name, more] of [
      ['cancel-series', {}],
      ['change-series', { name: 'Volé' }],
    ] as const) {
      const meant = { tournamentId: first.id, scope: 'all', ...more }
      expect((await server.call(name, meant, sessionHeaders(stranger))).status).toBe(403)
      expect((await server.call(name, meant)).status).toBe(401)
      const alone = await anEvent(server, shop)
      expect((await call(name, alone, { scope: 'all', ...more })).body.data.done).toHaveLength(1)
      expect((await call(name, { id: 'nothing' }, { scope: 'all', ...more })).status).toBe(404)
      expect((await call(name, first, { scope: 'some', ...more })).status).toBe(400)
    }
    expect((await server.document(first.id)).isCancelled).toBe(false)
  })

  test('SHOP-69 a calendar follows the series: every date under an id that stays, and what is called off says so', async () => {
    const { series, dates } = await fridays(2)
    const [first] = dates as [Played, Played]
    const { statusCode, headers, body } = await feed(series)
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(body.match(/^UID:.*$/gm)).toEqual(dates.toReversed().map(({ id }) => `UID:${id}@tablee`))
    expect(body).toContain('X-WR-CALNAME:Modern du vendredi\r\n')
    expect((await feed(series, { 'if-none-match': headers.etag })).statusCode).toBe(304)
    await call('cancel-tournament', first, {})
    const after = await feed(series)
    expect(after.body).toContain('STATUS:CANCELLED')
    expect(after.body.match(/^UID:.*$/gm)).toEqual(body.match(/^UID:.*$/gm))
    for (const nowhere of ['fridays999999', 'x', 'NO-SUCH-SERIES']) expect((await feed(nowhere)).statusCode).toBe(404)
  })

  test('what the version before kept stands alone', async () => {
    const database = await createTestDatabase(kind)
    const before = await startServer({ kind, database })
    const owner = await anOrganizer(before)
    const event = await anEvent(before, owner)
    const written = await before.document(event.id)
    await before.close()
    const kept = await database.open()
    await kept.inTransaction(({ db }) => takeBack(db, '0055-series'))
    await kept.close()
    const after = await startServer({ kind, database })
    expect(await after.document(event.id)).toEqual(written)
    const next = await anEvent(after, owner, { series: 'fridays000000' })
    expect((await after.document(next.id)).series).toBe('fridays000000')
    await after.close()
  })
})
