import { placed } from '@tablee/domain/tournaments/kinds/result'
import { isPlayed, seatsOf } from '@tablee/domain/tournaments/kinds/seats'
import { changeSettings } from '@tablee/domain/tournaments/life/change-settings'
import { setResult } from '@tablee/domain/tournaments/results/set-score'
import { matchesOfRound } from '@tablee/domain/tournaments/rounds/round-progress'
import { startNextRound, startTournament } from '@tablee/domain/tournaments/rounds/start-round'
import { after, aTournamentOf } from '@tablee/domain/tournaments/testing/a-tournament'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { expect, test } from 'vitest'
import { reportRound } from './report-round.ts'

function secondRound(): Tournament {
  const waiting = aTournamentOf(11)
  const pods = after(waiting, changeSettings(waiting, { structure: 'pods' }))
  let tournament = after(pods, startTournament(pods, 'seed'))
  for (const match of matchesOfRound(tournament, 1)) {
    tournament = after(tournament, setResult(tournament, { matchId: match.id, result: placed({ winner: 0 }) }))
  }
  return after(tournament, startNextRound(tournament, { seed: 'next', wished: null }))
}

test('PODS-5 a round of four is drawn again by the command, with its figures and the reason of each table', () => {
  const report = reportRound(secondRound(), 2)
  expect(report?.isSame).toBe(true)
  expect(report?.lines.filter((line) => line.endsWith(': same'))).toHaveLength(3)
  expect(report?.lines.filter((line) => line.includes(' begins ('))).toHaveLength(3)
  expect(report?.lines.filter((line) => line.includes('a short table'))).toHaveLength(1)
  expect(report?.lines.join('\n')).toMatch(/illegal 0, earlierByes 0, .* as the seed gives\./)
})

test('PODS-5 the command sees the same players in other seats', () => {
  const tournament = secondRound()
  const [first] = matchesOfRound(tournament, 2)
  const matches = tournament.matches.map((match) =>
    match.id === first?.id && isPlayed(match) ? { ...match, sides: match.sides.toReversed() } : match,
  )
  const report = reportRound({ ...tournament, matches }, 2)
  expect(report?.isSame).toBe(false)
  expect(first && seatsOf(first)).toHaveLength(4)
  expect(report?.lines.filter((line) => line.startsWith('In other seats: '))).toHaveLength(1)
})
