import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { lastDone, onceADay } from '../database/server-facts.ts'
import { DATABASE_KINDS } from '../database/testing/test-databases.ts'
import { eraseDetailsOfToday } from '../purge-what-is-old.ts'
import { createTournament, secretOf, startServer, type TestServer } from '../testing/a-server.ts'
import { aPerson, PASSWORD } from '../testing/an-account.ts'
import { anEvent, anOrganizer, register } from '../testing/an-event.ts'
import { commandsOn } from './testing/commands-on.ts'

const DAY_MS = 86_400_000
const START = Date.parse('2026-01-01T12:00:00.000Z')

let server: TestServer
let at = START
const now = () => new Date(at)
afterEach(() => server.close())

describe.each(DATABASE_KINDS)('on %s', (kind) => {
  test('NONE-12 purge says what would go, and takes it only once confirmed', async () => {
    at = START
    server = await startServer({ kind, world: { now } })
    const { tablee } = commandsOn(server.database, now)
    const left = await createTournament(server, 2)
    at = START + 100 * DAY_MS
    const fresh = await createTournament(server, 2)
    at = START + 181 * DAY_MS
    const looked = await tablee('purge')
    expect(looked).toMatchObject({ code: 0, text: expect.stringContaining(`never finished: ${left.code}\n`) })
    expect(looked.text).toContain('Nothing was changed')
    const statusOf = async (code: string) =>
      (await server.send({ method: 'GET', url: `/v1/tournaments/${code}` })).statusCode
    expect(await statusOf(left.code)).toBe(200)
    expect(await tablee('purge', '--confirm')).toMatchObject({ code: 0 })
    await server.restart()
    expect([await statusOf(left.code), await statusOf(fresh.code)]).toEqual([404, 200])
    expect(await tablee('check')).toMatchObject({ code: 0 })
    expect((await tablee('purge')).text).toContain('0 tournaments without an act')
  })

  test('NONE-12 what people gave to register goes after a year, and the name they played under stays', async () => {
    at = START
    server = await startServer({ kind, world: { now } })
    const organizer = await anOrganizer(server)
    const event = await anEvent(server, organizer, { tournamentDate: '2026-01-10T12:00:00.000Z' })
    const registered = await register(server, event, { playerName: 'Camille', playerId: secretOf(1) })
    expect(registered).toMatchObject({ status: 200 })
    const kept = () =>
      server.server.database.read((db) => db.selectFrom('registrations').select(['email', 'player_name']).execute())
    const [before] = await kept()
    expect(before?.email).not.toBe('')
    await server.server.database.inTransaction(({ db }) =>
      db.updateTable('all_tournaments').set({ phase: 'finished' }).where('id', '=', event.id).execute(),
    )
    const { tablee } = commandsOn(server.database, now)
    at = START + 300 * DAY_MS
    await tablee('purge', '--confirm')
    expect(await kept()).toEqual([before])
    at = START + 400 * DAY_MS
    expect((await tablee('purge', '--confirm')).text).toContain('1 registration ')
    expect(await kept()).toEqual([{ email: '', player_name: before?.player_name }])
  })

  test('MINR-24 what people gave goes on the day that was shown, a year after the end or sooner where the organizer chose so', async () => {
    at = START
    server = await startServer({ kind, world: { now } })
    const organizer = await anOrganizer(server)
    const event = (changes: object) =>
      anEvent(server, organizer, { tournamentDate: '2026-01-10T19:00:00+01:00', ...changes })
    const usual = await event({})
    const short = await event({ registrationRules: { dataDays: 30 } })
    const played = await event({ registrationRules: { dataDays: 30 } })
    for (const [index, there] of [usual, short, played].entries())
      expect(await register(server, there, { playerName: 'Camille', playerId: secretOf(index) })).toMatchObject({
        status: 200,
      })
    await server.server.database.inTransaction(({ db }) =>
      db.updateTable('all_tournaments').set({ phase: 'running' }).where('id', '=', played.id).execute(),
    )
    const kept = async () => {
      const rows = await server.server.database.read((db) =>
        db.selectFrom('registrations').select('tournament_id').where('email', '<>', '').execute(),
      )
      return rows.map(({ tournament_id }) => tournament_id).sort()
    }
    const on = async (moment: string) => {
      await eraseDetailsOfToday(server.server.database, new Date(moment))
      return kept()
    }
    expect(await on('2026-02-08T22:59:00.000Z')).toEqual([usual.id, short.id, played.id].sort())
    expect(await on('2026-02-08T23:01:00.000Z')).toEqual([usual.id, played.id].sort())
    at = Date.parse('2026-03-20T10:00:00.000Z')
    const { tablee } = commandsOn(server.database, now)
    expect((await tablee('purge', '--confirm')).text).toContain('0 registrations of events')
    await server.server.database.inTransaction(({ db }) =>
      db.updateTable('all_tournaments').set({ phase: 'finished' }).where('id', '=', played.id).execute(),
    )
    expect((await tablee('purge', '--confirm')).text).toContain('1 registration of events')
    expect(await on('2027-01-09T22:59:00.000Z')).toEqual([usual.id])
    expect(await on('2027-01-09T23:01:00.000Z')).toEqual([])
  })

  test('MINR-25 of a youth event the names that nobody reads go 90 days after its end, what everybody reads stays', async () => {
    at = START
    server = await startServer({ kind, world: { now } })
    const organizer = await anOrganizer(server)
    const event = await anEvent(server, organizer, { tournamentDate: '2026-01-10T19:00:00+01:00', isYouth: true })
    const registered = { playerName: 'Camille Martin', playerId: secretOf(1) }
    expect(await register(server, event, registered)).toMatchObject({ status: 200 })
    const names = () =>
      server.server.database.read((db) =>
        db.selectFrom('registrations').select(['player_name', 'shown_as', 'email']).execute(),
      )
    const [before] = await names()
    expect(before?.player_name).toBe('Camille Martin')
    expect(before?.shown_as).not.toContain('Martin')
    await eraseDetailsOfToday(server.server.database, new Date('2026-04-09T10:00:00.000Z'))
    expect(await names()).toEqual([before])
    await eraseDetailsOfToday(server.server.database, new Date('2026-04-10T10:00:00.000Z'))
    expect(await names()).toEqual([{ player_name: before?.shown_as, shown_as: before?.shown_as, email: '' }])
  })

  test('OPS-21 a server purges once a day by itself, one of several, and the figures say when; with PURGE=off it does not', async () => {
    at = START
    const environment = { METRICS_TOKEN: 'a-token-for-figures-0123', PURGE: 'on' }
    server = await startServer({ kind, world: { now }, environment })
    const { code } = await createTournament(server, 2)
    const lastPurge = async () => {
      const { body } = await server.send({
        ...{ method: 'GET', url: '/metrics' },
        headers: { authorization: 'Bearer a-token-for-figures-0123' },
      })
      return Number(/^tablee_last_purge_seconds (\d+)$/m.exec(body)?.[1])
    }
    await vi.waitFor(async () => expect(await lastPurge()).toBe(START / 1000))
    at = START + 181 * DAY_MS
    await server.server.close()
    const idle = await startServer({ database: server.database, environment: { PURGE: 'off' }, world: { now } })
    expect((await idle.send({ method: 'GET', url: `/v1/tournaments/${code}` })).statusCode).toBe(200)
    await idle.close()
    await server.restart()
    await vi.waitFor(async () => expect(await lastPurge()).toBe(at / 1000))
    expect((await server.send({ method: 'GET', url: `/v1/tournaments/${code}` })).statusCode).toBe(404)
  })

  test('OPS-21 of two processes one does the work of the day, and what one began and did not end is done an hour later', async () => {
    at = START
    server = await startServer({ kind, world: { now } })
    const { database } = server.server
    let done = 0
    const { signal: stopping } = new AbortController()
    const once = () => onceADay(database, { work: 'backup', now, stopping }, async () => void done++)
    expect((await Promise.all([once(), once()])).filter(Boolean)).toHaveLength(1)
    at += 23 * 3_600_000
    expect(await once()).toBe(false)
    at += 3_600_000
    const failing = () => Promise.reject(new Error('full'))
    await expect(onceADay(database, { work: 'backup', now, stopping }, failing)).rejects.toThrow('full')
    expect(await once()).toBe(false)
    at += 3_600_001
    expect([await once(), done]).toEqual([true, 2])
    expect(await lastDone(database, 'backup')).toEqual(now())
  })

  test('OPS-21 what a stop cut off is done by the next process that looks, and one that is stopped begins nothing', async () => {
    at = START
    server = await startServer({ kind, world: { now } })
    const { database } = server.server
    const stop = new AbortController()
    const { signal: stopping } = stop
    let done = 0
    const cutOff = () => {
      stop.abort()
      return Promise.reject(stopping.reason)
    }
    expect(await onceADay(database, { work: 'backup', now, stopping }, cutOff)).toBe(false)
    const work = async () => void done++
    expect([await onceADay(database, { work: 'backup', now, stopping }, work), done]).toEqual([false, 0])
    const { signal } = new AbortController()
    expect(await onceADay(database, { work: 'backup', now, stopping: signal }, work)).toBe(true)
    expect([await lastDone(database, 'backup'), done]).toEqual([now(), 1])
  })

  test('AUTH-10 the operator shuts an account out at once, and lets it in again', async () => {
    server = await startServer({ kind })
    const { tablee } = commandsOn(server.database)
    const { browser, email } = await aPerson(server)
    expect(await tablee('account', 'block', email.toUpperCase())).toMatchObject({ code: 0 })
    expect((await browser.send('GET', '/account')).status).toBe(401)
    const signIn = async () =>
      (await browser.send('POST', '/account/sessions/email', { email, password: PASSWORD })).status
    expect(await signIn()).toBe(401)
    expect(await tablee('account', 'unblock', email)).toMatchObject({ code: 0 })
    expect(await signIn()).toBe(201)
    expect(await tablee('account', 'block', 'nobody@exemple.fr')).toMatchObject({ code: 1 })
    expect(await tablee('account', 'block')).toMatchObject({ code: 2 })
  })

  test('STAK-12 a tournament leaves as a file and comes in as another one, with a link for who organizes it', async () => {
    server = await startServer({ kind })
    const { tablee } = commandsOn(server.database)
    const { code } = await createTournament(server, 3)
    expect(await tablee('export', code.toLowerCase(), 'evening.json')).toMatchObject({ code: 0 })
    expect(await tablee('export', 'ZZZZZZ')).toMatchObject({ code: 1 })
    const { code: status, text } = await tablee('import', 'evening.json')
    expect([status, text]).toEqual([0, expect.stringMatching(/ has the code \w{6}\.[\s\S]*\/device#[\w-]{32}\n$/)])
    writeFileSync(join(server.database.folder, 'other.json'), '{"format":"other"}')
    expect(await tablee('import', 'nothing.json')).toMatchObject({ code: 1 })
    expect(await tablee('import', 'other.json')).toMatchObject({
      code: 1,
      text: expect.stringContaining('no tournament'),
    })
    expect(await tablee('check')).toMatchObject({ code: 0, text: expect.stringContaining('2 tournaments') })
  })
})
