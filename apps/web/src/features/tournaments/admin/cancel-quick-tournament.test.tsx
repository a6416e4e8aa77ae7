import { finishTournament } from '@tablee/domain/tournaments/life/finish-tournament'
import { after, started, twoNil, withResults } from '@tablee/domain/tournaments/testing/a-tournament'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PlayedTournamentServer } from '../testing/played-tournament-server.ts'
import { showScreen } from '../testing/show-screen.tsx'
import { ORGANIZER_SECRET, venue } from '../testing/venue.ts'
import { QuickAdmin } from './quick-admin.tsx'

const RUNNING = started(venue(['Zoé', 'Max']))

async function openMore(tournament: Tournament) {
  const server = await PlayedTournamentServer.start(tournament)
  const { user } = await showScreen(<QuickAdmin code="ABCDEF" />, { server, organizer: ORGANIZER_SECRET })
  await user.click(await screen.findByRole('tab', { name: 'Plus' }))
  return { server, user }
}

test('STAK-3 EVEN-6 calling a quick tournament off asks once, in its own words, and shows that it is over', async () => {
  const { server, user } = await openMore(RUNNING)
  await user.click(await screen.findByRole('button', { name: 'Annuler le tournoi…' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Annuler « Vendredi soir » ?' })
  expect(within(dialog).getByText(/^Les pages des 2 joueurs diront/)).toBeTruthy()
  expect(within(dialog).getByRole('button', { name: 'Garder le tournoi' })).toBeTruthy()
  expect(server.tournament.isCancelled).toBe(false)
  within(dialog).getByRole('button', { name: 'Annuler le tournoi' }).focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(server.tournament.isCancelled).toBe(true))
  // Twice: a single word for narrow phones, and the text for others.
  expect(await screen.findAllByText('Annulé')).not.toEqual([])
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Annuler le tournoi…' })).toBeNull())
})

test('STAK-3 a finished tournament is not called off', async () => {
  const played = withResults(RUNNING, twoNil)
  await openMore(after(played, finishTournament(played)))
  expect(await screen.findByRole('button', { name: /Rouvrir/ })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Annuler le tournoi…' })).toBeNull()
})
