import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type LocalServer, startLocalServer } from '../../transport/testing/local-server.ts'
import { aStorageBackend, openApp } from '../testing/open-app.tsx'
import { holdInstallPrompt, takePrompt } from './held-prompt.ts'

const DAY_MS = 86_400_000
const TITLE = 'Tablée sur votre écran d’accueil'

let server: LocalServer
beforeAll(() => holdInstallPrompt(window))
beforeEach(async () => {
  server = await startLocalServer()
})
afterEach(() => {
  takePrompt()
  Reflect.deleteProperty(navigator, 'userAgent')
  return server.close()
})

function aDevice(days: readonly number[], offered?: string) {
  const backend = aStorageBackend()
  const now = Date.now()
  const saved = days.map((day, index) => ({
    ...{ id: `t${index}`, code: `ABCDE${index + 2}`, role: 'player', playerName: null },
    lastAccessed: now - day * DAY_MS,
  }))
  backend.setItem('userTournaments', JSON.stringify(saved))
  if (offered !== undefined) backend.setItem('tablee:install-offer', offered)
  return backend
}

function anOffer() {
  const prompt = vi.fn(async () => ({ outcome: 'accepted' }))
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })
  return { event, prompt }
}

async function open(backend: ReturnType<typeof aStorageBackend>) {
  const opened = await openApp('/', { origin: server.origin, backend })
  await screen.findByRole('heading', { level: 1 })
  const { event, prompt } = anOffer()
  act(() => void window.dispatchEvent(event))
  return { ...opened, event, prompt, backend }
}

test('WORD-10 after the second evening the app offers itself once, and one tap installs it', async () => {
  const { user, event, prompt, backend } = await open(aDevice([0, 7]))
  expect(event.defaultPrevented).toBe(true)
  expect(await screen.findByText(TITLE)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Installer' }))
  expect(prompt).toHaveBeenCalledOnce()
  await waitFor(() => expect(screen.queryByText(TITLE)).toBeNull())
  expect(backend.getItem('tablee:install-offer')).toBe('answered')
})

test.each([
  ['on the first evening', [0, 0], undefined],
  ['to whoever was asked on an earlier day', [0, 7], 'Mon Nov 23 2026'],
  ['to whoever has answered', [0, 7], 'answered'],
])('WORD-10 nothing is offered %s', async (_, days, offered) => {
  await open(aDevice(days, offered))
  await screen.findByRole('region', { name: 'Rechercher un tournoi' })
  expect(screen.queryByText(TITLE)).toBeNull()
})

test('WORD-10 on an iPhone, where no page may ask, Safari’s own way is told', async () => {
  Object.defineProperty(navigator, 'userAgent', { configurable: true, value: 'iPhone; CPU iPhone OS 19 Safari/605' })
  const { user } = await openApp('/', { origin: server.origin, backend: aDevice([0, 7]) })
  expect(await screen.findByText(/touchez Partager/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Installer' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Non merci' }))
  expect(screen.queryByText(TITLE)).toBeNull()
})
