import { planTables } from '@tablee/domain/tournaments/tables/plan-tables'
import { TABLES_FROM_ONE } from '@tablee/domain/tournaments/tables/table-plan'
import { after, playerId, started } from '@tablee/domain/tournaments/testing/a-tournament'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { QuickAdmin } from '../admin/quick-admin.tsx'
import { Paper } from '../paper/paper.tsx'
import { PlayerDashboard } from '../player-dashboard/player-dashboard.tsx'
import { NO_EVENT } from '../testing/no-event.ts'
import { PlayedTournamentServer } from '../testing/played-tournament-server.ts'
import { showScreen } from '../testing/show-screen.tsx'
import { matchOf, ORGANIZER_SECRET, secretOf, venue } from '../testing/venue.ts'
import { TournamentPage } from '../tournament-page/tournament-page.tsx'

const MARK = 'Table fixe\u202f: 4'
const WAITING = venue(['Zoé', 'Max', 'Léa', 'Inès'])
const withFixed = (tournament: Tournament) =>
  after(tournament, planTables(tournament, { ...TABLES_FROM_ONE, fixed: [{ playerId: playerId('p1'), table: 4 }] }))

test('READ-1 the table is proposed in the sheet of a player, the row says it, and one tap takes it back', async () => {
  const server = await PlayedTournamentServer.start(WAITING)
  const { user } = await showScreen(<QuickAdmin code="ABCDEF" />, { server, organizer: ORGANIZER_SECRET })
  await user.click(await screen.findByRole('button', { name: /^Zoé/ }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Zoé' }))
  await user.click(sheet.getByRole('button', { name: 'Table fixe' }))
  expect(await sheet.findByLabelText('Table fixe de Zoé')).toHaveProperty('value', '1')
  await user.click(sheet.getByRole('button', { name: 'Fixer la table' }))
  expect(await screen.findByText('Zoé garde la table 1.')).toBeTruthy()
  expect(await screen.findByRole('img', { name: 'Table fixe\u202f: 1' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Annuler' }))
  await waitFor(() => expect(screen.queryByRole('img', { name: /^Table fixe/ })).toBeNull())
  expect(server.tournament.tablePlan.fixed).toEqual([])
})

test('READ-1 rows of the staff mark who has a fixed table, the public page does not', async () => {
  const server = await PlayedTournamentServer.start(started(withFixed(WAITING)))
  const desk = await showScreen(<QuickAdmin code="ABCDEF" />, { server, organizer: ORGANIZER_SECRET })
  const mark = await screen.findByRole('img', { name: MARK })
  expect(mark.closest('li')?.textContent).toContain('Zoé')
  desk.view.unmount()
  await showScreen(<TournamentPage code="abcdef" event={NO_EVENT} onJoined={() => {}} />, { server })
  await screen.findByRole('heading', { name: 'Matchs' })
  expect(screen.getAllByText('Table 4').length).toBeGreaterThan(0)
  expect(screen.queryByRole('img', { name: MARK })).toBeNull()
})

test('READ-1 the phone of the player says that their table stays, the one of their opponent does not', async () => {
  const waiting = withFixed(WAITING)
  const server = await PlayedTournamentServer.start(waiting)
  const own = await showScreen(<PlayerDashboard code="ABCDEF" event={NO_EVENT} />, { server, player: secretOf(1) })
  expect(await screen.findByText('Vous jouez chaque ronde à la table 4.')).toBeTruthy()
  own.view.unmount()
  const playing = await PlayedTournamentServer.start(started(waiting))
  const seated = await showScreen(<PlayerDashboard code="ABCDEF" event={NO_EVENT} />, {
    server: playing,
    player: secretOf(1),
  })
  expect(await screen.findByText('Votre table reste la 4.')).toBeTruthy()
  seated.view.unmount()
  const opponent =
    matchOf(playing.tournament, 'p1')
      .sides.flat()
      .find((id) => id !== 'p1') ?? ''
  await showScreen(<PlayerDashboard code="ABCDEF" event={NO_EVENT} />, {
    server: playing,
    player: secretOf(Number(opponent.slice(1))),
  })
  expect(await screen.findByText('Ronde 1. Table 4, contre Zoé.')).toBeTruthy()
  expect(screen.queryByText(/Votre table/)).toBeNull()
})

test('READ-1 a table that was fixed while its round is played is told for the next one', async () => {
  const server = await PlayedTournamentServer.start(withFixed(started(WAITING)))
  await showScreen(<PlayerDashboard code="ABCDEF" event={NO_EVENT} />, { server, player: secretOf(1) })
  const { table } = matchOf(server.tournament, 'p1')
  expect(
    await screen.findByText(`Cette ronde se joue à la table ${table} ; votre table fixe reste la 4.`),
  ).toBeTruthy()
})

test('READ-1 slips and the list by name say it on papers of the staff alone', async () => {
  const paper = (
    <Paper
      code="ABCDEF"
      wanted={['slips', 'players']}
      isPrintedAtOnce={false}
      decks={(_, show) => show({ decks: null, isFailed: false })}
    />
  )
  const server = await PlayedTournamentServer.start(started(withFixed(WAITING)))
  const everybody = await showScreen(paper, { server })
  await screen.findAllByRole('article')
  expect(screen.queryByText(/Table fixe/)).toBeNull()
  everybody.view.unmount()
  await showScreen(paper, { server, organizer: ORGANIZER_SECRET })
  expect(await screen.findByText('Table fixe : Zoé')).toBeTruthy()
  expect(screen.getByText('Table fixe : 4').closest('li')?.textContent).toContain('Zoé')
})
