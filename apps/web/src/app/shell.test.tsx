import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { aStorageBackend, openApp } from './testing/open-app.tsx'

afterEach(() => {
  delete document.documentElement.dataset.theme
})

test.each(['/', '/about', '/become-organizer', '/tournament/K7QM2X', '/nowhere'])(
  'LAY-1 %s has the header with logo and menu, and the footer with the about link',
  async (address) => {
    await openApp(address)
    const header = await screen.findByRole('banner')
    expect(within(header).getByRole('link', { name: 'Tablée, accueil' }).getAttribute('href')).toBe('/')
    expect(within(header).getByRole('button', { name: 'Menu' })).toBeTruthy()
    const footer = screen.getByRole('contentinfo')
    expect(within(footer).getByRole('link', { name: 'À propos' }).getAttribute('href')).toBe('/about')
  },
)

test('LAY-13 WORD-7 the footer leads to help, to what is kept, to the terms, to the state of the service and to the API', async () => {
  await openApp('/')
  const footer = await screen.findByRole('contentinfo')
  const leads = within(footer).getAllByRole('link')
  expect(leads.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['À propos', '/about'],
    ['Aide', '/about#help'],
    ['Confidentialité', '/privacy'],
    ['Conditions d’utilisation', '/terms'],
    ['État du service', '/about#status'],
    ['API', '/docs'],
  ])
})

test('LAY-3 an unknown route shows a helpful page with a way home', async () => {
  const { user } = await openApp('/nowhere/at/all')
  expect(await screen.findByRole('heading', { level: 1, name: 'Cette table n’existe pas' })).toBeTruthy()
  expect(document.title).toBe('Page introuvable · Tablée')
  await user.click(screen.getByRole('link', { name: 'Retour à l’accueil' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Prenez place.' })).toBeTruthy()
})

test('LAY-3 /about and /become-organizer exist', async () => {
  const about = await openApp('/about')
  expect(await screen.findByRole('heading', { level: 1, name: 'À propos de Tablée' })).toBeTruthy()
  about.unmount()
  await openApp('/become-organizer')
  expect(await screen.findByRole('heading', { level: 1, name: 'Devenir organisateur' })).toBeTruthy()
  expect(screen.getByText('Bientôt disponible')).toBeTruthy()
})

test('LAY-10 by keyboard alone: the first stop leads to the content, and a new page is announced by its heading', async () => {
  const { user } = await openApp('/')
  await screen.findByRole('heading', { level: 1 })
  await user.tab()
  expect(document.activeElement?.textContent).toBe('Aller au contenu')
  expect(document.activeElement?.getAttribute('href')).toBe('#main')
  expect(document.getElementById('main')?.tagName).toBe('MAIN')
  const about = within(screen.getByRole('contentinfo')).getByRole('link', { name: 'À propos' })
  about.focus()
  await user.keyboard('{Enter}')
  const heading = await screen.findByRole('heading', { level: 1, name: 'À propos de Tablée' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  expect(document.title).toBe('À propos · Tablée')
})

test('LAY-11 French by default, English when the browser prefers it; html lang follows', async () => {
  const french = await openApp('/', { languages: ['de-DE'] })
  expect(await screen.findByText('Prenez place.')).toBeTruthy()
  expect(document.documentElement.lang).toBe('fr')
  french.unmount()
  await openApp('/', { languages: ['en-US', 'fr'] })
  expect(await screen.findByText('Take a seat.')).toBeTruthy()
  expect(document.documentElement.lang).toBe('en')
})

test('LAY-11 the language chosen in the footer is kept for the next visit', async () => {
  const backend = aStorageBackend()
  const { user, unmount } = await openApp('/', { backend })
  await user.click(await screen.findByRole('button', { name: 'English' }))
  expect(await screen.findByText('Take a seat.')).toBeTruthy()
  expect(document.documentElement.lang).toBe('en')
  unmount()
  await openApp('/', { backend })
  expect(await screen.findByText('Take a seat.')).toBeTruthy()
})

test('the theme chosen in the menu is shown at once and kept', async () => {
  const backend = aStorageBackend()
  const { user } = await openApp('/', { backend })
  await user.click(await screen.findByRole('button', { name: 'Menu' }))
  await user.click(await screen.findByRole('menuitemradio', { name: 'Sombre' }))
  expect(document.documentElement.dataset.theme).toBe('dark')
  expect(backend.values.get('tablee:theme')).toBe('dark')
  await user.click(await screen.findByRole('menuitemradio', { name: 'Comme l’appareil' }))
  expect(document.documentElement.dataset.theme).toBeUndefined()
  expect(backend.values.has('tablee:theme')).toBe(false)
})

test('LAY-11 the language is chosen in the menu of an anonymous visitor as well; html lang follows', async () => {
  const backend = aStorageBackend()
  const { user } = await openApp('/', { backend })
  await user.click(await screen.findByRole('button', { name: 'Menu' }))
  await user.click(await screen.findByRole('menuitemradio', { name: 'English' }))
  expect(await screen.findByText('Take a seat.')).toBeTruthy()
  expect(document.documentElement.lang).toBe('en')
  expect(backend.values.get('tablee:language')).toBe('en')
})

test.each([
  ['/privacy', 'Politique de confidentialité', /Seuls vous et l’organisation de ce tournoi pouvez les lire/],
  ['/terms', 'Conditions d’utilisation', /Ne donnez que de vrais résultats/],
])('LAY-13 %s is a page of its own, with what people agree to', async (address, title, sentence) => {
  await openApp(address)
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy()
  expect(screen.getByText(sentence)).toBeTruthy()
})

test('LAY-11 no accessible name is left in the English of the component library', async () => {
  const { user } = await openApp('/')
  await user.click(await screen.findByRole('button', { name: 'Menu' }))
  await screen.findByRole('menu')
  const names = [
    ...document.querySelectorAll('[aria-label], [aria-roledescription], [aria-valuetext], [title]'),
  ].flatMap((element) =>
    ['aria-label', 'aria-roledescription', 'aria-valuetext', 'title'].map((name) => element.getAttribute(name) ?? ''),
  )
  expect(names.join('|')).toContain('Augmenter')
  expect(names.join('|')).not.toMatch(
    /\b(close|open|increase|decrease|increment|decrement|pin|notifications|top-end|copy|clear|select)\b/i,
  )
})

test('HOME-6 when the browser keeps nothing, the person is told once', async () => {
  const { storage } = await openApp('/', { backend: null })
  await screen.findByRole('heading', { level: 1 })
  storage.saveTournament({ id: 't1', code: 'K7QM2X', role: 'player', playerName: 'Léa' })
  storage.saveTournament({ id: 't2', code: 'K7QM2Y', role: 'player', playerName: 'Léa' })
  expect(await screen.findAllByText('Ce navigateur ne garde rien')).toHaveLength(1)
  expect(storage.savedTournaments()).toHaveLength(2)
})

test('LOOK-24 a menu that is opened while the next page is on its way stays open', async () => {
  const { user, router } = await openApp('/about', { wasSignedIn: false })
  await user.click(screen.getByRole('button', { name: 'Menu' }))
  expect(await screen.findByRole('menu')).toBeTruthy()
  await router.navigate({ to: '/terms' })
  await screen.findByRole('heading', { level: 1, name: /Conditions/ })
  expect(screen.getByRole('menu').dataset.state).toBe('open')
  expect(document.activeElement?.tagName).not.toBe('H1')
})
