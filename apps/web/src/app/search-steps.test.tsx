import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Answer, executed, type LocalServer, startLocalServer } from '../transport/testing/local-server.ts'
import { openApp } from './testing/open-app.tsx'

const cup = {
  ...{ $id: 't1', code: 'ABCDEF', name: 'Coupe de Lyon', isStarted: false, isFinished: false, currentRound: 0 },
  ...{ registeredPlayersCount: 3, gameType: 'magic', tournamentDate: '2030-01-31T18:00:00.000Z', location: 'Lyon 3e' },
  hasPassword: false,
}
const listed = (total: number, shown: number): Answer => ({
  status: 200,
  body: {
    total,
    documents: Array.from({ length: shown }, (_, index) => ({ ...cup, $id: `t${index}`, name: `Coupe ${index}` })),
  },
})

let server: LocalServer
let found: (path: string) => Answer
let meant: string | null
beforeEach(async () => {
  server = await startLocalServer()
  found = () => listed(2, 2)
  meant = null
  server.answer(({ path }) => {
    if (path.includes('/documents')) return found(decodeURIComponent(path))
    if (path.includes('/suggest-search/')) return executed(200, { success: true, data: { meant } })
    return executed(200, { success: true, data: [] })
  })
})
afterEach(() => {
  Reflect.deleteProperty(navigator, 'geolocation')
  return server.close()
})

async function open(address: string, languages = ['fr-FR']) {
  const opened = await openApp(address, { origin: server.origin, languages })
  await screen.findByRole('heading', { level: 1 })
  return opened
}
const card = () => within(screen.getByRole('region', { name: 'Rechercher un tournoi' }))
const lists = () =>
  server.requests.map(({ path }) => decodeURIComponent(path)).filter((path) => path.includes('/documents?'))
const status = () => card().getByRole('status').textContent?.replaceAll(/\s/g, ' ')

test('WORD-1 a search that finds nothing says what it may have meant, and one tap looks for that', async () => {
  meant = 'Marseille'
  found = (path) => (path.includes('"Marseille"') ? listed(1, 1) : listed(0, 0))
  const { user, router } = await open('/?q=Marseile&format=modern')
  await user.click(await card().findByRole('button', { name: /^Vouliez-vous dire Marseille\s\?$/ }))
  expect(await card().findByText('Coupe 0')).toBeTruthy()
  expect(router.state.location.search).toEqual({ q: 'Marseille', format: 'modern' })
  const asked = server.requests.filter(({ path }) => path.includes('/suggest-search/'))
  expect(asked.map(({ body }) => JSON.parse((body as { body: string }).body))).toEqual([
    { text: 'Marseile', within: 'everything' },
  ])
})

test('WORD-1 a place alone is asked about as a place', async () => {
  meant = 'Besançon'
  found = () => listed(0, 0)
  const { user, router } = await open('/?place=besancn')
  await user.click(await card().findByRole('button', { name: /^Vouliez-vous dire Besançon\s\?$/ }))
  await waitFor(() => expect(router.state.location.search).toEqual({ place: 'Besançon' }))
})

test('WORD-2 where nothing is found the next steps are there: without filters, all that comes, creating one', async () => {
  found = () => listed(0, 0)
  const { user, router } = await open('/?q=zanzibar&format=modern')
  await user.click(await card().findByRole('button', { name: 'Chercher sans filtre' }))
  await waitFor(() => expect(router.state.location.search).toEqual({ q: 'zanzibar' }))
  await user.click(await card().findByRole('button', { name: 'Voir tous les tournois à venir' }))
  await waitFor(() =>
    expect(router.state.location.search).toEqual({ from: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) }),
  )
  await user.click(await card().findByRole('button', { name: 'Créer un tournoi' }))
  const creation = await screen.findByRole('region', { name: 'Créer un tournoi' })
  await waitFor(() => expect(creation.contains(document.activeElement)).toBe(true))
})

test('WORD-2 around a position the next wider circle is one tap away', async () => {
  const getCurrentPosition = (answer: (found: object) => void) =>
    answer({ coords: { latitude: 45.7641, longitude: 4.8357 } })
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } })
  found = () => ({ status: 200, body: { total: 0, documents: [], distancesKm: [] } })
  const { user } = await open('/')
  await user.click(card().getByRole('button', { name: /^Autour de moi/ }))
  const near = () => server.requests.filter(({ path }) => path.endsWith('/near'))
  await user.click(await card().findByRole('button', { name: 'Chercher à 50 km' }))
  await waitFor(() => expect(near().at(-1)?.body).toMatchObject({ around: { radiusKm: 50 }, total: true }))
})

test.each([
  [198, 13, '12 sur 198 tournois'],
  [5000, 13, '12 sur 5 000 tournois ou plus'],
  [1, 1, '1 tournoi'],
])('WORD-4 %i found and %i read are told as “%s”', async (total, shown, text) => {
  found = () => listed(total, shown)
  await open('/?q=coupe')
  await card().findByText('Coupe 0')
  expect(status()).toBe(text)
})

test('WORD-4 what there is in all is asked for once, with the first page', async () => {
  found = (path) => (path.includes('cursorAfter') ? listed(0, 3) : listed(15, 13))
  const { user } = await open('/?q=coupe')
  await user.click(await card().findByRole('button', { name: 'Afficher plus' }))
  await waitFor(() => expect(status()).toBe('15 tournois'))
  expect(lists().map((path) => path.includes('total=false'))).toEqual([false, true])
})

test('WORD-5 the order is chosen on the screen, stays in the address, and goes with the next search', async () => {
  const { user, router } = await open('/?q=coupe')
  const order = await card().findByRole<HTMLSelectElement>('combobox', { name: 'Ordre des tournois' })
  expect([...order.options].map(({ text }) => text)).toEqual(['Par date', 'Par nom'])
  expect(order.value).toBe('soonest')
  await user.selectOptions(order, 'Par nom')
  await waitFor(() => expect(lists().at(-1)).toContain('{"method":"orderAsc","attribute":"name"}'))
  expect(router.state.location.search).toEqual({ q: 'coupe', order: 'name' })
  await user.type(card().getByRole('textbox', { name: 'Nom, ville ou code' }), ' de{Enter}')
  await waitFor(() => expect(router.state.location.search).toEqual({ q: 'coupe de', order: 'name' }))
  await user.selectOptions(await card().findByRole('combobox', { name: 'Ordre des tournois' }), 'Par date')
  await waitFor(() => expect(router.state.location.search).toEqual({ q: 'coupe de' }))
})

test('WORD-5 around nobody, an address that asks for the nearest shows what comes soonest', async () => {
  await open('/?q=coupe&order=distance')
  await card().findByText('Coupe 0')
  expect(lists().at(-1)).toContain('"attribute":"soonest"')
})

test('WORD-5 too many around a position to be put into order is told with what to do', async () => {
  const getCurrentPosition = (answer: (found: object) => void) =>
    answer({ coords: { latitude: 45.75, longitude: 4.85 } })
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } })
  let isTooMuch = false
  found = () =>
    isTooMuch
      ? { status: 400, body: { message: 'too many', code: 400, type: 'general_query_invalid', version: '1' } }
      : listed(2, 2)
  const { user } = await open('/')
  await user.click(card().getByRole('button', { name: /^Autour de moi/ }))
  const order = await card().findByRole('combobox', { name: 'Ordre des tournois' })
  isTooMuch = true
  await user.selectOptions(order, 'Par distance')
  expect(await card().findByText(/^Trop de tournois pour un ordre par distance/)).toBeTruthy()
})

test('WORD-3 a shared search has a title, and its results stand before the cards of the page, which unfold at a tap', async () => {
  const { user } = await open('/?q=Lyon')
  await card().findByText('Coupe 0')
  await waitFor(() => expect(document.title.replaceAll(/\s/g, ' ')).toBe('Lyon : tournois · Tablée'))
  expect(screen.queryByRole('region', { name: 'Créer un tournoi' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Rejoindre un tournoi' }))
  const join = screen.getByRole('region', { name: 'Rejoindre un tournoi' })
  await waitFor(() => expect(join.contains(document.activeElement)).toBe(true))
  await user.click(screen.getByRole('button', { name: 'Créer un tournoi' }))
  expect(screen.getByRole('region', { name: 'Créer un tournoi' })).toBeTruthy()
})

test('WORD-3 a search that is begun on the page folds nothing and keeps what was typed', async () => {
  const { user } = await open('/')
  await user.type(card().getByRole('textbox', { name: 'Nom, ville ou code' }), 'coupe{Enter}')
  await card().findByText('Coupe 0')
  expect(screen.getByRole('region', { name: 'Créer un tournoi' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Rejoindre un tournoi' })).toBeNull()
})

test('WORD-3 from a shared search the way home shows the whole page again', async () => {
  const { router } = await open('/?q=Lyon')
  await card().findByText('Coupe 0')
  await router.navigate({ to: '/', search: {} })
  expect(await screen.findByRole('region', { name: 'Créer un tournoi' })).toBeTruthy()
})

test('WORD-3 filters alone have a title too, in the language of the page', async () => {
  await open('/?format=modern', ['en-GB'])
  await waitFor(() => expect(document.title).toBe('Tournament search · Tablée'))
})
