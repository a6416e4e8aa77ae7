import { games } from '@tablee/domain/tournaments/kinds/result'
import { pairOf } from '@tablee/domain/tournaments/kinds/seats'
import { finishTournament } from '@tablee/domain/tournaments/life/finish-tournament'
import { DOUBLE_LOSS } from '@tablee/domain/tournaments/results/score'
import { setScore } from '@tablee/domain/tournaments/results/set-score'
import { submitScore } from '@tablee/domain/tournaments/results/submit-score'
import { startNextRound } from '@tablee/domain/tournaments/rounds/start-round'
import { after, oneAll, started, twoNil, whole, withResults } from '@tablee/domain/tournaments/testing/a-tournament'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PlayedTournamentServer } from '../../testing/played-tournament-server.ts'
import { showScreen } from '../../testing/show-screen.tsx'
import { matchOf, ORGANIZER_SECRET, venue } from '../../testing/venue.ts'
import { QuickAdmin } from '../quick-admin.tsx'

const four = ['Zoé', 'Max', 'Léa', 'Inès']

async function administer(tournament: Tournament) {
  const server = await PlayedTournamentServer.start(tournament)
  const shown = await showScreen(<QuickAdmin code="ABCDEF" />, { server, organizer: ORGANIZER_SECRET })
  await screen.findAllByRole('tab')
  return { server, ...shown }
}

const pair = () => started(venue(['Zoé', 'Max']))
const stateOf = ({ tournament }: PlayedTournamentServer) => matchOf(tournament, 'p1').state

test('STAK-11 a double loss is one tap in the sheet of a table, and said in words where the games stand', async () => {
  const { server, user } = await administer(pair())
  await user.click(await screen.findByRole('button', { name: 'Saisir le score de la table 1' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Double défaite' }))
  await waitFor(() => expect(stateOf(server)).toMatchObject({ kind: 'terminated', result: games(DOUBLE_LOSS) }))
  expect(await screen.findByText('Double défaite', { selector: 'span' })).toBeTruthy()
  expect(await screen.findByText('1 sur 1 table terminée')).toBeTruthy()
})

test('EVEN-6 a result is erased from the sheet of its table, and the table waits again', async () => {
  const running = pair()
  const { id } = matchOf(running, 'p1')
  const { server, user } = await administer(after(running, setScore(running, { matchId: id, score: oneAll })))
  await user.click(await screen.findByRole('button', { name: 'Corriger le score de la table 1' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Sans résultat' }))
  await waitFor(() => expect(stateOf(server)).toEqual({ kind: 'pending' }))
  expect(await screen.findByText('0 sur 1 table terminée')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('EVEN-6 a score just saved is taken back from its row, to no result or to the one before', async () => {
  const { server, user } = await administer(pair())
  await user.click((await screen.findAllByRole('button', { name: /^Table 1 : .* gagne 2-0$/ }))[0] as HTMLElement)
  await user.click(await screen.findByRole('button', { name: 'Annuler le score de la table 1' }))
  await waitFor(() => expect(stateOf(server)).toEqual({ kind: 'pending' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Annuler le score de la table 1' })).toBeNull())

  await user.click(await screen.findByRole('button', { name: 'Table 1 : match nul 1-1' }))
  await waitFor(() => expect(stateOf(server)).toMatchObject({ result: { score: oneAll } }))
  await user.click(await screen.findByRole('button', { name: 'Corriger le score de la table 1' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Double défaite' }))
  await waitFor(() => expect(stateOf(server)).toMatchObject({ result: { score: DOUBLE_LOSS } }))
  await user.click(await screen.findByRole('button', { name: 'Annuler le score de la table 1' }))
  await waitFor(() => expect(stateOf(server)).toMatchObject({ result: { score: oneAll } }))
})

test('EVEN-6 a score taken back leaves the report of a player as their report', async () => {
  const running = pair()
  const { id: matchId } = matchOf(running, 'p1')
  const players = pairOf(matchOf(running, 'p1'))
  const [by] = players
  const { server, user } = await administer(
    after(running, submitScore(whole(running), { matchId, by, score: twoNil, contest: false })),
  )
  const reported = stateOf(server)
  await user.click(await screen.findByRole('button', { name: 'Corriger le score de la table 1' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Double défaite' }))
  await waitFor(() => expect(stateOf(server)).toMatchObject({ result: { score: DOUBLE_LOSS }, decidedBy: 'organizer' }))
  await user.click(await screen.findByRole('button', { name: 'Annuler le score de la table 1' }))
  await waitFor(() => expect(stateOf(server)).toEqual(reported))
  expect(reported).toMatchObject({ decidedBy: 'player', reports: [{ by, result: { score: twoNil } }] })
})

test('EVEN-6 a result of an earlier round is corrected, and not erased', async () => {
  const first = withResults(started(venue(four)))
  const { user } = await administer(after(first, startNextRound(first, { seed: 'seed', wished: null })))
  await user.click(await screen.findByRole('button', { name: 'Ronde 1' }))
  await user.click(screen.getByRole('button', { name: 'Corriger le score de la table 1' }))
  const erase = within(await screen.findByRole('dialog')).getByRole('button', { name: 'Sans résultat' })
  expect(erase).toHaveProperty('disabled', true)
})

test('EVEN-6 STAK-3 a finished tournament is opened again, after a question in words of its own', async () => {
  const played = withResults(started(venue(four)))
  const { server, user } = await administer(after(played, finishTournament(played)))
  await user.click(await screen.findByRole('tab', { name: 'Plus' }))
  await user.click(await screen.findByRole('button', { name: 'Rouvrir le tournoi' }))
  const question = await screen.findByRole('alertdialog')
  expect(within(question).getByRole('button', { name: 'Le laisser terminé' })).toBeTruthy()
  await user.click(within(question).getByRole('button', { name: 'Rouvrir le tournoi' }))
  await waitFor(() => expect(server.tournament).toEqual(played))
  expect(await screen.findByRole('button', { name: 'Ronde suivante' })).toBeTruthy()
})

test('RANK-2 the organizer may look at the ranking with the round being played', async () => {
  const running = started(venue(four))
  const { user } = await administer(
    after(running, setScore(running, { matchId: matchOf(running, 'p1').id, score: oneAll })),
  )
  expect(await screen.findByText(/^Le classement paraît dès/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Avec la ronde en cours' }))
  const table = await screen.findByRole('table', { name: 'Classement provisoire' })
  expect(within(table).getAllByText('0-0-1')).not.toHaveLength(0)
})
