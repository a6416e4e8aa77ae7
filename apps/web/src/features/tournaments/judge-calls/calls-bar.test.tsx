import { callJudge } from '@tablee/domain/tournaments/judge-calls/call-judge'
import { after, playerId, started, whole } from '@tablee/domain/tournaments/testing/a-tournament'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { executed } from '../../../transport/testing/local-server.ts'
import type { BrowserSubscription, CallAbility, CallingBrowser } from '../calls/calling-browser.ts'
import { PlayedTournamentServer } from '../testing/played-tournament-server.ts'
import { showScreen } from '../testing/show-screen.tsx'
import { ORGANIZER_SECRET, venue } from '../testing/venue.ts'
import { CallsBar } from './calls-bar.tsx'

const PAIRED = started(venue(['Zoé', 'Max']))
const CALLED = after(PAIRED, callJudge(whole(PAIRED), playerId('p1'), new Date()))
const SACHA = { id: 'sacha', role: 'judge', name: 'Sacha', hasCome: true, expiresAt: null, replaces: null }

type Viewer = { readonly isOwn: boolean; readonly role?: 'judge' | 'head-judge' }

/** A judge's view. */
async function bar(tournament: Tournament, { isOwn, role = 'judge' }: Viewer = { isOwn: true }) {
  const server = await PlayedTournamentServer.start(tournament)
  server.others.set('get-shifts', () => executed(200, { success: true, data: { helpers: [{ ...SACHA, isOwn }] } }))
  const { id: tournamentId, code } = tournament
  const access = { tournamentId, code, secret: ORGANIZER_SECRET, role } as const
  return showScreen(<CallsBar tournament={tournament} access={access} />, { server })
}

const OFFER = 'M’avertir des appels'
const SUBSCRIPTION: BrowserSubscription = {
  endpoint: 'https://push.example/of-a-judge',
  keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
}

function aBrowser(first: CallAbility, given: BrowserSubscription | null = SUBSCRIPTION) {
  const state = { ability: first, current: null as BrowserSubscription | null, asked: 0 }
  const browser: CallingBrowser = {
    ability: () => state.ability,
    current: async () => state.current,
    subscribe: async () => {
      state.asked++
      if (given === null) state.ability = 'denied'
      state.current = given
      return given
    },
  }
  return { state, browser }
}

/** The sheet of a judge’s phone. */
async function sheet(browser: CallingBrowser, { callKey }: { readonly callKey?: string } = { callKey: 'key' }) {
  const server = await PlayedTournamentServer.start(PAIRED)
  server.local.answerProduct({ supportEmail: null, ...(callKey === undefined ? {} : { callKey }) })
  const { id: tournamentId, code } = PAIRED
  const access = { tournamentId, code, secret: ORGANIZER_SECRET, role: 'judge' } as const
  const shown = await showScreen(<CallsBar {...{ tournament: PAIRED, access, browser }} />, { server })
  await shown.user.click(await screen.findByRole('button', { name: 'Aucun appel' }))
  await screen.findByRole('dialog', { name: 'Aucun appel' })
  const asked = () => server.calls.filter(({ id }) => id.endsWith('-judge-calls'))
  return { ...shown, asked }
}

const taken = (): Tournament => ({
  ...CALLED,
  judgeCalls: { ...CALLED.judgeCalls, open: CALLED.judgeCalls.open.map((call) => ({ ...call, takenBy: 'sacha' })) },
})

test('JUDG-30 the bar is there before anybody calls, and as high once somebody does', async () => {
  const { user } = await bar(PAIRED)
  const button = await screen.findByRole('button', { name: 'Aucun appel' })
  expect(button.className).toContain('h-11')
  await user.click(button)
  expect(await screen.findByRole('dialog', { name: 'Aucun appel' })).toBeTruthy()
})

test('JUDG-30 LOOK-32 it names the table that waits, tells it beside the button, and its calls open in a sheet', async () => {
  const { user } = await bar(CALLED)
  const button = await screen.findByRole('button', { name: /^1 appel · Table/ })
  expect(screen.getByRole('status').textContent).toMatch(/^1 appel · Table/)
  expect(within(button).queryByRole('status')).toBeNull()
  expect(button.className).toContain('h-11')
  await user.click(button)
  const dialog = within(await screen.findByRole('dialog', { name: '1 table appelle l’arbitrage' }))
  expect(dialog.getByRole('button', { name: 'J’y vais' })).toBeTruthy()
})

test('JUDG-31 the staff reads who goes there, and only that one closes it', async () => {
  const { user } = await bar(taken(), { isOwn: false })
  await user.click(await screen.findByRole('button', { name: '1 appel' }))
  expect(await screen.findByText(/^Sacha y va · appel de Zoé/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Réglé' })).toBeNull()
})

test('LOOK-34 the head judge puts a call of somebody else back, and does not say that they go themselves', async () => {
  const { user } = await bar(taken(), { isOwn: false, role: 'head-judge' })
  await user.click(await screen.findByRole('button', { name: '1 appel' }))
  expect(await screen.findByRole('button', { name: 'Remettre en attente' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Je n’y vais plus' })).toBeNull()
})

test('JUDG-31 whoever goes there reads so, and closes it', async () => {
  const { user } = await bar(taken())
  await user.click(await screen.findByRole('button', { name: '1 appel' }))
  expect(await screen.findByText(/^Vous y allez/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Réglé' })).toBeTruthy()
})

test('JUDG-35 one tap asks the browser and tells the server, another takes it back', async () => {
  const { browser, state } = aBrowser('able')
  const { user, asked } = await sheet(browser)
  const toggle = await screen.findByRole('checkbox', { name: OFFER })
  expect([toggle, state.asked, asked()]).toMatchObject([{ checked: false }, 0, []])
  await user.click(toggle)
  await waitFor(() => expect(toggle).toHaveProperty('checked', true))
  const ofStaff = { code: 'ABCDEF', organizerId: ORGANIZER_SECRET }
  expect(asked()).toEqual([
    { id: 'subscribe-to-judge-calls', input: { ...ofStaff, subscription: SUBSCRIPTION, language: 'fr' } },
  ])
  await user.click(toggle)
  await waitFor(() => expect(toggle).toHaveProperty('checked', false))
  expect(asked().slice(1)).toEqual([
    { id: 'unsubscribe-from-judge-calls', input: { ...ofStaff, endpoint: SUBSCRIPTION.endpoint } },
  ])
})

test('JUDG-35 the server is told once more when the calls are opened again', async () => {
  const { browser } = aBrowser('able')
  const { user, asked } = await sheet(browser)
  await user.click(await screen.findByRole('checkbox', { name: OFFER }))
  await waitFor(() => expect(screen.getByRole('checkbox', { name: OFFER })).toHaveProperty('checked', true))
  await user.click(screen.getByRole('button', { name: 'Fermer' }))
  await user.click(await screen.findByRole('button', { name: 'Aucun appel' }))
  await waitFor(() => expect(asked()).toHaveLength(2))
  expect(asked()[1]?.id).toBe('subscribe-to-judge-calls')
})

test('JUDG-35 who refuses, has no app on an iPhone or an old browser reads what helps', async () => {
  const { user, view, asked } = await sheet(aBrowser('able', null).browser)
  await user.click(await screen.findByRole('checkbox', { name: OFFER }))
  expect(await screen.findByText(/Pour recevoir les appels, autorisez-les dans les réglages du site/)).toBeTruthy()
  expect(asked()).toEqual([])
  view.unmount()
  const iphone = await sheet(aBrowser('home-screen').browser)
  expect(await screen.findByText(/Ajoutez Tablée à l’écran d’accueil/)).toBeTruthy()
  iphone.view.unmount()
  await sheet(aBrowser('unsupported').browser)
  expect(await screen.findByText('Ce navigateur ne peut pas vous avertir quand la page est fermée.')).toBeTruthy()
})

test('JUDG-35 where the server calls nobody there is no switch', async () => {
  await sheet(aBrowser('able').browser, {})
  expect(screen.queryByText(OFFER)).toBeNull()
})

test('JUDG-46 a call taken until a shift ended is shown as waiting, to be taken', async () => {
  const ended = new Date(Date.now() - 60_000).toISOString()
  const tournament = taken()
  const open = tournament.judgeCalls.open.map((call) => ({ ...call, takenUntil: ended }))
  const { user } = await bar({ ...tournament, judgeCalls: { ...tournament.judgeCalls, open } }, { isOwn: false })
  await user.click(await screen.findByRole('button', { name: /^1 appel · Table/ }))
  expect(await screen.findByRole('button', { name: 'J’y vais' })).toBeTruthy()
})

test('JUDG-50 where teams play, a call names the team beside who called', async () => {
  const [one, other] = [playerId('p1'), playerId('p2')]
  const teams = [
    { name: 'Les Hiboux', members: [one, playerId('p9')] },
    { name: 'Les Loups', members: [other] },
  ]
  const { user } = await bar({ ...CALLED, teams })
  await user.click(await screen.findByRole('button', { name: /^1 appel · Table/ }))
  expect(await screen.findByText('Appel de Zoé (Les Hiboux)')).toBeTruthy()
})
