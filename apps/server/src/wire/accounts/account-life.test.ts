import { Account, AppwriteException, Client, Functions, ID } from 'appwrite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operate } from '../../operator.ts'
import { startServer, type TestServer } from '../../testing/a-server.ts'
import { type BrowserWindow, openWindow } from '../../testing/a-window.ts'
import { NEW_PASSWORD, PASSWORD } from '../../testing/an-account.ts'
import { type Mailbox, openMailbox } from '../../testing/mailbox.ts'

const EMAIL = 'zoe+sdk@exemple.fr'

let mailbox: Mailbox
let server: TestServer
let page: BrowserWindow

beforeAll(async () => {
  mailbox = await openMailbox()
  server = await startServer({ environment: { SMTP_URL: mailbox.smtpUrl } })
  page = await openWindow(server)
})
afterAll(async () => {
  page.close()
  await server.close()
  await mailbox.close()
})

const openClient = () => new Client().setEndpoint(page.endpoint).setProject('tablee').setLocale('fr')
const failure = (call: Promise<unknown>) => call.then(() => null).catch((error: unknown) => error)

test('API-3 AUTH-1 AUTH-4 AUTH-7 AUTH-10 AUTH-11 the official client lives through a whole account', async () => {
  const client = openClient()
  const account = new Account(client)
  expect(await client.ping()).toEqual({ message: 'Pong!' })

  const created = await account.create(ID.unique(), EMAIL, PASSWORD, 'Zoé')
  expect(created).toMatchObject({ email: EMAIL, name: 'Zoé', emailVerification: false, labels: [] })
  expect(await failure(account.get())).toMatchObject({ code: 401, type: 'general_unauthorized_scope' })

  const session = await account.createEmailPasswordSession(EMAIL, PASSWORD)
  expect(session).toMatchObject({ userId: created.$id, current: true, secret: '' })
  expect(page.kept.get('cookieFallback')).toContain('a_session_tablee')
  expect((await account.get()).$id).toBe(created.$id)
  expect((await account.getSession('current')).$id).toBe(session.$id)
  expect((await account.listSessions()).total).toBe(1)

  expect((await account.updatePrefs({ firstName: 'Zoé', lastName: 'Martin' })).prefs).toEqual({
    firstName: 'Zoé',
    lastName: 'Martin',
  })
  expect(await account.getPrefs()).toEqual({ firstName: 'Zoé', lastName: 'Martin' })
  expect((await account.updateName('Zoé M.')).name).toBe('Zoé M.')

  await account.createVerification('http://localhost:3000/verify-email')
  const { searchParams: verification } = (await mailbox.next(EMAIL)).link
  await account.updateVerification(verification.get('userId') ?? '', verification.get('secret') ?? '')
  expect((await account.get()).emailVerification).toBe(true)

  expect((await account.updatePassword(NEW_PASSWORD, PASSWORD)).$id).toBe(created.$id)
  const { jwt } = await account.createJWT()
  expect((await new Account(openClient().setJWT(jwt)).get()).$id).toBe(created.$id)

  const data = { DATA_DIR: server.database.folder }
  expect(await operate(['organizer', 'grant', EMAIL], data)).toMatchObject({ code: 0 })
  expect((await account.get()).labels).toEqual(['eventOrganizer'])

  await account.deleteSession('current')
  expect(page.kept.get('cookieFallback')).toBe('[]')
  expect(await failure(account.get())).toMatchObject({ code: 401 })

  await account.createRecovery(EMAIL, 'http://localhost:3000/reset-password')
  // The letter about organizer access is on its way too.
  let letter = await mailbox.next(EMAIL)
  while (letter.link.pathname !== '/reset-password') letter = await mailbox.next(EMAIL)
  const { searchParams: recovery } = letter.link
  await account.updateRecovery(recovery.get('userId') ?? '', recovery.get('secret') ?? '', PASSWORD)
  await account.createEmailPasswordSession(EMAIL, PASSWORD)

  const functions = new Functions(client)
  const exported = JSON.parse((await functions.createExecution('export-account')).responseBody)
  expect(exported.data.account).toMatchObject({ email: EMAIL, prefs: { lastName: 'Martin' } })
  const deletion = await functions.createExecution('delete-account', JSON.stringify({ password: PASSWORD }))
  expect(JSON.parse(deletion.responseBody)).toMatchObject({ success: true })
  expect(await failure(account.get())).toMatchObject({ code: 401 })
  expect(await failure(account.createEmailPasswordSession(EMAIL, PASSWORD))).toMatchObject({
    code: 401,
    type: 'user_invalid_credentials',
  })
})

test('API-5 the official client reads message, code, type and version of every refusal', async () => {
  const account = new Account(openClient())
  const error = await failure(account.createEmailPasswordSession('nobody@exemple.fr', 'x'))
  expect(error).toBeInstanceOf(AppwriteException)
  const { message, code, type, response } = error as AppwriteException
  expect(JSON.parse(response)).toEqual({
    message,
    code,
    type,
    version: expect.any(String),
    reason: 'credentials_invalid',
  })
  const incomplete = () => account.createEmailPasswordSession('a@exemple.fr', undefined as unknown as string)
  expect(incomplete).toThrow('Missing required parameter: "password"')
})

test('API-3 AUTH-7 the official client hears what happens to its account', async () => {
  const client = openClient()
  const account = new Account(client)
  page.kept.delete('cookieFallback')
  await account.create(ID.unique(), 'live@exemple.fr', PASSWORD, 'Live')
  await account.createEmailPasswordSession('live@exemple.fr', PASSWORD)
  const heard = Promise.withResolvers<{ events: string[]; payload: { name: string } }>()
  const leave = client.subscribe<{ name: string }>('account', (event) => heard.resolve(event))
  // The client does not report when its socket is signed in: rename until the news arrives.
  let number = 0
  const timer = setInterval(() => void account.updateName(`Live ${++number}`).catch(() => {}), 50)
  const { events, payload } = await heard.promise
  clearInterval(timer)
  leave()
  expect(events).toContain('users.*.update.name')
  expect(payload.name).toMatch(/^Live \d+$/)
})
