import { anAnnouncement } from '@tablee/domain/tournaments/testing/a-tournament'
import { createMemoryHistory } from '@tanstack/react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DeviceStorage } from '../device-storage/device-storage.ts'
import { PlayedTournamentServer } from '../features/tournaments/testing/played-tournament-server.ts'
import { venue } from '../features/tournaments/testing/venue.ts'
import { createServerClient } from '../transport/server-client.ts'
import { executed } from '../transport/testing/local-server.ts'
import { keepPageContent } from './page-content.ts'
import { createQueryClient } from './query-client.ts'
import { createAppRouter } from './router.ts'
import { anAccount } from './testing/an-account.ts'
import { aStorageBackend } from './testing/open-app.tsx'

let server: PlayedTournamentServer
beforeEach(async () => {
  server = await PlayedTournamentServer.start(venue(['Zoé']))
})
afterEach(() => server.local.close())

const PAGES = ['', '/player', '/admin', '/admin-advanced'].map((page) => `/tournament/ABCDEF${page}`)
const OWN_PAGES = ['/my-events', '/organized-tournaments', '/profile']

type Reached = { readonly isHeld?: boolean; readonly isWriting?: boolean; readonly wasSignedIn?: boolean }

async function reach(path: string, { isHeld = false, isWriting = false, wasSignedIn = false }: Reached = {}) {
  const queryClient = createQueryClient()
  const client = createServerClient({ endpoint: `${server.local.origin}/v1`, language: () => 'fr' })
  const backend = aStorageBackend()
  const storage = new DeviceStorage({ backend: () => backend, log: () => {} })
  if (wasSignedIn) storage.noteSignedIn('account-zoe')
  if (isHeld) {
    const product = { supportEmail: null, features: [], callKey: null }
    keepPageContent(queryClient, { product, lastEvents: [], tournament: server.document() })
  }
  const history = createMemoryHistory({ initialEntries: [path] })
  await createAppRouter(history, isWriting ? null : { queryClient, client, storage }).load()
  return queryClient
}

const asked = () => server.local.requests.map(({ path }) => path.split('?')[0]?.split('/').slice(3).join('/') ?? '')

async function settled() {
  await Promise.all([import('./event-questions.ts'), import('./screen-questions.ts')])
  await new Promise((resolve) => setTimeout(resolve))
}

test.each(PAGES)('%s asks for its tournament before it draws', async (path) => {
  const queryClient = await reach(path)
  await expect.poll(() => queryClient.getQueryData(['tournament', 'ABCDEF'])).toBeTruthy()
  expect(server.local.requests).toHaveLength(1)
})

test('the home page asks for the last events before it draws', async () => {
  const queryClient = await reach('/')
  await expect.poll(() => server.local.requests.length).toBe(1)
  expect(queryClient.getQueryCache().find({ queryKey: ['last-advanced-events'] })).toBeTruthy()
})

test('the home page asks for what its address looks for before it draws', async () => {
  const queryClient = await reach('/?q=vendredi')
  const found = () => queryClient.getQueryCache().find({ queryKey: ['tournament-search', { q: 'vendredi' }, null] })
  await expect.poll(() => found()?.state.data).toBeTruthy()
})

test.each([
  ['/tournament/ABCDEF', 1],
  ['/tournament/ABCDEF/admin-advanced', 1],
  // A player's table shows none.
  ['/tournament/ABCDEF/player', 0],
])('%s of an event asks for its registrations before it draws: %i times', async (path, times) => {
  await server.local.close()
  server = await PlayedTournamentServer.start({ ...venue(['Zoé']), announcement: anAnnouncement })
  const registrations = executed(200, { success: true, data: [], liveSequence: 1 })
  server.others.set('get-advanced-registrations', () => registrations)
  const queryClient = await reach(path, { isHeld: true })
  await settled()
  await expect.poll(() => queryClient.isFetching()).toBe(0)
  expect(server.calls.filter(({ id }) => id === 'get-advanced-registrations')).toHaveLength(times)
})

test.each([
  ['/my-events', ['get-own-registrations']],
  ['/organized-tournaments', ['get-kept-tournaments', 'get-event-offers']],
  ['/profile', ['get-own-shop', 'get-event-offers']],
])('%s asks for what belongs to the account before it draws', async (path, calls) => {
  server.local.answerAccount(() => ({ status: 200, body: anAccount() }))
  for (const call of calls) server.others.set(call, () => executed(200, { success: true, data: [] }))
  await reach(path, { wasSignedIn: true })
  await expect.poll(() => server.calls.map(({ id }) => id)).toEqual(calls)
})

test.each(OWN_PAGES)('%s asks for nothing where nobody is signed in and nothing was played', async (path) => {
  const queryClient = await reach(path)
  await settled()
  await expect.poll(() => queryClient.isFetching()).toBe(0)
  expect(asked()).toEqual([])
})

test.each(['/', ...PAGES, ...OWN_PAGES])(
  '%s asks for nothing that the page brought along, nor while it is written',
  async (path) => {
    const held = await reach(path, { isHeld: true })
    const writing = await reach(path, { isWriting: true })
    await settled()
    await expect.poll(() => held.isFetching()).toBe(0)
    expect(writing.isFetching()).toBe(0)
    expect(asked()).toEqual([])
  },
)
