import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startServer, type TestServer } from '../../testing/a-server.ts'
import { aPerson, type Browser, NEW_PASSWORD, openBrowser, PASSWORD, type Reply } from '../../testing/an-account.ts'
import { anOrganizer, EVENT, sessionHeaders } from '../../testing/an-event.ts'
import { type Mailbox, openMailbox } from '../../testing/mailbox.ts'

// Limits slow attackers only: each attack, and its target.

const PAGE = 'http://localhost:3000/page'

let server: TestServer
let mailbox: Mailbox
let machines = 0

beforeAll(async () => {
  mailbox = await openMailbox()
  server = await startServer({
    environment: { RATE_LIMITS: 'on', TRUST_PROXY: 'on', SMTP_URL: mailbox.smtpUrl },
  })
})
afterAll(async () => {
  await server.close()
  await mailbox.close()
})

/** A machine with its own address. */
function at(address: string): Browser {
  const browser = openBrowser(server)
  const send: Browser['send'] = (method, path, ...[body, headers = {}]) =>
    browser.send(method, path, body, { 'x-forwarded-for': address, ...headers })
  return { ...browser, send }
}

function anotherMachine(): Browser {
  machines += 1
  return at(`198.51.${Math.floor(machines / 250)}.${machines % 250}`)
}

const signIn = (browser: Browser, email: string, password = PASSWORD): Promise<Reply> =>
  browser.send('POST', '/account/sessions/email', { email, password })

/** Guesses from different machines; returns how many were checked. */
async function guess(email: string, count: number): Promise<number> {
  let looked = 0
  for (let number = 0; number < count; number++) {
    const { status } = await signIn(anotherMachine(), email, 'x')
    expect([401, 429]).toContain(status)
    if (status === 401) looked += 1
  }
  return looked
}

/** An account on an unknown device. */
async function somebody(): Promise<{ readonly id: string; readonly email: string }> {
  machines += 1
  const email = `victime${machines}@exemple.fr`
  const body = { userId: 'unique()', email, password: PASSWORD, name: 'Zoé' }
  const created = await anotherMachine().send('POST', '/account', body)
  return { id: created.body.$id, email }
}

describe('AUTH-3 guesses of a password', () => {
  test('AUTH-3 many machines make thirty guesses an hour together, and whoever signed in before comes in all the same', async () => {
    const { email } = await somebody()
    const own = at('203.0.113.7')
    expect((await signIn(own, email)).status).toBe(201)
    expect((await own.send('DELETE', '/account/sessions/current', {})).status).toBe(204)
    expect(await guess(email, 60)).toBe(30)
    expect((await signIn(anotherMachine(), email)).status).toBe(429)
    // The same device elsewhere.
    const elsewhere = await own.send(
      'POST',
      '/account/sessions/email',
      { email, password: PASSWORD },
      { 'x-forwarded-for': '203.0.113.200' },
    )
    expect(elsewhere.status).toBe(201)
  })

  test('AUTH-3 a known device has ten guesses an hour of its own, and right ones do not count', async () => {
    const { email } = await somebody()
    const own = anotherMachine()
    for (let number = 0; number < 12; number++) {
      expect((await signIn(own, email)).status).toBe(201)
      await own.send('DELETE', '/account/sessions/current', {})
    }
    for (let number = 0; number < 10; number++) expect((await signIn(own, email, 'x')).status).toBe(401)
    expect((await signIn(own, email)).status).toBe(429)
  })

  test('AUTH-3 the device of one account is not known for another, and a made-up one for none', async () => {
    const [zoe, ana] = [await somebody(), await somebody()]
    const own = anotherMachine()
    await signIn(own, zoe.email)
    await own.send('DELETE', '/account/sessions/current', {})
    expect(await guess(ana.email, 30)).toBe(30)
    expect((await signIn(own, ana.email)).status).toBe(429)
    const forged = own.cookie().replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
    expect(await guess(zoe.email, 30)).toBe(30)
    const answer = await anotherMachine().send(
      'POST',
      '/account/sessions/email',
      { email: zoe.email, password: PASSWORD },
      { cookie: forged },
    )
    expect(answer.status).toBe(429)
    expect((await signIn(own, zoe.email)).status).toBe(201)
  })

  test('AUTH-3 a session of before devices were remembered makes the device known', async () => {
    const { email } = await somebody()
    const own = anotherMachine()
    await signIn(own, email)
    const session = own.cookie().replace(/; a_device.*$/, '')
    const { headers } = await anotherMachine().send('GET', '/account', undefined, { cookie: session })
    const [device = ''] = String(headers['set-cookie']).split(';')
    expect(await guess(email, 30)).toBe(30)
    const answer = await anotherMachine().send(
      'POST',
      '/account/sessions/email',
      { email, password: PASSWORD },
      { cookie: device },
    )
    expect(answer.status).toBe(201)
  })

  test('AUTH-3 addresses of one IPv6 network are one', async () => {
    const { email } = await somebody()
    const answers = []
    for (let number = 0; number < 11; number++) {
      answers.push((await signIn(at(`2001:db8:1:2::${number.toString(16)}`), email, 'x')).status)
    }
    expect(answers).toEqual([...Array(10).fill(401), 429])
    expect((await signIn(at('2001:db8:1:3::1'), email, 'x')).status).toBe(401)
    for (let number = 0; number < 9; number++) await signIn(at('::ffff:192.0.2.9'), email, 'x')
    await signIn(at('192.0.2.9'), email, 'x')
    expect((await signIn(at('::ffff:192.0.2.9'), email, 'x')).status).toBe(429)
  })

  test('AUTH-3 no limit tells whether an account is there', async () => {
    const { email } = await somebody()
    const told = async (address: string) => {
      const said = new Set<string>()
      for (let number = 0; number < 35; number++) {
        const { status, body, headers } = await signIn(anotherMachine(), address, 'x')
        said.add(JSON.stringify([status, body, headers['x-ratelimit-limit'], headers['x-ratelimit-remaining']]))
      }
      const asked = []
      for (let number = 0; number < 12; number++) {
        const { status, body } = await anotherMachine().send('POST', '/account/recovery', { email: address, url: PAGE })
        asked.push([status, Object.keys(body)])
      }
      return { said: [...said], asked }
    }
    expect(await told(email)).toEqual(await told('personne@exemple.fr'))
  })
})

describe('AUTH-4 recovery', () => {
  test('AUTH-4 wrong links of many machines stop nobody from following the right one', async () => {
    const { id, email } = await somebody()
    await anotherMachine().send('POST', '/account/recovery', { email, url: PAGE })
    const { link } = await mailbox.next(email)
    const follow = (browser: Browser, secret: string | null) =>
      browser.send('PUT', '/account/recovery', { userId: id, secret, password: NEW_PASSWORD })
    const venue = at('192.0.2.50')
    for (let number = 0; number < 70; number++) {
      expect((await follow(venue, 'x')).status).toBe(number < 60 ? 401 : 429)
    }
    expect((await follow(venue, link.searchParams.get('secret'))).status).toBe(200)
    // Guesses meanwhile do not lock out the owner with a new password.
    expect(await guess(email, 30)).toBe(30)
    expect((await signIn(venue, email, NEW_PASSWORD)).status).toBe(201)
  })

  test('AUTH-4 mails asked for by others end, and the last link that was mailed stays good', async () => {
    const { id, email } = await somebody()
    let last: URL | null = null
    for (let number = 0; number < 15; number++) {
      const asked = await anotherMachine().send('POST', '/account/recovery', { email, url: PAGE })
      expect(asked.status).toBe(201)
      if (number < 10) last = (await mailbox.next(email)).link
    }
    const body = { userId: id, secret: last?.searchParams.get('secret'), password: NEW_PASSWORD }
    expect((await anotherMachine().send('PUT', '/account/recovery', body)).status).toBe(200)
    expect(mailbox.mails.filter(({ to }) => to === email)).toHaveLength(10)
  })
})

describe('AADM-2 acts', () => {
  test('AADM-2 naming the id of an organizer again and again counts against nobody else', async () => {
    const organizer = await anOrganizer(server)
    const send = (headers: Record<string, string>) =>
      server.call('create-advanced-tournament', { ...EVENT, organizerId: organizer.id }, headers)
    const statuses = []
    for (let number = 0; number < 130; number++) statuses.push((await send({ 'x-forwarded-for': '192.0.2.77' })).status)
    expect(statuses.filter((status) => status === 429)).toHaveLength(10)
    expect((await send({ ...sessionHeaders(organizer), 'x-forwarded-for': '192.0.2.77' })).status).toBe(200)
    const secret = { code: 'ZZZZZZ', organizerId: organizer.id, playerName: 'x' }
    expect((await server.call('add-anonymous-player', secret, { 'x-forwarded-for': '192.0.2.78' })).status).toBe(404)
  })

  test('AUTH-11 whoever holds an open session guesses ten passwords an hour, wherever they are tried', async () => {
    const { browser } = await aPerson(server)
    const headers = { cookie: browser.cookie() }
    const statuses = []
    for (let number = 0; number < 6; number++) {
      statuses.push((await server.call('delete-account', { password: 'x' }, headers)).status)
      const change = { password: NEW_PASSWORD, oldPassword: 'x' }
      statuses.push((await browser.send('PATCH', '/account/password', change)).status)
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(2)
    expect(statuses.at(-1)).toBe(429)
  })
})

test('wire 10 behind one proxy the address is what the proxy wrote last, never what the visitor wrote first', async () => {
  const statuses = []
  for (let number = 0; number < 31; number++) {
    statuses.push((await at(`10.0.0.${number}, 192.0.2.99`).send('POST', '/account', {})).status)
  }
  expect(statuses.at(-1)).toBe(429)
  expect((await at('192.0.2.99, 192.0.2.100').send('POST', '/account', {})).status).toBe(400)
})
