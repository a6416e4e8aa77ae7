import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { listen, type Message, openPhone, type Phone } from '../testing/a-phone.ts'
import { startServer, type TestServer } from '../testing/a-server.ts'
import { aPerson, NEW_PASSWORD, PASSWORD, type Person, sessionOf } from '../testing/an-account.ts'
import { accountEvents } from './account-events.ts'

let server: TestServer
let address: string
let zoe: Person
beforeAll(async () => {
  server = await startServer()
  address = await listen(server)
})
afterAll(() => server.close())
beforeEach(async () => {
  zoe = await aPerson(server)
})

function connect(channels: readonly string[], headers: Record<string, string> = {}): Phone {
  const query = channels.map((channel) => `&channels[]=${channel}`).join('')
  return openPhone(`${address}?project=tablee${query}`, { headers })
}

const isType = (type: string) => (message: Message) => message.type === type
const authentication = (session: string) => ({ type: 'authentication', data: { session } })

test('AUTH-7 API-3 wire 8.1 the cookie of the handshake signs the socket in', async () => {
  const phone = connect(['account', 'documents', `account.${zoe.id}`], { cookie: zoe.browser.cookie() })
  const { data } = await phone.hear(isType('connected'))
  expect(data.channels).toEqual(['account', `account.${zoe.id}`, 'documents'])
  expect(data.user).toMatchObject({ $id: zoe.id, email: zoe.email })
  await zoe.browser.send('PATCH', '/account/name', { name: 'Zoé M.' })
  const event = await phone.hear(isType('event'))
  expect(event.data.events).toEqual([
    `users.${zoe.id}.update.name`,
    'users.*.update.name',
    `users.${zoe.id}.update`,
    'users.*.update',
    `users.${zoe.id}`,
    'users.*',
  ])
  expect(event.data).toMatchObject({ channels: ['account', `account.${zoe.id}`], payload: { name: 'Zoé M.' } })
  phone.socket.terminate()
})

test('AUTH-7 wire 8.2 a session sent later signs the socket in, and a bad one leaves it nobody', async () => {
  const phone = connect(['account'])
  expect((await phone.hear(isType('connected'))).data).toMatchObject({ channels: [], user: null })
  phone.say(authentication('bad'))
  expect((await phone.hear(isType('error'))).data.code).toBe(1003)
  phone.say(authentication(sessionOf(zoe.browser)))
  const { data } = await phone.hear(isType('response'))
  expect(data).toMatchObject({ to: 'authentication', success: true, user: { $id: zoe.id } })
  await zoe.browser.send('PATCH', '/account/prefs', { prefs: { theme: 'dark' } })
  const event = await phone.hear(isType('event'))
  expect(event.data.payload.prefs).toEqual({ theme: 'dark' })
  phone.socket.terminate()
})

test('AUTH-7 wire 8.3 nobody hears of another account', async () => {
  const ana = await aPerson(server, 'Ana')
  const phone = connect(['account', `account.${zoe.id}`, 'account.*'], { cookie: ana.browser.cookie() })
  expect((await phone.hear(isType('connected'))).data.channels).toEqual(['account', `account.${ana.id}`])
  await zoe.browser.send('PATCH', '/account/name', { name: 'Secret' })
  await ana.browser.send('PATCH', '/account/name', { name: 'Ana M.' })
  expect((await phone.hear(isType('event'))).data.payload.name).toBe('Ana M.')
  expect(JSON.stringify(phone.messages)).not.toContain('Secret')
  phone.socket.terminate()
})

test('AUTH-7 sockets of a session that ends are closed, so that they come back as nobody', async () => {
  const phone = connect(['account'], { cookie: zoe.browser.cookie() })
  await phone.hear(isType('connected'))
  await zoe.browser.send('DELETE', '/account/sessions/current', {})
  expect(await phone.closed).toBe(1000)
  expect(phone.messages.filter(isType('event')).map(({ data }) => data.events[0])).toEqual([
    expect.stringMatching(new RegExp(`^users\\.${zoe.id}\\.sessions\\.\\w+\\.delete$`)),
  ])
})

test('AUTH-6 a new password leaves the socket of its own session open', async () => {
  const phone = connect(['account'], { cookie: zoe.browser.cookie() })
  await phone.hear(isType('connected'))
  await zoe.browser.send('PATCH', '/account/password', { password: NEW_PASSWORD, oldPassword: PASSWORD })
  const event = await phone.hear(isType('event'))
  expect(event.data.events[0]).toBe(`users.${zoe.id}.update.password`)
  expect(phone.socket.readyState).toBe(WebSocket.OPEN)
  phone.socket.terminate()
})

test('API-3 events of a session leave each of its ids open', () => {
  const events = accountEvents('z' as never, ['sessions', { id: 's' }, 'create'])
  expect(events.slice(0, 4)).toEqual([
    'users.z.sessions.s.create',
    'users.z.sessions.*.create',
    'users.*.sessions.s.create',
    'users.*.sessions.*.create',
  ])
  expect(events.at(-1)).toBe('users.*')
})
