import { startClock } from '@tablee/domain/tournaments/clock/start-clock'
import { pairOf, seatsOf } from '@tablee/domain/tournaments/kinds/seats'
import { changeSettings } from '@tablee/domain/tournaments/life/change-settings'
import { finishTournament } from '@tablee/domain/tournaments/life/finish-tournament'
import { addPlayer } from '@tablee/domain/tournaments/players/add-player'
import { joinTournament } from '@tablee/domain/tournaments/players/join-tournament'
import { removePlayer } from '@tablee/domain/tournaments/players/remove-player'
import { setScore } from '@tablee/domain/tournaments/results/set-score'
import { planCut } from '@tablee/domain/tournaments/rounds/plan-cut'
import { startNextRound, startTournament } from '@tablee/domain/tournaments/rounds/start-round'
import {
  after,
  openMatches,
  playerId,
  publicId,
  started,
  twoNil,
  whole,
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

test('STAK-9 everybody reads the rounds of a quick tournament and the cut that is planned', async () => {
  const server = await PlayedTournamentServer.start(venue(PLAYERS))
  await showScreen(page(), { server })
  await waitFor(() => expect(screen.getByText('En direct')).toBeTruthy())
  expect(screen.queryByText(/puis|tableau final/)).toBeNull()
  server.happens(planCut(server.tournament, 2))
  expect(await screen.findByText('2 rondes, puis finale à deux')).toBeTruthy()
  server.happens({ accepted: true, value: startChanges(server) })
  expect(await screen.findByText('2 rondes, puis finale à deux')).toBeTruthy()
})

function startChanges(server: PlayedTournamentServer) {
  const round = started(whole(server.tournament))
  return [{ kind: 'round_paired', round: 1, seed: 'seed', matches: round.matches } as const]
}

test('QADM-5 EVEN-5 another name and capacity arrive on the page while it is open', async () => {
  const server = await PlayedTournamentServer.start(venue(PLAYERS))
  await showScreen(page(), { server })
  await screen.findByText('En direct')
  server.happens(changeSettings(server.tournament, { name: 'Samedi', capacity: 12 }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Samedi' })).toBeTruthy()
  expect(within(screen.getByLabelText('En bref')).getByText('4 / 12')).toBeTruthy()
  expect(screen.queryByText('Vendredi soir')).toBeNull()
})

test('STAK-5 everybody reads the time of the round beside its number while somebody plays', async () => {
  const paired = started(venue(PLAYERS))
  const now = new Date(Date.now() - 46 * 60_000)
  const server = await PlayedTournamentServer.start(after(paired, startClock(paired, { round: 1, now })))
  await showScreen(page(), { server })
  const banner = within(await screen.findByLabelText('En bref'))
  const digits = await banner.findByRole('timer')
  expect(digits.textContent).toMatch(/^Temps restant : (4:00|3:5\d)$/)
  expect(digits.className).toContain('text-carmine')
  await screen.findByText('En direct')
  for (const match of openMatches(server.tournament)) {
    server.happens(setScore(server.tournament, { matchId: match.id, score: twoNil }))
  }
  await waitFor(() => expect(banner.queryByRole('timer')).toBeNull())
})

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
  expect(await screen.findByText('Votre inscription : confirmée')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Mon parcours' })).toBeTruthy()
})

test('DETL-2 picking an anonymous player disables the text input and takes that player over', async () => {
  const server = await PlayedTournamentServer.start(withAnonymous(venue(PLAYERS), 'Théo'))
  const { user } = await showScreen(page(), { server })
  await user.selectOptions(await screen.findByLabelText('L’organisation a déjà noté votre nom ?'), 'Théo')
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
  await server.fallsSilent()
  const box = await screen.findByLabelText('Votre nom de joueur')
  await user.type(box, 'Hugo{Enter}')
  const retry = await screen.findByRole('button', { name: 'Réessayer' }, { timeout: 5_000 })
  expect(box).toHaveProperty('value', 'Hugo')
  server.isLosingAnswers = false
  await user.click(retry)
  await waitFor(() => expect(screen.getByRole('link', { name: 'Mon parcours' })).toBeTruthy())
  expect(server.tournament.players.filter(({ name }) => name === 'Hugo')).toHaveLength(1)
  expect(new Set(server.calls.map(({ input }) => input.playerId)).size).toBe(1)
})

test('DETL-2 a full tournament says so and whom to ask; an empty name is not what is wrong with it', async () => {
  const server = await PlayedTournamentServer.start(venue(PLAYERS, { capacity: 4 }))
  const { user } = await showScreen(page(), { server })
  expect(await screen.findByRole('heading', { name: 'Le tournoi est complet.' })).toBeTruthy()
  expect(screen.getByText(/^Demandez à l’organisation/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Attendre une place' }))
  expect(await screen.findByText('Le tournoi est complet. Pour attendre une place, indiquez votre nom.')).toBeTruthy()
  expect(screen.queryByText('Le nom du joueur est requis')).toBeNull()
  expect(server.calls.map(({ id }) => id)).not.toContain('join-quick-tournament')
})

test('DETL-2 who finds it full waits and enters without a tap when a seat is freed', async () => {
  const server = await PlayedTournamentServer.start(venue(PLAYERS, { capacity: 4 }))
  const onJoined = vi.fn()
  const { user, storage } = await showScreen(page(onJoined), { server })
  server.queue = [{ name: 'Inès B.', publicId: publicId('phone8'), newPlayerId: playerId('p8') }]
  await user.type(await screen.findByLabelText('Votre nom de joueur'), 'Hugo{Enter}')
  expect(await screen.findByRole('heading', { name: 'Vous attendez une place' })).toBeTruthy()
  expect(screen.getByText('Au nom de Hugo')).toBeTruthy()
  expect(await screen.findByText('1 personne attend avant vous.')).toBeTruthy()
  server.happens(removePlayer(server.tournament, playerId('p1')))
  expect(await screen.findByText('La prochaine place libre est pour vous.')).toBeTruthy()
  expect(onJoined).not.toHaveBeenCalled()
  server.happens(removePlayer(server.tournament, playerId('p2')))
  await waitFor(() => expect(onJoined).toHaveBeenCalledOnce())
  expect(await screen.findByText('Hugo, vous êtes dans le tournoi.')).toBeTruthy()
  expect(server.tournament.players.map(({ name }) => name)).toEqual(['Léa', 'Inès', 'Inès B.', 'Hugo'])
  expect(storage.savedTournaments()[0]).toMatchObject({ code: 'ABCDEF', role: 'player', playerName: 'Hugo' })
  expect(storage.waitingFor('t1')).toBeNull()
})

test('DETL-2 waiting is stopped by Annuler, and the name stays', async () => {
  const server = await PlayedTournamentServer.start(venue(PLAYERS, { capacity: 4 }))
  const { user, storage } = await showScreen(page(), { server })
  await user.type(await screen.findByLabelText('Votre nom de joueur'), 'Hugo{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Annuler' }))
  expect(await screen.findByLabelText('Votre nom de joueur')).toHaveProperty('value', 'Hugo')
  expect([server.queue, storage.waitingFor('t1')]).toEqual([[], null])
})

test('DETL-2 what is typed stays when the last seat goes, and waits at once when it went unseen', async () => {
  const server = await PlayedTournamentServer.start(venue(PLAYERS, { capacity: 5 }))
  const { user } = await showScreen(page(), { server })
  const box = await screen.findByLabelText('Votre nom de joueur')
  await waitFor(() => expect(screen.getByText('En direct')).toBeTruthy())
  await user.type(box, 'Hug')
  server.happens(addPlayer(server.tournament, { name: 'Adam', newPlayerId: playerId('p10') }))
  await screen.findByRole('heading', { name: 'Le tournoi est complet.' })
  expect(box).toHaveProperty('value', 'Hug')
  await user.type(box, 'o{Enter}')
  expect(await screen.findByText('Au nom de Hugo')).toBeTruthy()
})

test('DETL-2 a page that is opened again comes back to its place; the start ends the waiting and says so', async () => {
  const server = await PlayedTournamentServer.start(venue(PLAYERS, { capacity: 4 }))
  const { user, view, storage } = await showScreen(page(), { server })
  await user.type(await screen.findByLabelText('Votre nom de joueur'), 'Hugo{Enter}')
  expect(await screen.findByText('Au nom de Hugo')).toBeTruthy()
  view.unmount()
  const again = await showScreen(page(), { server, kept: storage })
  expect(await screen.findByText('La prochaine place libre est pour vous.')).toBeTruthy()
  await waitFor(() => expect(screen.getByText('En direct')).toBeTruthy())
  server.happens(startTournament(server.tournament, 'seed'))
  expect(await screen.findByText('Le tournoi a commencé avant qu’une place se libère.')).toBeTruthy()
  expect(screen.getByText(/demandez à l’organisation de vous ajouter/)).toBeTruthy()
  again.view.unmount()
})

test('DETL-2 a name that somebody took while one waited is said at the box, which keeps it', async () => {
  const server = await PlayedTournamentServer.start(venue(PLAYERS, { capacity: 4 }))
  const { user } = await showScreen(page(), { server })
  server.queue = [{ name: 'hugo', publicId: publicId('phone8'), newPlayerId: playerId('p8') }]
  const box = await screen.findByLabelText('Votre nom de joueur')
  await user.type(box, 'Hugo{Enter}')
  expect(await screen.findByText(/déjà pris dans ce tournoi/)).toBeTruthy()
  expect(box).toHaveProperty('value', 'Hugo')
})

test('DETL-2 nobody joins a tournament that has started', async () => {
  await showScreen(page(), { server: await PlayedTournamentServer.start(started(venue(PLAYERS))) })
  const notice = await screen.findByText('Le tournoi a commencé.')
  expect(screen.queryByLabelText('Votre nom de joueur')).toBeNull()
  expect(screen.getByText(/demandez à l’organisation de vous ajouter/)).toBeTruthy()
  // Replaces the form, above the tables.
  const sections = screen.getByRole('navigation', { name: /./ })
  expect(notice.compareDocumentPosition(sections) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
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
  // No "VS" where numbers will be.
  expect(screen.queryByText('VS')).toBeNull()
  await user.click(screen.getByRole('button', { name: /^Ronde 1/ }))
  expect(screen.getAllByText('vous', { selector: 'li span' })).toHaveLength(2)
})

const ownLine = () => screen.getByRole('region', { name: 'Pour vous' })

test('DETL-4 whoever plays reads their table and opponent on top, and a tap leads there', async () => {
  const server = await PlayedTournamentServer.start(started(venue(PLAYERS)))
  await showScreen(page(), { server, player: secretOf(1) })
  await screen.findByText('En direct')
  const match = matchOf(server.tournament, 'p1')
  const against = pairOf(match).find((id) => id !== playerId('p1'))
  const opponent = server.tournament.players.find(({ id }) => id === against)?.name
  expect(ownLine().textContent).toContain(`Table\u{a0}${match.table} contre ${opponent}`)
  expect(ownLine().textContent).not.toContain(' sur 4')
  expect(within(ownLine()).getByRole('link', { name: 'Aller à ma table' })).toHaveProperty(
    'pathname',
    '/tournament/ABCDEF/player',
  )
  for (const { id } of server.tournament.matches) {
    server.happens(setScore(server.tournament, { matchId: id, score: twoNil }))
  }
  await waitFor(() => expect(ownLine().textContent).toMatch(/\d(er|e) sur 4 · \d point/))
})

test('DETL-4 nobody without a table is led to one: neither before the start nor with a bye', async () => {
  const waiting = venue(['Zoé', 'Max', 'Léa'])
  const bye = started(waiting).matches.find(({ kind }) => kind === 'bye')
  const [alone] = bye ? seatsOf(bye) : []
  const server = await PlayedTournamentServer.start(waiting)
  await showScreen(page(), { server, player: secretOf(Number(alone?.slice(1))) })
  await screen.findByText('En direct')
  expect(ownLine().textContent).toContain('Votre inscription\u202f: confirmée')
  expect(screen.queryByRole('link', { name: 'Aller à ma table' })).toBeNull()
  server.happens({ accepted: true, value: startChanges(server) })
  await waitFor(() => expect(ownLine().textContent).toContain('pas d’adversaire, match gagné'))
  expect(screen.queryByRole('link', { name: 'Aller à ma table' })).toBeNull()
})

test('DETL-4 at the end the place of whoever looks stands on top, above the podium and the way to share it', async () => {
  const scored = withResults(started(venue(PLAYERS)))
  const server = await PlayedTournamentServer.start(after(scored, finishTournament(scored)))
  const { user } = await showScreen(page(), { server, player: secretOf(1) })
  await screen.findByRole('table', { name: 'Classement final' })
  expect(ownLine().textContent).toMatch(/Vous (remportez le tournoi|terminez \d(er|e) sur 4)/)
  expect(screen.queryByRole('link', { name: 'Aller à ma table' })).toBeNull()
  const podium = screen.getByRole('region', { name: / remporte le tournoi$/ })
  expect(within(podium).getAllByRole('listitem')).toHaveLength(3)
  await user.click(within(podium).getByRole('button', { name: 'Partager' }))
  const dialog = await screen.findByRole('dialog', { name: 'Partager le classement' })
  expect(within(dialog).getByRole('button', { name: 'Copier le lien' })).toBeTruthy()
})

test('DETL-4 from the first round on one tap leads to the tables and to the ranking', async () => {
  const server = await PlayedTournamentServer.start(venue(PLAYERS))
  await showScreen(page(), { server })
  await screen.findByText('En direct')
  expect(screen.queryByRole('navigation', { name: 'Dans cette page' })).toBeNull()
  server.happens(startTournament(server.tournament, 'seed'))
  const links = within(await screen.findByRole('navigation', { name: 'Dans cette page' })).getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual(['Tables', 'Classement'])
  const [tables, ranking] = links.map((link) => document.getElementById((link.getAttribute('href') ?? '').slice(1)))
  expect(tables?.querySelector('h2')?.textContent).toBe('Matchs')
  expect(ranking?.querySelector('h2')?.textContent).toBe('Classement')
})

test('DETL-4 a finished tournament is not told to be live', async () => {
  const scored = withResults(started(venue(PLAYERS)))
  const server = await PlayedTournamentServer.start(scored)
  await showScreen(page(), { server })
  await screen.findByText('En direct')
  server.happens(finishTournament(server.tournament))
  await screen.findByRole('table', { name: 'Classement final' })
  expect(screen.queryByText('En direct')).toBeNull()
})

test('DETL-1 the code to join with leaves once nobody can join', async () => {
  const server = await PlayedTournamentServer.start(venue(PLAYERS))
  await showScreen(page(), { server })
  await screen.findByText('En direct')
  expect(screen.getByRole('heading', { name: 'Rejoindre avec ce code' })).toBeTruthy()
  expect(screen.getByLabelText('Votre nom de joueur')).toBeTruthy()
  server.happens(startTournament(server.tournament, 'seed'))
  await screen.findByText('Le tournoi a commencé.')
  expect(screen.queryByRole('heading', { name: 'Rejoindre avec ce code' })).toBeNull()
  expect(screen.queryByRole('img', { name: /^Code QR/ })).toBeNull()
  expect(screen.queryByLabelText('Votre nom de joueur')).toBeNull()
  expect(screen.getByRole('button', { name: 'Copier le lien' })).toBeTruthy()
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
})

test('AADM-4 a tap on a name in the ranking opens its win rate and its tiebreakers, and closes them again', async () => {
  const scored = withResults(started(venue(PLAYERS)))
  const server = await PlayedTournamentServer.start(after(scored, finishTournament(scored)))
  const { user } = await showScreen(page(), { server })
  const table = await screen.findByRole('table', { name: 'Classement final' })
  const buttons = within(table).getAllByRole('button', { name: /^(Zoé|Max|Léa|Inès), départages$/ })
  expect(buttons.map((button) => button.getAttribute('aria-expanded'))).toEqual(['false', 'false', 'false', 'false'])
  const [, first, second] = within(table).getAllByRole('row')
  buttons[0]?.focus()
  await user.keyboard('{Enter}')
  expect(buttons[0]?.getAttribute('aria-expanded')).toBe('true')
  const [, stillFirst, detail, stillSecond] = within(table).getAllByRole('row')
  expect([stillFirst, stillSecond]).toEqual([first, second])
  const figures = within(detail as HTMLElement).getAllByRole('definition')
  const said = figures.map((figure) => `${figure.previousSibling?.textContent} ${figure.textContent}`)
  expect(said.map((text) => text.replace(/\s/g, ' '))).toEqual([
    '% vict. 100,0 %',
    'OMW 33,0 %',
    'GW 100,0 %',
    'OGW 33,0 %',
  ])
  await user.click(buttons[0] as HTMLElement)
  expect(within(table).queryByRole('definition')).toBeNull()
})

test('RANK-2 the standings follow every complete round, and nobody leads while others still play', async () => {
  const server = await PlayedTournamentServer.start(started(venue(PLAYERS)))
  await showScreen(page(), { server })
  await waitFor(() => expect(screen.getByText('En direct')).toBeTruthy())
  expect(screen.getByText(/^Le classement paraît dès que toutes les tables/)).toBeTruthy()
  const one = matchOf(server.tournament, 'p1')
  server.happens(setScore(server.tournament, { matchId: one.id, score: twoNil }))
  expect(await screen.findByText(/1 sur \d tables? terminée/)).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
  for (const { id } of server.tournament.matches.filter(({ id }) => id !== one.id)) {
    server.happens(setScore(server.tournament, { matchId: id, score: twoNil }))
  }
  const table = await screen.findByRole('table', { name: 'Classement après la ronde 1' })
  expect(within(table).getAllByText('1-0-0')).not.toHaveLength(0)
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
  // Nothing was typed.
  expect(screen.getByText('Le serveur n’a pas répondu. Vérifiez la connexion, puis réessayez.')).toBeTruthy()
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

test('SHOP-3 once it is over, the page counts who was ranked, not the seats that are left', async () => {
  const played = withResults(started(venue(PLAYERS)))
  const server = await PlayedTournamentServer.start(after(played, finishTournament(played)))
  await showScreen(page(), { server })
  expect(await within(await screen.findByLabelText('En bref')).findByText('4')).toBeTruthy()
})
