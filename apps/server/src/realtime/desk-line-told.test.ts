import { deskChannel, deskLineChannel } from '@tablee/contract/channels'
import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type WebSocket from 'ws'
import { hashSecret } from '../features/tournaments/secret.ts'
import { listen, type Message, openPhone } from '../testing/a-phone.ts'
import { createTournament, ORGANIZER, startServer, type TestServer } from '../testing/a-server.ts'
import { inviteStaff } from '../testing/invite-staff.ts'

const AT = new Date('2030-01-31T20:14:00.000Z')
const LATER = new Date('2030-01-31T20:16:00.000Z')

let server: TestServer
let address: string
let sockets: WebSocket[]
let now = AT

beforeEach(async () => {
  sockets = []
  now = AT
  server = await startServer({ world: { now: () => now } })
  address = await listen(server)
})
afterEach(async () => {
  for (const socket of sockets) socket.terminate()
  await server.close()
})

const isType = (type: string) => (message: Message) => message.type === type
async function connect(channel: string) {
  const phone = openPhone(`${address}?project=tablee&channels[]=${channel}`)
  sockets.push(phone.socket)
  await phone.hear(isType('connected'))
  return phone
}
const wordOf = async (code: string, organizerId = ORGANIZER) =>
  (await server.call('get-whole-tournament', { code, organizerId })).body.data.desk

test('CAVE-32 players who have a line hear that the organizer lost theirs, and that they are back', async () => {
  const { id, code } = await createTournament(server, 2)
  const [desk, line] = [deskChannel(id as TournamentId, await wordOf(code)), deskLineChannel(id as TournamentId)]
  const organizer = await connect(desk)
  const player = await connect(line)
  now = LATER
  organizer.socket.terminate()
  const { data } = await player.hear(isType('event'))
  expect(data).toMatchObject({
    ...{ channels: [line], payload: { awaySince: '2030-01-31T20:14:00.000+00:00', isAnybodyThere: false } },
  })
  const late = await connect(line)
  expect((await late.hear(isType('event'))).data.payload).toEqual(data.payload)
  await connect(desk)
  const back = { awaySince: null, isAnybodyThere: true }
  await player.hear((message) => message.data?.payload?.awaySince === null)
  expect((await late.hear((message) => message.data?.payload?.awaySince === null)).data.payload).toEqual(back)
})

test('CAVE-32 the word of those who run a tournament is told to whoever may open rounds, and is another for each', async () => {
  const { id, code } = await createTournament(server, 2)
  const other = await createTournament(server, 2)
  const word = await wordOf(code)
  expect(word).toMatch(/^[\w-]{16}$/)
  expect(await wordOf(other.code)).not.toBe(word)
  const secretOf = (role: string) => `a-helper-of-desk-lines-${role}-0123456789`
  await inviteStaff(server, { id }, (role) => hashSecret(secretOf(role)))
  await server.restart()
  expect(await wordOf(code, secretOf('co-organizer'))).toBe(word)
  for (const role of ['scorekeeper', 'judge']) expect(await wordOf(code, secretOf(role))).toBeNull()
})
