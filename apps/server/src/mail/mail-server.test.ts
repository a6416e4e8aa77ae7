import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { startServer, type TestServer } from '../testing/a-server.ts'
import { aPerson, openBrowser } from '../testing/an-account.ts'
import { openMailbox, smtpUrlOf, unusedPort } from '../testing/mailbox.ts'

/** A busy machine is slow. */
const soon = (look: () => boolean | Promise<boolean>) => vi.waitUntil(look, { timeout: 10_000 })

const url = 'http://localhost:3000/verify-email'
const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

async function serverWith(smtpUrl: string, settings: Parameters<typeof startServer>[0] = {}): Promise<TestServer> {
  const environment = { SMTP_URL: smtpUrl }
  const server = await startServer({ environment, world: { mailPausesMs: [200] }, ...settings })
  closing.push(() => server.close())
  return server
}

async function mailboxWith(rules: Parameters<typeof openMailbox>[0]) {
  const mailbox = await openMailbox(rules)
  closing.push(() => mailbox.close())
  return mailbox
}

const notes = (server: TestServer) => server.logLines.filter((line) => line.includes('"msg":"mail"'))

const waitingLetters = (server: TestServer) =>
  server.server.database.read((db) => db.selectFrom('letters').selectAll().execute())

describe('a mail server that is not well', () => {
  test('AUTH-9 is down: the act succeeds, and the mail arrives when it is up again', async () => {
    const port = await unusedPort()
    const server = await serverWith(smtpUrlOf(port))
    const person = await aPerson(server)
    expect((await person.browser.send('POST', '/account/verification', { url })).status).toBe(201)
    await soon(() => notes(server).length > 1)
    expect(JSON.parse(notes(server)[0] ?? '')).toMatchObject({
      event: 'postponed',
      why: { code: 'ESOCKET', reason: expect.stringContaining('ECONNREFUSED') },
    })
    const mailbox = await mailboxWith({ port })
    const { link } = await mailbox.next(person.email)
    const body = { userId: link.searchParams.get('userId'), secret: link.searchParams.get('secret') }
    expect((await openBrowser(server).send('PUT', '/account/verification', body)).status).toBe(200)
    await soon(async () => (await waitingLetters(server)).length === 0)
    expect(mailbox.mails).toHaveLength(1)
  })

  test('AUTH-9 is down until after a restart: the mail is sent by the next process', async () => {
    const port = await unusedPort()
    const first = await startServer({ environment: { SMTP_URL: smtpUrlOf(port) }, world: { mailPausesMs: [60_000] } })
    const person = await aPerson(first)
    await person.browser.send('POST', '/account/verification', { url })
    await soon(() => notes(first).length > 0)
    await first.server.close()
    const mailbox = await mailboxWith({ port })
    // The letter may have been under way when the process ended: then it is due two minutes later.
    const now = () => new Date(Date.now() + 180_000)
    const next = await serverWith(mailbox.smtpUrl, {
      database: first.database,
      environment: { SMTP_URL: mailbox.smtpUrl },
      world: { now },
    })
    closing.push(() => first.database.remove())
    expect((await mailbox.next(person.email)).to).toBe(person.email)
    await soon(async () => (await waitingLetters(next)).length === 0)
  })

  test('AUTH-9 says nothing: requests are answered at once all the same', async () => {
    const sockets: Socket[] = []
    const silent = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const address = silent.address()
    const server = await serverWith(smtpUrlOf(typeof address === 'object' && address ? address.port : 0))
    closing.unshift(() => {
      for (const socket of sockets) socket.destroy()
      silent.close()
    })
    const person = await aPerson(server)
    const startedAt = performance.now()
    expect((await person.browser.send('POST', '/account/verification', { url })).status).toBe(201)
    expect(performance.now() - startedAt).toBeLessThan(2000)
    await soon(() => sockets.length > 0)
    expect(await waitingLetters(server)).toHaveLength(1)
    for (const socket of sockets) socket.destroy()
    await soon(() => notes(server).some((line) => line.includes('postponed')))
  })

  test('AUTH-9 refuses for now, and the mail is tried again; refuses the person, and it is given up', async () => {
    let refusals = 2
    const mailbox = await mailboxWith({
      refuse: (to) => {
        if (to.startsWith('nobody')) return 550
        refusals -= 1
        return refusals >= 0 ? 451 : null
      },
    })
    const server = await serverWith(mailbox.smtpUrl)
    const person = await aPerson(server)
    await person.browser.send('POST', '/account/verification', { url })
    expect((await mailbox.next(person.email)).to).toBe(person.email)
    expect(notes(server).filter((line) => line.includes('postponed'))).toHaveLength(2)
    await person.browser.send('PATCH', '/account/email', { email: 'nobody@exemple.fr', password: 'Mot de passe 42' })
    await person.browser.send('POST', '/account/verification', { url })
    await soon(() => notes(server).some((line) => line.includes('refused')))
    await soon(async () => (await waitingLetters(server)).length === 0)
    expect(notes(server).map((line) => JSON.parse(line).why)).toContainEqual(
      expect.objectContaining({ responseCode: 550, command: 'RCPT TO', reason: expect.stringContaining('refused') }),
    )
    expect(notes(server).join()).not.toContain('@')
  })
})
