import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { tournamentDocumentOf } from '../features/tournaments/testing/tournament-document-of.ts'
import { type Answer, executed, type LocalServer, startLocalServer } from '../transport/testing/local-server.ts'
import { anAccount } from './testing/an-account.ts'
import { anEvent, ORGANIZER_ACCOUNT } from './testing/an-event.ts'
import { openApp } from './testing/open-app.tsx'

const FAILED = 'Une erreur est survenue lors de la récupération de vos tournois.'
let server: LocalServer
beforeEach(async () => {
  server = await startLocalServer()
  server.answerAccount(() => ({ status: 200, body: anAccount({ $id: ORGANIZER_ACCOUNT }) }))
})
afterEach(() => server.close())

/** Offers are empty unless given. */
let received: object[] = []
let functions: Record<string, Answer | (() => Answer)> = {}
let evening: Answer = 'cut'
function answerLists(lists: () => Answer | Promise<Answer>): void {
  server.answer(async ({ path }) => {
    const [, id] = /functions\/([^/]+)\//.exec(path) ?? []
    if (id === undefined) return partOf(path, await lists())
    if (id === 'get-own-evening') return evening
    if (id === 'get-kept-tournaments') return executed(200, { success: true, data: [] })
    const given = functions[id]
    if (given !== undefined) return typeof given === 'function' ? given() : given
    return executed(200, { success: true, data: { coming: [], received } })
  })
}

function partOf(path: string, answer: Answer): Answer {
  if (typeof answer === 'string' || !('body' in answer) || answer.status >= 400) return answer
  const { documents } = answer.body as { documents: { isFinished: boolean }[] }
  const isOver = path.includes('"isFinished","values":[true]')
  return list(...documents.filter(({ isFinished }) => isFinished === isOver))
}

const list = (...documents: readonly object[]): Answer => ({
  status: 200,
  body: { total: documents.length, documents },
})
const event = {
  ...tournamentDocumentOf(anEvent(), 1),
  name: 'Coupe de Noël',
  registeredPlayersCount: 12,
  roundsToPlay: 4,
  roundsByRules: 4,
}

test('AADM-6 a card says name, status, players, game, format and round, and leads to the administration', async () => {
  answerLists(() => list(event))
  await openApp('/organized-tournaments', { origin: server.origin })
  const card = await screen.findByRole('listitem', { name: 'Coupe de Noël' })
  expect(card.textContent).toContain('En attente')
  expect(card.textContent).toContain('Joueurs12 / 8')
  expect(card.textContent).toContain('Ronde0 / 4')
  expect(card.textContent).toContain('JeuMagic The Gathering')
  expect(card.textContent).toContain('FormatModern')
  expect(screen.getByRole('link', { name: 'Gérer' })).toHaveProperty('pathname', '/tournament/ABCDEF/admin-advanced')
  const request = server.requests.find(({ path }) => path.includes('/documents?'))
  expect(request?.path).toContain(`"values":["${ORGANIZER_ACCOUNT}"]`)
  expect(request?.path).toContain('"orderDesc"')
  expect(request?.path).not.toContain('"players"')
})

test('AADM-6 STAK-9 in a bracket the card names its round', async () => {
  answerLists(() => list({ ...event, isStarted: true, currentRound: 5, roundsToPlay: 6, bracketPlaces: 8 }))
  await openApp('/organized-tournaments', { origin: server.origin })
  expect((await screen.findByRole('listitem')).textContent).toContain('RondeQuart de finale')
})

test('AADM-6 a planned number of rounds counts; a quick tournament leads to its own administration', async () => {
  const quick = { ...event, $id: 't2', type: 'quick', gameType: null, format: null, tournamentDate: null }
  answerLists(() => list({ ...quick, plannedRounds: 6, roundsToPlay: 6, currentRound: 2, isStarted: true }))
  await openApp('/organized-tournaments', { origin: server.origin })
  const card = await screen.findByRole('listitem')
  expect(card.textContent).toContain('En cours')
  expect(card.textContent).toContain('Ronde2 / 6')
  expect(screen.getByRole('link', { name: 'Gérer' })).toHaveProperty('pathname', '/tournament/ABCDEF/admin')
})

test('AADM-6 the rounds stay as many when players have left, and an earlier server does not tell them', async () => {
  const left = { ...event, isStarted: true, currentRound: 2, registeredPlayersCount: 4, roundsToPlay: 3 }
  const { roundsToPlay: _, ...earlier } = { ...left, $id: 't2', name: 'Ligue' }
  answerLists(() => list(left, earlier))
  await openApp('/organized-tournaments', { origin: server.origin })
  expect((await screen.findByRole('listitem', { name: 'Coupe de Noël' })).textContent).toContain('Ronde2 / 3')
  expect(screen.getByRole('listitem', { name: 'Ligue' }).textContent).toContain('Ronde2 / 2')
  expect(server.requests.some(({ path }) => path.includes('"roundsToPlay"'))).toBe(true)
})

test('FIND-4 what is being played comes first, then what comes, the soonest first, then what is over', async () => {
  const named = (name: string, more: object) => ({ ...event, $id: name, name, ...more })
  answerLists(() =>
    list(
      named('Finie', { isStarted: true, isFinished: true }),
      named('Plus tard', { tournamentDate: '2031-01-01T18:00:00.000+00:00' }),
      named('En jeu', { isStarted: true }),
      named('Oubliée', { tournamentDate: '2020-01-01T18:00:00.000+00:00' }),
      named('Ce soir', { tournamentDate: new Date(Date.now() - 3_600_000).toISOString() }),
      named('Bientôt', { tournamentDate: '2030-01-01T18:00:00.000+00:00' }),
      named('Rapide', { type: 'quick', tournamentDate: null }),
      named('Annulée', { isCancelled: true }),
    ),
  )
  await openApp('/organized-tournaments', { origin: server.origin })
  await screen.findByRole('heading', { name: 'Terminés' })
  const names = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  expect(names).toEqual(['En jeu', 'Rapide', 'Ce soir', 'Bientôt', 'Plus tard', 'Oubliée', 'Annulée', 'Finie'])
  const groups = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(groups).toEqual(['En cours', 'À venir', 'Jamais démarrés', 'Annulés', 'Terminés'])
})

test('FIND-4 each card has one primary action, by the state; the administration stays beside it', async () => {
  const named = (name: string, more: object) => ({ ...event, $id: name, name, ...more })
  const running = { isStarted: true, currentRound: 2 }
  answerLists(() =>
    list(
      named('En jeu', running),
      named('Complète', running),
      named('Dernière', { ...running, currentRound: 4 }),
      named('Inconnue', running),
      named('Plus tard', { tournamentDate: '2099-01-01T18:00:00.000+00:00' }),
      named('Rapide', { type: 'quick', tournamentDate: null }),
      named('Annulée', { isCancelled: true, isFinished: true }),
      named('Finie', { isStarted: true, isFinished: true }),
    ),
  )
  const open = (id: string, openTables: number) => ({
    ...{ id, code: 'ABCDEF', name: id, type: 'advance', tournamentDate: null, isStarted: true, currentRound: 2 },
    ...{ registeredPlayersCount: 12, openTables },
  })
  const organizing = [open('En jeu', 3), open('Complète', 0), open('Dernière', 0)]
  evening = executed(200, { success: true, data: { playing: [], organizing, seats: [] } })
  await openApp('/organized-tournaments', { origin: server.origin })
  await screen.findByRole('link', { name: 'Saisir les résultats' })
  const ways = (name: string) =>
    within(screen.getByRole('listitem', { name }))
      .getAllByRole('link')
      .map((link) => `${link.textContent} ${link.getAttribute('href')}`)
  const admin = '/tournament/ABCDEF/admin-advanced'
  const expected: Record<string, readonly string[]> = {
    'En jeu': [`Saisir les résultats ${admin}`, `Gérer ${admin}`],
    Complète: [`Ouvrir la ronde 3 ${admin}`, `Gérer ${admin}`],
    Dernière: [`Terminer ${admin}`, `Gérer ${admin}`],
    Inconnue: [`Continuer ${admin}`, `Gérer ${admin}`],
    'Plus tard': [`Voir les inscriptions ${admin}`, `Gérer ${admin}`],
    Rapide: ['Démarrer /tournament/ABCDEF/admin', 'Gérer /tournament/ABCDEF/admin'],
    Annulée: [`Gérer ${admin}`],
    Finie: ['Voir le classement /tournament/ABCDEF', `Gérer ${admin}`],
  }
  expect(Object.keys(expected).map((name) => [name, ways(name)])).toEqual(Object.entries(expected))
})

test('AADM-6 nothing organized yet, and the next step', async () => {
  answerLists(() => list())
  await openApp('/organized-tournaments', { origin: server.origin })
  expect(await screen.findByText('Vous n’avez pas encore organisé de tournoi')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Créer un tournoi avancé' })).toBeTruthy()
})

test('AADM-6 a failure is told, and trying again brings the list', async () => {
  answerLists(() => ({ status: 404, body: { message: 'Non', code: 404, type: 'x', version: '1.6.1' } }))
  const { user } = await openApp('/organized-tournaments', { origin: server.origin })
  expect(await screen.findByText(FAILED)).toBeTruthy()
  answerLists(() => list(event))
  await user.click(screen.getByRole('button', { name: 'Réessayer' }))
  expect(await screen.findByText('Coupe de Noël')).toBeTruthy()
})

test('LAY-12 /my-organized-events leads to the list', async () => {
  answerLists(() => list())
  const { router } = await openApp('/my-organized-events', { origin: server.origin })
  expect(router.state.location.pathname).toBe('/organized-tournaments')
})

test('LAY-13 /admin-advanced lists the advanced tournaments to choose from', async () => {
  answerLists(() => list(event))
  await openApp('/admin-advanced', { origin: server.origin })
  expect(await screen.findByText('Choisissez le tournoi à administrer.')).toBeTruthy()
  await screen.findByText('Coupe de Noël')
  const request = server.requests.find(({ path }) => path.includes('/documents?'))
  expect(request?.path).toContain('"attribute":"type","values":["advance"]')
})

const OFFER = {
  ...{ tournamentId: 't9', code: 'K7QM2X', name: 'Ligue de Lyon', gameType: 'magic', format: 'modern' },
  ...{ tournamentDate: '2030-03-02T13:00:00.000+00:00', location: 'Lyon', from: 'Boutique' },
  expiresAt: '2030-02-01T12:00:00.000+00:00',
}

test('AUTH-11 an event that is accepted before the first list has come stands in the list', async () => {
  received = [OFFER]
  const { promise: accepted, resolve: sendLists } = Promise.withResolvers<void>()
  let lists: () => Answer | Promise<Answer> = async () => {
    await accepted
    return list()
  }
  const accept = () => {
    received = []
    lists = () => list(event)
    return executed(200, { success: true, data: { tournamentId: 't9' } })
  }
  functions = { 'accept-event-offer': accept }
  answerLists(() => lists())
  const { user } = await openApp('/organized-tournaments', { origin: server.origin })
  const card = within(await screen.findByRole('listitem', { name: 'Ligue de Lyon' }))
  await user.click(card.getByRole('button', { name: 'Accepter' }))
  expect(await screen.findByText('Ce tournoi est le vôtre')).toBeTruthy()
  sendLists()
  expect(await screen.findByRole('listitem', { name: 'Coupe de Noël' })).toBeTruthy()
})

test('AUTH-11 an event that is offered is accepted or declined; a refusal is told in place', async () => {
  received = [OFFER, { ...OFFER, tournamentId: 't8', name: 'Coupe' }]
  functions = {}
  answerLists(() => list())
  const { user } = await openApp('/organized-tournaments', { origin: server.origin })
  const card = within(await screen.findByRole('listitem', { name: 'Ligue de Lyon' }))
  expect(card.getByText(/Boutique vous propose de reprendre ce tournoi/)).toBeTruthy()
  functions = { 'accept-event-offer': executed(404, { success: false, reason: 'offer_not_found', message: 'Partie.' }) }
  await user.click(card.getByRole('button', { name: 'Accepter' }))
  expect(await card.findByText('Partie.')).toBeTruthy()
  received = [{ ...OFFER, tournamentId: 't8', name: 'Coupe' }]
  functions = { 'accept-event-offer': executed(200, { success: true, data: { tournamentId: 't9' } }) }
  await user.click(card.getByRole('button', { name: 'Accepter' }))
  expect(await screen.findByText('Ce tournoi est le vôtre')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('listitem', { name: 'Ligue de Lyon' })).toBeNull())
  received = []
  functions = { 'decline-event-offer': executed(200, { success: true, data: { tournamentId: 't8' } }) }
  await user.click(screen.getByRole('button', { name: 'Refuser' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'On vous propose' })).toBeNull())
})
