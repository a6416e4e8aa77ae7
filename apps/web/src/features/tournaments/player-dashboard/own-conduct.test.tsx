import { givePenalty } from '@tablee/domain/tournaments/conduct/give-penalty'
import type { PenaltyId } from '@tablee/domain/tournaments/conduct/penalty'
import { startNextRound } from '@tablee/domain/tournaments/rounds/start-round'
import { after, playerId, started, withResults } from '@tablee/domain/tournaments/testing/a-tournament'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { NO_EVENT } from '../testing/no-event.ts'
import { PlayedTournamentServer } from '../testing/played-tournament-server.ts'
import { showScreen } from '../testing/show-screen.tsx'
import { secretOf, venue } from '../testing/venue.ts'
import { PlayerDashboard } from './player-dashboard.tsx'

const PLAYED = withResults(started(venue(['Zoé', 'Max'])))

function booked(): Tournament {
  const given = { id: 'c0' as PenaltyId, penalty: 'game-loss', playerId: playerId('p1'), by: 'judge' } as const
  return after(PLAYED, givePenalty(PLAYED, { ...given, forNextMatch: true }))
}

async function phoneOf(player: number, tournament: Tournament) {
  const server = await PlayedTournamentServer.start(tournament)
  await showScreen(<PlayerDashboard code="ABCDEF" event={NO_EVENT} />, { server, player: secretOf(player) })
  await screen.findByText('En direct')
  return server
}

const NEXT = /^Partie perdue sur décision de l’arbitre\s: votre prochain match commencera à 0-1\./
const NOW = /^Partie perdue sur décision de l’arbitre\s: ce match commence à 0-1\./

test('JUDG-7 the phone of who lost a game between rounds says it of the next match, and then of this one', async () => {
  const server = await phoneOf(1, booked())
  expect(screen.getByText(NEXT)).toBeTruthy()
  expect(screen.queryByText(NOW)).toBeNull()
  server.happens(startNextRound(booked(), { seed: 'seed', wished: 2 }))
  expect(await screen.findByText(NOW)).toBeTruthy()
  expect(screen.queryByText(NEXT)).toBeNull()
})

test('JUDG-7 the opponent reads it once it counts, nothing before', async () => {
  const server = await phoneOf(2, booked())
  expect(screen.queryByText(/0-1/)).toBeNull()
  expect(screen.queryByText(/sur décision/)).toBeNull()
  server.happens(startNextRound(booked(), { seed: 'seed', wished: 2 }))
  expect(await screen.findByText(/^Zoé a perdu une partie sur décision/)).toBeTruthy()
})
