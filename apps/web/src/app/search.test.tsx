import { fireEvent, screen, waitFor, within } from '@testing-library/react'
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
type Query = { readonly method: string }
const queriesOf = (path: string): readonly Query[] =>
  [...new URL(path.replace(/#/g, '%23'), 'http://x').searchParams]
    .filter(([name]) => name.startsWith('queries['))
    .map(([, text]) => JSON.parse(text))
const asked = () =>
  server.requests
    .filter(({ path }) => path.includes('/documents?'))
    .map(({ path }) => queriesOf(path).filter(({ method }) => !['orderAsc', 'limit', 'select'].includes(method)))
const card = () => within(screen.getByRole('region', { name: 'Rechercher un tournoi' }))
const box = () => card().getByRole<HTMLInputElement>('textbox', { name: 'Nom, ville ou code' })
const results = () =>
  card()
    .getAllByRole('link')
    .filter((link) => !link.matches('[href*="calendar.ics"]'))
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
  expect(asked()).toEqual([[search('everything', 'vendredi')]])
  expect(router.state.location.searchStr).toBe('?q=vendredi')
  await user.click(card().getByRole('button', { name: 'Effacer la recherche' }))
  await waitFor(() => expect(card().queryByText('Vendredi soir')).toBeNull())
  expect(box().value).toBe('')
  expect(document.activeElement).toBe(box())
  expect(router.state.location.searchStr).toBe('')
  expect(asked()).toHaveLength(1)
})

test('SRCH-2 clearing takes the text away; the filters stay, with their tags and what they find', async () => {
  const { user, router } = await open('/?q=vendredi&format=modern')
  await card().findByText('Vendredi soir')
  found = () => listed(cup)
  await user.click(card().getByRole('button', { name: 'Effacer la recherche' }))
  await waitFor(() => expect(card().queryByText('Vendredi soir')).toBeNull())
  expect(await card().findByText('Coupe de Lyon')).toBeTruthy()
  expect(card().getByRole('button', { name: 'Retirer le filtre : Modern' })).toBeTruthy()
  expect(router.state.location.search).toEqual({ format: 'modern' })
  expect(box().value).toBe('')
  expect(asked()[1]).toEqual([equal('format', 'modern')])
  expect(card().queryByRole('button', { name: 'Effacer la recherche' })).toBeNull()
})

test('SRCH-2 clearing text that nobody confirmed asks nothing and leaves the results', async () => {
  const { user } = await open('/?format=modern')
  await card().findByText('Coupe de Lyon')
  await user.type(box(), 'ven')
  await user.click(card().getByRole('button', { name: 'Effacer la recherche' }))
  expect(box().value).toBe('')
  expect(card().getByText('Coupe de Lyon')).toBeTruthy()
  expect(asked()).toHaveLength(1)
})

test('SRCH-2 taking a tag away sends the confirmed text alone, and what is being typed stays in the box', async () => {
  const { user, router } = await open('/?q=coupe&format=modern&game=magic')
  await card().findByText('Coupe de Lyon')
  await user.type(box(), ' de lille')
  await user.click(card().getByRole('button', { name: 'Retirer le filtre : Modern' }))
  await waitFor(() => expect(asked()).toHaveLength(2))
  expect(asked()[1]).toEqual([search('everything', 'coupe'), equal('gameType', 'magic')])
  expect(router.state.location.search).toEqual({ q: 'coupe', game: 'magic' })
  expect(box().value).toBe('coupe de lille')
  await user.click(card().getByRole('button', { name: 'Retirer le filtre : Magic' }))
  await waitFor(() => expect(asked()).toHaveLength(3))
  expect(asked()[2]).toEqual([search('everything', 'coupe')])
})

test('SRCH-2 text that nobody confirmed does not keep a search alive when its last tag goes', async () => {
  const { user, router } = await open('/?format=modern')
  await card().findByText('Coupe de Lyon')
  await user.type(box(), 'lyon')
  await user.click(card().getByRole('button', { name: 'Retirer le filtre : Modern' }))
  await waitFor(() => expect(card().queryByText('Coupe de Lyon')).toBeNull())
  expect(router.state.location.search).toEqual({})
  expect(box().value).toBe('lyon')
  expect(asked()).toHaveLength(1)
})

test('SRCH-2 applying filters confirms what is typed', async () => {
  const { user, router } = await open()
  await user.type(box(), 'lyon')
  await user.click(filterButton())
  const dialog = within(await screen.findByRole('dialog'))
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Statut' }), 'En cours')
  await user.click(dialog.getByRole('button', { name: 'Appliquer' }))
  await waitFor(() => expect(router.state.location.search).toEqual({ q: 'lyon', status: 'active' }))
})

test('SRCH-8 a card says how many seats are free until the start', async () => {
  const waiting = { ...friday, isStarted: false, registeredPlayersCount: 5 }
  const named = (name: string, more: object) => ({ ...waiting, $id: name, name, ...more })
  found = () =>
    listed(
      named('Libre', { maxPlayers: 8 }),
      named('Une', { maxPlayers: 6 }),
      named('Plein', { maxPlayers: 4 }),
      named('Sans limite', { maxPlayers: null }),
      named('Ancien serveur', {}),
      named('En route', { maxPlayers: 8, isStarted: true, currentRound: 2 }),
      named('Annulé', { maxPlayers: 8, isFinished: true, isCancelled: true }),
    )
  await open('/?q=soir')
  await card().findByText('Libre')
  const seats = results().map((link) => /\d+ places? libres?|Complet/.exec(link.textContent ?? '')?.[0] ?? '')
  expect(seats).toEqual(['3 places libres', '1 place libre', 'Complet', '', '', '', ''])
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

test.each(['k7qm2x', 'k7q', 'k7qm2xy', 'Bouches-du-Rhône'])(
  'SRCH-4 SRCH-9 %s is asked of name, code and place in one box',
  async (typed) => {
    const { user } = await open()
    await user.click(box())
    await user.paste(typed)
    await user.keyboard('{Enter}')
    await waitFor(() => expect(asked()).toEqual([[search('everything', typed)]]))
  },
)

test('SRCH-1 SRCH-2 three letters suggest tournaments after a pause; only Enter commits them', async () => {
  const { user, router } = await open('/?format=modern')
  await card().findByText('Coupe de Lyon')
  found = () => listed(friday)
  await user.type(box(), 've')
  await user.type(box(), 'n')
  await waitFor(() => expect(card().queryByText('Coupe de Lyon')).toBeNull())
  expect(await card().findByText('Vendredi soir')).toBeTruthy()
  const unfinished = equal('isFinished', false)
  expect(asked().slice(1)).toEqual([[search('everything', 'ven'), equal('format', 'modern'), unfinished]])
  expect(card().getByRole('status').textContent).toBe('1 tournoi affiché')
  expect(document.activeElement).toBe(box())
  expect(router.state.location.search).toEqual({ format: 'modern' })
  await user.keyboard('{Enter}')
  await waitFor(() => expect(router.state.location.search).toEqual({ format: 'modern', q: 'ven' }))
  expect(await card().findByText('Vendredi soir')).toBeTruthy()
  expect(asked()).toHaveLength(3)
})

test('SRCH-2 a suggestion is one short question, and the way to all results stands below it', async () => {
  const { user, router } = await open()
  found = () => listed()
  await user.type(box(), 'vendredi')
  expect(await card().findByText('Aucun tournoi en cours ou à venir ne correspond.')).toBeTruthy()
  const lists = server.requests.filter(({ path }) => path.includes('/documents?') && path.includes('vendredi'))
  expect(lists).toHaveLength(1)
  expect(queriesOf(lists[0]?.path ?? '')).toContainEqual({ method: 'limit', values: [6] })
  found = () => listed(friday)
  await user.click(card().getByRole('button', { name: 'Voir tous les résultats' }))
  expect(await card().findByText('Vendredi soir')).toBeTruthy()
  expect(router.state.location.search).toEqual({ q: 'vendredi' })
})

test('SRCH-2 suggestions that are refused leave the committed search where it stands', async () => {
  const { user } = await open('/?q=coupe')
  await card().findByText('Coupe de Lyon')
  found = () => ({ status: 429, body: { code: 429, type: 'general_rate_limit_exceeded', message: 'Too many' } })
  await user.type(box(), ' de')
  await waitFor(() => expect(asked()).toHaveLength(2))
  expect(card().getByText('Coupe de Lyon')).toBeTruthy()
  expect(card().queryByRole('alert')).toBeNull()
})

test('SRCH-2 fewer letters, and text that is taken away again, bring back the committed search', async () => {
  const { user } = await open('/?q=coupe')
  await card().findByText('Coupe de Lyon')
  found = () => listed(friday)
  await user.type(box(), ' de')
  await waitFor(() => expect(asked()).toHaveLength(2))
  await waitFor(() => expect(card().queryByText('Coupe de Lyon')).toBeNull())
  await user.type(box(), '{Backspace>3/}')
  expect(await card().findByText('Coupe de Lyon')).toBeTruthy()
  await user.type(box(), ' de')
  expect(await card().findByText('Vendredi soir')).toBeTruthy()
  await waitFor(() => expect(card().queryByText('Coupe de Lyon')).toBeNull())
  await user.clear(box())
  await user.type(box(), 've')
  expect(await card().findByText('Coupe de Lyon')).toBeTruthy()
  expect(asked()).toHaveLength(2)
})

test('SRCH-2 suggestions that come late never take the place of newer ones', async () => {
  const late = Promise.withResolvers<Answer>()
  found = () => late.promise
  const { user } = await open()
  await user.type(box(), 'ven')
  await waitFor(() => expect(asked()).toHaveLength(1))
  found = () => listed(cup)
  await user.type(box(), 'dredi')
  expect(await card().findByText('Coupe de Lyon')).toBeTruthy()
  late.resolve(listed(friday))
  await waitFor(() => expect(asked()).toHaveLength(2))
  expect(card().queryByText('Vendredi soir')).toBeNull()
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

test('SRCH-8 STAK-9 what is found in a bracket names its round', async () => {
  found = () => listed(friday, { ...cup, bracketPlaces: 2 })
  await open('/?q=soir')
  await card().findByText('Vendredi soir')
  expect(results()[1]?.textContent).toContain('En cours - Finale')
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
  expect([...game.options].map(({ text }) => text)).toEqual([
    ...['Tous les jeux', 'Magic', 'Pokémon', 'Yu-Gi-Oh!', 'Lorcana', 'Altered', 'Autre', 'One Piece', 'Star Wars'],
    ...['Flesh and Blood', 'Digimon', 'Riftbound', 'Dragon Ball'],
  ])
  expect([...game.options].map(({ value }) => value)).toEqual([
    ...['', 'magic', 'pokemon', 'yugioh', 'lorcana', 'altered', 'other', 'onepiece', 'starwars'],
    ...['fleshandblood', 'digimon', 'riftbound', 'dragonball'],
  ])
  await user.selectOptions(game, 'Magic')
  await user.click(dialog.getByRole('tab', { name: 'Format' }))
  const format = await dialog.findByRole<HTMLSelectElement>('combobox', { name: 'Format' })
  expect([...format.options].map(({ text }) => text)).toEqual([
    ...['Tous les formats', 'Standard', 'Modern', 'Legacy', 'Pioneer'],
    ...['Duel Commander', 'Limité', 'Pauper', 'Draft', 'Construit', 'Autre'],
  ])
  expect([...format.options].map(({ value }) => value)).toEqual([
    ...[
      '',
      'standard',
      'modern',
      'legacy',
      'pioneer',
      'duel-commander',
      'limited',
      'pauper',
      'draft',
      'constructed',
      'other',
    ],
  ])
  await user.selectOptions(format, 'Modern')
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
  await user.click(card().getByRole('button', { name: 'Retirer le filtre : Modern' }))
  await waitFor(() => expect(asked()).toHaveLength(2))
  expect(asked()[1]).toEqual([expect.objectContaining({ attribute: 'tournamentDate' })])
  await user.click(card().getByRole('button', { name: /^Retirer.*À partir du/ }))
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
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText('À partir du')))
  expect(asked()).toEqual([])
})

test('SRCH-6 Enter in the field of a date that is none says so at once, and reset takes it away', async () => {
  const { user } = await open()
  await user.click(filterButton())
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('tab', { name: 'Date' }))
  const date = await dialog.findByLabelText<HTMLInputElement>('À partir du')
  await user.type(date, 'demain')
  // The submit button is outside the form; jsdom does not find it.
  if (date.form) fireEvent.submit(date.form)
  expect(await dialog.findByText(/^Date impossible/)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Réinitialiser' }))
  expect(dialog.queryByText(/^Date impossible/)).toBeNull()
  expect(dialog.getByLabelText<HTMLInputElement>('À partir du').value).toBe('')
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

test('SRCH-1 FIND-1 the soonest is asked for first, and the next page begins behind the last one shown', async () => {
  const many = Array.from({ length: 14 }, (_, index) => ({ ...friday, $id: `t${index}`, name: `Ligue ${index}` }))
  found = () => listed(...many.slice(0, 13))
  const { user } = await open('/?q=ligue')
  expect(await card().findByText('Ligue 11')).toBeTruthy()
  expect(results()).toHaveLength(12)
  found = () => listed(...many.slice(12))
  await user.click(card().getByRole('button', { name: 'Afficher plus' }))
  expect(await card().findByText('Ligue 13')).toBeTruthy()
  expect(results()).toHaveLength(14)
  expect(card().queryByRole('button', { name: 'Afficher plus' })).toBeNull()
  const last = queriesOf(server.requests.findLast(({ path }) => path.includes('/documents?'))?.path ?? '')
  expect(last).toContainEqual({ method: 'orderAsc', attribute: 'soonest' })
  expect(last).toContainEqual({ method: 'cursorAfter', values: ['t11'] })
})

test('LAY-11 an English person searches in English', async () => {
  await open('/?q=soir&from=2029-12-31', ['en-GB'])
  const english = within(await screen.findByRole('region', { name: 'Find a tournament' }))
  expect(await english.findByText('Waiting to start')).toBeTruthy()
  expect(english.getByText('From 31 December 2029')).toBeTruthy()
})

test('SRCH-6 SRCH-10 where there is room a game and a format are chosen beside the button of the filters', async () => {
  const { user, router } = await open('/?place=Lyon')
  const game = card().getByRole('combobox', { name: 'Filtrer par jeu' })
  await user.selectOptions(game, 'Magic')
  await waitFor(() => expect(router.state.location.search).toEqual({ place: 'Lyon', game: 'magic' }))
  await user.selectOptions(card().getByRole('combobox', { name: 'Filtrer par format' }), 'Pauper')
  await waitFor(() => expect(router.state.location.search).toEqual({ place: 'Lyon', game: 'magic', format: 'pauper' }))
  await user.selectOptions(game, 'Tous les jeux')
  await waitFor(() => expect(router.state.location.search).toEqual({ place: 'Lyon', format: 'pauper' }))
})

test('SRCH-9 “France” as a place is the whole country: it narrows nothing, and its tag says so', async () => {
  await open('/?place=France&game=magic')
  expect(await card().findByText('Toute la France')).toBeTruthy()
  await waitFor(() => expect(asked().at(-1)).toEqual([equal('gameType', 'magic')]))
})

test('SRCH-6 where there is room a place is written beside the button of the filters, and kept with Enter', async () => {
  const { user, router } = await open('/?game=magic')
  await user.type(card().getByRole('combobox', { name: 'Filtrer par lieu' }), ' Lyon {Enter}')
  await waitFor(() => expect(router.state.location.search).toEqual({ game: 'magic', place: 'Lyon' }))
  await user.clear(card().getByRole('combobox', { name: 'Filtrer par lieu' }))
  await user.tab()
  await waitFor(() => expect(router.state.location.search).toEqual({ game: 'magic' }))
})

const OF_CHIP = {
  'fr-FR': {
    ...{ title: 'Filtres de recherche', chip: 'À partir du 31/12/2029', month: 'décembre 2029', monday: 'lun.' },
    ...{ day: /samedi 1 décembre 2029/, chosen: 'À partir du 01/12/2029', tag: 'À partir du 1er décembre 2029' },
  },
  'en-GB': {
    ...{ title: 'Search filters', chip: 'From 31/12/2029', month: 'December 2029', monday: 'Mon' },
    ...{ day: /Saturday,? 1 December 2029/, chosen: 'From 01/12/2029', tag: 'From 1 December 2029' },
  },
} as const

test.each(['fr-FR', 'en-GB'] as const)(
  'SRCH-6 SRCH-7 where there is room a date is chosen in the calendar of its chip, in the language of the page: %s',
  async (language) => {
    const { title, chip, month, monday, day, chosen, tag } = OF_CHIP[language]
    const { user, router } = await open('/?place=Lyon&from=2029-12-31', [language])
    const chips = within(screen.getByRole('group', { name: title }))
    await user.click(chips.getByRole('button', { name: chip }))
    const grid = await screen.findByRole('grid', { name: month })
    expect(grid.querySelector('th')?.textContent).toBe(monday)
    await user.click(within(grid).getByRole('button', { name: day }))
    await waitFor(() => expect(router.state.location.search).toEqual({ place: 'Lyon', from: '2029-12-01' }))
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull())
    expect(chips.getByRole('button', { name: chosen })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: new RegExp(`^Re.+${tag}$`) }))
    await waitFor(() => expect(router.state.location.search).toEqual({ place: 'Lyon' }))
  },
)

test('OPS-25 while the search is filled after an upgrade, whoever looks reads that something may be missing', async () => {
  found = () => listed()
  server.answerProduct({ supportEmail: null, isSearchFilling: true })
  const { unmount } = await open('/?q=vendredi')
  expect(await card().findByText(/^La recherche se remplit après une mise à jour/)).toBeTruthy()
  unmount()
  server.answerProduct({ supportEmail: null })
  await open('/?q=vendredi')
  expect(await card().findByText('Aucun tournoi trouvé')).toBeTruthy()
  expect(card().queryByText(/^La recherche se remplit/)).toBeNull()
})

test('YEAR-3 a search by words, town or game can be followed in a calendar', async () => {
  await open('/?place=Lyon&game=magic&status=pending')
  const link = await screen.findByRole('link', { name: 'Suivre ces tournois dans votre agenda' })
  expect(link.getAttribute('href')).toBe('/v1/events/calendar.ics?place=Lyon&game=magic')
})
