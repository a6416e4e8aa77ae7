import { startClock } from '@tablee/domain/tournaments/clock/start-clock'
import { after, started, withResults } from '@tablee/domain/tournaments/testing/a-tournament'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { QuickAdmin } from '../admin/quick-admin.tsx'
import { PlayedTournamentServer } from '../testing/played-tournament-server.ts'
import { showScreen } from '../testing/show-screen.tsx'
import { ORGANIZER_SECRET, venue } from '../testing/venue.ts'

const PAIRED = started(venue(['Zoé', 'Max', 'Léa', 'Inès']))
const MINUTE = 60_000

async function administer(tournament: Tournament, aheadMs = 0) {
  const server = await PlayedTournamentServer.start(tournament)
  server.local.aheadMs = aheadMs
  const shown = await showScreen(<QuickAdmin code="ABCDEF" />, { server, organizer: ORGANIZER_SECRET })
  await screen.findByText('En direct')
  return { server, ...shown }
}

/** Started that many minutes ago by the server's time. */
function clocked(minutesAgo: number, aheadMs = 0): Tournament {
  const now = new Date(Date.now() + aheadMs - minutesAgo * MINUTE)
  return after(PAIRED, startClock(PAIRED, { round: 1, now }))
}

const digits = () => screen.findByRole('timer')

test('STAK-5 one tap starts the clock with the minutes of the rules, and one takes it back', async () => {
  const { user, server } = await administer(PAIRED)
  await user.click(await screen.findByRole('button', { name: /^Démarrer l’horloge/ }))
  expect((await digits()).textContent).toMatch(/^Temps restant : (50:00|49:5\d)$/)
  await user.click(await screen.findByRole('button', { name: 'Annuler' }))
  await screen.findByRole('button', { name: /^Démarrer l’horloge/ })
  expect(server.tournament).toEqual(PAIRED)
})

test('STAK-5 the digits open the sheet: the clock stops, gets five minutes more and goes on', async () => {
  const { user, server } = await administer(clocked(10))
  await user.click(await screen.findByRole('button', { name: /Temps restant/ }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Horloge de la ronde 1' }))
  await user.click(sheet.getByRole('button', { name: 'Pause' }))
  await sheet.findByText('En pause')
  await user.click(sheet.getByRole('button', { name: '+5 min' }))
  await waitFor(() => expect(sheet.getByRole('timer').textContent).toMatch(/4[45]:\d\d$/))
  await user.click(sheet.getByRole('button', { name: 'Reprendre' }))
  await sheet.findByRole('button', { name: 'Pause' })
  expect(server.tournament.rounds[0]?.clock).toMatchObject({ durationMs: 55 * MINUTE, course: { kind: 'running' } })
})

test('STAK-5 the clock is taken away after one question', async () => {
  const { user, server } = await administer(clocked(10))
  await user.click(await screen.findByRole('button', { name: /Temps restant/ }))
  await user.click(await screen.findByRole('button', { name: 'Retirer l’horloge' }))
  expect(server.tournament.rounds[0]?.clock).not.toBeNull()
  await screen.findByRole('button', { name: 'Garder l’horloge' })
  await user.click(screen.getByRole('button', { name: 'Retirer l’horloge' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.tournament.rounds[0]?.clock).toBeNull()
})

test('STAK-5 a device two hours off shows what the server’s clock leaves', async () => {
  await administer(clocked(20, 2 * 60 * MINUTE), 2 * 60 * MINUTE)
  await waitFor(async () => expect((await digits()).textContent).toMatch(/(30:00|29:5\d)$/), { timeout: 3_000 })
})

test('STAK-5 past the end the digits count on, and the sheet says since when', async () => {
  const { user } = await administer(clocked(53.5))
  expect((await digits()).textContent).toMatch(/^Temps écoulé : \+3:[23]\d$/)
  await user.click(await screen.findByRole('button', { name: /Temps écoulé/ }))
  await screen.findByText('Temps écoulé depuis 3 min')
})

test('STAK-5 a round whose results are all there offers no clock to start', async () => {
  await administer(withResults(PAIRED))
  expect(screen.queryByRole('button', { name: /Démarrer l’horloge/ })).toBeNull()
})
