import type { PublicRegistration } from '@tablee/contract/registrations/registration-document'
import type { Change } from '@tablee/domain/tournaments/change'
import { finishTournament } from '@tablee/domain/tournaments/life/finish-tournament'
import { setScore } from '@tablee/domain/tournaments/results/set-score'
import { startNextRound, startTournament } from '@tablee/domain/tournaments/rounds/start-round'
import { undoRound } from '@tablee/domain/tournaments/rounds/undo-round'
import {
  after,
  aTournamentOf,
  firstOpenMatch,
  twoNil,
  withResults,
} from '@tablee/domain/tournaments/testing/a-tournament'
import { expect, test } from 'vitest'
import { evolveRegistrations } from './evolve-registrations.ts'

const waiting = aTournamentOf(4)
const rows: readonly PublicRegistration[] = waiting.players.map(({ id, name, publicId }) => ({
  ...{ id: `registration-of-${id}`, playerId: publicId, playerName: name, playerKey: id },
  ...{ status: 'confirmed', dropped: false, waitingPosition: null, decklist: null },
}))
const start = startTournament(waiting, 'seed')
const sight = { mayReadWhole: () => true, areDecklistsPublic: () => false }
const first = after(waiting, start)
const played = withResults(first)

test.each([
  ['the start', start],
  ['a result', setScore(first, { matchId: firstOpenMatch(first).id, score: twoNil })],
  ['a round that is taken back', undoRound(first, 1)],
  ['the next round', startNextRound(played, { seed: 'seed', wished: 2 })],
  ['the end', finishTournament(played)],
])('DASH-5 %s concerns no registration, so nobody reads them again', (_, outcome) => {
  const changes: readonly Change[] = outcome.accepted ? outcome.value : []
  expect(changes.length).toBeGreaterThan(0)
  for (const change of changes) expect(evolveRegistrations(rows, change, sight)).toEqual({ rows, toRead: [] })
})

test('DASH-5 the end that comes again may show decklists, which only the server knows', () => {
  const end = finishTournament(played)
  const [change] = end.accepted ? end.value : []
  if (!change) throw new Error('the tournament does not end')
  expect(evolveRegistrations(rows, change, { ...sight, areDecklistsPublic: () => true })).toBeNull()
})
