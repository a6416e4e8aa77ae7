import { deskChannel, deskLineChannel } from '@tablee/contract/channels'
import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '../database/testing/test-databases.ts'
import { listen, type Message, openPhone, type Phone } from '../testing/a-phone.ts'
import { createTournament, ORGANIZER, startServer, type TestServer } from '../testing/a-server.ts'
import { type StartedRedis, startRedis } from './testing/start-redis.ts'

const AT = new Date('2030-01-31T20:14:00.000Z')
const LATER = new Date('2030-01-31T20:16:00.000Z')

let redis: StartedRedis
let now = AT
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

async function hears(address: string, channel: string): Promise<Phone> {
  const phone = openPhone(`${address}?project=tablee&channels[]=${channel}`)
  phones.push(phone)
  await phone.hear(({ type }) => type === 'connected')
  return phone
}

const saysAway = (awaySince: string | null) => (message: Message) => message.data?.payload?.awaySince === awaySince

test('CAVE-56 on two processes players at either hear that the organizer lost their line to one of them, and that they are back at the other', async () => {
  const database = await createTestDatabase('postgres')
  for (const _ of ['one', 'other'])
    servers.push(await startServer({ database, environment: { BUS_URL: redis.url }, world: { now: () => now } }))
  const [one, other] = servers as [TestServer, TestServer]
  const { id, code } = await createTournament(one, 2)
  const { body } = await one.call('get-whole-tournament', { code, organizerId: ORGANIZER })
  const [desk, line] = [deskChannel(id as TournamentId, body.data.desk), deskLineChannel(id as TournamentId)]
  const [here, there] = [await listen(one), await listen(other)]
  const [near, far] = [await hears(here, line), await hears(there, line)]
  const organizer = await hears(here, desk)
  now = LATER
  organizer.socket.terminate()
  const since = '2030-01-31T20:14:00.000+00:00'
  for (const player of [near, far]) await player.hear(saysAway(since))
  const late = await hears(there, line)
  expect((await late.hear(saysAway(since))).data.payload.isAnybodyThere).toBe(false)
  await hears(there, desk)
  for (const player of [near, far, late]) await player.hear(saysAway(null))
})
