import { setScore } from '@tablee/domain/tournaments/results/set-score'
import { started } from '@tablee/domain/tournaments/testing/a-tournament'
import { screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { PlayedTournamentServer } from '../../testing/played-tournament-server.ts'
import { showScreen } from '../../testing/show-screen.tsx'
import { ORGANIZER_SECRET, venue } from '../../testing/venue.ts'
import { QuickAdmin } from '../quick-admin.tsx'

afterEach(() => void vi.restoreAllMocks())

const twoNil = { wins1: 2, wins2: 0, draws: 0 }
const UNDO = 'Annuler le score de la table 1'

async function administerApart() {
  const fresh = started(venue(['Amélie', 'Bruno', 'Chloé', 'David'], { capacity: 4 }))
  const server = await PlayedTournamentServer.start(fresh)
  const [first] = server.tournament.matches
  if (first) server.happens(setScore(server.tournament, { matchId: first.id, score: twoNil, by: 'organizer' }))
  const shown = await showScreen(<QuickAdmin code="ABCDEF" />, { server, organizer: ORGANIZER_SECRET })
  await screen.findByText('En direct')
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  return { ...shown, server }
}

test('CAVE-57 where only the server knows what stood before, it is said that the result was not taken back', async () => {
  const { user, server } = await administerApart()
  await user.click(await screen.findByRole('button', { name: 'Corriger le score de la table 1' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Double défaite' }))
  await screen.findByRole('button', { name: UNDO })
  await server.local.close()
  await user.click(screen.getByRole('button', { name: UNDO }))
  expect(await screen.findByText('Le score n’a pas été rétabli')).toBeTruthy()
})
