import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type LocalServer, startLocalServer } from '../transport/testing/local-server.ts'
import { openApp } from './testing/open-app.tsx'

let server: LocalServer
beforeEach(async () => {
  server = await startLocalServer()
})
afterEach(() => server.close())

const open = (address: string, features: readonly string[]) => {
  server.answerProduct({ supportEmail: 'aide@tablee.example', features })
  return openApp(address, { origin: server.origin })
}
const header = () => within(screen.getByRole('banner'))
const plansLink = () => screen.queryByRole('link', { name: 'Voir les formules' })
const ALL = ['plans-page', 'plans-nav', 'plans-link']

test.each([[[]], [['plans-nav', 'plans-link']]])(
  'LAY-7 /plans is not to be reached while its page is off: %j',
  async (features) => {
    await open('/plans', features)
    expect(await screen.findByRole('heading', { level: 1, name: 'Cette table n’existe pas' })).toBeTruthy()
    expect(screen.queryByText('9,99€/mois')).toBeNull()
    expect(header().queryByRole('link', { name: 'Formules' })).toBeNull()
  },
)

test('LAY-7 /plans is not to be reached when the server does not say', async () => {
  await openApp('/plans')
  expect(await screen.findByRole('heading', { level: 1, name: 'Cette table n’existe pas' })).toBeTruthy()
})

test('LAY-8 /plans shows three plans, their prices and how many tournaments at a time, and is marked work in progress', async () => {
  await open('/plans', ['plans-page'])
  expect(await screen.findByRole('heading', { level: 1, name: 'Les formules' })).toBeTruthy()
  expect(screen.getByText('Page en travaux')).toBeTruthy()
  const cards = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.closest('li')?.textContent)
  expect(cards).toEqual([
    expect.stringMatching(/^RapideGratuitTournois en même temps ?1\D/),
    expect.stringMatching(/^AvancéGratuitTournois en même temps ?5\D/),
    expect.stringMatching(/^Premium9,99€\/moisTournois en même temps ?Illimité/),
  ])
  expect(document.title).toBe('Formules · Tablée')
})

test('LAY-1 LAY-7 the header and the menu link to the plans by their flag', async () => {
  const without = await open('/about', ['plans-page', 'plans-link'])
  await screen.findByRole('link', { name: 'aide@tablee.example' })
  expect(header().queryByRole('link', { name: 'Formules' })).toBeNull()
  without.unmount()
  const { user, router } = await open('/about', ['plans-page', 'plans-nav'])
  const link = await header().findByRole('link', { name: 'Formules' })
  await user.click(header().getByRole('button', { name: 'Menu' }))
  expect((await screen.findByRole('menuitem', { name: 'Formules' })).getAttribute('href')).toBe('/plans')
  await user.keyboard('{Escape}')
  await user.click(link)
  await waitFor(() => expect(router.state.location.pathname).toBe('/plans'))
})

test('LAY-9 LAY-7 /become-organizer is coming soon, leads on, and links to the plans by their flag', async () => {
  const without = await open('/become-organizer', ['plans-page', 'plans-nav'])
  await header().findByRole('link', { name: 'Formules' })
  expect(screen.getByRole('heading', { level: 1, name: 'Devenir organisateur' })).toBeTruthy()
  expect(screen.getByText('Bientôt disponible')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Créer un tournoi rapide' }).getAttribute('href')).toBe('/')
  expect(plansLink()).toBeNull()
  without.unmount()
  await open('/become-organizer', ALL)
  expect((await screen.findByRole('link', { name: 'Voir les formules' })).getAttribute('href')).toBe('/plans')
})

test('LAY-9 /about says what this is, and whom to write to when the operator gave an address', async () => {
  const nobody = await openApp('/about')
  const headings = (await screen.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent)
  expect(headings).toContain('Pour celles et ceux qui organisent')
  expect(headings).not.toContain('Une question ?')
  nobody.unmount()
  await open('/about', [])
  const address = await screen.findByRole('link', { name: 'aide@tablee.example' })
  expect(address.getAttribute('href')).toBe('mailto:aide@tablee.example')
})
