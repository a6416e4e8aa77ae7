import { hash } from 'node:crypto'
import { createClient } from '@redis/client'
import { liveChannel, ownRoleChannel } from '@tablee/contract/channels'
import type { PublicId, TournamentId } from '@tablee/domain/tournaments/tournament'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { composeServer } from '../compose.ts'
import { readConfig } from '../config.ts'
import { createTestDatabase } from '../database/testing/test-databases.ts'
import { listen, type Message, openPhone, type Phone } from '../testing/a-phone.ts'
import { createTournament, ORGANIZER, secretOf, startServer, type TestServer } from '../testing/a-server.ts'
import { aPerson, openBrowser, PASSWORD, type Person } from '../testing/an-account.ts'
import { type StartedRedis, startRedis } from './testing/start-redis.ts'

let redis: StartedRedis
const servers: TestServer[] = []
const phones: Phone[] = []
beforeAll(async () => {
  redis = await startRedis()
})
afterAll(() => redis.stop())
afterEach(async () => {
  for (const phone of phones.splice(0)) phone.socket.terminate()
  const [first] = servers
  for (const server of servers.splice(0)) await server.close()
  await first?.database.remove()
})

/** On one database and one bus. */
async function processes(count: number, environment: Record<string, string> = {}): Promise<readonly TestServer[]> {
  const database = await createTestDatabase('postgres')
  for (let index = 0; index < count; index++)
    servers.push(await startServer({ database, environment: { BUS_URL: redis.url, ...environment } }))
  return servers
}

async function follow(server: TestServer, channels: readonly string[], headers = {}): Promise<Phone> {
  const query = channels.map((channel) => `&channels[]=${channel}`).join('')
  const phone = openPhone(`${await listen(server)}?project=tablee${query}`, { headers })
  phones.push(phone)
  await phone.hear(({ type }) => type === 'connected')
  return phone
}

/** How many messages the bus has carried. */
async function timesSaid(): Promise<number> {
  const client = await createClient({ url: redis.url }).connect()
  const statistics = await client.info('commandstats')
  client.destroy()
  return Number(/^cmdstat_spublish:calls=(\d+)/m.exec(statistics)?.[1] ?? 0)
}

/** A process that only read the journal does not send changes. */
const isToldByTheBus = (sequence: number) => (message: Message) =>
  message.data?.payload?.sequence === sequence && message.data.payload.changes !== undefined

const isEvent = ({ type }: Message) => type === 'event'
const live = (id: string) => liveChannel(id as TournamentId)

async function join(server: TestServer, code: string, number: number): Promise<void> {
  const wish = { code, playerName: `Nora ${number}`, playerId: secretOf(100 + number) }
  expect((await server.call('join-quick-tournament', wish)).status).toBe(200)
}

describe('several processes on one database', () => {
  test('an act on one is heard by its own phones and by those of another, once and in order', async () => {
    const [one, other] = (await processes(2)) as [TestServer, TestServer]
    const { id, code } = await createTournament(one, 2)
    const channels = [live(id), 'documents', `databases.tablee.collections.tournaments.documents.${id}`]
    const [near, far] = [await follow(one, channels), await follow(other, channels)]
    for (const number of [1, 2, 3]) await join(one, code, number)
    const sequence = (await one.document(id)).liveSequence
    const isDocument = ({ data }: Message) => data?.payload?.$id === id && data.payload.liveSequence === sequence
    for (const phone of [near, far]) await phone.hear(isDocument)
    // Repeated messages arrive before the next act of the same process.
    await join(one, code, 4)
    await far.hear(isToldByTheBus(sequence + 1))
    await join(other, code, 5)
    await near.hear(isToldByTheBus(sequence + 2))
    for (const phone of [near, far]) {
      const acts = phone.messages.filter(isEvent).filter(({ data }) => data.payload.changes)
      const told = acts.map(({ data }) => data.payload.sequence)
      // Earlier acts may arrive late from the other process.
      expect(told.filter((each) => each > sequence - 3)).toEqual([-2, -1, 0, 1, 2].map((act) => sequence + act))
      // Two channels carry each document.
      expect(phone.messages.filter(isDocument)).toHaveLength(1)
    }
  })

  test('an act is said once to a process whose phones follow one channel of it', async () => {
    const [one, other] = (await processes(2)) as [TestServer, TestServer]
    const { id, code } = await createTournament(one, 2)
    const phone = await follow(other, [live(id)])
    const joins = async (number: number) => {
      await join(one, code, number)
      await phone.hear(isToldByTheBus((await one.document(id)).liveSequence))
    }
    await joins(1)
    const before = await timesSaid()
    // A duplicate of the first would come before the second.
    await joins(2)
    await joins(3)
    expect(await timesSaid()).toBe(before + 2)
  })

  test('each reads at once what was done at another', async () => {
    const [one, other] = (await processes(2)) as [TestServer, TestServer]
    const { id, code } = await createTournament(one, 2)
    for (let number = 1; number <= 6; number++) {
      const [acting, reading] = number % 2 ? [one, other] : [other, one]
      await join(acting, code, number)
      expect((await reading.document(id)).players).toHaveLength(2 + number)
      const list = await reading.send({ method: 'GET', url: '/v1/databases/tablee/collections/tournaments/documents' })
      expect(list.json().documents[0].players).toHaveLength(2 + number)
    }
  })

  test('a session that ends at one is cut off at another', async () => {
    const [one, other] = (await processes(2)) as [TestServer, TestServer]
    const zoe: Person = await aPerson(one)
    const phone = await follow(other, ['account'], { cookie: zoe.browser.cookie() })
    await zoe.browser.send('DELETE', '/account/sessions/current', {})
    expect(await phone.closed).toBe(1000)
  })

  test('STAK-10 a helper whose role is taken away at one is cut off at another', async () => {
    const [one, other] = (await processes(2)) as [TestServer, TestServer]
    const { id, code } = await createTournament(one, 2)
    const wish = { code, organizerId: ORGANIZER }
    const invitation = { ...wish, role: 'scorekeeper', name: 'Nour', expiresAt: new Date(Date.now() + 3_600_000) }
    const invited = (await one.call('invite-staff', invitation)).body.data
    const secret = 'helper-secret-0123456789abcdef'
    await other.call('accept-invitation', { code, oneTimeCode: invited.oneTimeCode, secret })
    const phone = await follow(other, [
      ownRoleChannel(id as TournamentId, hash('sha256', secret, 'hex').slice(0, 32) as PublicId),
    ])
    expect((await one.call('revoke-staff', { ...wish, id: invited.id })).status).toBe(200)
    expect(await phone.closed).toBe(1000)
    expect(phone.messages.filter(isEvent)).toHaveLength(1)
  })

  test('what one signed the others know, and tries are counted together', async () => {
    const [one, other] = (await processes(2, { RATE_LIMITS: 'on' })) as [TestServer, TestServer]
    const zoe = await aPerson(one)
    const { jwt } = (await zoe.browser.send('POST', '/account/jwts', {})).body
    const answer = await other.send({ method: 'GET', url: '/v1/account', headers: { 'x-appwrite-jwt': jwt } })
    expect(answer.json().$id).toBe(zoe.id)
    const statuses: number[] = []
    for (let attempt = 0; attempt < 12; attempt++) {
      const browser = openBrowser(attempt % 2 ? one : other)
      const wish = { email: 'nobody@exemple.fr', password: PASSWORD }
      statuses.push((await browser.send('POST', '/account/sessions/email', wish)).status)
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(10)
    expect(statuses.slice(10)).toEqual([429, 429])
  })

  test('while the bus is away acts go on, and phones of other processes are told to read again', async () => {
    const [one, other] = (await processes(2)) as [TestServer, TestServer]
    const { id, code } = await createTournament(one, 2)
    const phone = await follow(other, [live(id)])
    await redis.kill()
    await join(one, code, 1)
    const { liveSequence } = await one.document(id)
    await phone.hear(({ data }) => data?.payload?.sequence === liveSequence)
    await redis.up()
    let joined = 1
    const isToldAgain = async () => {
      await join(one, code, ++joined)
      const sequence = (await one.document(id)).liveSequence
      const told = phone.messages.find(({ data }) => data?.payload?.sequence === sequence)
      expect(told?.data.payload.changes).toHaveLength(1)
    }
    await vi.waitFor(isToldAgain, { timeout: 20_000, interval: 200 })
  })

  test('a process without the bus is refused beside them, and says so', async () => {
    const [one] = (await processes(1)) as [TestServer]
    const config = readConfig({ DATA_DIR: one.database.folder, DATABASE_URL: one.database.url ?? '' })
    await expect(composeServer(config, { logTo: { write: () => {} } })).rejects.toThrow(/set BUS_URL for both/)
  })
})

test('a bus that does not answer stops the start with one sentence, without its password', async () => {
  const database = await createTestDatabase('postgres')
  const environment = { BUS_URL: 'redis://:secret@127.0.0.1:1' }
  const starting = startServer({ database, environment })
  await expect(starting).rejects.toThrow(
    /^The server of BUS_URL does not answer, or refuses the user or the password\.$/,
  )
  const alone = await startServer({ database })
  await alone.close()
  await database.remove()
})

test.each([
  ['redis://127.0.0.1', '', /DATABASE_URL too/],
  ['http://127.0.0.1', 'postgres://localhost/x', /^BUS_URL must be an address of Redis or Valkey/],
])('BUS_URL %s with database %s is refused', (BUS_URL, DATABASE_URL, sentence) => {
  expect(() => readConfig({ BUS_URL, DATABASE_URL })).toThrow(sentence)
})
