import { games } from '@tablee/domain/tournaments/kinds/result'
import { pairOf, sidesOfPair } from '@tablee/domain/tournaments/kinds/seats'
import { finishTournament } from '@tablee/domain/tournaments/life/finish-tournament'
import { removePlayer } from '@tablee/domain/tournaments/players/remove-player'
import { setScore } from '@tablee/domain/tournaments/results/set-score'
import { submitScore } from '@tablee/domain/tournaments/results/submit-score'
import { setPairings } from '@tablee/domain/tournaments/rounds/set-pairings'
import { startNextRound, startTournament } from '@tablee/domain/tournaments/rounds/start-round'
import {
  after,
  playerId,
  started,
  twoNil,
  twoOne,
  whole,
  withResults,
} from '@tablee/domain/tournaments/testing/a-tournament'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { SERVER_FAILED } from '../../../device-storage/unsent-scores.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { NO_EVENT } from '../testing/no-event.ts'
import { PlayedTournamentServer } from '../testing/played-tournament-server.ts'
import { showScreen } from '../testing/show-screen.tsx'
import { matchOf, secretOf, venue } from '../testing/venue.ts'
import { PlayerDashboard } from './player-dashboard.tsx'

const PAIR = ['Zoé', 'Max']
const dashboard = <PlayerDashboard code="ABCDEF" event={NO_EVENT} />

async function sitDown(tournament: Tournament, player = 1) {
  const server = await PlayedTournamentServer.start(tournament)
  const shown = await showScreen(dashboard, { server, player: secretOf(player) })
  await screen.findByText('En direct')
  return { server, ...shown }
}

/** Zoé and Max at table 1, Zoé first or second. */
function paired(first: 'p1' | 'p2'): Tournament {
  const round = started(venue(PAIR))
  const match = matchOf(round, 'p1')
  if (pairOf(match)[0] === first) return round
  const players = [pairOf(match)[1], pairOf(match)[0]] as const
  return { ...round, matches: [{ ...match, sides: sidesOfPair(players) }] }
}

test('DASH-1 a pending match shows the opponent, the table and VS', async () => {
  await sitDown(paired('p1'))
  expect(screen.getByText('contre').nextElementSibling?.textContent).toBe('Max')
  expect(screen.getByText('VS')).toBeTruthy()
  expect(screen.getByText('Ronde 1. Table 1, contre Max.')).toBeTruthy()
})

test('DASH-1 the rounds behind stand in the history, seen from where the player sits', async () => {
  const first = withResults(started(venue(['Zoé', 'Max', 'Léa', 'Inès'])), twoOne)
  const loser = pairOf(matchOf(first, 'p1'))[1]
  const next = after(first, startNextRound(first, { seed: 'seed', wished: null }))
  await sitDown(next, Number(loser.slice(1)))
  const history = screen.getByRole('region', { name: 'Vos matchs' })
  expect(within(history).getByText('1-2')).toBeTruthy()
  expect(within(history).getByText('Perdu')).toBeTruthy()
})

test('LOOK-40 a press beside one’s own place tells how it came about, round by round', async () => {
  const first = withResults(started(venue(['Zoé', 'Max', 'Léa', 'Inès'])), twoOne)
  await sitDown(first)
  await userEvent.click(screen.getByRole('button', { name: /^Pourquoi cette place/ }))
  const [winner, loser] = pairOf(matchOf(first, 'p1'))
  const told = winner === 'p1' ? 'victoire 2-1' : 'défaite 1-2'
  const other = first.players.find(({ id }) => id === (winner === 'p1' ? loser : winner))
  expect(await screen.findByText(new RegExp(`^Ronde 1\\s: ${told} contre ${other?.name}`))).toBeTruthy()
  expect(screen.getByText(/^moyenne des résultats en matchs des adversaires$/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: /^Pourquoi cette place/ }))
  expect(screen.queryByText(/^Ronde 1\s: /)).toBeNull()
})

test('DASH-2 every result of the rules can be chosen, for either player, and the draws', async () => {
  await sitDown(paired('p1'))
  const names = screen.getAllByRole('button', { name: /^(Vous gagnez|Nul|Max gagne)/ })
  expect(names.map((button) => button.getAttribute('aria-label'))).toEqual([
    'Vous gagnez 2-0',
    'Vous gagnez 2-1',
    'Vous gagnez 1-0',
    'Nul 1-1',
    'Nul 0-0',
    'Max gagne 2-0',
    'Max gagne 2-1',
    'Max gagne 1-0',
  ])
})

test.for([
  { first: 'p1', stored: { wins1: 2, wins2: 1, draws: 0 } },
  { first: 'p2', stored: { wins1: 1, wins2: 2, draws: 0 } },
] as const)(
  'DASH-2 "I win 2-1" is the same result from either chair ($first named first)',
  async ({ first, stored }) => {
    const { server, user } = await sitDown(paired(first))
    await user.click(screen.getByRole('button', { name: 'Vous gagnez 2-1' }))
    await user.click(screen.getByRole('button', { name: 'Envoyer : vous gagnez 2-1' }))
    await waitFor(() =>
      expect(matchOf(server.tournament, 'p1').state).toMatchObject({ kind: 'terminated', result: games(stored) }),
    )
  },
)

test('DASH-3 the submitted score is shown instead of the grid', async () => {
  const { user } = await sitDown(paired('p2'))
  await user.click(screen.getByRole('button', { name: 'Max gagne 2-0' }))
  await user.click(screen.getByRole('button', { name: 'Envoyer : Max gagne 2-0' }))
  expect(await screen.findByRole('heading', { name: 'Max gagne 2-0' })).toBeTruthy()
  expect(screen.getByText('Vous avez envoyé ce score.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Vous gagnez 2-0' })).toBeNull()
  expect(screen.getByText(/^C’était la dernière ronde/)).toBeTruthy()
})

test('EVEN-7 one more tap writes a drawn game beside, and the result card says it beside the names', async () => {
  const { server, user } = await sitDown(paired('p1'))
  await user.click(screen.getByRole('button', { name: '+1 partie nulle' }))
  await user.click(screen.getByRole('button', { name: 'Max gagne 1-0-1' }))
  await user.click(screen.getByRole('button', { name: 'Envoyer : Max gagne 1-0-1' }))
  await screen.findByRole('heading', { name: 'Max gagne 1-0-1' })
  const games = [...document.querySelectorAll('data')]
  expect(games.map(({ parentElement }) => parentElement?.textContent)).toEqual(['Zoé(vous)0', 'Max1'])
  expect(matchOf(server.tournament, 'p1').state).toMatchObject({ result: { score: { wins1: 0, wins2: 1, draws: 1 } } })
})

test('EVEN-7 each column reads the winner’s games first, and what was sent stands beside the names', async () => {
  const { user } = await sitDown(paired('p2'))
  const winsOfMax = screen.getByRole('button', { name: 'Max gagne 2-1' })
  expect(winsOfMax.textContent).toBe('2-1')
  await user.click(winsOfMax)
  await user.click(screen.getByRole('button', { name: 'Envoyer : Max gagne 2-1' }))
  expect(await screen.findByRole('heading', { name: 'Max gagne 2-1' })).toBeTruthy()
  const games = [...document.querySelectorAll('data')]
  expect(games.map(({ parentElement }) => parentElement?.textContent)).toEqual(['Zoé(vous)1', 'Max2'])
})

test('DASH-1 both players’ points stand on the card from the first complete round on', async () => {
  const first = withResults(started(venue(['Zoé', 'Max', 'Léa', 'Inès'])), twoOne)
  const next = after(first, startNextRound(first, { seed: 'seed', wished: null }))
  const winner = pairOf(matchOf(first, 'p1'))[0]
  await sitDown(next, Number(winner.slice(1)))
  expect(screen.getAllByText('3 pts')).toHaveLength(2)
})

test('nothing is sent before a score is chosen and confirmed', async () => {
  const { server, user } = await sitDown(paired('p1'))
  expect(screen.getByRole('button', { name: 'Choisissez un score' })).toHaveProperty('disabled', true)
  await user.click(screen.getByRole('button', { name: 'Vous gagnez 2-0' }))
  await user.click(screen.getByRole('button', { name: 'Nul 1-1' }))
  expect(screen.getByRole('button', { name: 'Envoyer : nul 1-1' })).toHaveProperty('disabled', false)
  expect(server.calls).toEqual([])
})

test("DASH-4 a device that plays nobody: 'Tournoi non trouvé ou vous n'êtes pas inscrit.'", async () => {
  const server = await PlayedTournamentServer.start(paired('p1'))
  await showScreen(dashboard, { server, player: 'secret-of-a-stranger' })
  expect(await screen.findByText("Tournoi non trouvé ou vous n'êtes pas inscrit.")).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Voir le tournoi' })).toBeTruthy()
})

test('TEAM-37 a phone whose player is removed says so, then and when the page is opened again', async () => {
  const { server, storage, view } = await sitDown(venue(PAIR))
  const { id, code } = server.tournament
  storage.saveTournament({ id, code, role: 'player', playerName: 'Zoé' })
  server.happens(removePlayer(server.tournament, playerId('p1')))
  expect(await screen.findByRole('heading', { name: 'Votre nom a été retiré de la liste' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Voir le tournoi' })).toBeTruthy()
  view.unmount()
  await showScreen(dashboard, { server: await PlayedTournamentServer.start(server.tournament), kept: storage })
  expect(await screen.findByRole('heading', { name: 'Votre nom a été retiré de la liste' })).toBeTruthy()
})

test('DASH-4 an unknown code says the same', async () => {
  const server = await PlayedTournamentServer.start(paired('p1'))
  await showScreen(<PlayerDashboard code="ZZZZZ9" event={NO_EVENT} />, { server })
  expect(await screen.findByText("Tournoi non trouvé ou vous n'êtes pas inscrit.")).toBeTruthy()
})

test('EVEN-4 a score whose answer got lost is kept, sent again by itself and carried out once', async () => {
  const { server, user, storage } = await sitDown(paired('p1'))
  server.isLosingAnswers = true
  await server.fallsSilent()
  await user.click(screen.getByRole('button', { name: 'Vous gagnez 2-1' }))
  await user.click(screen.getByRole('button', { name: 'Envoyer : vous gagnez 2-1' }))
  expect(await screen.findByText('À envoyer', undefined, { timeout: 5_000 })).toBeTruthy()
  // No unconfirmed result is claimed.
  expect(screen.getByText('VS')).toBeTruthy()
  expect(screen.getByText('Zoé 2 · Max 1')).toBeTruthy()
  server.isLosingAnswers = false
  expect(await screen.findByRole('heading', { name: 'Vous gagnez 2-1' }, { timeout: 5_000 })).toBeTruthy()
  await waitFor(() => expect(screen.queryByText('À envoyer')).toBeNull())
  expect(new Set(server.calls.map(({ input }) => input.actId)).size).toBe(1)
  expect(server.sequence).toBe(2)
  expect(storage.unsent.list()).toEqual([])
})

test('EVEN-4 a score that waits can be taken back, and another one chosen', async () => {
  const { server, user, storage } = await sitDown(paired('p1'))
  server.others.set('send-score-quick-tournament', () => 'cut')
  await user.click(screen.getByRole('button', { name: 'Vous gagnez 2-1' }))
  await user.click(screen.getByRole('button', { name: 'Envoyer : vous gagnez 2-1' }))
  const takeBack = await screen.findByRole('button', { name: 'Ne pas envoyer' }, { timeout: 5_000 })
  await waitFor(() => expect(takeBack).toHaveProperty('disabled', false))
  await user.click(takeBack)
  expect(storage.unsent.list()).toEqual([])
  server.others.clear()
  await user.click(await screen.findByRole('button', { name: 'Nul 1-1' }))
  await user.click(screen.getByRole('button', { name: 'Envoyer : nul 1-1' }))
  expect(await screen.findByRole('heading', { name: 'Nul 1-1' })).toBeTruthy()
})

test('EVEN-4 a score that the server failed to take says so at its table, and is sent again by one tap', async () => {
  const { server, user, storage } = await sitDown(paired('p1'))
  server.others.set('send-score-quick-tournament', () => 'cut')
  await user.click(screen.getByRole('button', { name: 'Vous gagnez 2-1' }))
  await user.click(screen.getByRole('button', { name: 'Envoyer : vous gagnez 2-1' }))
  expect(await screen.findByText('À envoyer', undefined, { timeout: 5_000 })).toBeTruthy()
  const [kept] = storage.unsent.list()
  act(() => storage.unsent.refuse(kept?.actId ?? '', { reason: SERVER_FAILED, sentence: '' }))
  expect(await screen.findByText(/^Cinq fois de suite, le serveur n’a pas réussi à l’enregistrer/)).toBeTruthy()
  expect(screen.getByText('Zoé 2 · Max 1')).toBeTruthy()
  server.others.clear()
  await user.click(screen.getByRole('button', { name: 'Envoyer de nouveau' }))
  expect(await screen.findByRole('heading', { name: 'Vous gagnez 2-1' }, { timeout: 5_000 })).toBeTruthy()
  expect(new Set(server.calls.map(({ input }) => input.actId))).toEqual(new Set([kept?.actId]))
  await waitFor(() => expect(storage.unsent.list()).toEqual([]))
})

test("DASH-4 'Erreur lors de la soumission du score': a refusal stays with both results until it is read", async () => {
  const { server, user, storage } = await sitDown(paired('p1'))
  const match = matchOf(server.tournament, 'p1')
  await server.fallsSilent()
  server.happens(setScore(server.tournament, { matchId: match.id, score: { wins1: 0, wins2: 2, draws: 0 } }))
  await user.click(screen.getByRole('button', { name: 'Vous gagnez 2-1' }))
  await user.click(screen.getByRole('button', { name: 'Envoyer : vous gagnez 2-1' }))
  expect(await screen.findByText('Erreur lors de la soumission du score', undefined, { timeout: 5_000 })).toBeTruthy()
  expect(screen.getByText('Résultat saisi par l’organisation. Adressez-vous à elle pour le corriger.')).toBeTruthy()
  expect(await screen.findByText('Zoé 0 · Max 2')).toBeTruthy()
  expect(screen.getByText('Zoé 2 · Max 1')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Compris' }))
  expect(screen.queryByText('Zoé 2 · Max 1')).toBeNull()
  expect(storage.unsent.list()).toEqual([])
})

test('DASH-5 start, score, next round and end arrive without a reload', async () => {
  const { server } = await sitDown(venue(PAIR))
  expect(screen.getByText('L’organisation va démarrer. La ronde 1 arrive ici toute seule.')).toBeTruthy()
  server.happens(startTournament(server.tournament, 'seed'))
  expect(await screen.findByText('VS')).toBeTruthy()
  const match = matchOf(server.tournament, 'p1')
  const winner = pairOf(match)[0] === 'p1' ? 'Vous gagnez 2-0' : 'Max gagne 2-0'
  server.happens(setScore(server.tournament, { matchId: match.id, score: twoNil }))
  expect(await screen.findByRole('heading', { name: winner })).toBeTruthy()
  expect(screen.getByText('Résultat saisi par l’organisation.')).toBeTruthy()
  server.happens(startNextRound(server.tournament, { seed: 'seed', wished: null }))
  expect(await screen.findByRole('heading', { name: 'Ronde 2' })).toBeTruthy()
  server.happens(setScore(server.tournament, { matchId: matchOf(server.tournament, 'p1').id, score: twoNil }))
  server.happens(finishTournament(server.tournament))
  expect(await screen.findByText(/Vous remportez le tournoi !|Vous terminez 2e sur 2/)).toBeTruthy()
  expect(screen.getByRole('table', { name: 'Classement final' })).toBeTruthy()
  expect(screen.getAllByRole('button', { name: /, départages$/ })).toHaveLength(PAIR.length)
})

test('DASH-5 a table changed by hand changes here', async () => {
  const { server } = await sitDown(started(venue(['Zoé', 'Max', 'Léa', 'Inès'])))
  const opponents = ['p2', 'p3', 'p4'].map(playerId)
  const next = opponents.find((id) => !pairOf(matchOf(server.tournament, 'p1')).includes(id)) ?? playerId('p2')
  const others = opponents.filter((id) => id !== next)
  server.happens(
    setPairings(server.tournament, {
      round: 1,
      pairings: [
        { kind: 'played', sides: [[playerId('p1')], [next]] },
        { kind: 'played', sides: [[others[0] ?? next], [others[1] ?? next]] },
      ],
    }),
  )
  const name = server.tournament.players.find(({ id }) => id === next)?.name ?? ''
  expect(await screen.findByText(`Ronde 1. Table 1, contre ${name}.`)).toBeTruthy()
})

test('DASH-5 a connection that breaks comes back by itself and catches up', async () => {
  const { server } = await sitDown(paired('p1'))
  server.isTelling = false
  server.local.refuseSockets(true)
  server.local.sockets[0]?.socket.terminate()
  expect(await screen.findByText(/^Reconnexion…/)).toBeTruthy()
  server.happens(setScore(server.tournament, { matchId: matchOf(server.tournament, 'p1').id, score: twoNil }))
  server.local.refuseSockets(false)
  expect(await screen.findByRole('heading', { name: 'Vous gagnez 2-0' }, { timeout: 5_000 })).toBeTruthy()
  expect(await screen.findByText('En direct')).toBeTruthy()
})

const reported = (tournament: Tournament) => {
  const { id } = matchOf(tournament, 'p1')
  const players = pairOf(matchOf(tournament, 'p1'))
  const score = players[0] === 'p2' ? twoNil : { wins1: 0, wins2: 2, draws: 0 }
  return after(tournament, submitScore(whole(tournament), { matchId: id, by: playerId('p2'), score, contest: false }))
}

test("DASH-6 the opponent's score can be contested with another one; both see both versions", async () => {
  const { server, user } = await sitDown(reported(paired('p2')))
  expect(screen.getByRole('heading', { name: 'Max gagne 2-0' })).toBeTruthy()
  expect(screen.getByText('Max a envoyé ce score.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Ce n’est pas le bon score' }))
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('button', { name: 'Vous gagnez 2-1' }))
  await user.click(within(dialog).getByRole('button', { name: 'Envoyer : vous gagnez 2-1' }))
  expect(await screen.findByText('Résultat contesté')).toBeTruthy()
  expect(matchOf(server.tournament, 'p1').state.kind).toBe('contested')
  const versions = await screen.findAllByRole('term')
  expect(versions.map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`)).toEqual([
    'Max : j’ai gagné 2-0',
    'Vous : j’ai gagné 2-1',
  ])
})

test('DASH-6 contesting without another score is possible, and the organizer ends it', async () => {
  const { server, user } = await sitDown(reported(paired('p1')))
  await user.click(screen.getByRole('button', { name: 'Ce n’est pas le bon score' }))
  await user.click(await screen.findByRole('button', { name: 'Contester sans donner de score' }))
  expect(await screen.findByText('conteste sans donner de score')).toBeTruthy()
  server.happens(setScore(server.tournament, { matchId: matchOf(server.tournament, 'p1').id, score: twoOne }))
  expect(await screen.findByText('Résultat saisi par l’organisation.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Ce n’est pas le bon score' })).toBeNull()
})

test('DASH-6 contesting without a score does not look like the answer that is asked for; sending a score does', async () => {
  const { user } = await sitDown(reported(paired('p1')))
  await user.click(screen.getByRole('button', { name: 'Ce n’est pas le bon score' }))
  const sheet = within(await screen.findByRole('dialog', { name: /^Quel est le bon score/ }))
  const without = sheet.getByRole('button', { name: 'Contester sans donner de score' })
  expect(without.className).toContain(buttonClass({ variant: 'secondary', size: 'large' }))
  await user.click(sheet.getAllByRole('button', { name: /gagne/ })[0] as HTMLElement)
  const send = await sheet.findByRole('button', { name: /^Envoyer/ })
  expect(send.className).toContain(buttonClass({ variant: 'primary', size: 'large' }))
})

test.each([
  ['co-organizer', 'Résultat saisi par l’organisation.'],
  ['scorekeeper', 'Résultat saisi par l’organisation.'],
  ['judge', 'Résultat saisi par l’organisation.'],
  ['organizer', 'Résultat saisi par l’organisation.'],
] as const)('STAK-10 what a %s decided is not said to be somebody else’s decision', async (by, sentence) => {
  const { server } = await sitDown(paired('p1'))
  server.happens(setScore(server.tournament, { matchId: matchOf(server.tournament, 'p1').id, score: twoNil, by }))
  expect(await screen.findByText(sentence)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Ce n’est pas le bon score' })).toBeNull()
})

const sent = (tournament: Tournament) => {
  const { id } = matchOf(tournament, 'p1')
  const players = pairOf(matchOf(tournament, 'p1'))
  const score = players[0] === 'p1' ? twoNil : { wins1: 0, wins2: 2, draws: 0 }
  return after(tournament, submitScore(whole(tournament), { matchId: id, by: playerId('p1'), score, contest: false }))
}

test('EVEN-8 until the opponent answers, players correct their own report in two taps, without the organizer', async () => {
  const { server, user } = await sitDown(sent(paired('p1')))
  expect(screen.queryByRole('button', { name: 'Ce n’est pas le bon score' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Modifier' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Vous gagnez 2-1' }))
  expect(await screen.findByRole('heading', { name: 'Vous gagnez 2-1' })).toBeTruthy()
  const { state } = matchOf(server.tournament, 'p1')
  expect(state.kind === 'terminated' && state.reports.map(({ by }) => by)).toEqual(['p1'])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('DASH-6 two contested reports that come to agree settle the table, and both are told', async () => {
  const { server, user } = await sitDown(reported(paired('p2')))
  await user.click(screen.getByRole('button', { name: 'Ce n’est pas le bon score' }))
  await user.click(await screen.findByRole('button', { name: 'Contester sans donner de score' }))
  expect(await screen.findByText('Résultat contesté')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Changer ma version' }))
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('button', { name: 'Max gagne 2-0' }))
  await user.click(within(dialog).getByRole('button', { name: 'Envoyer : Max gagne 2-0' }))
  expect(await screen.findByText('Vous et Max avez envoyé le même score.')).toBeTruthy()
  expect(matchOf(server.tournament, 'p1').state).toMatchObject({ kind: 'terminated', decidedBy: 'player' })
})

test('a bye is explained', async () => {
  const round = started(venue(['Zoé', 'Max', 'Léa']))
  const bye = round.matches.find(({ kind }) => kind === 'bye')
  await sitDown(round, bye?.kind === 'bye' ? Number(bye.player.slice(1)) : 0)
  expect(screen.getByRole('heading', { name: 'Vous ne jouez pas cette ronde' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Vous gagnez 2-0' })).toBeNull()
})

test('who left is told why there is no table', async () => {
  const first = withResults(started(venue(['Zoé', 'Max', 'Léa'])))
  const without = after(first, removePlayer(first, playerId('p1')))
  await sitDown(after(without, startNextRound(without, { seed: 'seed', wished: null })))
  expect(screen.getByText(/Vous avez quitté le tournoi/)).toBeTruthy()
})
