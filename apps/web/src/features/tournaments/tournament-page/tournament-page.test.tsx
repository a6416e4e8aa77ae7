import { addPlayer } from '@tablee/domain/tournaments/add-player'
import { finishTournament } from '@tablee/domain/tournaments/finish-tournament'
import { joinTournament } from '@tablee/domain/tournaments/join-tournament'
import { setScore } from '@tablee/domain/tournaments/set-score'
import { startNextRound } from '@tablee/domain/tournaments/start-round'
import {
  after,
  playerId,
  publicId,
  started,
  twoNil,
  withAnonymous,
  withResults,
} from '@tablee/domain/tournaments/testing/a-tournament'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { NO_EVENT } from '../testing/no-event.ts'
import { PlayedTournamentServer } from '../testing/played-tournament-server.ts'
import { showScreen } from '../testing/show-screen.tsx'
import { tournamentDocumentOf } from '../testing/tournament-document-of.ts'
import { matchOf, ORGANIZER_SECRET, secretOf, venue } from '../testing/venue.ts'
import { TournamentPage } from './tournament-page.tsx'

const PLAYERS = ['Zoé', 'Max', 'Léa', 'Inès']
const page = (onJoined = () => {}) => <TournamentPage code="abcdef" event={NO_EVENT} onJoined={onJoined} />

test("DETL-1 the name, the code, the capacity and 'En attente', then 'Round 1' as soon as it starts", async () => {
  const server = await PlayedTournamentServer.start(venue(PLAYERS))
  await showScreen(page(), { server })
  expect(await screen.findByRole('heading', { level: 1, name: 'Vendredi soir' })).toBeTruthy()
  const banner = screen.getByLabelText('En bref')
  expect(within(banner).getByText('ABCDEF')).toBeTruthy()
  expect(within(banner).getByText('4 / 8')).toBeTruthy()
  expect(within(banner).getByText('En attente')).toBeTruthy()
  await waitFor(() => expect(screen.getByText('En direct')).toBeTruthy())
  server.happens({ accepted: true, value: startChanges(server) })
  expect(await within(banner).findByText('Round 1/2')).toBeTruthy()
})

function startChanges(server: PlayedTournamentServer) {
  const round = started(server.tournament)
  return [{ kind: 'round_paired', round: 1, seed: 'seed', matches: round.matches } as const]
}

test('DETL-2 joining needs a name', async () => {
  const server = await PlayedTournamentServer.start(venue(PLAYERS))
  const { user } = await showScreen(page(), { server })
  await user.type(await screen.findByLabelText('Votre nom de joueur'), '   ')
  await user.click(screen.getByRole('button', { name: 'Rejoindre le tournoi' }))
  expect(await screen.findByText('Le nom du joueur est requis')).toBeTruthy()
  expect(server.calls).toEqual([])
})

test('DETL-2 joining makes this device a player and leads on', async () => {
  const server = await PlayedTournamentServer.start(venue(PLAYERS))
  const onJoined = vi.fn()
  const { user, storage } = await showScreen(page(onJoined), { server })
  await user.type(await screen.findByLabelText('Votre nom de joueur'), ' Hugo {Enter}')
  await waitFor(() => expect(onJoined).toHaveBeenCalledOnce())
  expect(server.tournament.players.at(-1)?.name).toBe('Hugo')
  expect(storage.isHolder('player', 't1', server.tournament.players.at(-1)?.publicId ?? null)).toBe(true)
  expect(storage.savedTournaments()[0]).toMatchObject({ code: 'ABCDEF', role: 'player', playerName: 'Hugo' })
  expect(screen.getByRole('link', { name: 'Aller à ma table' })).toBeTruthy()
})

test('DETL-2 picking an anonymous player disables the text input and takes that player over', async () => {
  const server = await PlayedTournamentServer.start(withAnonymous(venue(PLAYERS), 'Théo'))
  const { user } = await showScreen(page(), { server })
  await user.selectOptions(await screen.findByLabelText("L'organisateur a déjà noté votre nom ?"), 'Théo')
  expect(screen.getByLabelText('Votre nom de joueur')).toHaveProperty('disabled', true)
  await user.click(screen.getByRole('button', { name: 'Rejoindre le tournoi' }))
  await waitFor(() => expect(server.tournament.players.at(-1)?.publicId).not.toBeNull())
  expect(server.tournament.players).toHaveLength(5)
})

test('DETL-2 a name that is taken is said at the box, and what was typed stays', async () => {
  const server = await PlayedTournamentServer.start(venue(PLAYERS))
  const { user } = await showScreen(page(), { server })
  const box = await screen.findByLabelText('Votre nom de joueur')
  await user.type(box, 'zoe{Enter}')
  expect(await screen.findByText(/déjà pris dans ce tournoi/)).toBeTruthy()
  expect(box).toHaveProperty('value', 'zoe')
})

test('DETL-2 a lost answer keeps the name and joining again makes no second player', async () => {
  const server = await PlayedTournamentServer.start(venue(PLAYERS))
  const onJoined = vi.fn()
  const { user } = await showScreen(page(onJoined), { server })
  server.isLosingAnswers = true
  server.isTelling = false
  const box = await screen.findByLabelText('Votre nom de joueur')
  await user.type(box, 'Hugo{Enter}')
  const retry = await screen.findByRole('button', { name: 'Réessayer' }, { timeout: 5_000 })
  expect(box).toHaveProperty('value', 'Hugo')
  server.isLosingAnswers = false
  await user.click(retry)
  await waitFor(() => expect(screen.getByRole('link', { name: 'Aller à ma table' })).toBeTruthy())
  expect(server.tournament.players.filter(({ name }) => name === 'Hugo')).toHaveLength(1)
  expect(new Set(server.calls.map(({ input }) => input.playerId)).size).toBe(1)
})

test('DETL-2 nobody joins a full tournament, or one that has started', async () => {
  const full = await PlayedTournamentServer.start(venue(PLAYERS, { capacity: 4 }))
  const { view } = await showScreen(page(), { server: full })
  expect(await screen.findByText('Le tournoi est complet.')).toBeTruthy()
  expect(screen.queryByLabelText('Votre nom de joueur')).toBeNull()
  view.unmount()
  await showScreen(page(), { server: await PlayedTournamentServer.start(started(venue(PLAYERS))) })
  expect(await screen.findByText('Le tournoi a commencé.')).toBeTruthy()
  expect(screen.queryByLabelText('Votre nom de joueur')).toBeNull()
})

test('who joins elsewhere appears by itself', async () => {
  const server = await PlayedTournamentServer.start(venue(PLAYERS))
  await showScreen(page(), { server })
  await waitFor(() => expect(screen.getByText('En direct')).toBeTruthy())
  const join = { name: 'Noah', publicId: publicId('phone9'), newPlayerId: playerId('p9') }
  server.happens(joinTournament(server.tournament, join))
  server.happens(addPlayer(server.tournament, { name: 'Adam', newPlayerId: playerId('p10') }))
  expect(await screen.findByText('Adam', { selector: 'bdi' })).toBeTruthy()
  expect(screen.getByRole('heading', { name: '6 joueurs inscrits' })).toBeTruthy()
})

test('DETL-4 matches stand by round, newest first, and older rounds unfold', async () => {
  const first = withResults(started(venue(PLAYERS)))
  const second = after(first, startNextRound(first, { seed: 'seed', wished: null }))
  const server = await PlayedTournamentServer.start(second)
  const { user } = await showScreen(page(), { server, player: secretOf(2) })
  const rounds = await screen.findAllByRole('button', { name: /^Ronde \d/ })
  expect(rounds.map((button) => button.textContent)).toEqual([
    'Ronde 20 sur 2 tables terminées',
    'Ronde 12 sur 2 tables terminées',
  ])
  expect(rounds.map((button) => button.getAttribute('aria-expanded'))).toEqual(['true', 'false'])
  expect(screen.getAllByText('VS')).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: /^Ronde 1/ }))
  expect(screen.getAllByText('vous', { selector: 'li span' })).toHaveLength(2)
})

test('DETL-4 RANK-1 the final ranking has every column, to one decimal', async () => {
  const round = started(venue(PLAYERS))
  const scored = withResults(round)
  const server = await PlayedTournamentServer.start(after(scored, finishTournament(scored)))
  await showScreen(page(), { server, player: secretOf(1) })
  const table = await screen.findByRole('table', { name: 'Classement final' })
  const headers = within(table).getAllByRole('columnheader', { hidden: true })
  expect(headers.map((header) => header.textContent)).toEqual([
    'Rang',
    'Joueur',
    'Pts',
    'V-D-N',
    '% vict.',
    'OMW',
    'GW',
    'OGW',
  ])
  const [, first] = within(table).getAllByRole('row')
  const cells = within(first as HTMLElement).getAllByRole('cell', { hidden: true })
  expect(cells.map((cell) => cell.textContent?.replace(/\s/g, ' '))).toEqual([
    '1',
    '3',
    '1-0-0',
    '100,0 %',
    '33,0 %',
    '100,0 %',
    '33,0 %',
  ])
  expect(screen.getByRole('link', { name: 'Aller à ma table' })).toBeTruthy()
})

test('the standings follow every score', async () => {
  const server = await PlayedTournamentServer.start(started(venue(PLAYERS)))
  await showScreen(page(), { server })
  const table = await screen.findByRole('table', { name: 'Classement provisoire' })
  await waitFor(() => expect(screen.getByText('En direct')).toBeTruthy())
  const match = matchOf(server.tournament, 'p1')
  server.happens(setScore(server.tournament, { matchId: match.id, score: twoNil }))
  await waitFor(() => expect(within(table).getAllByText('1-0-0')).not.toHaveLength(0))
})

test('the organizer finds the way to the administration', async () => {
  const server = await PlayedTournamentServer.start(venue(PLAYERS))
  await showScreen(page(), { server, organizer: ORGANIZER_SECRET })
  expect(await screen.findByRole('link', { name: 'Gérer le tournoi' })).toHaveProperty(
    'pathname',
    '/tournament/ABCDEF/admin',
  )
})

test('DETL-6 an unknown code is named', async () => {
  const server = await PlayedTournamentServer.start(venue(PLAYERS))
  await showScreen(<TournamentPage code="zzzzz9" event={NO_EVENT} onJoined={() => {}} />, { server })
  expect(await screen.findByText('Aucun tournoi trouvé avec le code: ZZZZZ9')).toBeTruthy()
})

test('DETL-6 a failure to load has its title and a way to try again', async () => {
  const server = await PlayedTournamentServer.start(venue(PLAYERS))
  const answer = server.document()
  server.local.answer(() => 'cut')
  const { user } = await showScreen(page(), { server })
  expect(await screen.findByText('Erreur lors du chargement du tournoi', undefined, { timeout: 8_000 })).toBeTruthy()
  server.local.answer(() => ({ status: 200, body: { total: 1, documents: [answer] } }))
  await user.click(screen.getByRole('button', { name: 'Réessayer' }))
  expect(await screen.findByRole('heading', { name: 'Vendredi soir' })).toBeTruthy()
})

test("DETL-6 a type this app does not know: 'Type de tournoi non reconnu'", async () => {
  const server = await PlayedTournamentServer.start(venue(PLAYERS))
  const document = { ...tournamentDocumentOf(server.tournament, 1), type: 'galactic' }
  server.local.answer(() => ({ status: 200, body: { total: 1, documents: [document] } }))
  await showScreen(page(), { server })
  expect(await screen.findByText('Type de tournoi non reconnu')).toBeTruthy()
})

test('a phone that can share offers it, with the address of the tournament; others copy the link', async () => {
  const server = await PlayedTournamentServer.start(venue(PLAYERS))
  const shared: unknown[] = []
  Object.assign(navigator, { share: async (data: unknown) => void shared.push(data) })
  try {
    const { user } = await showScreen(page(), { server })
    await user.click(await screen.findByRole('button', { name: 'Partager' }))
    expect(shared).toEqual([{ title: 'Tournoi ABCDEF sur Tablée', url: `${window.location.origin}/tournament/ABCDEF` }])
    expect(screen.getByRole('button', { name: 'Copier le lien' })).toBeTruthy()
  } finally {
    Reflect.deleteProperty(navigator, 'share')
  }
})
