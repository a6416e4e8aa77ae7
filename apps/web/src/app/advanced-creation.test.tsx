import { anEmptyTournament } from '@tablee/domain/tournaments/testing/a-tournament'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AccountServer } from '../features/accounts/testing/account-server.ts'
import { tournamentDocumentOf } from '../features/tournaments/testing/tournament-document-of.ts'
import { type Answer, executed } from '../transport/testing/local-server.ts'
import { notify, toaster } from '../ui/toasts.tsx'
import { openApp } from './testing/open-app.tsx'

const EXECUTIONS = '/functions/create-advanced-tournament/executions'
const tournament = { ...tournamentDocumentOf(anEmptyTournament(), 1), $id: 'a1', id: 'a1', code: 'K7QM2X' }
const created = executed(201, { success: true, tournamentId: 'a1', code: 'K7QM2X', tournament })

let server: AccountServer
beforeEach(async () => {
  server = await AccountServer.start()
})
afterEach(async () => {
  notify.dismiss()
  toaster.remove()
  vi.restoreAllMocks()
  await server.local.close()
})

type User = Awaited<ReturnType<typeof openApp>>['user']

const serverAnswers = (answer: Answer) => server.instead.set(`POST ${EXECUTIONS}`, answer)
const sent = () =>
  server
    .bodiesOf('POST', EXECUTIONS)
    .map((body) => JSON.parse((body as { body: string }).body) as Record<string, unknown>)
const text = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const byLabel = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
/** The search below also filters by format. */
const format = () =>
  within(screen.getByRole('tabpanel', { name: 'Avancé' })).getByRole<HTMLSelectElement>('combobox', { name: 'Format' })
const players = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Nombre de joueurs maximum' })
const createButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Créer le tournoi' })
const isoOf = (local: string) => new Date(local).toISOString()

async function openAdvanced({ address = '/', isReady = true } = {}) {
  const opened = await openApp(address, { origin: server.local.origin })
  await opened.user.click(await screen.findByRole('tab', { name: 'Avancé' }))
  await screen.findByRole('textbox', { name: 'Date du tournoi' })
  if (isReady) await waitFor(() => expect(createButton().disabled).toBe(false))
  return opened
}

async function write(user: User, box: HTMLElement, words: string) {
  await user.clear(box)
  await user.click(box)
  await user.paste(words)
}

async function fillInEverything(user: User) {
  await write(user, text('Nom du tournoi'), 'Coupe d’Été & cie')
  await user.click(screen.getByRole('radio', { name: 'Pokémon TCG' }))
  await user.selectOptions(format(), 'Limité')
  await write(user, text('Date du tournoi'), '31/12/2099')
  await write(user, byLabel('Heure'), '18:30')
  await user.click(screen.getByRole('button', { name: 'Plus d’options' }))
  await write(user, text('Date de fin'), '01/01/2100')
  await write(user, byLabel('Heure de fin'), '02:15')
  await write(user, players(), '48')
  await write(user, byLabel('Lieu'), 'Lyon')
  await write(user, text('Description'), 'Deux lignes\n"au moins"')
}

const everything = () => ({
  name: text('Nom du tournoi').value,
  game: screen.getByRole<HTMLInputElement>('radio', { name: 'Pokémon TCG' }).checked,
  format: format().value,
  date: text('Date du tournoi').value,
  time: byLabel('Heure').value,
  endDate: text('Date de fin').value,
  endTime: byLabel('Heure de fin').value,
  players: players().value,
  location: byLabel('Lieu').value,
  description: text('Description').value,
})

const FILLED_IN = {
  name: 'Coupe d’Été & cie',
  game: true,
  format: 'limited',
  date: '31/12/2099',
  time: '18:30',
  endDate: '01/01/2100',
  endTime: '02:15',
  players: '48',
  location: 'Lyon',
  description: 'Deux lignes\n"au moins"',
}

test('CREA-3 the form asks what and when; the rest is folded away until asked for', async () => {
  const { user } = await openAdvanced()
  expect(screen.queryByRole('textbox', { name: 'Description' })).toBeNull()
  const toggle = screen.getByRole('button', { name: 'Plus d’options' })
  expect(toggle.getAttribute('aria-expanded')).toBe('false')
  await user.click(toggle)
  for (const name of ['Date de fin', 'Lieu', 'Description']) expect(byLabel(name)).toBeTruthy()
  expect(players().value).toBe('')
  await user.click(screen.getByRole('button', { name: 'Moins d’options' }))
  expect(screen.queryByRole('textbox', { name: 'Description' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Retour' }))
  expect(screen.getByRole('tab', { name: 'Rapide' }).getAttribute('aria-selected')).toBe('true')
})

test('SHOP-60 the tab of the home page keeps the fields and buttons of the specification, and no others', async () => {
  const { user } = await openAdvanced()
  await user.click(screen.getByRole('button', { name: 'Plus d’options' }))
  const panel = within(screen.getByRole('tabpanel', { name: 'Avancé' }))
  const names = [
    ...panel.getAllByRole('textbox'),
    ...panel.getAllByRole('combobox'),
    ...panel.getAllByRole('spinbutton'),
  ]
  const labels = names.map((field) => (field as HTMLInputElement).labels?.[0]?.textContent?.replace(/\*$/, '').trim())
  expect(labels.toSorted()).toEqual([
    'Date de fin',
    'Date du tournoi',
    'Description',
    'Format',
    'Lieu',
    'Nom du tournoi',
    'Nombre de joueurs maximum',
  ])
  const buttons = panel.getAllByRole('button').filter(({ textContent }) => textContent !== '')
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Moins d’options', 'Retour', 'Créer le tournoi'])
  expect(panel.queryByRole('button', { name: /Vendredi|Commander|Aperçu/ })).toBeNull()
  expect(panel.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Plus d’options et aperçu'])
})

test('SHOP-60 one tap leads to the page of its own with what was typed, and back', async () => {
  const { user, router } = await openAdvanced()
  await fillInEverything(user)
  await user.click(screen.getByRole('link', { name: 'Plus d’options et aperçu' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Annoncer un tournoi' })).toBeTruthy()
  await waitFor(() => expect(router.state.location.href).toBe('/announce'))
  expect(text('Nom du tournoi').value).toBe('Coupe d’Été & cie')
  expect(players().value).toBe('48')
  expect(byLabel('Lieu').value).toBe('Lyon')
  await user.click(screen.getByRole('button', { name: /^Jour J/ }))
  expect(text('Date de fin').value).toBe('01/01/2100')
  await user.click(screen.getByRole('link', { name: 'Retour' }))
  await screen.findByRole('tabpanel', { name: 'Avancé' })
  await screen.findByRole('textbox', { name: 'Description' })
  expect(everything()).toEqual(FILLED_IN)
})

test('SHOP-60 what came along and has no field on the home page is said to be put right elsewhere', async () => {
  server.member({ labels: ['eventOrganizer'] })
  const closes = { day: '2099-02-15', time: '18:00' }
  const formData = JSON.stringify({ name: 'Coupe', gameType: 'magic', format: 'modern', date: '2099-01-31', closes })
  const { user } = await openAdvanced({ address: `/?formData=${encodeURIComponent(formData)}` })
  await user.click(createButton())
  expect(await screen.findByText(/corriger sous « Plus d’options et aperçu »/)).toBeTruthy()
  expect(sent()).toEqual([])
})

test('STAK-8 STAK-16 what no field shows of the event before is sent with the form', async () => {
  server.member({ labels: ['eventOrganizer'] })
  serverAnswers(created)
  const kept = {
    clockPlan: { minutes: 35, startsWithRound: true },
    tablePlan: { prefix: 'B', first: 21, leftOut: [25], order: 'random' },
    rules: { points: { win: 2, draw: 1, loss: 0 } },
  }
  const formData = JSON.stringify({ name: 'Coupe', gameType: 'magic', format: 'modern', date: '2099-01-31', ...kept })
  const { user } = await openAdvanced({ address: `/?formData=${encodeURIComponent(formData)}` })
  await user.click(createButton())
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]).toMatchObject({ name: 'Coupe', ...kept })
})

test('LAY-12 /create-tournament opens the creation card on its advanced tab', async () => {
  const { router } = await openApp('/create-tournament', { origin: server.local.origin })
  const tab = await screen.findByRole('tab', { name: 'Avancé' })
  expect(tab.getAttribute('aria-selected')).toBe('true')
  expect(router.state.location.pathname).toBe('/')
  expect(await screen.findByRole('textbox', { name: 'Date du tournoi' })).toBeTruthy()
})

test('CREA-3 the calendar is French, starts on Monday and closes when a day is chosen', async () => {
  const { user } = await openAdvanced()
  await write(user, text('Date du tournoi'), '31/12/2026')
  await user.click(screen.getAllByRole('button', { name: 'Ouvrir le calendrier' })[0] ?? document.body)
  const month = await screen.findByRole('grid', { name: 'décembre 2026' })
  expect(month.querySelector('th')?.textContent).toBe('lun.')
  await user.click(within(month).getByRole('button', { name: 'vendredi 18 décembre 2026' }))
  await waitFor(() => expect(screen.queryByRole('grid')).toBeNull())
  expect(text('Date du tournoi').value).toBe('18/12/2026')
})

test.each([
  [
    'Magic The Gathering',
    ['Standard', 'Modern', 'Legacy', 'Pioneer', 'Pauper', 'Duel Commander', 'Limité', 'Draft', 'Autre'],
  ],
  ['Altered', ['Construit', 'Draft', 'Limité']],
  ['Pokémon TCG', ['Construit', 'Limité', 'Autre']],
  ['Yu-Gi-Oh!', ['Construit', 'Limité', 'Autre']],
  ['Lorcana', ['Construit', 'Limité', 'Autre']],
  ['Autre', ['Construit', 'Limité', 'Autre']],
  ['One Piece Card Game', ['Construit', 'Limité', 'Autre']],
  ['Star Wars : Unlimited', ['Premier', 'Twin Suns', 'Scellé', 'Draft', 'Autre']],
  ['Flesh and Blood', ['Classic Constructed', 'Silver Age', 'Blitz', 'Scellé', 'Draft', 'Autre']],
])('CREA-4 GAME-1 choosing %s proposes the first of its formats', async (game, formats) => {
  const { user } = await openAdvanced()
  expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
    'Magic The Gathering',
    'Altered',
    'Pokémon TCG',
    'Yu-Gi-Oh!',
    'Lorcana',
    'Autre',
    'One Piece Card Game',
    'Star Wars : Unlimited',
    'Flesh and Blood',
    'Digimon Card Game',
    'Riftbound',
    'Dragon Ball Fusion World',
  ])
  await user.selectOptions(format(), 'Pauper')
  await user.click(screen.getByRole('radio', { name: 'Altered' }))
  await user.selectOptions(format(), 'Limité')
  await user.click(screen.getByRole('radio', { name: game === 'Altered' ? 'Autre' : game }))
  await user.click(screen.getByRole('radio', { name: game }))
  expect([...format().options].map((option) => option.textContent)).toEqual(formats)
  expect(format().selectedIndex).toBe(0)
})

test('CREA-5 the name and the date are required, the first fault has the focus, and editing takes the words away', async () => {
  server.member({ labels: ['eventOrganizer'] })
  const { user } = await openAdvanced()
  await write(user, text('Nom du tournoi'), '   ')
  await user.click(createButton())
  expect(await screen.findByText('Le nom du tournoi est requis')).toBeTruthy()
  expect(screen.getByText('La date du tournoi est requise')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(text('Nom du tournoi')))
  expect(sent()).toEqual([])
  await write(user, text('Nom du tournoi'), 'Coupe')
  expect(screen.queryByText('Le nom du tournoi est requis')).toBeNull()
  await write(user, text('Date du tournoi'), '31/12/2099')
  expect(screen.queryByText('La date du tournoi est requise')).toBeNull()
})

test('CREA-5 what is no date, an end before the start and an impossible number are refused before anything is sent', async () => {
  server.member({ labels: ['eventOrganizer'] })
  const { user } = await openAdvanced()
  await fillInEverything(user)
  await write(user, text('Date de fin'), '30/12/2099')
  await write(user, players(), '1')
  await user.click(createButton())
  expect(await screen.findByText('La fin du tournoi ne peut pas précéder son début.')).toBeTruthy()
  expect(screen.getByText(/Le nombre maximum de joueurs doit être d’au moins 2/)).toBeTruthy()
  await write(user, text('Date de fin'), '31/02/2100')
  await write(user, players(), '12')
  await user.click(createButton())
  await waitFor(() => expect(document.activeElement).toBe(text('Date de fin')))
  expect(sent()).toEqual([])
})

test('CREA-5 an empty number of players becomes null; what is left empty is said to be empty', async () => {
  server.member({ labels: ['eventOrganizer'] })
  serverAnswers(created)
  const { user } = await openAdvanced()
  await write(user, text('Nom du tournoi'), 'Coupe')
  await write(user, text('Date du tournoi'), '31/12/2099')
  await write(user, byLabel('Heure'), '18:30')
  await user.click(createButton())
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]).toMatchObject({
    name: 'Coupe',
    gameType: 'magic',
    format: 'standard',
    tournamentDate: isoOf('2099-12-31T18:30'),
    endDate: null,
    maxPlayers: null,
    description: '',
    location: null,
    type: 'advance',
  })
})

test('CREA-9 CREA-11 an organizer creates an event with all that was typed, is told, and goes to its own admin', async () => {
  server.member({ labels: ['eventOrganizer'] })
  serverAnswers(created)
  const { user } = await openAdvanced()
  await fillInEverything(user)
  await user.click(createButton())
  expect(await screen.findByText('Tournoi créé avec succès')).toBeTruthy()
  expect(sent()[0]).toMatchObject({
    gameType: 'pokemon',
    format: 'limited',
    tournamentDate: isoOf('2099-12-31T18:30'),
    endDate: isoOf('2100-01-01T02:15'),
    maxPlayers: 48,
    description: 'Deux lignes\n"au moins"',
    location: 'Lyon',
  })
  expect(document.querySelector('[data-code=K7QM2X]')).toBeTruthy()
  expect(screen.getByText(/^Pour s’inscrire/)).toBeTruthy()
  expect(screen.queryByText(/Les joueurs entrent/)).toBeNull()
  expect(screen.getByRole('link', { name: 'Aller au tournoi' }).getAttribute('href')).toBe(
    '/tournament/K7QM2X/admin-advanced',
  )
  expect(screen.queryByText('Votre lien de secours')).toBeNull()
})

test('CREA-11 a refusal is told with its text, and what was typed stays; the refused field is shown', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  server.member({ labels: ['eventOrganizer'] })
  const fields = { description: 'Cette description ne convient pas.' }
  serverAnswers(executed(400, { success: false, message: 'Le serveur dit non.', reason: 'x', fields }))
  const { user } = await openAdvanced()
  await fillInEverything(user)
  await user.click(screen.getByRole('button', { name: 'Moins d’options' }))
  await user.click(createButton())
  expect(await screen.findByText('Erreur lors de la création du tournoi')).toBeTruthy()
  expect(screen.getByText('Le serveur dit non.')).toBeTruthy()
  expect(await screen.findByText('Cette description ne convient pas.')).toBeTruthy()
  expect(everything()).toEqual(FILLED_IN)
})

test('CREA-6 an anonymous visitor is asked to sign in, and finds every field again on the advanced tab', async () => {
  server.member({ labels: ['eventOrganizer'] }, false)
  serverAnswers(created)
  const { user, router } = await openAdvanced()
  await fillInEverything(user)
  await user.click(createButton())
  const dialog = within(await screen.findByRole('dialog', { name: 'Connexion requise' }))
  const address = (name: string) => dialog.getByRole('link', { name }).getAttribute('href') ?? ''
  expect(address('Créer un compte')).toMatch(/^\/register\?formData=/)
  expect(address('Se connecter')).toMatch(/^\/login\?formData=/)
  expect(sent()).toEqual([])
  await user.click(dialog.getByRole('link', { name: 'Se connecter' }))
  await user.type(await screen.findByLabelText('E-mail'), 'zoe@example.org')
  await user.type(screen.getByLabelText('Mot de passe'), 'Correct-Cheval-77')
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Se connecter' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/'))
  await screen.findByRole('textbox', { name: 'Description' })
  expect(screen.getByRole('tab', { name: 'Avancé' }).getAttribute('aria-selected')).toBe('true')
  expect(everything()).toEqual(FILLED_IN)
  await user.click(createButton())
  await user.click(await screen.findByRole('button', { name: 'Créer un autre tournoi' }))
  expect((await screen.findByRole('tab', { name: 'Rapide' })).getAttribute('aria-selected')).toBe('true')
  expect(router.state.location.href).toBe('/')
})

test('CREA-6 form data that somebody else wrote is read as far as it makes sense', async () => {
  const formData = '{"name":"Coupe","gameType":"altered","format":"legacy","maxPlayers":"many","hasMore":true}'
  await openAdvanced({ address: `/?formData=${encodeURIComponent(formData)}` })
  expect(text('Nom du tournoi').value).toBe('Coupe')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Altered' }).checked).toBe(true)
  expect(format().value).toBe('constructed')
  expect(players().value).toBe('')
})

test('CREA-7 a member without organizer access is told so, and cannot create', async () => {
  server.member()
  await openAdvanced({ isReady: false })
  expect(await screen.findByText('Vous devez être organisateur pour créer un tournoi Advanced.')).toBeTruthy()
  expect(createButton().disabled).toBe(true)
})
