import { isMeeting, pairOf, sidesOfPair } from '@tablee/domain/tournaments/kinds/seats'
import { setScore } from '@tablee/domain/tournaments/results/set-score'
import { matchesOfRound } from '@tablee/domain/tournaments/rounds/round-progress'
import { setPairings } from '@tablee/domain/tournaments/rounds/set-pairings'
import { startNextRound } from '@tablee/domain/tournaments/rounds/start-round'
import { after, openMatches, started, twoNil, withResults } from '@tablee/domain/tournaments/testing/a-tournament'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PlayedTournamentServer } from '../../testing/played-tournament-server.ts'
import { showScreen } from '../../testing/show-screen.tsx'
import { ORGANIZER_SECRET, venue } from '../../testing/venue.ts'
import { QuickAdmin } from '../quick-admin.tsx'

function secondRound(): Tournament {
  const first = withResults(started(venue(['Zoé', 'Max', 'Léa', 'Inès', 'Hugo', 'Nora'])))
  return after(first, startNextRound(first, { seed: 'seed', wished: null }))
}

async function correctFirst(tournament: Tournament) {
  const server = await PlayedTournamentServer.start(tournament)
  const { user } = await showScreen(<QuickAdmin code="ABCDEF" />, { server, organizer: ORGANIZER_SECRET })
  const match = matchesOfRound(tournament, 1).find(isMeeting)
  const loser = tournament.players.find(({ id }) => id === (match && pairOf(match)[1]))?.name
  await user.click(await screen.findByRole('button', { name: 'Ronde 1' }))
  await user.click(screen.getByRole('button', { name: 'Corriger le score de la table 1' }))
  await user.click(screen.getByRole('button', { name: `Table 1 : ${loser} gagne 2-0` }))
  return { server, user, sheet: within(await screen.findByRole('dialog')) }
}

test('NONE-5 EVEN-8 after the preview one tap keeps the pairings, or pairs the round again in the same act', async () => {
  const tournament = secondRound()
  const { server, user, sheet } = await correctFirst(tournament)
  expect(await sheet.findByText(/^Personne n’a donné de résultat dans la ronde 2/)).toBeTruthy()
  await user.click(sheet.getByRole('button', { name: 'Apparier de nouveau' }))
  expect(await screen.findByText('La ronde 2 est appariée de nouveau.')).toBeTruthy()
  expect(server.tournament.rounds.at(-1)).toMatchObject({ number: 2, seed: 'again' })
  expect(matchesOfRound(server.tournament, 1).find(isMeeting)?.state).toMatchObject({
    result: { score: { wins1: 0, wins2: 2 } },
  })
  expect(server.calls.filter(({ id }) => id === 'update-score-quick-tournament')).toEqual([])
  expect(await screen.findByRole('heading', { name: 'Ronde 2' })).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('NONE-5 the pairings that are kept stay as they are', async () => {
  const tournament = secondRound()
  const { server, user, sheet } = await correctFirst(tournament)
  await user.click(sheet.getByRole('button', { name: 'Garder les appariements' }))
  await waitFor(() => expect(server.tournament.matches).not.toEqual(tournament.matches))
  expect(matchesOfRound(server.tournament, 2)).toEqual(matchesOfRound(tournament, 2))
})

test('NONE-5 once the round has a result nothing is offered but to save', async () => {
  const tournament = secondRound()
  const [{ id: matchId } = { id: '' as never }] = openMatches(tournament)
  const { sheet } = await correctFirst(after(tournament, setScore(tournament, { matchId, score: twoNil })))
  expect(sheet.getByRole('button', { name: 'Enregistrer la correction' })).toBeTruthy()
  expect(sheet.queryByRole('button', { name: 'Apparier de nouveau' })).toBeNull()
})

test('NONE-5 of a round made by hand the preview says that it was not worked out, and not that it would be the same', async () => {
  const tournament = secondRound()
  const [one, two, three] = matchesOfRound(tournament, 2).filter(isMeeting)
  if (!one || !two || !three) throw new Error('six play')
  const pairings = [
    { kind: 'played', sides: [[pairOf(one)[0]], [pairOf(two)[1]]] } as const,
    { kind: 'played', sides: [[pairOf(two)[0]], [pairOf(one)[1]]] } as const,
    { kind: 'played', sides: sidesOfPair(pairOf(three)) } as const,
  ]
  const { sheet } = await correctFirst(after(tournament, setPairings(tournament, { round: 2, pairings })))
  expect(sheet.getByText('Ronde 2 faite à la main : non recalculée.')).toBeTruthy()
  expect(sheet.queryByText('Ils auraient été les mêmes.')).toBeNull()
  expect(sheet.getByText('Les tables restent comme elles ont été appariées.')).toBeTruthy()
})

test('EVEN-6 a corrected result is taken back from its notice, and is what it was', async () => {
  const tournament = secondRound()
  const { server, user, sheet } = await correctFirst(tournament)
  await user.click(sheet.getByRole('button', { name: 'Garder les appariements' }))
  expect(await screen.findByText('Table 1, ronde 1 : le résultat est corrigé.')).toBeTruthy()
  expect(server.tournament.matches).not.toEqual(tournament.matches)
  await user.click(await screen.findByRole('button', { name: 'Annuler' }))
  await waitFor(() => expect(server.tournament.matches).toEqual(tournament.matches))
  expect(screen.getByRole('heading', { name: 'Ronde 2' })).toBeTruthy()
})

test('EVEN-6 a result that somebody else corrected meanwhile stays, and that is said', async () => {
  const { server, user, sheet } = await correctFirst(secondRound())
  await user.click(sheet.getByRole('button', { name: 'Garder les appariements' }))
  await screen.findByText('Table 1, ronde 1 : le résultat est corrigé.')
  const match = matchesOfRound(server.tournament, 1).find(isMeeting)
  server.isTelling = false
  server.happens(setScore(server.tournament, { matchId: match?.id as never, score: { wins1: 1, wins2: 1, draws: 0 } }))
  await user.click(await screen.findByRole('button', { name: 'Annuler' }))
  expect(await screen.findByText('Le score n’a pas été rétabli')).toBeTruthy()
  expect(matchesOfRound(server.tournament, 1).find(isMeeting)?.state).toMatchObject({
    result: { score: { wins1: 1, wins2: 1 } },
  })
})
