import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Answer, executed, type LocalServer, startLocalServer } from '../transport/testing/local-server.ts'
import { openApp } from './testing/open-app.tsx'

const friday = {
  $id: 't1',
  code: 'K7QM2X',
  name: 'Vendredi soir',
  isStarted: false,
  isFinished: false,
  currentRound: 0,
  registeredPlayersCount: 1,
  gameType: null,
  tournamentDate: null,
  location: null,
  hasPassword: false,
}
const cup = {
  ...{ ...friday, $id: 't2', code: 'ABCDEF', name: 'Coupe de Lyon', isStarted: true, currentRound: 3 },
  ...{ registeredPlayersCount: 12, gameType: 'magic', tournamentDate: '2030-01-31T18:00:00.000Z', location: 'Lyon 3e' },
}
const listed = (...documents: object[]): Answer => ({ status: 200, body: { total: documents.length, documents } })
const PLACEHOLDER = 'Rechercher par nom ou code...'

let server: LocalServer
let found: () => Answer | Promise<Answer>
beforeEach(async () => {
  server = await startLocalServer()
  found = () => listed(friday, cup)
  server.answer(({ path }) => (path.includes('/documents?') ? found() : executed(200, { success: true, data: [] })))
})
afterEach(() => server.close())

async function open(address = '/', languages = ['fr-FR']) {
  const opened = await openApp(address, { origin: server.origin, languages })
  await screen.findByRole('heading', { level: 1 })
  return opened
}
/** The queries of each search, without order, limit and selection. */
const asked = () =>
  server.requests
    .filter(({ path }) => path.includes('/documents?'))
    .map(({ path }) =>
      [...new URL(path.replace(/#/g, '%23'), 'http://x').searchParams.values()]
        .map((text) => JSON.parse(text) as { method: string })
        .filter(({ method }) => !['orderDesc', 'limit', 'select'].includes(method)),
    )
const card = () => within(screen.getByRole('region', { name: 'Rechercher un tournoi' }))
const box = () => card().getByRole<HTMLInputElement>('textbox', { name: 'Nom ou code du tournoi' })
const results = () => card().getAllByRole('link')
const filterButton = () => card().getByRole('button', { name: 'Filtres' })
const search = (attribute: string, value: string) => ({ method: 'search', attribute, values: [value] })
const equal = (attribute: string, value: unknown) => ({ method: 'equal', attribute, values: [value] })

test('SRCH-1 SRCH-2 the search runs on Enter alone, and clearing resets it', async () => {
  const { user, router } = await open()
  expect(box().placeholder).toBe(PLACEHOLDER)
  await user.type(box(), 'vendredi')
  expect(asked()).toEqual([])
  await user.keyboard('{Enter}')
  expect(await card().findByText('Vendredi soir')).toBeTruthy()
  expect(asked()).toEqual([[search('name', 'vendredi')]])
  expect(router.state.location.searchStr).toBe('?q=vendredi')
  await user.click(card().getByRole('button', { name: 'Effacer la recherche' }))
  await waitFor(() => expect(card().queryByText('Vendredi soir')).toBeNull())
  expect(box().value).toBe('')
  expect(document.activeElement).toBe(box())
  expect(router.state.location.searchStr).toBe('')
  expect(asked()).toHaveLength(1)
})

test('SRCH-3 without text and filter nothing is asked', async () => {
  const { user } = await open()
  await user.click(box())
  await user.keyboard('{Enter}')
  await user.type(box(), '   {Enter}')
  await user.click(filterButton())
  await user.click(await screen.findByRole('button', { name: 'Appliquer' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(asked()).toEqual([])
  expect(card().queryByText('Aucun tournoi trouvé')).toBeNull()
})

test.each([
  [
    'six characters are the code or the name',
    'k7qm2x',
    { method: 'or', values: [equal('code', 'K7QM2X'), search('name', 'k7qm2x')] },
  ],
  ['fewer are searched in both', 'k7q', { method: 'or', values: [search('code', 'k7q'), search('name', 'k7q')] }],
  ['more are a name', 'k7qm2xy', search('name', 'k7qm2xy')],
])('SRCH-4 %s', async (_, typed, query) => {
  const { user } = await open()
  await user.click(box())
  await user.paste(typed)
  await user.keyboard('{Enter}')
  await waitFor(() => expect(asked()).toEqual([[query]]))
})

test('SRCH-8 a result says name, code, players and state, and leads to the tournament', async () => {
  await open('/?q=soir')
  await card().findByText('Vendredi soir')
  const [first, second] = results()
  expect(first?.getAttribute('href')).toBe('/tournament/K7QM2X')
  expect(first?.textContent).toContain('K7QM2X')
  expect(first?.textContent).toContain('En attente de démarrage')
  expect(first?.textContent).toContain('1 joueur')
  expect(second?.textContent).toContain('En cours - Round 3')
  expect(second?.textContent).toContain('12 joueurs')
  expect(second?.textContent).toContain('Lyon 3e')
})

test('SRCH-8 nothing found, and failures, are told; a failure can be tried again', async () => {
  found = () => listed()
  const { user } = await open('/?q=zanzibar')
  expect(await card().findByText('Aucun tournoi trouvé')).toBeTruthy()
  found = () => ({ status: 400, body: { message: 'Trop long', code: 400, type: 'x', version: '1' } })
  await user.type(box(), 's{Enter}')
  expect(await card().findByText('Erreur: Trop long')).toBeTruthy()
  found = () => ({ status: 400, body: { code: 400 } })
  await user.type(box(), 's{Enter}')
  expect(await card().findByText(/Une erreur est survenue/)).toBeTruthy()
  found = () => listed(friday)
  await user.click(card().getByRole('button', { name: 'Réessayer' }))
  expect(await card().findByText('Vendredi soir')).toBeTruthy()
})

test('SRCH-6 SRCH-9 SRCH-10 the dialog filters by place, date, game and format', async () => {
  const { user, router } = await open()
  await user.click(filterButton())
  const dialog = within(await screen.findByRole('dialog', { name: 'Filtres de recherche' }))
  expect(dialog.getByText('Affinez votre recherche de tournois')).toBeTruthy()
  expect(dialog.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Lieu', 'Date', 'Jeu', 'Format'])
  await user.type(dialog.getByPlaceholderText('Ville, code postal, département...'), 'Rhône')
  await user.click(dialog.getByRole('tab', { name: 'Date' }))
  await user.click(await dialog.findByLabelText('À partir du'))
  await user.paste('31/12/2029')
  await user.click(dialog.getByRole('tab', { name: 'Jeu' }))
  const game = await dialog.findByRole<HTMLSelectElement>('combobox', { name: 'Jeu' })
  expect([...game.options].map(({ value }) => value)).toEqual([
    '',
    'magic',
    'pokemon',
    'yugioh',
    'lorcana',
    'altered',
    'other',
  ])
  expect(game.options[0]?.text).toBe('Tous les jeux')
  await user.selectOptions(game, 'magic')
  await user.click(dialog.getByRole('tab', { name: 'Format' }))
  const format = await dialog.findByRole<HTMLSelectElement>('combobox', { name: 'Format' })
  expect([...format.options].map(({ value }) => value)).toEqual([
    ...['', 'standard', 'modern', 'legacy', 'pioneer', 'duel-commander', 'limited', 'pauper', 'draft'],
  ])
  expect(format.options[0]?.text).toBe('Tous les formats')
  await user.selectOptions(format, 'modern')
  expect(asked()).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Appliquer' }))
  await card().findByText('Coupe de Lyon')
  expect(asked()).toEqual([
    [
      search('location', 'Rhône'),
      { method: 'greaterThanEqual', attribute: 'tournamentDate', values: [new Date('2029-12-31T00:00').toISOString()] },
      equal('gameType', 'magic'),
      equal('format', 'modern'),
    ],
  ])
  expect(router.state.location.search).toMatchObject({ place: 'Rhône', from: '2029-12-31', game: 'magic' })
})

test('SRCH-7 SRCH-2 tags name the filters; taking one away asks again while something is left', async () => {
  const { user } = await open('/?from=2029-12-31&format=modern')
  await card().findByText('Coupe de Lyon')
  expect(card().getByText('À partir du 31 décembre 2029')).toBeTruthy()
  await user.click(card().getByRole('button', { name: 'Retirer le filtre : Modern' }))
  await waitFor(() => expect(asked()).toHaveLength(2))
  expect(asked()[1]).toEqual([expect.objectContaining({ attribute: 'tournamentDate' })])
  await user.click(card().getByRole('button', { name: /À partir du/ }))
  await waitFor(() => expect(card().queryByText('Coupe de Lyon')).toBeNull())
  expect(asked()).toHaveLength(2)
})

test('SRCH-7 the date is picked, one day alone, in a French calendar that begins on Monday', async () => {
  const { user, router } = await open('/?from=2029-12-31')
  await user.click(filterButton())
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('tab', { name: 'Date' }))
  await user.click(await dialog.findByRole('button', { name: 'Ouvrir le calendrier' }))
  const month = await screen.findByRole('grid', { name: 'décembre 2029' })
  expect(month.querySelector('th')?.textContent).toBe('lun.')
  await user.click(within(month).getByRole('button', { name: 'mardi 18 décembre 2029' }))
  await waitFor(() => expect(screen.queryByRole('grid')).toBeNull())
  await user.click(dialog.getByRole('button', { name: 'Appliquer' }))
  expect(await card().findByText('À partir du 18 décembre 2029')).toBeTruthy()
  expect(router.state.location.search).toMatchObject({ from: '2029-12-18' })
})

test.each([
  ['En attente', [equal('isStarted', false)]],
  ['En cours', [equal('isStarted', true), equal('isFinished', false)]],
  ['Terminé', [equal('isFinished', true)]],
])('SRCH-5 the status %s and a password are filters too', async (status, queries) => {
  const { user } = await open()
  await user.click(filterButton())
  const dialog = within(await screen.findByRole('dialog'))
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Statut' }), status)
  await user.click(dialog.getByRole('checkbox', { name: 'Protégé par un mot de passe' }))
  await user.click(dialog.getByRole('button', { name: 'Appliquer' }))
  await waitFor(() => expect(asked()).toEqual([[...queries, equal('hasPassword', true)]]))
})

test('SRCH-5 SRCH-8 a result that asks for a password carries a lock with words, others none', async () => {
  found = () => listed(friday, { ...cup, hasPassword: true })
  await open('/?q=x')
  await card().findByText('Coupe de Lyon')
  const [plain, locked] = results()
  expect(plain?.textContent).not.toContain('Protégé')
  expect(locked?.textContent).toContain('Protégé par mot de passe')
})

test('SRCH-6 reset empties the dialog, cancel and close keep the search as it is', async () => {
  const { user } = await open('/?format=modern')
  await card().findByText('Coupe de Lyon')
  for (const leave of ['Annuler', 'Fermer']) {
    await user.click(filterButton())
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByPlaceholderText('Ville, code postal, département...'), 'Lille')
    await user.click(dialog.getByRole('button', { name: leave }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  expect(asked()).toHaveLength(1)
  await user.click(filterButton())
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Réinitialiser' }))
  await user.click(dialog.getByRole('button', { name: 'Appliquer' }))
  await waitFor(() => expect(card().queryByText('Coupe de Lyon')).toBeNull())
  expect(asked()).toHaveLength(1)
})

test('SRCH-6 what is no date is told, and nothing is asked', async () => {
  const { user } = await open()
  await user.click(filterButton())
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('tab', { name: 'Date' }))
  await user.type(await dialog.findByLabelText('À partir du'), 'demain')
  await user.click(dialog.getByRole('tab', { name: 'Lieu' }))
  await user.click(dialog.getByRole('button', { name: 'Appliquer' }))
  await waitFor(() => expect(dialog.getByRole('tab', { name: 'Date' }).getAttribute('aria-selected')).toBe('true'))
  expect(asked()).toEqual([])
})

test('SRCH-2 a late answer never takes the place of a newer one, and back shows the search before', async () => {
  const late = Promise.withResolvers<Answer>()
  found = () => late.promise
  const { user, router } = await open()
  await user.type(box(), 'vendredi{Enter}')
  await waitFor(() => expect(asked()).toHaveLength(1))
  found = () => listed(cup)
  await user.clear(box())
  await user.type(box(), 'coupe de{Enter}')
  expect(await card().findByText('Coupe de Lyon')).toBeTruthy()
  late.resolve(listed(friday))
  await waitFor(() => expect(asked()).toHaveLength(2))
  expect(card().queryByText('Vendredi soir')).toBeNull()
  router.history.back()
  expect(await card().findByText('Vendredi soir')).toBeTruthy()
  expect(box().value).toBe('vendredi')
})

test('SRCH-1 more is shown on demand', async () => {
  const many = Array.from({ length: 13 }, (_, index) => ({ ...friday, $id: `t${index}`, name: `Ligue ${index}` }))
  found = () => listed(...many)
  const { user } = await open('/?q=ligue')
  expect(await card().findByText('Ligue 11')).toBeTruthy()
  expect(card().queryByText('Ligue 12')).toBeNull()
  found = () => listed({ ...friday, $id: 't12', name: 'Ligue 12' })
  await user.click(card().getByRole('button', { name: 'Afficher plus' }))
  expect(await card().findByText('Ligue 12')).toBeTruthy()
  expect(asked()[1]).toContainEqual({ method: 'cursorAfter', values: ['t11'] })
  expect(results()).toHaveLength(13)
  expect(card().queryByRole('button', { name: 'Afficher plus' })).toBeNull()
})

test('LAY-11 an English person searches in English', async () => {
  await open('/?q=soir&from=2029-12-31', ['en-GB'])
  const english = within(await screen.findByRole('region', { name: 'Find a tournament' }))
  expect(await english.findByText('Waiting to start')).toBeTruthy()
  expect(english.getByText('From 31 December 2029')).toBeTruthy()
})
