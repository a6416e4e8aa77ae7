import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type LocalServer, startLocalServer } from '../transport/testing/local-server.ts'
import { openApp } from './testing/open-app.tsx'

const cup = {
  ...{ $id: 't1', code: 'ABCDEF', name: 'Coupe de Lyon', isStarted: false, isFinished: false, currentRound: 0 },
  ...{ registeredPlayersCount: 3, gameType: 'magic', tournamentDate: '2030-01-31T18:00:00.000Z', location: 'Lyon 3e' },
  hasPassword: false,
}
type Found = { readonly documents: readonly object[]; readonly distancesKm: readonly (number | null)[] }

let server: LocalServer
let found: Found
beforeEach(async () => {
  server = await startLocalServer()
  found = { documents: [cup, { ...cup, $id: 't2', code: 'BBBBBB', name: 'Ligue' }], distancesKm: [12, 3] }
  server.answer(({ path, body }) => {
    if (!path.endsWith('/near')) return { status: 200, body: { total: 0, documents: [] } }
    const { queries } = body as { readonly queries: readonly string[] }
    // Only the query for finished tournaments has an `or` of its own.
    const isOver = queries.some((query) => JSON.parse(query).method === 'or')
    return { status: 200, body: { total: 0, ...(isOver ? { documents: [], distancesKm: [] } : found) } }
  })
})
afterEach(() => {
  Reflect.deleteProperty(navigator, 'geolocation')
  return server.close()
})

type Asked = (found: (position: object) => void, failed: (error: object) => void) => void
function stubPosition(getCurrentPosition: Asked) {
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } })
}

async function open() {
  const opened = await openApp('/', { origin: server.origin })
  await screen.findByRole('heading', { level: 1 })
  return opened
}
const card = () => within(screen.getByRole('region', { name: 'Rechercher un tournoi' }))
const chip = () => card().getByRole('button', { name: /^Autour de moi/ })
const nearRequests = () => server.requests.filter(({ path }) => path.includes('/near'))

test('FIND-1 nothing is asked before the tap, then cards say how far they are', async () => {
  stubPosition((answer) => answer({ coords: { latitude: 45.7641, longitude: 4.8357 } }))
  const { user, router } = await open()
  expect(nearRequests()).toEqual([])
  await user.click(chip())
  expect((await card().findByRole('link', { name: /Coupe de Lyon/ })).textContent).toContain('à 12 km')
  expect(card().getByRole('link', { name: /Ligue/ }).textContent).toContain('à moins de 5 km')
  expect(nearRequests()[0]?.body).toMatchObject({ around: { latitude: 45.75, longitude: 4.85, radiusKm: 25 } })
  expect(router.state.location.href).toBe('/')
  await user.selectOptions(card().getByRole('combobox', { name: 'Rayon autour de vous' }), '100')
  await waitFor(() => expect(nearRequests().at(-1)?.body).toMatchObject({ around: { radiusKm: 100 } }))
  await user.click(chip())
  await waitFor(() => expect(card().queryByRole('link')).toBeNull())
})

test.each([
  ['a refusal', { code: 1, PERMISSION_DENIED: 1 }, /Autorisez-la pour ce site/],
  ['a position that cannot be found', { code: 2, PERMISSION_DENIED: 1 }, /reste introuvable/],
])('FIND-1 %s is told with what to do instead, and a tap asks again', async (_, error, sentence) => {
  stubPosition((_answer, failed) => failed(error))
  const { user } = await open()
  await user.click(chip())
  expect(await card().findByText(sentence)).toBeTruthy()
  expect(nearRequests()).toEqual([])
  stubPosition((answer) => answer({ coords: { latitude: 45.7641, longitude: 4.8357 } }))
  await user.click(chip())
  expect(await card().findByRole('link', { name: /Coupe de Lyon/ })).toBeTruthy()
})

test('FIND-1 a browser that knows no positions says so, and where there is nothing a wider circle is offered', async () => {
  const { user } = await open()
  await user.click(chip())
  expect(await card().findByText(/reste introuvable/)).toBeTruthy()
  found = { documents: [], distancesKm: [] }
  stubPosition((answer) => answer({ coords: { latitude: 45.7641, longitude: 4.8357 } }))
  await user.click(chip())
  expect(await card().findByText(/élargissez le rayon/)).toBeTruthy()
})
