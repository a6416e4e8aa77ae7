import { hookPayload } from '@tablee/contract/shops/hook-payload'
import { HOOK_EVENTS } from '@tablee/domain/shops/hook'
import { KEPT_DAYS } from '@tablee/domain/tournaments/life/kept-for'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DATABASE_KINDS } from '../../database/testing/test-databases.ts'
import {
  done,
  failing,
  isRightlySigned,
  type LocalReceiver,
  type Received,
  startLocalReceiver,
} from '../../hooks/testing/local-receiver.ts'
import { purgeWhatIsOld } from '../../purge-what-is-old.ts'
import { secretOf, startServer, type TestServer } from '../../testing/a-server.ts'
import { PASSWORD, type Person } from '../../testing/an-account.ts'
import { anEvent, anOrganizer, register, sessionHeaders } from '../../testing/an-event.ts'
import { type Mailbox, openMailbox } from '../../testing/mailbox.ts'

const SHOP = {
  ...{ location: '69003 Lyon', email: null, phone: null, site: null, discord: null, instagram: null, words: null },
  ...{ takesReplies: false, takesMessages: true },
}
const HOUR_MS = 3_600_000
const TOKEN = 'a-token-of-the-operator'
const PLACE = 'https://hooks.example/tablee?key=secret-key'

describe.each(DATABASE_KINDS)('webhooks on %s', (kind) => {
  let server: TestServer
  let receiver: LocalReceiver
  let mailbox: Mailbox
  let passedMs = 0
  beforeAll(async () => {
    receiver = await startLocalReceiver()
    mailbox = await openMailbox()
    server = await startServer({
      kind,
      environment: { METRICS_TOKEN: TOKEN, WEBHOOK_INTERNAL_HOSTS: receiver.internal, SMTP_URL: mailbox.smtpUrl },
      world: { hookNetwork: receiver.network, now: () => new Date(Date.now() + passedMs) },
    })
  })
  afterAll(async () => {
    await server.close()
    await receiver.close()
    await mailbox.close()
  })
  beforeEach(() => receiver.answer(done))

  const call = (id: string, payload: object, person: Person | null) =>
    server.call(id, payload, person ? sessionHeaders(person) : {})
  const data = async (id: string, payload: object, person: Person) => {
    const { status, body } = await call(id, payload, person)
    expect(status, JSON.stringify(body)).toBe(200)
    return body.data
  }
  let shops = 0
  async function aShop() {
    shops += 1
    const organizer = await anOrganizer(server, `Camille ${shops}`)
    await data('keep-shop', { ...SHOP, name: `Le Donjon ${shops}` }, organizer)
    return organizer
  }
  const add = (organizer: Person, changes: object = {}) =>
    data('add-webhook', { address: PLACE, events: HOOK_EVENTS, ...changes }, organizer)
  /** Until the page of deliveries says so. */
  async function until(organizer: Person, fits: (deliveries: readonly Row[]) => boolean): Promise<readonly Row[]> {
    for (let looks = 0; ; looks += 1) {
      const { deliveries } = await data('get-webhooks', {}, organizer)
      if (fits(deliveries)) return deliveries
      if (looks > 400) throw new Error(JSON.stringify(deliveries))
      await new Promise((resume) => setImmediate(resume))
    }
  }
  type Row = {
    readonly id: string
    readonly event: string | null
    readonly state: string
    readonly status: number | null
    readonly failure: string | null
    readonly attempts: number
    readonly dueAt: string | null
  }
  const isPostponed = ({ dueAt }: Row) => dueAt !== null && Date.parse(dueAt) > Date.now() + passedMs
  const said = ({ text }: Received) => hookPayload.parse(JSON.parse(text))

  test('HOOK-1 an event is told as signed JSON from its announcement to its podium, as everybody sees it', async () => {
    const organizer = await aShop()
    const { secret } = await add(organizer)
    const event = await anEvent(server, organizer, { maxPlayers: 2 })
    for (const [index, playerName] of ['Léa', 'Marc'].entries())
      await register(server, event, { playerName, playerId: `${secretOf(index + 1)}-${event.code}` })
    await data_('accept-registrations', { tournamentId: event.id }, organizer)
    await data_('generate-advanced-pairings', { tournamentId: event.id, roundNumber: 1 }, organizer)
    const { data: rounds } = (await call('get-advanced-rounds', { tournamentId: event.id }, null)).body
    await data_('submit-advanced-score', { roundId: rounds[0].$id, score1: 2, score2: 0 }, organizer)
    await data_('finish-tournament', { tournamentId: event.id }, organizer)
    const all = await receiver.next(4)
    expect(all.map((each) => said(each).type).toSorted()).toEqual(
      ['event.announced', 'event.full', 'round.paired', 'event.finished'].toSorted(),
    )
    for (const each of all) expect(isRightlySigned(each, secret)).toBe(true)
    const paired = all.map(said).find(({ type }) => type === 'round.paired')
    const names = paired?.data.round?.tables.flatMap(({ sides }) => sides.flat())
    expect(names?.toSorted()).toEqual(['Léa', 'Marc'])
    const finished = all.map(said).find(({ type }) => type === 'event.finished')
    expect(finished?.data.podium).toHaveLength(2)
    expect(all.map(({ text }) => text).join()).not.toContain('camille@exemple.fr')
  })

  async function data_(id: string, payload: object, person: Person) {
    const { status, body } = await call(id, payload, person)
    expect(status, JSON.stringify(body)).toBe(200)
  }

  /** A shop whose tries make the server look for what is due. */
  let waker: { readonly person: Person; readonly id: string } | null = null
  async function pass(ms: number) {
    if (!waker) {
      const person = await aShop()
      waker = { person, id: (await add(person, { address: 'https://hooks.example/wake' })).hooks[0].id }
    }
    passedMs += ms
    await data('try-webhook', { id: waker.id }, waker.person)
  }
  const heardAt = (path: string) => receiver.received.filter((each) => each.path === path)

  test('HOOK-2 only what was chosen is told, and nothing once it is off', async () => {
    const organizer = await aShop()
    const { hooks } = await add(organizer, { events: ['changed'], address: 'https://hooks.example/chosen' })
    const event = await anEvent(server, organizer)
    const rename = async (name: string) =>
      expect((await server.patch(event.id, { name }, sessionHeaders(organizer))).status).toBe(200)
    await rename('Modern du dimanche')
    await until(organizer, (rows) => rows.length === 1 && rows[0]?.state === 'sent')
    expect(heardAt('/chosen').map(said)).toMatchObject([
      { type: 'event.changed', data: { event: { name: 'Modern du dimanche' } } },
    ])
    await data('change-webhook', { id: hooks[0].id, events: ['changed'], isOn: false }, organizer)
    await rename('Modern du lundi')
    expect((await data('get-webhooks', {}, organizer)).deliveries).toHaveLength(1)
  })

  test('HOOK-3 a day of outages loses nothing, and every attempt has the same id', async () => {
    const organizer = await aShop()
    const { secret } = await add(organizer, { address: 'https://hooks.example/outage' })
    receiver.answer(failing(500))
    await anEvent(server, organizer)
    await until(organizer, ([row]) => row?.attempts === 1 && isPostponed(row))
    for (let tries = 2; tries <= 6; tries += 1) {
      await pass(4.1 * HOUR_MS)
      await until(organizer, ([row]) => row?.attempts === tries && isPostponed(row))
      while (heardAt('/outage').length < tries) await new Promise((resume) => setImmediate(resume))
    }
    receiver.answer(done)
    await pass(3 * HOUR_MS)
    const [row] = await until(organizer, ([each]) => each?.state === 'sent')
    const attempts = heardAt('/outage')
    expect(attempts).toHaveLength(7)
    expect(new Set(attempts.map(({ headers }) => headers['webhook-id']))).toEqual(new Set([row?.id]))
    for (const each of attempts) expect(isRightlySigned(each, secret)).toBe(true)
  })

  test('HOOK-4 after a day an address is switched off, and the shop gets a letter', async () => {
    const organizer = await aShop()
    await organizer.browser.send('POST', '/account/verification', { url: 'http://localhost:3000/verify-email' })
    const { searchParams } = (await mailbox.next(organizer.email)).link
    await organizer.browser.send('PUT', '/account/verification', Object.fromEntries(searchParams))
    await add(organizer)
    receiver.answer(failing(500))
    await anEvent(server, organizer)
    await until(organizer, ([row]) => row?.attempts === 1 && isPostponed(row))
    await pass(25 * HOUR_MS)
    await until(organizer, ([row]) => row?.state === 'failed')
    const { hooks } = await data('get-webhooks', {}, organizer)
    expect(hooks).toMatchObject([{ isOn: false, end: 'given_up' }])
    const letter = await mailbox.next(organizer.email)
    expect(letter.text).toContain('hooks.example')
    expect(letter.raw).not.toContain('secret-key')
    expect(letter.link.pathname).toBe('/my-webhooks')
  })

  test('HOOK-5 what an act wrote down is sent by the next process under its id', async () => {
    const organizer = await aShop()
    await add(organizer, { address: 'https://hooks.example/ended' })
    // The process ends while it waits for an answer.
    receiver.answer(() => {})
    await anEvent(server, organizer)
    while (heardAt('/ended').length === 0) await new Promise((resume) => setImmediate(resume))
    receiver.answer(done)
    passedMs += 61_000
    await server.restart()
    const [row] = await until(organizer, ([each]) => each?.state === 'sent')
    expect(heardAt('/ended').map(({ headers }) => headers['webhook-id'])).toEqual([row?.id, row?.id])
  })

  test('HOOK-6 a try is sent at once, a delivery once more, and the secret can be renewed', async () => {
    const organizer = await aShop()
    const { hooks, secret } = await add(organizer, { address: 'https://hooks.example/tries' })
    const [{ id }] = hooks
    const heard = () => heardAt('/tries').at(-1)
    await data('try-webhook', { id }, organizer)
    const [row] = await until(organizer, ([each]) => each?.state === 'sent')
    expect(said(heard() as Received)).toMatchObject({ type: 'ping', data: { event: null } })
    const renewed = await data('renew-webhook-secret', { id }, organizer)
    expect(renewed.secret).not.toBe(secret)
    await data('repeat-webhook', { id: row?.id }, organizer)
    await until(organizer, ([each]) => each?.state === 'sent' && each.attempts === 1)
    expect(heard()?.headers['webhook-id']).toBe(row?.id)
    expect(isRightlySigned(heard() as Received, renewed.secret)).toBe(true)
    for (let tries = 2; tries <= 5; tries += 1) await data('try-webhook', { id }, organizer)
    expect((await call('try-webhook', { id }, organizer)).body.reason).toBe('too_many_hook_tries')
    await data('delete-webhook', { id }, organizer)
    expect(await data('get-webhooks', {}, organizer)).toEqual({ hooks: [], deliveries: [] })
  })

  test('HOOK-7 neither an address nor a secret is shown again, logged or written down in clear', async () => {
    const organizer = await aShop()
    const { secret } = await add(organizer)
    await anEvent(server, organizer)
    await until(organizer, ([each]) => each?.state === 'sent')
    const again = JSON.stringify(await data('get-webhooks', {}, organizer))
    const database = await server.database.open()
    const rows = JSON.stringify(await database.read((db) => db.selectFrom('shop_hooks').selectAll().execute()))
    await database.close()
    const logged = server.logLines.join('\n')
    for (const text of [again, rows, logged]) {
      expect(text).not.toContain('secret-key')
      expect(text).not.toContain(secret)
    }
  })

  test('HOOK-8 others hold no address, and a shop holds five', async () => {
    const organizer = await aShop()
    const { hooks } = await add(organizer)
    const other = await aShop()
    expect((await call('delete-webhook', { id: hooks[0].id }, other)).body.reason).toBe('hook_not_found')
    expect((await call('get-webhooks', {}, null)).body.reason).toBe('account_required')
    for (const address of ['http://hooks.example/', 'https://127.0.0.1/', 'https://[::1]/', 'https://localhost/'])
      expect((await call('add-webhook', { address, events: ['full'] }, other)).status, address).toBe(400)
    for (let number = 2; number <= 5; number += 1) await add(organizer)
    expect((await call('add-webhook', { address: PLACE, events: ['full'] }, organizer)).body.reason).toBe(
      'too_many_hooks',
    )
  })

  test('HOOK-5 of a tournament that is hidden before it was told, nothing is told', async () => {
    const organizer = await aShop()
    await add(organizer, { address: 'https://hooks.example/hidden' })
    receiver.answer(failing(500))
    const event = await anEvent(server, organizer)
    await until(organizer, ([row]) => row?.attempts === 1 && isPostponed(row))
    receiver.answer(done)
    await data('delete-tournament', { code: event.code }, organizer)
    await pass(HOUR_MS)
    const rows = await until(organizer, (all) => all.every(({ state }) => state !== 'waiting'))
    expect(rows.map(({ failure }) => failure)).toContain('nothing_to_tell')
    expect(heardAt('/hidden').filter((each) => said(each).type === 'event.announced')).toHaveLength(1)
  })

  test('HOOK-7 what was told is kept for its days, and an address goes with the last account of its shop', async () => {
    const organizer = await aShop()
    await add(organizer, { address: 'https://hooks.example/erased' })
    await anEvent(server, organizer)
    await until(organizer, ([row]) => row?.state === 'sent')
    const { database } = server.server
    const told = async () => (await data('get-webhooks', {}, organizer)).deliveries.length
    const days = (count: number) => new Date(Date.now() + passedMs + count * 24 * HOUR_MS)
    await purgeWhatIsOld(database, days(KEPT_DAYS.deliveries - 1))
    expect(await told()).toBe(1)
    await purgeWhatIsOld(database, days(KEPT_DAYS.deliveries + 1))
    expect(await told()).toBe(0)
    const kept = () => database.read((db) => db.selectFrom('shop_hooks').select('id').execute())
    const leaver = await aShop()
    await add(leaver, { address: 'https://hooks.example/left' })
    const before = (await kept()).length
    expect((await call('delete-account', { password: PASSWORD }, leaver)).status).toBe(200)
    expect((await kept()).length).toBe(before - 1)
  })

  test('HOOK-11 attempts are counted by how they ended', async () => {
    const organizer = await aShop()
    await add(organizer, { address: 'https://hooks.example/counted' })
    const figures = async () => {
      const { body } = await server.send({
        method: 'GET',
        url: '/metrics',
        headers: { authorization: `Bearer ${TOKEN}` },
      })
      const read = (end: string) =>
        Number(body.match(new RegExp(`tablee_webhooks_total\\{end="${end}"\\} (\\d+)`))?.[1] ?? 0)
      return { sent: read('sent'), failed: read('failed') }
    }
    const before = await figures()
    receiver.answer(failing(503))
    await anEvent(server, organizer)
    await until(organizer, ([row]) => row?.attempts === 1 && isPostponed(row))
    receiver.answer(done)
    await pass(HOUR_MS)
    await until(organizer, ([row]) => row?.state === 'sent')
    const after = await figures()
    expect(after.failed).toBe(before.failed + 1)
    expect(after.sent).toBeGreaterThan(before.sent)
  })
})
