import { joinTournament } from '@tablee/domain/tournaments/join-tournament'
import { removePlayer } from '@tablee/domain/tournaments/remove-player'
import { setScore } from '@tablee/domain/tournaments/set-score'
import { startNextRound } from '@tablee/domain/tournaments/start-round'
import { submitScore } from '@tablee/domain/tournaments/submit-score'
import {
  after,
  anAnnouncement,
  playerId,
  publicId,
  started,
  twoNil,
  twoOne,
  withAnonymous,
  withResults,
} from '@tablee/domain/tournaments/testing/a-tournament'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { executed } from '../../../transport/testing/local-server.ts'
import { PlayedTournamentServer } from '../testing/played-tournament-server.ts'
import { showScreen } from '../testing/show-screen.tsx'
import { matchOf, ORGANIZER_SECRET, venue } from '../testing/venue.ts'
import { AdvancedAdmin } from './advanced-admin.tsx'
import { QuickAdmin } from './quick-admin.tsx'

const PLAYERS = ['Zoé', 'Max', 'Léa', 'Inès']
const NO_SLOTS = { registrations: () => null, absence: () => null, statistics: () => null }

async function administer(tournament: Tournament) {
  const server = await PlayedTournamentServer.start(tournament)
  const shown = await showScreen(<QuickAdmin code="ABCDEF" />, { server, organizer: ORGANIZER_SECRET })
  await screen.findByText('En direct')
  return { server, ...shown }
}

const names = (server: PlayedTournamentServer) => server.tournament.players.map(({ name }) => name)

test('QADM-1 three tabs: players, scores, settings', async () => {
  await administer(venue(PLAYERS))
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Joueurs', 'Scores', 'Paramètres'])
})

test('QADM-1 Enter adds a player and the box is ready for the next name', async () => {
  const { server, user } = await administer(venue([]))
  const box = screen.getByLabelText('Ajouter un joueur')
  await user.type(box, 'Zoé{Enter}')
  await waitFor(() => expect(names(server)).toEqual(['Zoé']))
  expect(document.activeElement).toBe(box)
  expect(box).toHaveProperty('value', '')
  await user.keyboard('Max{Enter}')
  expect(await screen.findByText('Max', { selector: 'bdi' })).toBeTruthy()
  expect(screen.getAllByText('Sans téléphone')).toHaveLength(2)
  expect(screen.getByRole('heading', { name: '2 joueurs sur 8' })).toBeTruthy()
})

test('QADM-2 the name is required after trimming', async () => {
  const { server, user } = await administer(venue(PLAYERS))
  await user.type(screen.getByLabelText('Ajouter un joueur'), '   {Enter}')
  expect(await screen.findByText('Le nom du joueur est requis')).toBeTruthy()
  expect(server.calls).toEqual([])
})

test("QADM-2 'Erreur lors de l'ajout du joueur' says why and gives the name back", async () => {
  const { user } = await administer(venue(PLAYERS))
  await user.type(screen.getByLabelText('Ajouter un joueur'), 'max{Enter}')
  expect(await screen.findByText("Erreur lors de l'ajout du joueur")).toBeTruthy()
  expect(screen.getByLabelText('Ajouter un joueur')).toHaveProperty('value', 'max')
})

test('API-4 an answer without a sentence has the one of its action; what stands in the title is not said twice', async () => {
  const { server, user } = await administer(venue(PLAYERS))
  for (const id of ['add-anonymous-player', 'start-quick-tournament']) {
    server.others.set(id, () => executed(500, { success: false }))
  }
  await user.type(screen.getByLabelText('Ajouter un joueur'), 'Hugo{Enter}')
  expect(await screen.findByText("Une erreur est survenue lors de l'ajout du joueur anonyme")).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Démarrer le tournoi' }))
  expect(await screen.findAllByText('Une erreur est survenue lors du démarrage du tournoi')).toHaveLength(1)
  expect(screen.getByText("Le serveur n'a pas pu répondre. Réessayez dans un instant.")).toBeTruthy()
})

test('QADM-2 renaming: an unchanged name just closes, a blank one is refused, a new one is kept', async () => {
  const { server, user } = await administer(venue(PLAYERS))
  const open = () => user.click(screen.getByRole('button', { name: 'Renommer Max' }))
  await open()
  await user.keyboard('{Enter}')
  expect(screen.queryByLabelText('Nouveau nom de Max')).toBeNull()
  expect(server.calls).toEqual([])
  await open()
  await user.clear(screen.getByLabelText('Nouveau nom de Max'))
  await user.keyboard('  {Enter}')
  expect(screen.getByText('Le nom du joueur est requis')).toBeTruthy()
  await user.keyboard('Maxime{Enter}')
  expect(await screen.findByText('Maxime', { selector: 'bdi' })).toBeTruthy()
  expect(names(server)).toContain('Maxime')
})

test("QADM-2 'Erreur lors de la modification du joueur' when the name is taken; Escape leaves it as it was", async () => {
  const { user } = await administer(venue(PLAYERS))
  await user.click(screen.getByRole('button', { name: 'Renommer Max' }))
  await user.keyboard('Zoé{Enter}')
  expect(await screen.findByText('Erreur lors de la modification du joueur')).toBeTruthy()
  await user.type(screen.getByLabelText('Nouveau nom de Max'), '{Escape}')
  expect(screen.getByText('Max', { selector: 'bdi' })).toBeTruthy()
})

test('QADM-1 before the start a player is taken off the list, after a question', async () => {
  const { server, user } = await administer(venue(PLAYERS))
  await user.click(screen.getByRole('button', { name: 'Retirer Max' }))
  const question = await screen.findByRole('alertdialog')
  expect(within(question).getByText('Retirer Max ?')).toBeTruthy()
  expect(server.calls).toEqual([])
  await user.click(within(question).getByRole('button', { name: 'Retirer' }))
  await waitFor(() => expect(names(server)).not.toContain('Max'))
})

test("QADM-2 'Erreur lors de la suppression du joueur' stays in the question", async () => {
  const { server, user } = await administer(venue(PLAYERS))
  await user.click(screen.getByRole('button', { name: 'Retirer Max' }))
  server.isTelling = false
  server.happens(removePlayer(server.tournament, playerId('p2')))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Retirer' }))
  expect(await screen.findByText('Erreur lors de la suppression du joueur')).toBeTruthy()
})

test('QADM-1 after the start the same button drops the player, which can be undone', async () => {
  const { server, user } = await administer(started(venue(PLAYERS)))
  await user.click(screen.getByRole('tab', { name: 'Joueurs' }))
  await user.click(await screen.findByRole('button', { name: 'Abandon de Max' }))
  const question = await screen.findByRole('alertdialog')
  expect(within(question).getByText(/Ses résultats restent/)).toBeTruthy()
  expect(within(question).getByText('Son match de cette ronde reste à jouer ou à saisir.')).toBeTruthy()
  await user.click(within(question).getByRole('button', { name: "Confirmer l'abandon" }))
  const max = () => server.tournament.players.find(({ name }) => name === 'Max')
  await waitFor(() => expect(max()?.droppedAfter).toBe(1))
  expect(await screen.findByText('Abandon')).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: 'Annuler' }))
  await waitFor(() => expect(max()?.droppedAfter).toBeNull())
})

test('QADM-1 an anonymous player is marked until a phone takes the place', async () => {
  const { server } = await administer(withAnonymous(venue(PLAYERS), 'Théo'))
  expect(screen.getByText('Sans téléphone')).toBeTruthy()
  server.happens(
    joinTournament(server.tournament, { name: 'Théo', publicId: publicId('phone'), newPlayerId: playerId('x') }),
  )
  await waitFor(() => expect(screen.queryByText('Sans téléphone')).toBeNull())
})

test('QADM-1 a one-time link makes another phone that player', async () => {
  const { server, user } = await administer(venue(PLAYERS))
  await user.click(screen.getByRole('button', { name: 'Lien pour Léa' }))
  expect(await screen.findByRole('img', { name: 'Code QR du lien pour Léa' })).toBeTruthy()
  expect(server.calls).toEqual([
    { id: 'create-device-link', input: { code: 'ABCDEF', organizerId: ORGANIZER_SECRET, playerKey: 'p3' } },
  ])
})

test('QADM-3 start is disabled under 2 players, and says why', async () => {
  const { server, user } = await administer(venue(['Zoé']))
  const start = screen.getByRole('button', { name: 'Démarrer le tournoi' })
  expect(start).toHaveProperty('disabled', true)
  expect(screen.getByText('Il faut au moins 2 joueurs pour démarrer.')).toBeTruthy()
  await user.type(screen.getByLabelText('Ajouter un joueur'), 'Max{Enter}')
  await waitFor(() => expect(start).toHaveProperty('disabled', false))
  await user.click(start)
  await waitFor(() => expect(server.tournament.phase).toEqual({ kind: 'running', round: 1 }))
  expect((await screen.findByRole('tab', { name: 'Scores' })).getAttribute('aria-selected')).toBe('true')
})

test('QADM-4 one tap sets a score; next round and finish wait for every table', async () => {
  const { server, user } = await administer(started(venue(PLAYERS)))
  expect(await screen.findByText('0 sur 2 tables terminées')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Ronde suivante' })).toHaveProperty('disabled', true)
  expect(screen.getByRole('button', { name: 'Terminer le tournoi' })).toHaveProperty('disabled', true)
  expect(screen.getByText('Il manque 2 résultats : tables 1, 2.')).toBeTruthy()
  for (const table of [1, 2]) {
    await user.click(
      (await screen.findAllByRole('button', { name: new RegExp(`^Table ${table} : .* gagne 2-1$`) }))[0] as HTMLElement,
    )
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: new RegExp(`^Table ${table} : .* gagne 2-1$`) })).toBeNull(),
    )
  }
  expect(screen.getByText('Toutes les tables sont terminées.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Ronde suivante' }))
  await waitFor(() => expect(server.tournament.phase).toEqual({ kind: 'running', round: 2 }))
  expect(server.calls.at(-1)).toMatchObject({ id: 'start-next-round', input: { roundNumber: 2 } })
})

test('QADM-4 the score of each side is stored for the right player', async () => {
  const { server, user } = await administer(started(venue(['Zoé', 'Max'])))
  await user.click(await screen.findByRole('button', { name: /^Table 1 : Max gagne (2-1|1-2)$/ }))
  const match = () => matchOf(server.tournament, 'p2')
  await waitFor(() => expect(match().state.kind).toBe('terminated'))
  const state = match().state
  const wins = state.kind === 'terminated' ? [state.score.wins1, state.score.wins2] : []
  expect(wins[match().players.indexOf(playerId('p2'))]).toBe(2)
})

test('QADM-4 the organizer corrects a score, of an earlier round too', async () => {
  const first = withResults(started(venue(PLAYERS)))
  const { server, user } = await administer(after(first, startNextRound(first, { seed: 'seed', wished: null })))
  await user.selectOptions(await screen.findByLabelText('Ronde'), 'Ronde 1')
  await user.click(screen.getByRole('button', { name: 'Corriger le score de la table 1' }))
  await user.click(screen.getByRole('button', { name: 'Table 1 : match nul 1-1' }))
  const corrected = () =>
    server.tournament.matches.find((match) => match.kind === 'played' && match.round === 1 && match.table === 1)
  await waitFor(() => expect(corrected()).toMatchObject({ state: { score: { wins1: 1, wins2: 1, draws: 0 } } }))
})

test('QADM-4 finishing asks first, and then shows the final ranking', async () => {
  const { server, user } = await administer(withResults(started(venue(PLAYERS))))
  await user.click(await screen.findByRole('button', { name: 'Terminer le tournoi' }))
  const question = await screen.findByRole('alertdialog')
  expect(within(question).getByText('Il reste 1 ronde conseillée.')).toBeTruthy()
  await user.click(within(question).getByRole('button', { name: 'Terminer' }))
  await waitFor(() => expect(server.tournament.phase.kind).toBe('finished'))
  expect(await screen.findByRole('table', { name: 'Classement final' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Ronde suivante' })).toBeNull()
})

test('QADM-4 a failed score is told at its table, and nothing is shown as stored', async () => {
  const { server, user } = await administer(started(venue(['Zoé', 'Max'])))
  const button = (await screen.findAllByRole('button', { name: /gagne 2-0$/ }))[0] as HTMLElement
  server.local.answer(() => 'cut')
  await user.click(button)
  expect(await screen.findByText("Le score n'a pas été enregistré", undefined, { timeout: 5_000 })).toBeTruthy()
  expect(screen.getByText('0 sur 1 table terminée')).toBeTruthy()
})

test('DASH-6 a contested table comes first, with both versions; one tap decides', async () => {
  const round = started(venue(['Zoé', 'Max']))
  const { id, players } = matchOf(round, 'p1')
  const said = after(round, submitScore(round, { matchId: id, by: players[0], score: twoNil, contest: false }))
  const contested = after(
    said,
    submitScore(said, { matchId: id, by: players[1], score: { wins1: 1, wins2: 2, draws: 0 }, contest: true }),
  )
  const { server, user } = await administer(contested)
  const section = await screen.findByRole('region', { name: 'À trancher' })
  expect(await within(section).findByText('2-0', { selector: 'strong' })).toBeTruthy()
  expect(within(section).getByText('1-2', { selector: 'strong' })).toBeTruthy()
  await user.click(within(section).getByText('Retenir 1-2'))
  await waitFor(() =>
    expect(matchOf(server.tournament, 'p1').state).toMatchObject({ kind: 'terminated', decidedBy: 'organizer' }),
  )
  await waitFor(() => expect(screen.queryByRole('region', { name: 'À trancher' })).toBeNull())
})

test('a round without a result can be undone, with a question', async () => {
  const { server, user } = await administer(started(venue(PLAYERS)))
  await user.click(await screen.findByRole('button', { name: 'Annuler la ronde' }))
  const question = await screen.findByRole('alertdialog')
  expect(within(question).getByText(/revient à « En attente »/)).toBeTruthy()
  await user.click(within(question).getByRole('button', { name: 'Annuler la ronde' }))
  await waitFor(() => expect(server.tournament.phase.kind).toBe('waiting'))
})

test('a round with a result cannot be undone', async () => {
  const round = started(venue(PLAYERS))
  await administer(after(round, setScore(round, { matchId: matchOf(round, 'p1').id, score: twoOne })))
  expect(await screen.findByText('1 sur 2 tables terminées')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Annuler la ronde' })).toBeNull()
})

test('QADM-5 the maximum is at least the current number of players', async () => {
  const { server, user } = await administer(venue(PLAYERS))
  await user.click(screen.getByRole('tab', { name: 'Paramètres' }))
  const most = await screen.findByLabelText('Nombre maximum de joueurs')
  await user.clear(most)
  await user.type(most, '3')
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
  expect(screen.getByText('Au moins 4 : ces joueurs sont déjà là.')).toBeTruthy()
  expect(server.tournament.capacity).toBe(8)
  await user.clear(most)
  // The simulated browser may put the second of two keys before the first; a paste is one step.
  await user.paste('12')
  await user.clear(screen.getByLabelText('Nom du tournoi'))
  await user.type(screen.getByLabelText('Nom du tournoi'), 'Samedi')
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
  await waitFor(() => expect(server.tournament).toMatchObject({ name: 'Samedi', capacity: 12 }))
})

test('QADM-5 name and maximum are disabled once started', async () => {
  const { user } = await administer(started(venue(PLAYERS)))
  await user.click(screen.getByRole('tab', { name: 'Paramètres' }))
  expect(await screen.findByLabelText('Nom du tournoi')).toHaveProperty('disabled', true)
  expect(screen.getByLabelText('Nombre maximum de joueurs')).toHaveProperty('disabled', true)
  expect(screen.queryByRole('button', { name: 'Enregistrer' })).toBeNull()
})

test("QADM-6 DETL-6 'Vous n'êtes pas l'organisateur de ce tournoi' for any other device, with a way back", async () => {
  const server = await PlayedTournamentServer.start(venue(PLAYERS))
  await showScreen(<QuickAdmin code="ABCDEF" />, { server, organizer: 'secret-of-somebody-else' })
  expect(await screen.findByText("Vous n'êtes pas l'organisateur de ce tournoi")).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Voir le tournoi' })).toHaveProperty('pathname', '/tournament/ABCDEF')
  expect(screen.queryByRole('tab')).toBeNull()
})

test('QADM-7 an odd round shows its bye as won', async () => {
  await administer(started(venue(['Zoé', 'Max', 'Léa'])))
  expect(await screen.findByText('0 sur 1 table terminée')).toBeTruthy()
  expect(await screen.findByText('Exempt')).toBeTruthy()
})

test("LAY-5 the advanced address of a quick tournament: 'Type de tournoi incorrect', and the way to the right one", async () => {
  const server = await PlayedTournamentServer.start(venue(PLAYERS))
  await showScreen(<AdvancedAdmin code="ABCDEF" slots={NO_SLOTS} />, { server, organizer: ORGANIZER_SECRET })
  expect(await screen.findByText('Type de tournoi incorrect')).toBeTruthy()
  const link = screen.getByRole('link', { name: "Ouvrir l'administration du tournoi rapide" })
  expect(link).toHaveProperty('pathname', '/tournament/ABCDEF/admin')
})

test('LAY-5 the quick address of an advanced tournament leads to the advanced administration', async () => {
  const server = await PlayedTournamentServer.start({ ...venue(PLAYERS), announcement: anAnnouncement })
  await showScreen(<QuickAdmin code="ABCDEF" />, { server, organizer: ORGANIZER_SECRET })
  expect(await screen.findByText('Type de tournoi incorrect')).toBeTruthy()
  expect(screen.getByRole('link', { name: /avancé/ })).toHaveProperty('pathname', '/tournament/ABCDEF/admin-advanced')
})

test('LAY-11 the same screen in English', async () => {
  const server = await PlayedTournamentServer.start(venue(PLAYERS))
  await showScreen(<QuickAdmin code="ABCDEF" />, { server, organizer: ORGANIZER_SECRET, language: 'en' })
  expect(await screen.findByRole('button', { name: 'Start the tournament' })).toBeTruthy()
  expect(screen.getByRole('heading', { name: '4 players of 8' })).toBeTruthy()
})
