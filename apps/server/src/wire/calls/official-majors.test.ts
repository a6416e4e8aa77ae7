import { ORGANIZER_LABEL } from '@tablee/domain/accounts/account'
import * as sdk17 from 'appwrite'
import * as sdk16 from 'appwrite-16'
import * as sdk24 from 'appwrite-24'
import * as newest from 'appwrite-newest'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { setLabel } from '../../features/accounts/commands/set-label.ts'
import { ORGANIZER, startServer, type TestServer } from '../../testing/a-server.ts'
import { type BrowserWindow, openWindow } from '../../testing/a-window.ts'
import { NEW_PASSWORD, PASSWORD } from '../../testing/an-account.ts'
import { EVENT } from '../../testing/an-event.ts'
import { type Mailbox, openMailbox } from '../../testing/mailbox.ts'

type Sdk = Pick<typeof sdk17, 'Client' | 'Account' | 'Databases' | 'Functions' | 'ID' | 'Query'>
type Heard = {
  readonly events: readonly string[]
  readonly payload: { readonly name?: string; readonly status?: string }
}
type Hear = (heard: Heard) => void
type Subscription = { readonly close: () => Promise<void> }
type RealtimeService = { readonly subscribe: (channels: string[], hear: Hear) => Promise<Subscription> }

/** Positional calls work in every major; only the answers' types grew. */
const asSdk = (module: unknown) => module as Sdk
const majors: readonly (readonly [string, Sdk])[] = [
  ['16.1.0', asSdk(sdk16)],
  ['17.0.2', sdk17],
  ['24.2.0', asSdk(sdk24)],
  ['27.0.0', asSdk(newest)],
]
const services: readonly (readonly [string, (client: unknown) => RealtimeService, Sdk])[] = [
  [
    '24.2.0, its channels in slots of the address',
    (client) => new sdk24.Realtime(client as sdk24.Client),
    asSdk(sdk24),
  ],
  ['27.0.0, its channels in messages', (client) => new newest.Realtime(client as newest.Client), asSdk(newest)],
]

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
beforeEach(() => page.kept.clear())

const failure = (call: Promise<unknown>) => call.then(() => null).catch((error: unknown) => error)
const open = (sdk: Sdk) => new sdk.Client().setEndpoint(page.endpoint).setProject('tablee').setLocale('fr')

let people = 0
async function signedIn(sdk: Sdk) {
  people += 1
  const email = `sdk${people}@exemple.fr`
  const client = open(sdk)
  const account = new sdk.Account(client)
  const { $id: id } = await account.create(sdk.ID.unique(), email, PASSWORD, `Personne ${people}`)
  await account.createEmailPasswordSession(email, PASSWORD)
  return { client, account, email, id }
}

/** Repeats until heard: subscribing is not confirmed. */
async function untilHeard(hearing: Promise<Heard>, act: () => Promise<unknown>): Promise<Heard> {
  let isHeard = false
  void hearing.then(() => {
    isHeard = true
  })
  while (!isHeard) await act()
  return hearing
}

describe.each(majors)('wire 1 appwrite %s', (_version, sdk) => {
  test('API-3 wire 5.1 an account from its making to its last session', async () => {
    const { client, account, email, id } = await signedIn(sdk)
    expect(await client.ping()).toBeTruthy()
    expect(page.kept.get('cookieFallback')).toContain('a_session_tablee')
    expect(await account.get()).toMatchObject({ $id: id, email, emailVerification: false, labels: [], targets: [] })
    expect((await account.getSession('current')).secret).toBe('')
    expect((await account.listSessions()).total).toBe(1)
    expect((await account.updatePrefs({ theme: 'dark' })).prefs).toEqual({ theme: 'dark' })
    expect(await account.getPrefs()).toMatchObject({ theme: 'dark' })
    expect((await account.updateName('Zoé')).name).toBe('Zoé')
    // Since 21.1 the client uses /account/verifications/email.
    await account.createVerification('http://localhost:3000/verify')
    const { searchParams } = (await mailbox.next(email)).link
    const verified = await account.updateVerification(id, searchParams.get('secret') ?? '')
    expect(verified).toMatchObject({ userId: id, secret: '' })
    expect((await account.get()).emailVerification).toBe(true)
    await account.updatePassword(NEW_PASSWORD, PASSWORD)
    await account.createRecovery(email, 'http://localhost:3000/recover')
    const recovery = (await mailbox.next(email)).link.searchParams
    await account.updateRecovery(id, recovery.get('secret') ?? '', PASSWORD)
    expect(await failure(account.get())).toMatchObject({ code: 401, type: 'general_unauthorized_scope' })
    await account.createEmailPasswordSession(email, PASSWORD)
    const { jwt } = await account.createJWT()
    expect((await new sdk.Account(open(sdk).setJWT(jwt)).get()).$id).toBe(id)
    await account.deleteSession('current')
    expect(page.kept.get('cookieFallback')).toBe('[]')
  })

  test('API-2 API-3 wire 6.1 documents are created, listed, read, changed and deleted', async () => {
    const { client, email, id } = await signedIn(sdk)
    await setLabel(server.server.database, { email, label: ORGANIZER_LABEL, isGiven: true, at: new Date() })
    const databases = new sdk.Databases(client)
    const { type: _, ...data } = EVENT
    const created = await databases.createDocument('tablee', 'tournaments', sdk.ID.unique(), { ...data, name: 'SDK' })
    expect(created).toMatchObject({ name: 'SDK', organizerId: id, type: 'advance', $collectionId: 'tournaments' })
    const { Query } = sdk
    const own = Query.equal('organizerId', id)
    const list = async (...queries: string[]) =>
      (await databases.listDocuments('tablee', 'tournaments', [own, ...queries])).total
    expect(await list()).toBe(1)
    expect(await list(Query.or([Query.equal('code', String(created.code)), Query.search('name', 'nothing')]))).toBe(1)
    expect(await list(Query.contains('name', ['SD']), Query.startsWith('name', 'S'), Query.endsWith('name', 'K'))).toBe(
      1,
    )
    expect(await list(Query.between('maxPlayers', 2, 256), Query.isNotNull('format'), Query.isNull('endDate'))).toBe(1)
    expect(await list(Query.contains('players', ['x']))).toBe(0)
    expect(await list(Query.orderDesc('$createdAt'), Query.limit(1), Query.cursorAfter(created.$id))).toBe(1)
    expect(await failure(list(Query.equal('hash', 'x')))).toMatchObject({ code: 400, type: 'general_query_invalid' })
    const selected = await databases.getDocument('tablee', 'tournaments', created.$id, [Query.select(['name'])])
    expect(selected.name).toBe('SDK')
    expect(selected.code).toBeUndefined()
    const changed = await databases.updateDocument('tablee', 'tournaments', created.$id, { maxPlayers: 8 })
    expect(changed.maxPlayers).toBe(8)
    await databases.deleteDocument('tablee', 'tournaments', created.$id)
    expect(await failure(databases.getDocument('tablee', 'tournaments', created.$id))).toMatchObject({
      code: 404,
      type: 'document_not_found',
    })
  })

  test('API-1 API-3 wire 7 functions run, and their executions are listed and read', async () => {
    const { client } = await signedIn(sdk)
    const functions = new sdk.Functions(client)
    const payload = JSON.stringify({ name: 'Quick', playerCount: 8, organizerId: ORGANIZER })
    const made = await functions.createExecution('create-quick-tournament', payload)
    expect(made).toMatchObject({ status: 'completed', responseStatusCode: 200, functionId: 'create-quick-tournament' })
    expect(JSON.parse(made.responseBody).tournament.name).toBe('Quick')
    const list = await functions.listExecutions('create-quick-tournament', [sdk.Query.limit(5)])
    expect(list).toMatchObject({ total: 1, executions: [{ $id: made.$id, responseBody: '' }] })
    expect((await functions.getExecution('create-quick-tournament', made.$id)).$id).toBe(made.$id)
    const later = await functions.createExecution('get-last-advanced-event', '', true)
    expect(later.status).toBe('waiting')
    const missing = functions.getExecution('create-quick-tournament', 'nobody')
    expect(await failure(missing)).toMatchObject({ code: 404, type: 'execution_not_found' })
  })

  test('API-3 wire 8 the client hears of documents and of its own executions through its subscription', async () => {
    const { client } = await signedIn(sdk)
    const functions = new sdk.Functions(client)
    const documents = Promise.withResolvers<Heard>()
    const executions = Promise.withResolvers<Heard>()
    const leave = client.subscribe<Heard['payload']>(['documents', 'executions'], (heard) => {
      const isDocument = heard.events[0]?.startsWith('databases.')
      ;(isDocument ? documents : executions).resolve(heard)
    })
    const both = Promise.all([documents.promise, executions.promise]).then(([heard]) => heard)
    const heard = await untilHeard(both, () => {
      const payload = { name: 'Heard', playerCount: 8, organizerId: ORGANIZER, actId: crypto.randomUUID() }
      return functions.createExecution('create-quick-tournament', JSON.stringify(payload))
    })
    expect(heard.payload.name).toBe('Heard')
    expect((await executions.promise).payload.status).toBe('completed')
    leave()
  })
})

test.each(services)('API-3 wire 8.4 8.5 the Realtime service of %s', async (_title, serviceOf, sdk) => {
  const { client, account } = await signedIn(sdk)
  const service = serviceOf(client)
  const names = Promise.withResolvers<Heard>()
  const others: Heard[] = []
  const one = await service.subscribe(['account'], names.resolve)
  const other = await service.subscribe(['documents'], (heard) => others.push(heard))
  let count = 0
  const heard = await untilHeard(names.promise, () => account.updateName(`Nom ${++count}`))
  expect(heard.payload.name).toMatch(/^Nom \d+$/)
  expect(others).toEqual([])
  await other.close()
  await one.close()
})
