import { expect, test } from 'vitest'
import { isPlayed, seatsOf } from '../kinds/seats.ts'
import { changeSettings } from '../life/change-settings.ts'
import { startTournament } from '../rounds/start-round.ts'
import { after, aTournamentOf } from '../testing/a-tournament.ts'
import { playerCalls } from './player-calls.ts'

test('PODS-11 a call to a table of four says the table, the seat and with whom', () => {
  const all = aTournamentOf(5)
  const waiting = after(all, changeSettings(all, { structure: 'pods' }))
  const started = startTournament(waiting, 'seed')
  if (!started.accepted) throw new Error('refused')
  const tournament = after(waiting, started)
  const calls = playerCalls(waiting, tournament, started.value)
  const table = tournament.matches.find(isPlayed)
  const seats = table ? seatsOf(table) : []
  const nameOf = (id: string) => tournament.players.find((player) => player.id === id)?.name
  expect(calls).toHaveLength(5)
  for (const { playerId, news } of calls) {
    const seat = seats.indexOf(playerId)
    if (seat < 0) expect(news).toEqual({ kind: 'bye', round: 1 })
    else {
      const others = seats.filter((id) => id !== playerId).map(nameOf)
      expect(news).toEqual({ kind: 'seatedAtPod', round: 1, table: '1', seat: seat + 1, others })
    }
  }
})
