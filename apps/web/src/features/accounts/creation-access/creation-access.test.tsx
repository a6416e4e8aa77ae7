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

test('CREA-8 without a support address the person reads how access is granted on this server, and the letter says it too', async () => {
  server.local.answerProduct({ supportEmail: null })
  server.member()
  const { user } = await openAdvanced()
  const panel = within(screen.getByRole('tabpanel', { name: 'Avancé' }))
  await user.click(await panel.findByRole('link', { name: 'Devenir organisateur' }))
  expect(await screen.findByText(/Ce serveur n’a pas indiqué d’adresse de contact/)).toBeTruthy()
  const command = "npm run tablee -- organizer grant 'zoe@example.org'"
  expect(screen.getByText(command)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Copier la commande' })).toBeTruthy()
  await user.click(screen.getByRole('checkbox'))
  const letter = screen.getByRole('link', { name: "Demander l'accès" }).getAttribute('href') ?? ''
  expect(letter).toMatch(/^mailto:\?subject=/)
  expect(decodeURIComponent(letter)).toContain(command)
})

test('CREA-7 an organizer is told nothing of the kind', async () => {
  server.member({ labels: ['eventOrganizer'] })
  await openAdvanced()
  const create = await screen.findByRole<HTMLButtonElement>('button', { name: 'Créer le tournoi' })
  await waitFor(() => expect(create.disabled).toBe(false))
  expect(screen.queryByText(/Vous devez être organisateur/)).toBeNull()
})

/** The tab is left for a minute, and then looked at again. */
function comeBackLater() {
  vi.setSystemTime(Date.now() + 60_000)
  fireEvent(document, new Event('visibilitychange', { bubbles: true }))
}

test('AUTH-10 whoever is granted access may create without logging in again, and may not once it is revoked', async () => {
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
  member.labels = []
  comeBackLater()
  expect(await screen.findByText(refusal)).toBeTruthy()
  expect(create().disabled).toBe(true)
  expect(server.bodiesOf('POST', '/account/sessions/email')).toEqual([])
})
