import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { openSqlite } from '../database/connection/open-sqlite.ts'
import { openMailbox, smtpUrlOf, unusedPort } from '../testing/mailbox.ts'
import { startServerProcess } from './testing/server-process.ts'

const PERSON = { email: 'zoe@exemple.fr', password: 'Mot de passe 42', name: 'Zo\u00e9' }
const HEADERS = { 'content-type': 'application/json', 'x-appwrite-project': 'tablee' }

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

/** A mail server that takes connections and says nothing. */
async function silentServer(port: number) {
  const sockets: Socket[] = []
  const server = createServer((socket) => sockets.push(socket.on('error', () => {}))).listen(port, '127.0.0.1')
  await once(server, 'listening')
  const close = () => {
    for (const socket of sockets) socket.destroy()
    return new Promise((resolve) => server.close(resolve))
  }
  return { isAsked: () => sockets.length > 0, close }
}

async function waitingLetters(folder: string): Promise<number> {
  const database = await openSqlite(folder)
  const letters = await database.read((db) => db.selectFrom('letters').selectAll().execute())
  await database.close()
  return letters.length
}

/** A letter that was taken is due again after two minutes: they are over. */
async function twoMinutesLater(folder: string): Promise<void> {
  const database = await openSqlite(folder)
  await database.inTransaction(({ db }) =>
    db
      .updateTable('letters')
      .set({ due_at: new Date(0).toISOString() })
      .execute(),
  )
  await database.close()
}

type Sending = { readonly method?: string; readonly path: string; readonly body: object; readonly cookie?: string }

test('WIDE-2 a letter outlives kills between its act and its sending, and is sent again only where nobody said that it came', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tablee-letters-'))
  closing.push(() => rmSync(folder, { recursive: true, force: true }))
  const port = await unusedPort()
  const silent = await silentServer(port)
  closing.push(silent.close)
  const server = await startServerProcess({ DATA_DIR: folder, SMTP_URL: smtpUrlOf(port) })
  closing.push(server.stop)
  const send = ({ method = 'POST', path, body, cookie = '' }: Sending) =>
    fetch(`http://127.0.0.1:${server.port}/v1${path}`, {
      method,
      headers: { ...HEADERS, ...(cookie === '' ? {} : { cookie }) },
      body: JSON.stringify(body),
    })

  await send({ path: '/account', body: { userId: 'unique()', ...PERSON } })
  const session = await send({ path: '/account/sessions/email', body: PERSON })
  const asked = await send({
    path: '/account/verification',
    body: { url: 'http://localhost:3000/verify-email' },
    cookie: session.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; '),
  })
  expect(asked.status).toBe(201)
  await vi.waitUntil(silent.isAsked, { timeout: 10_000 })
  await server.kill()
  await silent.close()
  expect(await waitingLetters(folder)).toBe(1)
  await twoMinutesLater(folder)

  let isHeard = false
  const mailbox = await openMailbox({
    port,
    acknowledge: () => (isHeard ? Promise.resolve() : Promise.withResolvers<void>().promise),
  })
  closing.push(mailbox.close)
  await server.up()
  const first = await mailbox.next(PERSON.email)
  await server.kill()
  expect(await waitingLetters(folder)).toBe(1)
  await twoMinutesLater(folder)

  isHeard = true
  await server.up()
  const second = await mailbox.next(PERSON.email)
  const confirm = ({ link }: typeof first) =>
    send({
      method: 'PUT',
      path: '/account/verification',
      body: { userId: link.searchParams.get('userId'), secret: link.searchParams.get('secret') },
    })
  expect((await confirm(first)).status).not.toBe(200)
  expect((await confirm(second)).status).toBe(200)
  await vi.waitUntil(async () => (await waitingLetters(folder)) === 0, { timeout: 10_000 })
  expect(mailbox.mails).toHaveLength(2)
}, 120_000)
