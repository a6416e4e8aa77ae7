import { givePenalty } from '@tablee/domain/tournaments/conduct/give-penalty'
import type { PenaltyId, PenaltyKind } from '@tablee/domain/tournaments/conduct/penalty'
import { pairOf } from '@tablee/domain/tournaments/kinds/seats'
import { startNextRound } from '@tablee/domain/tournaments/rounds/start-round'
import { after, playerId, started, twoOne, withResults } from '@tablee/domain/tournaments/testing/a-tournament'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { cleanup, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { NO_EVENT } from '../testing/no-event.ts'
import { PlayedTournamentServer } from '../testing/played-tournament-server.ts'
import { showScreen } from '../testing/show-screen.tsx'
import { matchOf, secretOf, venue } from '../testing/venue.ts'
import { PlayerDashboard } from './player-dashboard.tsx'

type Decided = { readonly kind: PenaltyKind; readonly player: string }

function roundBehind(decide: (opponent: string) => readonly Decided[]): Tournament {
  const first = withResults(started(venue(['Zoé', 'Max', 'Léa', 'Inès'])), twoOne)
  const opponent = pairOf(matchOf(first, 'p1')).find((id) => id !== 'p1') ?? ''
  const decided = decide(opponent).reduce(
    (tournament, { kind, player }, index) =>
      after(
        tournament,
        givePenalty(tournament, {
          ...{ id: `c${index}` as PenaltyId, penalty: kind, playerId: playerId(player), by: 'judge' as const },
        }),
      ),
    first,
  )
  return after(decided, startNextRound(decided, { seed: 'seed', wished: null }))
}

test('LOOK-37 the place for results is announced until the first own one is known, which stands on the card', async () => {
  const first = started(venue(['Zoé', 'Max', 'Léa', 'Inès']))
  expect((await history(first)).getByText('Vos résultats apparaîtront ici.')).toBeTruthy()
  cleanup()
  const server = await PlayedTournamentServer.start(withResults(first, twoOne))
  await showScreen(<PlayerDashboard code="ABCDEF" event={NO_EVENT} />, { server, player: secretOf(1) })
  await screen.findByRole('button', { name: 'Quitter le tournoi' })
  expect(screen.queryByText('Vos résultats apparaîtront ici.')).toBeNull()
})

async function history(tournament: Tournament) {
  const server = await PlayedTournamentServer.start(tournament)
  await showScreen(<PlayerDashboard code="ABCDEF" event={NO_EVENT} />, { server, player: secretOf(1) })
  return within(await screen.findByRole('region', { name: 'Vos matchs' }))
}

test.for([
  ['no-show', 'Votre absence', 'Absence de l’adversaire'],
  ['match-loss', 'Match perdu sur décision', 'Match perdu par l’adversaire sur décision'],
] as const)('STAK-11 a round behind that ended with a %s says so to its player', async ([kind, own, opponents]) => {
  const mine = await history(roundBehind(() => [{ kind, player: 'p1' }]))
  expect(mine.getByText(own)).toBeTruthy()
  expect(mine.queryByText(opponents)).toBeNull()
})

test('STAK-11 a match won by the opponent’s absence says so in the history', async () => {
  const mine = await history(roundBehind((opponent) => [{ kind: 'no-show', player: opponent }]))
  expect(mine.getByText('Absence de l’adversaire')).toBeTruthy()
  expect(mine.getByText('Gagné')).toBeTruthy()
})

test('STAK-11 where both lost by decision both decisions stand in the history', async () => {
  const both = (opponent: string) => ['p1', opponent].map((player) => ({ kind: 'no-show' as const, player }))
  const mine = await history(roundBehind(both))
  expect(mine.getByText('Votre absence')).toBeTruthy()
  expect(mine.getByText('Absence de l’adversaire')).toBeTruthy()
})
