import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createCallBook } from '../features/tournaments/call-book.ts'
import {
  createTournament,
  finishRound,
  matchesOf,
  ORGANIZER,
  type Played,
  playersOf,
  secretOf,
  startServer,
  type TestServer,
} from '../testing/a-server.ts'
import { aPerson } from '../testing/an-account.ts'
import { anEvent, anOrganizer, PERSONAL, register, sessionHeaders } from '../testing/an-event.ts'
import { aSubscription } from './testing/a-subscription.ts'
import { created, type LocalPushService, startLocalPushService } from './testing/local-push-service.ts'

let push: LocalPushService
let server: TestServer
beforeEach(async () => {
  push = await startLocalPushService()
  server = await startServer({
    environment: { PUSH_HOSTS: `${push.host}, fcm.googleapis.com, *.push.apple.com` },
    world: { pushCertificate: push.certificate },
  })
})
afterEach(async () => {
  await server.close()
  await push.close()
})

const subscribe = (code: string, number: number, subscription: object) =>
  server.call('subscribe-to-calls', { code, playerId: secretOf(number), subscription, language: 'fr' })
const start = ({ id }: Played) => server.call('start-quick-tournament', { tournamentId: id, organizerId: ORGANIZER })
const undo = ({ code }: Played) => server.call('undo-round', { code, organizerId: ORGANIZER, roundNumber: 1 })

async function titles(count: number, browsers: readonly ReturnType<LocalPushService['browser']>[]) {
  const delivered = await push.next(count)
  const read = delivered.map(({ path, body }) => {
    const browser = browsers.find((one) => one.path === path)
    return [path, browser?.read(body).title] as const
  })
  return Object.fromEntries(read)
}

describe('STAK-13 a call to the table', () => {
  test('STAK-13 a round is called on the phones that asked for it, each in its language, sealed for that phone', async () => {
    const at = await createTournament(server, 3)
    const french = push.browser('of-1')
    const english = push.browser('of-2')
    const wish = { code: at.code, playerId: secretOf(2), subscription: english.subscription, language: 'en' }
    expect(await subscribe(at.code, 1, french.subscription)).toMatchObject({
      status: 200,
      body: { data: { isCalled: true } },
    })
    expect((await server.call('subscribe-to-calls', wish)).status).toBe(200)
    await start(at)
    const delivered = await push.next(2)
    const matches = matchesOf(await server.document(at.id))
    const expected = (name: string, isFrench: boolean) => {
      const match = matches.find(({ player1Name, player2Name }) => [player1Name, player2Name].includes(name))
      if (match?.kind !== 'played')
        return isFrench
          ? 'Ronde 1\u202f: vous ne jouez pas, le match est gagné'
          : 'Round 1: you have the bye and win the match'
      const opponent = match.player1Name === name ? match.player2Name : match.player1Name
      return isFrench
        ? `Ronde 1\u202f: table ${match.table}, contre ${opponent}`
        : `Round 1: table ${match.table}, against ${opponent}`
    }
    for (const { path, headers, body } of delivered) {
      const [browser, name, isFrench] =
        path === french.path ? ([french, 'Joueur 1', true] as const) : ([english, 'Joueur 2', false] as const)
      expect(browser.read(body)).toEqual({
        title: expected(name, isFrench),
        body: 'Vendredi soir',
        language: isFrench ? 'fr' : 'en',
        path: `/tournament/${at.code}/player`,
        tag: `tournament-${at.code}`,
      })
      expect(headers).toMatchObject({ ttl: '3600', urgency: 'high', 'content-encoding': 'aes128gcm' })
      expect(headers.topic).toMatch(/^[A-Za-z0-9_-]{1,32}$/)
      expect(headers.authorization).toMatch(/^vapid t=/)
      expect(body.toString('latin1')).not.toContain('Ronde')
      expect(body.byteLength).toBeLessThan(3000)
    }
  })

  test('STAK-13 a table changed by hand, a round taken back and the end are called to whom they concern', async () => {
    const at = await createTournament(server, 4)
    const browsers = [1, 2, 3, 4].map((number) => push.browser(`of-${number}`))
    for (const [index, { subscription }] of browsers.entries()) await subscribe(at.code, index + 1, subscription)
    await start(at)
    await push.next(4)
    const document = await server.document(at.id)
    const keys = new Map(playersOf(document).map(({ key, name }) => [name, key]))
    const [first, second] = matchesOf(document)
    const swapped = [
      { player1: keys.get(first?.player1Name ?? ''), player2: keys.get(second?.player1Name ?? '') },
      { player1: keys.get(first?.player2Name ?? ''), player2: keys.get(second?.player2Name ?? '') },
    ]
    const changed = await server.call('set-round-pairings', {
      code: at.code,
      organizerId: ORGANIZER,
      roundNumber: 1,
      pairings: swapped,
    })
    expect(changed.status).toBe(200)
    for (const title of Object.values(await titles(4, browsers))) {
      expect(title).toMatch(/^Ronde 1 modifiée\u202f: table \d, contre Joueur \d$/)
    }
    expect((await undo(at)).status).toBe(200)
    for (const title of Object.values(await titles(4, browsers))) {
      expect(title).toBe('Ronde 1 annulée\u202f: attendez le nouvel appariement')
    }
    await start(at)
    await push.next(4)
    await finishRound(server, at)
    const { body } = await server.call('finish-tournament', { tournamentId: at.id, organizerId: ORGANIZER })
    expect(body.success).toBe(true)
    const places = Object.values(await titles(4, browsers))
    expect(places.sort()).toEqual([1, 2, 3, 4].map((rank) => `Tournoi terminé\u202f: votre place est la ${rank}`))
    expect(push.delivered).toHaveLength(20)
  })

  test('STAK-13 an announced event calls by account and by secret', async () => {
    const shop = await anOrganizer(server)
    const event = await anEvent(server, shop)
    const ana = await aPerson(server, 'Ana')
    await register(server, event, { ...PERSONAL, playerName: 'Ana', playerId: ana.id }, sessionHeaders(ana))
    await register(server, event, { ...PERSONAL, playerName: 'Bob', playerId: secretOf(1) })
    const headers = sessionHeaders(shop)
    await server.call('accept-registrations', { tournamentId: event.id }, headers)
    const phone = push.browser('of-ana')
    const wish = { code: event.code, playerId: ana.id, subscription: phone.subscription }
    expect((await server.call('subscribe-to-calls', wish)).status).toBeGreaterThanOrEqual(400)
    expect((await server.call('subscribe-to-calls', wish, sessionHeaders(ana))).status).toBe(200)
    await server.call('generate-advanced-pairings', { tournamentId: event.id, roundNumber: 1 }, headers)
    expect(await titles(1, [phone])).toEqual({ [phone.path]: 'Ronde 1\u202f: table 1, contre Bob' })
  })

  test('STAK-13 the answer does not wait for the push service', async () => {
    const at = await createTournament(server, 2)
    await subscribe(at.code, 1, push.browser('slow').subscription)
    push.answer(() => {})
    expect((await start(at)).status).toBe(200)
    await push.next(1)
  })

  test.each([404, 410])('STAK-13 who is told %i by the push service is called no more', async (status) => {
    const at = await createTournament(server, 2)
    const gone = push.browser('gone')
    const there = push.browser('there')
    await subscribe(at.code, 1, gone.subscription)
    await subscribe(at.code, 2, there.subscription)
    push.answer((response, { path }) => void response.writeHead(path === gone.path ? status : 201).end())
    await start(at)
    await push.next(2)
    const book = createCallBook({ database: server.server.database, now: () => new Date() })
    await vi.waitFor(async () => {
      expect((await book.list(at.id as TournamentId)).map(({ endpoint }) => endpoint)).toEqual([
        there.subscription.endpoint,
      ])
    })
    await undo(at)
    expect((await push.next(1)).map(({ path }) => path)).toEqual([there.path])
  })

  test('STAK-13 a service that is too busy is asked again when it said, and a redirect is not followed', async () => {
    const at = await createTournament(server, 2)
    const phone = push.browser('busy')
    await subscribe(at.code, 1, phone.subscription)
    push.answer((response) => {
      push.answer(created)
      response.writeHead(429, { 'retry-after': '1' }).end()
    })
    await start(at)
    const [first, second] = await push.next(2)
    expect([first?.path, second?.path]).toEqual([phone.path, phone.path])
    push.answer((response) => void response.writeHead(307, { location: `https://${push.host}/elsewhere` }).end())
    await undo(at)
    await push.next(1)
    await server.server.close()
    expect(push.delivered.map(({ path }) => path)).not.toContain('/elsewhere')
  })
})

describe('STAK-13 who may be called where', () => {
  test.each([
    ['http', 'http://fcm.googleapis.com/fcm/send/x'],
    ['the private network', 'https://192.168.1.1/admin'],
    ['this machine', 'https://127.0.0.1/'],
    ['this machine by name', 'https://localhost/'],
    ['the metadata of a cloud', 'https://169.254.169.254/latest'],
    ['an unknown host', 'https://push.example/x'],
    ['another port', 'https://fcm.googleapis.com:8443/x'],
    ['a name that only begins like one', 'https://fcm.googleapis.com.evil.example/x'],
    ['a name that only ends like one', 'https://evilpush.apple.com/x'],
    ['a name and a password', 'https://fcm.googleapis.com:x@evil.example/'],
    ['a user at a known host', 'https://user:pass@fcm.googleapis.com/'],
    ['a backslash', 'https://evil.example\\@fcm.googleapis.com/'],
    ['a giant', `https://fcm.googleapis.com/${'x'.repeat(2000)}`],
    ['no address', 'x'],
  ])('STAK-13 %s is refused in a sentence', async (_what, endpoint) => {
    const { code } = await createTournament(server, 1)
    const { status, body } = await subscribe(code, 1, aSubscription(endpoint))
    expect([status, body.reason]).toEqual([400, 'call_endpoint_invalid'])
    expect(body.message ?? body.error).toContain('n’est pas celle d’un service connu')
  })

  test.each([
    ['giant', { p256dh: 'B'.repeat(5000), auth: 'x'.repeat(22) }],
    ['of no point', { p256dh: `B${'A'.repeat(86)}`, auth: 'x'.repeat(22) }],
    ['short', { p256dh: 'BA', auth: 'x' }],
    ['missing', {}],
  ])('STAK-13 keys that are %s are refused in a sentence', async (_what, keys) => {
    const { code } = await createTournament(server, 1)
    const { status, body } = await subscribe(code, 1, { ...aSubscription(), keys })
    expect([status, body.reason]).toEqual([400, 'call_keys_invalid'])
  })

  test('STAK-13 nobody is called for somebody else, and nobody takes another’s calls away', async () => {
    const at = await createTournament(server, 2)
    const own = push.browser('own')
    await subscribe(at.code, 1, own.subscription)
    const stranger = push.browser('stranger')
    const { players } = await server.document(at.id)
    const [first] = players.map((text) => JSON.parse(text))
    for (const playerId of [secretOf(7), first.id, ORGANIZER]) {
      const wish = { code: at.code, playerId }
      expect(
        (await server.call('subscribe-to-calls', { ...wish, subscription: stranger.subscription })).status,
      ).toBeGreaterThanOrEqual(400)
      expect(
        (await server.call('unsubscribe-from-calls', { ...wish, endpoint: own.subscription.endpoint })).status,
      ).toBeGreaterThanOrEqual(400)
    }
    await start(at)
    const [only] = await push.next(1)
    expect(only?.path).toBe(own.path)
    expect(JSON.stringify(await server.document(at.id))).not.toContain('/push/')
  })

  test('STAK-13 three browsers a player; who unsubscribed, left or lost the seat is called no more', async () => {
    const at = await createTournament(server, 3)
    const own = [0, 1, 2, 3].map((number) => push.browser(`own-${number}`))
    for (const { subscription } of own) expect((await subscribe(at.code, 1, subscription)).status).toBe(200)
    const [, , third, fourth] = own
    const wish = { code: at.code, playerId: secretOf(1), endpoint: third?.subscription.endpoint }
    expect((await server.call('unsubscribe-from-calls', wish)).body.data).toEqual({ isCalled: false })
    const left = push.browser('left')
    await subscribe(at.code, 3, left.subscription)
    await server.call('leave-quick-tournament', { code: at.code, playerId: secretOf(3) })
    await server.call('join-quick-tournament', { code: at.code, playerName: 'Joueur 3', playerId: secretOf(3) })
    await start(at)
    const called = (await push.next(2)).map(({ path }) => path)
    expect(called).toContain(fourth?.path)
    expect(called).not.toContain(left.path)
    expect(called).not.toContain(third?.path)
    await server.server.close()
    expect(push.delivered).toHaveLength(2)
  })

  test('STAK-13 no endpoint and no key is ever written to the log', async () => {
    const at = await createTournament(server, 2)
    const phone = push.browser('secret-endpoint')
    await subscribe(at.code, 1, phone.subscription)
    push.answer((response) => void response.writeHead(403).end())
    await start(at)
    await push.next(1)
    await server.server.close()
    const log = server.logLines.join('\n')
    expect(log).toContain('"calls"')
    expect(log).not.toContain('secret-endpoint')
    expect(log).not.toContain(phone.subscription.keys.auth)
  })

  test('STAK-13 the keys of the server outlive a restart, and calls can be turned off', async () => {
    const ask = async () => (await server.send({ method: 'GET', url: '/v1/product' })).json().callKey
    const key = await ask()
    expect(key).toMatch(/^B[A-Za-z0-9_-]{86}$/)
    await server.restart()
    expect(await ask()).toBe(key)
    const off = await startServer({ environment: { PUSH_HOSTS: 'off' } })
    expect((await off.send({ method: 'GET', url: '/v1/product' })).json().callKey).toBeNull()
    await off.close()
  })
})
