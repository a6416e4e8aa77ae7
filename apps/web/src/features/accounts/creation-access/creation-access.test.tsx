import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openApp } from '../../../app/testing/open-app.tsx'
import { AccountServer } from '../testing/account-server.ts'

let server: AccountServer
beforeEach(async () => {
  server = await AccountServer.start()
  server.local.answerProduct({ supportEmail: 'aide@tablee.example' })
})
afterEach(async () => {
  vi.useRealTimers()
  await server.local.close()
})

/** For a busy machine. */
const SLOW = { timeout: 8000 }

async function openAdvanced(address = '/') {
  const opened = await openApp(address, { origin: server.local.origin })
  await opened.user.click(await screen.findByRole('tab', { name: 'Avancé' }))
  return opened
}

test('CREA-6 arriving with form data shows the advanced tab', async () => {
  await openApp('/?formData=%7B%7D', { origin: server.local.origin })
  expect((await screen.findByRole('tab', { name: 'Avancé' })).getAttribute('aria-selected')).toBe('true')
})

test('CREA-7 CREA-8 a member asks for organizer access by a letter, once the terms are accepted', async () => {
  server.member({ name: 'Zoé Martin', email: 'zoe@example.org' })
  const { user } = await openAdvanced()
  expect(await screen.findByText('Vous devez être organisateur pour créer un tournoi Advanced.')).toBeTruthy()
  const panel = within(screen.getByRole('tabpanel', { name: 'Avancé' }))
  expect(panel.getByRole<HTMLButtonElement>('button', { name: 'Créer le tournoi' }).disabled).toBe(true)
  const link = panel.getByRole('link', { name: 'Devenir organisateur' })
  expect(link.getAttribute('href')).toBe('/become-organizer')
  await user.click(link)
  const dialog = within(await screen.findByRole('dialog', { name: 'Devenir organisateur' }))
  const table = within(dialog.getByRole('table', { name: 'Comparaison des types de tournoi' }))
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Rapide',
    'Avancé',
    'Premium',
  ])
  expect(table.getByText('9,99€/mois')).toBeTruthy()
  // Not enforced: only an example on the page of plans.
  expect(dialog.queryByText('Tournois en même temps')).toBeNull()
  expect(dialog.getByText(/donnés à titre d’exemple/)).toBeTruthy()
  expect(dialog.getAllByRole('group')).toHaveLength(3)
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: "Demander l'accès" }).disabled).toBe(true)
  expect(dialog.getByRole('link', { name: 'conditions d’utilisation' }).getAttribute('href')).toBe('/terms')
  await user.click(dialog.getByRole('checkbox'))
  const letter = new URL(dialog.getByRole('link', { name: "Demander l'accès" }).getAttribute('href') ?? '')
  expect(letter.protocol + letter.pathname).toBe('mailto:aide@tablee.example')
  expect(letter.searchParams.get('subject')).toContain('Zoé Martin')
  const body = letter.searchParams.get('body') ?? ''
  for (const part of ['Zoé Martin', 'zoe@example.org', 'zoe1', String(new Date().getFullYear())]) {
    expect(body).toContain(part)
  }
})

test('CREA-8 LAY-7 where the operator has a page of plans, its link takes the place of the comparison', async () => {
  server.local.answerProduct({ supportEmail: null, features: ['plans-page', 'plans-link'] })
  server.member()
  const { user } = await openAdvanced()
  const panel = within(screen.getByRole('tabpanel', { name: 'Avancé' }))
  await user.click(await panel.findByRole('link', { name: 'Devenir organisateur' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Devenir organisateur' }))
  expect(dialog.getByRole('link', { name: 'Voir les formules' }).getAttribute('href')).toBe('/plans')
  expect(dialog.queryByRole('table')).toBeNull()
})

test('CREA-8 FIND-7 without a support address the request is kept on this server, and its state is shown', async () => {
  server.local.answerProduct({ supportEmail: null })
  const member = server.member()
  const { user, router } = await openApp('/become-organizer', { origin: server.local.origin })
  await user.click(await screen.findByRole('button', { name: 'Devenir organisateur' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Devenir organisateur' }))
  expect(dialog.getByText(/où la personne qui le gère la lit/)).toBeTruthy()
  const ask = dialog.getByRole<HTMLButtonElement>('button', { name: "Demander l'accès" })
  expect(ask.disabled).toBe(true)
  await user.type(dialog.getByLabelText(/Un mot pour la personne/), 'Boutique à Lyon')
  await user.click(dialog.getByRole('checkbox'))
  await user.click(ask)
  expect(await screen.findByText('Demande envoyée le 31 janvier 2030', undefined, SLOW)).toBeTruthy()
  expect(screen.getByText(/Boutique à Lyon/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Devenir organisateur' })).toBeNull()
  vi.useFakeTimers({ toFake: ['Date'] })
  member.labels = ['eventOrganizer']
  comeBackLater()
  expect(await screen.findByText('Vous avez l’accès organisateur sur ce serveur.', undefined, SLOW)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Annoncer un tournoi' }).getAttribute('href')).toBe('/create-tournament')
  expect(router.state.location.pathname).toBe('/become-organizer')
})

test.each([
  { day: 'the sixth', now: '2030-02-06T18:00:00.000Z', told: /à partir du 7 févr/, mayAsk: false },
  { day: 'the eighth', now: '2030-02-08T18:00:00.000Z', told: /Vous pouvez en envoyer une autre/, mayAsk: true },
])('FIND-7 an answer that was no is read with its reason, and asked again after a week: $day', async (on) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(on.now) })
  server.member()
  const refused = { at: '2030-01-31T18:00:00.000Z', reason: 'Revenez au printemps' }
  server.matters = { ...server.matters, organizerRequest: { text: '', askedAt: refused.at, refused } }
  await openApp('/become-organizer', { origin: server.local.origin })
  expect(await screen.findByText('Demande refusée le 31 janvier 2030')).toBeTruthy()
  expect(screen.getByText('Revenez au printemps')).toBeTruthy()
  expect(screen.getByText(on.told)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Devenir organisateur' }) !== null).toBe(on.mayAsk)
})

test('FIND-7 becoming an organizer goes by the sign-in, and comes back', async () => {
  server.member({}, false)
  const { user, router } = await openApp('/become-organizer', { origin: server.local.origin })
  const main = within(screen.getByRole('main'))
  expect((await main.findByRole('link', { name: 'Créer un compte' })).getAttribute('href')).toBe(
    '/register?redirect=/become-organizer',
  )
  await user.click(main.getByRole('link', { name: 'Se connecter' }))
  await user.type(await screen.findByLabelText('E-mail'), 'zoe@example.org')
  await user.type(screen.getByLabelText('Mot de passe'), 'Correct-Cheval-77')
  await user.click(main.getByRole('button', { name: 'Se connecter' }))
  expect(await screen.findByRole('button', { name: 'Devenir organisateur' }, SLOW)).toBeTruthy()
  expect(router.state.location.pathname).toBe('/become-organizer')
})

test('FIND-7 whoever did not confirm the address is told so where they ask', async () => {
  server.local.answerProduct({ supportEmail: null })
  server.member({ verified: false })
  const { user } = await openApp('/become-organizer', { origin: server.local.origin })
  await user.click(await screen.findByRole('button', { name: 'Devenir organisateur' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Devenir organisateur' }))
  expect(dialog.getByText('Votre adresse n’est pas confirmée')).toBeTruthy()
  expect(dialog.getByRole('button', { name: 'Renvoyer l’e-mail de confirmation' })).toBeTruthy()
})

test('CREA-7 an organizer is told nothing of the kind', async () => {
  server.member({ labels: ['eventOrganizer'] })
  await openAdvanced()
  const create = await screen.findByRole<HTMLButtonElement>('button', { name: 'Créer le tournoi' })
  await waitFor(() => expect(create.disabled).toBe(false))
  expect(screen.queryByText(/Vous devez être organisateur/)).toBeNull()
})

function comeBackLater() {
  vi.setSystemTime(Date.now() + 60_000)
  fireEvent(document, new Event('visibilitychange', { bubbles: true }))
}

test('AUTH-10 FIND-7 whoever is granted access may create without logging in again, and may not once it is revoked', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const member = server.member()
  await openAdvanced()
  const refusal = 'Vous devez être organisateur pour créer un tournoi Advanced.'
  const create = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Créer le tournoi' })
  expect(await screen.findByText(refusal)).toBeTruthy()
  expect(create().disabled).toBe(true)
  member.labels = ['eventOrganizer']
  comeBackLater()
  await waitFor(() => expect(create().disabled).toBe(false))
  expect(screen.queryByText(refusal)).toBeNull()
  expect(await screen.findByText('Vous avez l’accès organisateur', undefined, SLOW)).toBeTruthy()
  member.labels = []
  comeBackLater()
  expect(await screen.findByText('Votre accès organisateur a été retiré', undefined, SLOW)).toBeTruthy()
  expect(await screen.findByText(refusal)).toBeTruthy()
  expect(create().disabled).toBe(true)
  expect(server.bodiesOf('POST', '/account/sessions/email')).toEqual([])
})
