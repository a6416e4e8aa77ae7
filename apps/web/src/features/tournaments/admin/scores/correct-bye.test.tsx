import { isBye, isMeeting, seatsOf } from '@tablee/domain/tournaments/kinds/seats'
import { setScore } from '@tablee/domain/tournaments/results/set-score'
import { startNextRound } from '@tablee/domain/tournaments/rounds/start-round'
import { after, started, withResults } from '@tablee/domain/tournaments/testing/a-tournament'
import type { MatchId } from '@tablee/domain/tournaments/tournament'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PlayedTournamentServer } from '../../testing/played-tournament-server.ts'
import { showScreen } from '../../testing/show-screen.tsx'
import { ORGANIZER_SECRET, venue } from '../../testing/venue.ts'
import { QuickAdmin } from '../quick-admin.tsx'

async function openFirstBye() {
  const first = withResults(started(venue(['Zoé', 'Max', 'Léa', 'Inès', 'Hugo'])))
  const tournament = after(first, startNextRound(first, { seed: 'seed', wished: null }))
  const bye = tournament.matches.filter((match) => !isMeeting(match)).find(({ round }) => round === 1)
  const name = tournament.players.find(({ id }) => bye && seatsOf(bye).includes(id))?.name ?? ''
  const server = await PlayedTournamentServer.start(tournament)
  const { user } = await showScreen(<QuickAdmin code="ABCDEF" />, { server, organizer: ORGANIZER_SECRET })
  await user.click(await screen.findByRole('button', { name: 'Ronde 1' }))
  await user.click(screen.getByRole('button', { name: `Corriger : ${name}, sans adversaire` }))
  const sheet = within(await screen.findByRole('dialog'))
  const kept = () => server.tournament.matches.find(({ id }) => id === bye?.id)
  return { server, user, sheet, name, kept, tournament }
}

test('STAK-2 NONE-5 a bye of an earlier round becomes a loss by a second tap, after what changes is shown', async () => {
  const { server, user, sheet, name, kept, tournament } = await openFirstBye()
  expect(sheet.getByRole('button', { name: 'Exemption', pressed: true })).toBeTruthy()
  expect(sheet.queryByRole('button', { name: 'Enregistrer la correction' })).toBeNull()
  await user.click(sheet.getByRole('button', { name: 'Défaite sans match' }))
  expect(sheet.getByText(`${name} : 3 → 0`)).toBeTruthy()
  expect(server.tournament).toBe(tournament)
  await user.click(sheet.getByRole('button', { name: 'Garder les appariements' }))
  expect(await screen.findByText(`${name} : défaite sans match à la ronde 1.`)).toBeTruthy()
  expect(kept()).toMatchObject({ kind: 'loss' })
  expect(server.tournament.rounds).toEqual(tournament.rounds)
  expect(await screen.findByRole('heading', { name: 'Ronde 2' })).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('NONE-5 the current round is paired again with it in the same act, where nobody has reported', async () => {
  const { server, user, sheet, name, kept } = await openFirstBye()
  await user.click(sheet.getByRole('button', { name: 'Défaite sans match' }))
  expect(sheet.getByText(/Personne n’a donné de résultat dans la ronde 2/)).toBeTruthy()
  await user.click(sheet.getByRole('button', { name: 'Apparier de nouveau' }))
  expect(await screen.findByText(`${name} : défaite sans match à la ronde 1.`)).toBeTruthy()
  expect(screen.getByText('La ronde 2 a été appariée de nouveau.')).toBeTruthy()
  expect(kept()).toMatchObject({ kind: 'loss' })
  expect(server.tournament.rounds.at(-1)?.seed).toBe('again')
  expect(await screen.findByRole('heading', { name: 'Ronde 2' })).toBeTruthy()
})

test('NONE-5 with a result in the current round its pairings stay, and there is no choice', async () => {
  const { server, user, sheet } = await openFirstBye()
  const open = server.tournament.matches.find((match) => match.round === 2 && isMeeting(match))
  const score = { wins1: 2, wins2: 0, draws: 0 }
  server.happens(setScore(server.tournament, { matchId: open?.id as MatchId, score }))
  await user.click(sheet.getByRole('button', { name: 'Défaite sans match' }))
  expect(await sheet.findByRole('button', { name: 'Enregistrer la correction' })).toBeTruthy()
  expect(sheet.queryByRole('button', { name: 'Apparier de nouveau' })).toBeNull()
})

test('NONE-5 what stands is chosen again without anything saved', async () => {
  const { server, user, sheet, tournament } = await openFirstBye()
  await user.click(sheet.getByRole('button', { name: 'Défaite sans match' }))
  await user.click(sheet.getByRole('button', { name: 'Exemption' }))
  expect(sheet.queryByRole('button', { name: 'Enregistrer la correction' })).toBeNull()
  expect(server.tournament).toBe(tournament)
})

test('EVEN-6 a loss becomes a bye again the same way', async () => {
  const { user, sheet, name, kept } = await openFirstBye()
  await user.click(sheet.getByRole('button', { name: 'Défaite sans match' }))
  await user.click(sheet.getByRole('button', { name: 'Garder les appariements' }))
  await screen.findByRole('heading', { name: 'Ronde 2' })
  await user.click(screen.getByRole('button', { name: 'Ronde 1' }))
  await user.click(screen.getByRole('button', { name: `Corriger : ${name}, sans adversaire` }))
  const again = within(await screen.findByRole('dialog'))
  await user.click(again.getByRole('button', { name: 'Exemption' }))
  await user.click(again.getByRole('button', { name: 'Enregistrer la correction' }))
  await waitFor(() => {
    const match = kept()
    expect(match && isBye(match)).toBe(true)
  })
})

test('EVEN-6 a corrected bye is taken back from its notice', async () => {
  const { server, user, sheet, tournament } = await openFirstBye()
  await user.click(sheet.getByRole('button', { name: 'Défaite sans match' }))
  await user.click(sheet.getByRole('button', { name: 'Garder les appariements' }))
  await waitFor(() => expect(server.tournament.matches).not.toEqual(tournament.matches))
  await user.click(await screen.findByRole('button', { name: 'Annuler' }))
  await waitFor(() => expect(server.tournament.matches).toEqual(tournament.matches))
})
