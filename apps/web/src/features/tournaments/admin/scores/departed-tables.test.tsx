import { pairOf } from '@tablee/domain/tournaments/kinds/seats'
import { removePlayer, restorePlayer } from '@tablee/domain/tournaments/players/remove-player'
import { setScore } from '@tablee/domain/tournaments/results/set-score'
import { submitScore } from '@tablee/domain/tournaments/results/submit-score'
import { started, twoNil, whole } from '@tablee/domain/tournaments/testing/a-tournament'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PlayedTournamentServer } from '../../testing/played-tournament-server.ts'
import { showScreen } from '../../testing/show-screen.tsx'
import { matchOf, ORGANIZER_SECRET, venue } from '../../testing/venue.ts'
import { QuickAdmin } from '../quick-admin.tsx'

const FOUR = ['Zoé', 'Max', 'Léa', 'Inès']

async function administer() {
  const server = await PlayedTournamentServer.start(started(venue(FOUR)))
  const shown = await showScreen(<QuickAdmin code="ABCDEF" />, { server, organizer: ORGANIZER_SECRET })
  await screen.findByText('En direct')
  const [stays, leaves] = pairOf(matchOf(server.tournament, 'p1'))
  const nameOf = (id: string) => FOUR[Number(id.slice(1)) - 1] ?? ''
  return { server, ...shown, stays, leaves, winner: nameOf(stays), gone: nameOf(leaves) }
}

const section = () => screen.findByRole('region', { name: 'Départs à noter' })

test('STAK-4 a departure stands above the tables and in its row, and one tap notes the opponent’s win', async () => {
  const { server, user, leaves, winner, gone } = await administer()
  expect(screen.queryByRole('region', { name: 'Départs à noter' })).toBeNull()
  server.happens(removePlayer(server.tournament, leaves, 'player'))
  const departures = await section()
  expect(within(departures).getByText(gone).nextElementSibling?.textContent).toBe('· a abandonné')
  expect(screen.getAllByText('· a abandonné')).toHaveLength(2)
  const tab = screen.getByRole('tab', { name: /^Tables/ })
  expect(tab.getAttribute('aria-description')).toBe('2 tables à saisir, dont 1 départ à noter')
  const table = matchOf(server.tournament, leaves).table
  await user.click(within(departures).getByRole('button', { name: `Table ${table} : Victoire 2-0 pour ${winner}` }))
  await waitFor(() =>
    expect(matchOf(server.tournament, leaves).state).toMatchObject({ score: twoNil, decidedBy: 'organizer' }),
  )
  await user.click(await within(departures).findByRole('button', { name: `Annuler le score de la table ${table}` }))
  await waitFor(() => expect(matchOf(server.tournament, leaves).state).toEqual({ kind: 'pending' }))
})

test('EVEN-1 a table whose player comes back leaves the departures, one that was noted keeps its place', async () => {
  const { server, leaves } = await administer()
  server.happens(removePlayer(server.tournament, leaves, 'player'))
  await section()
  server.happens(restorePlayer(server.tournament, leaves))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Départs à noter' })).toBeNull())
  server.happens(removePlayer(server.tournament, leaves, 'staff'))
  const departures = await section()
  const { id: matchId } = matchOf(server.tournament, leaves)
  server.happens(setScore(server.tournament, { matchId, score: twoNil }))
  await waitFor(() => expect(within(departures).getByRole('button', { pressed: true })).toBeTruthy())
})

test('STAK-4 the sheet of such a table offers the same first, and a result that came meanwhile is not replaced', async () => {
  const { server, user, stays, leaves, winner } = await administer()
  server.happens(removePlayer(server.tournament, leaves, 'player'))
  await section()
  const { id: matchId, table } = matchOf(server.tournament, leaves)
  await user.click(screen.getByRole('button', { name: `Saisir le score de la table ${table}` }))
  const dialog = await screen.findByRole('dialog')
  const offer = within(dialog).getByRole('button', { name: `Table ${table} : Victoire 2-0 pour ${winner}` })
  const other = { wins1: 2, wins2: 1, draws: 0 }
  server.happens(submitScore(whole(server.tournament), { matchId, by: stays, score: other, contest: false }))
  await waitFor(() => expect(offer).toHaveProperty('disabled', true))
  expect(matchOf(server.tournament, leaves).state).toMatchObject({ score: other })
})

test('STAK-4 where both have left, both lose by one tap', async () => {
  const { server, user, stays, leaves } = await administer()
  server.happens(removePlayer(server.tournament, leaves, 'player'))
  server.happens(removePlayer(server.tournament, stays, 'staff'))
  const departures = await section()
  await user.click(await within(departures).findByRole('button', { name: /Double défaite/ }))
  await waitFor(() => expect(matchOf(server.tournament, leaves).state).toMatchObject({ score: { isDoubleLoss: true } }))
})
