import { anEmptyTournament } from '@tablee/domain/tournaments/testing/a-tournament'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { publicIdOf } from '../device-storage/secret.ts'
import { tournamentDocumentOf } from '../features/tournaments/testing/tournament-document-of.ts'
import {
  type Answer,
  executed,
  type LocalServer,
  type ReceivedRequest,
  startLocalServer,
} from '../transport/testing/local-server.ts'
import { notify, toaster } from '../ui/toasts.tsx'
import { aStorageBackend, openApp } from './testing/open-app.tsx'

const document1 = { ...tournamentDocumentOf(anEmptyTournament(), 1), id: 't1' }
const created = executed(201, { success: true, tournament: document1 })

let server: LocalServer
beforeEach(async () => {
  server = await startLocalServer()
})
afterEach(async () => {
  notify.dismiss()
  toaster.remove()
  vi.restoreAllMocks()
  await server.close()
})

const open = async (backend = aStorageBackend()) => ({
  backend,
  ...(await openApp('/', { origin: server.origin, backend })),
})
const callsOf = (id: string) =>
  server.requests
    .filter(({ path }) => path.includes(`/functions/${id}/`))
    .map(({ body }) => JSON.parse((body as { body: string }).body) as Record<string, unknown>)
/** The page asks for the last events by itself. */
const asked = () => server.requests.filter(({ path }) => !path.includes('get-last-advanced-event'))
const isCreation = ({ path }: ReceivedRequest) => path.includes('create-quick-tournament')
const createButton = () => screen.findByRole('button', { name: 'Créer le tournoi' })
const codeField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Le code affiché par l’organisation' })
/** The cards below say the same in capitals. */
const cards = () =>
  [...(codeField().closest('.code-field')?.querySelectorAll('span') ?? [])].map((card) => card.textContent).join('')

test('HOME-7 home has the join-by-code entry, the creation card and the link to become organizer', async () => {
  await open()
  expect(await screen.findByRole('region', { name: 'Rejoindre un tournoi' })).toBeTruthy()
  expect(screen.getByRole('region', { name: 'Créer un tournoi' })).toBeTruthy()
  expect(screen.getByRole('link', { name: /Devenir organisateur/ }).getAttribute('href')).toBe('/become-organizer')
})

test('DETL-5 the code is asked for, and has 6 characters', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Rejoindre' }))
  expect(await screen.findByText('Entrez le code du tournoi.')).toBeTruthy()
  await user.click(codeField())
  await user.keyboard('abc')
  expect(screen.queryByText('Entrez le code du tournoi.')).toBeNull()
  await user.keyboard('{Enter}')
  expect(await screen.findByText('Le code doit comporter 6 caractères.')).toBeTruthy()
  expect(asked()).toEqual([])
})

test('DETL-5 EVEN-8 the sixth character sends the code; one nobody uses is told in place and stays to be corrected', async () => {
  server.answer(() => ({ status: 200, body: { total: 0, documents: [] } }))
  const { user, router } = await open()
  await screen.findByRole('button', { name: 'Rejoindre' })
  await user.click(codeField())
  await user.keyboard('k7qm2x')
  expect(await screen.findByText('Aucun tournoi trouvé avec ce code')).toBeTruthy()
  expect(codeField().value).toBe('k7qm2x')
  expect(cards()).toBe('k7qm2x')
  await user.keyboard('abc')
  expect(cards(), 'what is typed next takes the place of all of it').toBe('abc')
  expect(router.state.location.pathname).toBe('/')
})

test('DETL-5 a pasted code may have blanks, dashes and any case, and leads to the tournament', async () => {
  server.answer(() => ({ status: 200, body: { total: 1, documents: [document1] } }))
  const { user, router } = await open()
  await screen.findByRole('button', { name: 'Rejoindre' })
  await user.click(codeField())
  await user.paste(' abc-dEf ')
  await waitFor(() => expect(router.state.location.pathname).toBe('/tournament/ABCDEF'))
})

test('DETL-5 EVEN-8 who comes by a code has the focus in the box of their name', async () => {
  server.answer(() => ({ status: 200, body: { total: 1, documents: [document1] } }))
  const { user, router } = await open()
  await screen.findByRole('button', { name: 'Rejoindre' })
  await user.click(codeField())
  await user.keyboard('abcdef')
  await waitFor(() => expect(router.state.location.pathname).toBe('/tournament/ABCDEF'))
  const name = await screen.findByLabelText('Votre nom de joueur')
  await waitFor(() => expect(document.activeElement).toBe(name))
})

test('CREA-1 tabs quick, advanced, premium; premium shows its message and the way back, and what was typed is kept', async () => {
  const { user } = await open()
  expect((await screen.findAllByRole('tab')).map(({ textContent }) => textContent)).toEqual([
    'Rapide',
    'Avancé',
    'Premium',
  ])
  const name = screen.getByRole('textbox', { name: 'Nom du tournoi' })
  await user.clear(name)
  await user.type(name, 'Vendredi')
  await user.click(screen.getByRole('tab', { name: 'Premium' }))
  const premium = await screen.findByRole('tabpanel', { name: 'Premium' })
  expect(within(premium).getByText('Fonctionnalités Premium')).toBeTruthy()
  await user.click(within(premium).getByRole('button', { name: 'Revenir au tournoi rapide' }))
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Nom du tournoi' })).value).toBe('Vendredi')
  await user.click(screen.getByRole('tab', { name: 'Avancé' }))
  const advanced = within(await screen.findByRole('tabpanel', { name: 'Avancé' }))
  await user.click(await advanced.findByRole('button', { name: 'Retour' }))
  expect((await screen.findByRole('tab', { name: 'Rapide' })).getAttribute('aria-selected')).toBe('true')
})

test('CREA-2 the quick form proposes a name with three digits and 8 players', async () => {
  await open()
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Nom du tournoi' })).value).toMatch(
    /^Tournois #\d{3}$/,
  )
  const players = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Nombre de joueurs maximum' })
  expect(players.value).toBe('8')
  expect(players.getAttribute('aria-valuemin')).toBe('2')
  expect(players.getAttribute('aria-valuemax')).toBe('256')
})

test('CREA-2 the number that the page showed stays, and the next tournament gets another', async () => {
  document.documentElement.dataset.tournamentNumber = '000'
  const { unmount } = await open()
  const name = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Nom du tournoi' })
  expect((await name()).value).toBe('Tournois #000')
  unmount()
  await open()
  expect((await name()).value).toMatch(/^Tournois #[1-9]\d\d$/)
})

test('CREA-2 a missing name and an impossible number are told at their fields, and editing takes the words away', async () => {
  const { user } = await open()
  const name = await screen.findByRole('textbox', { name: 'Nom du tournoi' })
  const players = screen.getByRole('spinbutton', { name: 'Nombre de joueurs maximum' })
  await user.clear(name)
  await user.type(name, '   ')
  await user.clear(players)
  await user.paste('257')
  await user.click(await createButton())
  expect(await screen.findByText('Le nom du tournoi est requis')).toBeTruthy()
  expect(screen.getByText('Le nombre de joueurs doit être compris entre 2 et 256.')).toBeTruthy()
  expect(asked()).toEqual([])
  await waitFor(() => expect(document.activeElement).toBe(name))
  await user.type(name, 'Modern')
  expect(screen.queryByText('Le nom du tournoi est requis')).toBeNull()
  await user.clear(players)
  await user.type(players, '1')
  expect(screen.queryByText('Le nombre de joueurs doit être compris entre 2 et 256.')).toBeNull()
  await user.click(await createButton())
  expect(await screen.findByText('Le nombre de joueurs doit être compris entre 2 et 256.')).toBeTruthy()
})

test('CREA-10 while it is created the button rests; then the organizer is kept and told', async () => {
  const { promise: serverIsDone, resolve: letServerAnswer } = Promise.withResolvers<void>()
  server.answer(() => serverIsDone.then(() => created))
  const { user, backend } = await open()
  const name = await screen.findByRole('textbox', { name: 'Nom du tournoi' })
  await user.clear(name)
  await user.type(name, 'Vendredi soir')
  await user.click(screen.getByRole('radio', { name: 'Lorcana' }))
  await user.click(screen.getByRole('radio', { name: 'Toutes rondes' }))
  await user.click(await createButton())
  const busy = await screen.findByRole<HTMLButtonElement>('button', { name: 'Création…' })
  expect(busy.disabled).toBe(true)
  letServerAnswer()
  expect(await screen.findByText('Tournoi créé')).toBeTruthy()
  expect(screen.getByText('Son code est ABCDEF.')).toBeTruthy()
  const [call] = callsOf('create-quick-tournament')
  expect(call).toMatchObject({ name: 'Vendredi soir', playerCount: 8, game: 'lorcana', structure: 'round-robin' })
  const secret = String(call?.organizerId)
  expect(secret).toMatch(/^[0-9a-f]{32}$/)
  expect(publicIdOf(secret)).not.toBe(secret)
  expect(JSON.parse(backend.values.get('tablee:organizer_ids') ?? '')).toEqual({ t1: secret })
  expect(JSON.parse(backend.values.get('userTournaments') ?? '')).toMatchObject([
    { id: 't1', code: 'ABCDEF', role: 'organizer' },
  ])
})

test('CREA-9 the success view shows the code to copy, the way to the tournament and the way back', async () => {
  server.answer(() => created)
  const { user } = await open()
  await user.click(await createButton())
  const heading = await screen.findByRole('heading', { level: 1, name: 'Le tournoi est ouvert' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  expect(document.querySelector('[data-code=ABCDEF]')).toBeTruthy()
  expect(screen.getByRole('img', { name: /Code QR.*ABCDEF/ })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Aller au tournoi' }).getAttribute('href')).toBe('/tournament/ABCDEF/admin')
  await user.click(screen.getByRole('button', { name: 'Copier le code' }))
  expect(await screen.findByRole('button', { name: 'Copié' })).toBeTruthy()
  expect(await navigator.clipboard.readText()).toBe('ABCDEF')
  await user.click(screen.getByRole('button', { name: 'Créer un autre tournoi' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Prenez place.' })).toBeTruthy()
})

test('FIND-4 the view after a creation is there again on the way back, and nothing of it stands in the address', async () => {
  server.answer(() => created)
  const { user, router } = await open()
  await user.click(await createButton())
  await screen.findByRole('heading', { level: 1, name: 'Le tournoi est ouvert' })
  expect(router.state.location.href).toBe('/')
  expect(Object.keys(router.state.location.state.created ?? {}).sort()).toEqual(['code', 'id', 'name', 'type'])
  router.history.back()
  expect(await screen.findByRole('heading', { level: 1, name: 'Prenez place.' })).toBeTruthy()
  router.history.forward()
  expect(await screen.findByRole('heading', { level: 1, name: 'Le tournoi est ouvert' })).toBeTruthy()
})

test('CREA-9 the organizer can make a recovery link, whose secret part never leaves in an address', async () => {
  server.answer((request) =>
    isCreation(request)
      ? created
      : executed(200, {
          success: true,
          data: { oneTimeCode: 'abcdefghijklmnopqrstuvwx', expiresAt: '2030-01-31T19:00:00.000Z' },
        }),
  )
  const { user } = await open()
  await user.click(await createButton())
  await user.click(await screen.findByRole('button', { name: 'Créer mon lien de secours' }))
  const link = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Lien de secours' })
  expect(link.value).toMatch(/\/tournament\/ABCDEF\/device#abcdefghijklmnopqrstuvwx$/)
  const [creation] = callsOf('create-quick-tournament')
  expect(callsOf('create-device-link')).toEqual([{ code: 'ABCDEF', organizerId: creation?.organizerId }])
})

test('CREA-12 a refusal is told in its own words, logged, and what was typed stays', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  server.answer(() =>
    executed(400, { success: false, message: 'Ces règles ne sont pas valides.', reason: 'rules_invalid' }),
  )
  const { user } = await open()
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Nom du tournoi' })
  await user.clear(name)
  await user.type(name, 'Vendredi soir')
  await user.click(await createButton())
  expect(await screen.findByText('Le tournoi n’a pas été créé')).toBeTruthy()
  expect(screen.getAllByText('Ces règles ne sont pas valides.').length).toBeGreaterThan(0)
  expect(name.value).toBe('Vendredi soir')
  expect(logged).toHaveBeenCalled()
})

test('CREA-12 a lost connection is told apart, and trying again never makes a second tournament', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  let reply: Answer = 'cut'
  server.answer((request) => (isCreation(request) ? reply : executed(200, { success: true, data: [] })))
  const { user } = await open()
  await user.click(await createButton())
  expect(await screen.findByText(/Le serveur ne répond pas/, undefined, { timeout: 8000 })).toBeTruthy()
  reply = created
  await user.click(screen.getByRole('button', { name: 'Réessayer' }))
  expect(await screen.findByRole('heading', { name: 'Le tournoi est ouvert' })).toBeTruthy()
  const calls = callsOf('create-quick-tournament')
  expect(calls.length).toBeGreaterThan(1)
  expect(new Set(calls.map(({ actId }) => actId)).size).toBe(1)
  expect(new Set(calls.map(({ organizerId }) => organizerId)).size).toBe(1)
})

test('GAME-2 best of one is one tap, points are a list, and another game takes both back', async () => {
  server.answer(() => created)
  const { user } = await open()
  await user.click(await screen.findByRole('radio', { name: 'Une partie' }))
  await user.click(screen.getByRole('button', { name: 'Adapter les règles' }))
  await user.selectOptions(await screen.findByLabelText('Points pour une victoire'), '4')
  await user.click(screen.getByRole('checkbox', { name: 'Un match peut finir nul' }))
  expect(screen.getByText('Règles adaptées : victoire 4 points, une seule partie, pas de nul')).toBeTruthy()
  await user.click(await createButton())
  await waitFor(() => expect(callsOf('create-quick-tournament')).toHaveLength(1))
  expect(callsOf('create-quick-tournament')[0]).toMatchObject({
    rules: { bestOf: 1, draws: false, points: { win: 4, draw: 1, loss: 0 } },
  })
})

test('PODS-2 tables of four have points of their own: what counts between two is asked only for a part where two meet', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('radio', { name: 'Tables de 4' }))
  await screen.findByRole('radio', { name: '5-1-0' })
  await user.click(screen.getByRole('button', { name: 'Adapter les règles' }))
  expect(await screen.findByLabelText('Minutes par ronde')).toHaveProperty('value', '80')
  expect(screen.queryByLabelText('Points pour une victoire')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Ajouter une partie' }))
  expect(await screen.findByLabelText('Points pour une victoire')).toBeTruthy()
})

test('PODS-37 rounds, minutes and cut of tables of four are sent with them, and a cut of theirs with no other structure', async () => {
  server.answer(() => created)
  const { user } = await open()
  await user.click(await screen.findByRole('radio', { name: 'Tables de 4' }))
  await user.click(screen.getByRole('button', { name: 'Adapter les règles' }))
  await user.selectOptions(await screen.findByLabelText('Minutes par ronde'), '75')
  await user.selectOptions(screen.getByLabelText('Rondes'), '4')
  await user.selectOptions(screen.getByLabelText('Tableau final'), 'Top 10')
  await user.click(await createButton())
  await waitFor(() => expect(callsOf('create-quick-tournament')).toHaveLength(1))
  expect(callsOf('create-quick-tournament')[0]).toMatchObject({
    ...{ structure: 'pods', plannedRounds: 4, plannedCut: 10 },
    clockPlan: { minutes: 75, startsWithRound: false },
  })
  expect(await screen.findByText(/^Règles adaptées.: rondes de 75.min, top 10$/)).toBeTruthy()
  cleanup()
  const again = await open()
  await again.user.click(await screen.findByRole('radio', { name: 'Tables de 4' }))
  await again.user.click(screen.getByRole('button', { name: 'Adapter les règles' }))
  await again.user.selectOptions(await screen.findByLabelText('Minutes par ronde'), '75')
  await again.user.selectOptions(screen.getByLabelText('Tableau final'), 'Top 10')
  await again.user.click(screen.getByRole('radio', { name: 'Rondes suisses' }))
  await again.user.click(await createButton())
  await waitFor(() => expect(callsOf('create-quick-tournament')).toHaveLength(2))
  for (const name of ['plannedCut', 'plannedRounds', 'clockPlan', 'rules'])
    expect(callsOf('create-quick-tournament')[1]).not.toHaveProperty(name)
})

test('GAME-2 another game, and the way back, leave the rules of the game', async () => {
  server.answer(() => created)
  const { user } = await open()
  await user.click(await screen.findByRole('radio', { name: 'Une partie' }))
  await user.click(screen.getByRole('radio', { name: 'Pokémon' }))
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Selon le jeu' }).checked).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Adapter les règles' }))
  await user.selectOptions(await screen.findByLabelText('Plancher des pourcentages'), 'Un tiers')
  expect(screen.getByText(/^Règles adaptées.: plancher 33,3.%$/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Revenir aux règles du jeu' }))
  expect(screen.queryByText(/^Règles adaptées/)).toBeNull()
  await user.click(await createButton())
  await waitFor(() => expect(callsOf('create-quick-tournament')).toHaveLength(1))
  expect(callsOf('create-quick-tournament')[0]).not.toHaveProperty('rules')
})
