import { pairOf } from '@tablee/domain/tournaments/kinds/seats'
import { setScore } from '@tablee/domain/tournaments/results/set-score'
import { submitScore } from '@tablee/domain/tournaments/results/submit-score'
import { after, started, twoNil, twoOne, whole } from '@tablee/domain/tournaments/testing/a-tournament'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { PlayerDashboard } from '../../player-dashboard/player-dashboard.tsx'
import { NO_EVENT } from '../../testing/no-event.ts'
import { PlayedTournamentServer } from '../../testing/played-tournament-server.ts'
import { showScreen } from '../../testing/show-screen.tsx'
import { matchOf, ORGANIZER_SECRET, secretOf, venue } from '../../testing/venue.ts'
import { QuickAdmin } from '../quick-admin.tsx'

/** Two tables, p1's is contested. */
function contested(): Tournament {
  const round = started(venue(['Zoé', 'Max', 'Léa', 'Inès']))
  const { id } = matchOf(round, 'p1')
  const players = pairOf(matchOf(round, 'p1'))
  const said = after(round, submitScore(whole(round), { matchId: id, by: players[0], score: twoNil, contest: false }))
  return after(said, submitScore(whole(said), { matchId: id, by: players[1], score: null, contest: true }))
}

/** Reports visibility at once. */
class Observer {
  readonly #tell: (entries: { isIntersecting: boolean }[]) => void
  constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
    this.#tell = tell
  }
  observe(element: Element): void {
    queueMicrotask(() => this.#tell([{ isIntersecting: element.closest('[hidden]') === null }]))
  }
  disconnect(): void {}
}

const decides = (server: PlayedTournamentServer) =>
  server.happens(setScore(server.tournament, { matchId: matchOf(server.tournament, 'p1').id, score: twoOne }))

test('EVEN-5 what was to be decided leaves badge, bar and tables once it is decided on another device', async () => {
  vi.stubGlobal('IntersectionObserver', Observer)
  onTestFinished(() => void vi.unstubAllGlobals())
  const server = await PlayedTournamentServer.start(contested())
  const { user } = await showScreen(<QuickAdmin code="ABCDEF" />, { server, organizer: ORGANIZER_SECRET })
  await screen.findByText('En direct')
  await screen.findByRole('region', { name: 'À trancher' })
  await user.click(screen.getByRole('tab', { name: 'Classement' }))
  const tables = screen.getByRole('tab', { name: /^Tables/ })
  expect(tables.getAttribute('aria-description')).toBe('2 tables à saisir, dont 1 à trancher')
  decides(server)
  await waitFor(() => expect(tables.getAttribute('aria-description')).toBe('1 table à saisir'))
  expect(document.body.textContent).not.toContain('à trancher')
  await user.click(tables)
  expect(await screen.findByText('1 sur 2 tables terminées')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('region', { name: 'À trancher' })).toBeNull())
})

test('EVEN-5 a player’s alert that the result is contested leaves with the decision', async () => {
  const server = await PlayedTournamentServer.start(contested())
  await showScreen(<PlayerDashboard code="ABCDEF" event={NO_EVENT} />, { server, player: secretOf(1) })
  expect(await screen.findByText('Résultat contesté')).toBeTruthy()
  await screen.findByText('En direct')
  decides(server)
  await waitFor(() => expect(screen.queryByText('Résultat contesté')).toBeNull())
  expect(screen.getByText('Résultat saisi par l’organisation.')).toBeTruthy()
})
