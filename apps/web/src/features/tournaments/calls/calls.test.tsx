import { started } from '@tablee/domain/tournaments/testing/a-tournament'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PlayerDashboard } from '../player-dashboard/player-dashboard.tsx'
import { NO_EVENT } from '../testing/no-event.ts'
import { PlayedTournamentServer } from '../testing/played-tournament-server.ts'
import { showScreen } from '../testing/show-screen.tsx'
import { secretOf, venue } from '../testing/venue.ts'
import type { BrowserSubscription, CallAbility, CallingBrowser } from './calling-browser.ts'

const OFFER = 'Recevoir un appel à chaque ronde'
const SUBSCRIPTION: BrowserSubscription = {
  endpoint: 'https://push.example/of-a-phone',
  keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
}

function aBrowser(first: CallAbility, given: BrowserSubscription | null = SUBSCRIPTION) {
  const state = { ability: first, current: null as BrowserSubscription | null, keys: [] as string[] }
  const browser: CallingBrowser = {
    ability: () => state.ability,
    current: async () => state.current,
    subscribe: async (callKey) => {
      state.keys.push(callKey)
      if (given === null) state.ability = 'denied'
      state.current = given
      return given
    },
  }
  return { state, browser }
}

const asked = (server: PlayedTournamentServer) => server.calls.filter(({ id }) => id.endsWith('-calls'))

async function sitDown(browser: CallingBrowser, callKey: string | null = 'key-of-the-server') {
  const server = await PlayedTournamentServer.start(started(venue(['Zoé', 'Max'])))
  server.local.answerProduct({ supportEmail: null, ...(callKey === null ? {} : { callKey }) })
  const dashboard = <PlayerDashboard code="ABCDEF" event={NO_EVENT} browser={browser} />
  const shown = await showScreen(dashboard, { server, player: secretOf(1) })
  await screen.findByText('En direct')
  return { server, ...shown }
}

test('STAK-13 a player is asked once, is called from then on, and turns it off on the same page', async () => {
  const { browser, state } = aBrowser('able')
  const { server, user } = await sitDown(browser)
  await user.click(await screen.findByRole('button', { name: 'Me prévenir' }))
  const toggle = await screen.findByRole('checkbox', { name: OFFER })
  await waitFor(() => expect(toggle).toHaveProperty('checked', true))
  expect(state.keys).toEqual(['key-of-the-server'])
  expect(asked(server)).toEqual([
    {
      id: 'subscribe-to-calls',
      input: { code: 'ABCDEF', playerId: secretOf(1), language: 'fr', subscription: SUBSCRIPTION },
    },
  ])
  expect(screen.queryByRole('button', { name: 'Me prévenir' })).toBeNull()
  await user.click(toggle)
  await waitFor(() => expect(screen.getByRole('checkbox', { name: OFFER })).toHaveProperty('checked', false))
  expect(asked(server)[1]).toMatchObject({
    id: 'unsubscribe-from-calls',
    input: { endpoint: SUBSCRIPTION.endpoint },
  })
})

test('STAK-13 who does not want it is never asked again, and finds the switch', async () => {
  const { browser, state } = aBrowser('able')
  const { server, user, storage } = await sitDown(browser)
  await user.click(await screen.findByRole('button', { name: 'Non merci' }))
  expect(screen.queryByRole('button', { name: 'Me prévenir' })).toBeNull()
  expect(await screen.findByRole('checkbox', { name: OFFER })).toHaveProperty('checked', false)
  expect(storage.preference('calls-offer')).toBe('answered')
  expect([state.keys, asked(server)]).toEqual([[], []])
})

test('STAK-13 a refused permission says how to allow it again, and leaves a sound', async () => {
  const { browser } = aBrowser('able', null)
  const { user } = await sitDown(browser)
  await user.click(await screen.findByRole('button', { name: 'Me prévenir' }))
  expect(await screen.findByText(/autorisez-les dans les réglages du site/)).toBeTruthy()
  expect(screen.getByRole('checkbox', { name: 'Un son quand la ronde arrive, page ouverte' })).toHaveProperty(
    'checked',
    false,
  )
  expect(screen.queryByRole('button', { name: 'Me prévenir' })).toBeNull()
})

test('STAK-13 an iPhone is told what to do first, an old browser that it cannot, and nobody is asked', async () => {
  const { unmount } = (await sitDown(aBrowser('home-screen').browser)).view
  expect(await screen.findByText(/Ajoutez Tablée à l’écran d’accueil/)).toBeTruthy()
  unmount()
  await sitDown(aBrowser('unsupported').browser)
  expect(await screen.findByText('Ce navigateur ne peut pas vous prévenir quand la page est fermée.')).toBeTruthy()
})

test('STAK-13 where the server calls nobody nothing is offered', async () => {
  await sitDown(aBrowser('able').browser, null)
  await screen.findByText('Vos matchs')
  expect(screen.queryByText(OFFER)).toBeNull()
})

test('STAK-13 another address of the browser is told when the page is next opened', async () => {
  const { browser, state } = aBrowser('able')
  const { server, storage, user } = await sitDown(browser)
  await user.click(await screen.findByRole('button', { name: 'Me prévenir' }))
  await screen.findByRole('checkbox', { name: OFFER })
  state.current = { ...SUBSCRIPTION, endpoint: 'https://push.example/another' }
  storage.noteCalled(server.tournament.id, { endpoint: SUBSCRIPTION.endpoint, language: 'en' })
  await waitFor(() => expect(asked(server).at(-1)).toMatchObject({ input: { subscription: state.current } }))
  expect(storage.calledAt(server.tournament.id)?.endpoint).toBe('https://push.example/another')
})
