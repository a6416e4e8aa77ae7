import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ORGANIZER_LABEL } from '@tablee/domain/accounts/account'
import { HOOK_EVENTS } from '@tablee/domain/shops/hook'
import { expect, vi } from 'vitest'
import type { Database } from '../../database/database.ts'
import { createTestDatabase, type DatabaseKind } from '../../database/testing/test-databases.ts'
import { setLabel } from '../../features/accounts/commands/set-label.ts'
import { startLocalReceiver } from '../../hooks/testing/local-receiver.ts'
import { SHOP } from '../../testing/shop-acts.ts'
import { startServerProcess } from './server-process.ts'
import type { withStarted } from './started-parts.ts'

const PERSON = { email: 'camille@exemple.fr', password: 'Mot de passe 42', name: 'Camille' }
const HEADERS = { 'content-type': 'application/json', 'x-appwrite-project': 'tablee' }
const SERVER = join(import.meta.dirname, '..', '..', '..')
/** `serve-to-receiver.ts`, built. */
const TO_RECEIVER = join(SERVER, 'dist', 'to-receiver', 'serve-to-receiver.js')
const BUILD = join(SERVER, '..', '..', 'scripts', 'receiver.mjs')

const PATIENT = { timeout: 20_000, interval: 20 }

type Keep = Parameters<Parameters<typeof withStarted>[0]>[0]

/** A shop with one address, on a server that may be killed, and who is told there. */
export async function startShopProcess(keep: Keep, kind: DatabaseKind, address: string) {
  const store = await createTestDatabase(kind)
  keep({ stop: store.remove })
  const receiver = await startLocalReceiver()
  keep({ stop: receiver.close })
  const environment = {
    ...{ DATA_DIR: store.folder, ...(store.url === null ? {} : { DATABASE_URL: store.url }) },
    ...{
      WEBHOOK_INTERNAL_HOSTS: receiver.internal,
      RECEIVER_PORT: String(receiver.network.portOf?.(new URL(address))),
    },
  }
  await promisify(execFile)(process.execPath, [BUILD])
  const server = keep(await startServerProcess(environment, TO_RECEIVER))
  const inside = async <Found>(look: (database: Database) => Promise<Found>) => {
    const database = await store.open()
    return look(database).finally(() => database.close())
  }
  let cookie = ''
  const post = (path: string, body: object) =>
    fetch(`http://127.0.0.1:${server.port}/v1${path}`, {
      ...{ method: 'POST', headers: { ...HEADERS, cookie }, body: JSON.stringify(body) },
    })
  const call = async (id: string, payload: object) => {
    const answer = await post(`/functions/${id}/executions`, { body: JSON.stringify(payload) })
    const { responseBody } = (await answer.json()) as { readonly responseBody: string }
    const body = JSON.parse(responseBody)
    expect(body.success, `${id} ${responseBody}`).toBe(true)
    return body
  }
  await post('/account', { userId: 'unique()', ...PERSON })
  const session = await post('/account/sessions/email', PERSON)
  const lines = session.headers.getSetCookie().map((line) => line.split(';')[0])
  cookie = lines.join('; ')
  await inside((database) =>
    setLabel(database, { email: PERSON.email, label: ORGANIZER_LABEL, isGiven: true, at: new Date() }),
  )
  await call('keep-shop', { ...SHOP, name: 'Le Donjon' })
  await call('add-webhook', { address, events: HOOK_EVENTS })
  return {
    ...{ receiver, server, call },
    /** As they stand in the database, in the order in which they were written. */
    deliveries: () => inside(deliveriesIn),
    /** Opened once for all looks: to open it costs as much as fifty of them. */
    allSent: () =>
      inside((database) =>
        vi.waitUntil(async () => (await deliveriesIn(database)).every(({ state }) => state === 'sent'), PATIENT),
      ),
    tournaments: () => inside((database) => database.read((db) => db.selectFrom('tournaments').select('id').execute())),
    /** What a process took that died is due again after a minute: it is over. */
    minuteLater: () =>
      inside((database) =>
        database.inTransaction(({ db }) => db.updateTable('shop_hooks').set({ busy_until: '' }).execute()),
      ),
  }
}

function deliveriesIn(database: Database) {
  return database.read((db) =>
    db
      .selectFrom('hook_deliveries')
      .select(['id', 'event', 'state', 'attempts', 'tournament_id as tournamentId'])
      .orderBy('created_at')
      .orderBy('id')
      .execute(),
  )
}
