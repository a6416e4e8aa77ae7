import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { DATABASE_KINDS } from '../database/testing/test-databases.ts'
import {
  matchesOf,
  ORGANIZER,
  type Played,
  playersOf,
  secretOf,
  startServer,
  startTournament,
  type TestServer,
} from '../testing/a-server.ts'
import { aPerson, PASSWORD } from '../testing/an-account.ts'
import { sessionHeaders } from '../testing/an-event.ts'
import { type LocalPushService, startLocalPushService } from './testing/local-push-service.ts'

const START = '2030-01-31T16:00:00.000Z'
const AT_18 = '2030-01-31T18:00:00.000Z'
const secretNamed = (name: string) => `${name}-secret-0123456789abcdef`

describe.each(DATABASE_KINDS)('JUDG-32 judges are told of calls on %s', (kind) => {
  let push: LocalPushService
  let server: TestServer
  let now: Date
  let at: Played

  beforeEach(async () => {
    now = new Date(START)
    push = await startLocalPushService()
    server = await startServer({
      kind,
      environment: { PUSH_HOSTS: push.host },
      world: { pushCertificate: push.certificate, now: () => now },
    })
    at = await startTournament(server, 4)
  })
  afterEach(async () => {
    await server.close()
    await push.close()
  })

  const ask = async (call: string, organizerId: string, more: object = {}) =>
    (await server.call(call, { code: at.code, organizerId, ...more })).body

  /** Helps under a secret of that name; the answer is the role’s id. */
  async function helped(role: string, name: string): Promise<string> {
    const { data } = await ask('invite-staff', ORGANIZER, { role, name, expiresAt: AT_18 })
    await server.call('accept-invitation', { code: at.code, oneTimeCode: data.oneTimeCode, secret: secretNamed(name) })
    return data.id
  }

  async function phoneOf(name: string, secret = secretNamed(name), language = 'fr') {
    const browser = push.browser(name)
    const wish = { subscription: browser.subscription, language }
    expect(await ask('subscribe-to-judge-calls', secret, wish)).toMatchObject({ data: { isCalled: true } })
    return browser
  }

  /** The tables of round 1, and somebody at each. */
  async function tables() {
    const document = await server.document(at.id)
    const numbers = new Map(playersOf(document).map(({ name }, index) => [name, index + 1]))
    return matchesOf(document).map((match) => {
      if (match.kind !== 'played') throw new Error('a bye')
      return { id: match.id, table: match.table, by: secretOf(numbers.get(match.player1Name) ?? 0) }
    })
  }

  const call = (playerId: string) => server.call('call-judge', { code: at.code, playerId })
  const kept = () =>
    server.server.database.read((db) => db.selectFrom('call_subscriptions').select('player_id').execute())

  test('JUDG-32 a call goes once to every phone of who judges, with its table and nobody’s name', async () => {
    await helped('judge', 'sacha')
    await helped('head-judge', 'camille')
    const phones = [
      await phoneOf('sacha'),
      await phoneOf('camille', secretNamed('camille'), 'en'),
      await phoneOf('own', ORGANIZER),
    ]
    const [first, second] = await tables()
    expect((await call(first?.by ?? '')).status).toBe(200)
    const delivered = await push.next(3)
    expect(delivered.map(({ path }) => path).toSorted()).toEqual(phones.map(({ path }) => path).toSorted())
    for (const { path, headers, body } of delivered) {
      const language = path.endsWith('camille') ? 'en' : 'fr'
      expect(phones.find((one) => one.path === path)?.read(body)).toEqual({
        title: language === 'en' ? `A call at table ${first?.table}` : `Un appel à la table ${first?.table}`,
        ...{ body: 'Vendredi soir', language, path: `/tournament/${at.code}/admin`, tag: `judge-calls-${at.code}` },
      })
      expect(headers).toMatchObject({ ttl: '3600', urgency: 'high' })
    }
    await call(first?.by ?? '')
    await call(second?.by ?? '')
    const later = await push.next(3)
    expect(new Set([...delivered, ...later].map(({ headers }) => headers.topic)).size).toBe(1)
    expect(push.delivered).toHaveLength(6)
  })

  test('JUDG-33 an appeal goes to the head judge, to the organizer without one, and not to who hands it on', async () => {
    const camille = await helped('head-judge', 'camille')
    await helped('judge', 'sacha')
    for (const name of ['sacha', 'camille']) await phoneOf(name)
    const own = await phoneOf('own', ORGANIZER)
    const [first, second] = await tables()
    /** Once the call has arrived, for a newer one takes its place. */
    const appeal = async (one: typeof first, by: string, phones: number) => {
      await call(one?.by ?? '')
      await push.next(phones)
      await ask('answer-judge-call', by, { matchId: one?.id, answer: 'appeal' })
    }
    await appeal(first, secretNamed('sacha'), 3)
    expect((await push.next(1)).map(({ path }) => path)).toEqual(['/push/camille'])
    await ask('revoke-staff', ORGANIZER, { id: camille })
    await appeal(second, secretNamed('sacha'), 2)
    const [last] = await push.next(1)
    expect(last && own.read(last.body).title).toBe(`Un recours à la table ${second?.table}`)
    await ask('answer-judge-call', ORGANIZER, { matchId: second?.id, answer: 'close' })
    await appeal(second, ORGANIZER, 2)
    await server.server.close()
    expect(push.delivered).toHaveLength(9)
  })

  test('JUDG-34 who has no role in force any more is told nothing', async () => {
    const sacha = await helped('judge', 'sacha')
    await helped('judge', 'alix')
    for (const name of ['sacha', 'alix']) await phoneOf(name)
    const own = await phoneOf('own', ORGANIZER)
    await ask('revoke-staff', ORGANIZER, { id: sacha })
    expect(await kept()).toHaveLength(2)
    now = new Date(AT_18)
    const [first] = await tables()
    await call(first?.by ?? '')
    expect((await push.next(1)).map(({ path }) => path)).toEqual([own.path])
    await server.server.close()
    expect(push.delivered).toHaveLength(1)
  })

  test('JUDG-34 a phone that is told 410, is switched off or belongs to an erased account is told no more', async () => {
    const ana = await aPerson(server, 'Ana')
    await server.call('keep-in-account', { code: at.code, organizerId: ORGANIZER }, sessionHeaders(ana))
    const browser = push.browser('ana')
    const wish = { code: at.code, subscription: browser.subscription }
    expect((await server.call('subscribe-to-judge-calls', wish, sessionHeaders(ana))).status).toBe(200)
    await helped('judge', 'sacha')
    await helped('judge', 'alix')
    await phoneOf('sacha')
    const off = await phoneOf('alix')
    expect(await kept()).toHaveLength(3)
    const { endpoint } = off.subscription
    expect(await ask('unsubscribe-from-judge-calls', secretNamed('sacha'), { endpoint })).toBeTruthy()
    expect(await kept()).toHaveLength(3)
    expect(await ask('unsubscribe-from-judge-calls', secretNamed('alix'), { endpoint })).toMatchObject({
      data: { isCalled: false },
    })
    push.answer((response, { path }) => void response.writeHead(path === browser.path ? 201 : 410).end())
    const [first] = await tables()
    await call(first?.by ?? '')
    await push.next(2)
    await vi.waitFor(async () => expect(await kept()).toEqual([{ player_id: `staff:${ana.id}` }]))
    const erased = await server.call('delete-account', { password: PASSWORD }, sessionHeaders(ana))
    expect(erased.status).toBe(200)
    expect(await kept()).toEqual([])
  })

  test('JUDG-34 a player, a scorekeeper and a stranger are not told as those who judge', async () => {
    await helped('scorekeeper', 'lou')
    for (const secret of [secretOf(1), secretNamed('lou'), 'nobody-secret-0123456789abcdef']) {
      const wish = { subscription: push.browser('stranger').subscription }
      expect(await ask('subscribe-to-judge-calls', secret, wish)).toMatchObject({ reason: 'not_organizer' })
    }
    expect(await kept()).toEqual([])
  })
})
