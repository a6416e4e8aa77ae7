import { expect, test } from 'vitest'
import type { Change } from './change.ts'
import { evolveAll } from './evolve.ts'
import { aTournamentOf } from './testing/a-tournament.ts'
import type { PlayerId } from './tournament.ts'

test('a round that is undone leaves whoever it did not concern as they were, and brings back who came or left in it', () => {
  const waiting = aTournamentOf(5)
  const [stays, drops, left] = waiting.players
  if (!stays || !drops || !left) throw new Error('nobody there')
  const played = evolveAll(waiting, [
    { kind: 'round_paired', round: 1, seed: 's', matches: [] },
    { kind: 'player_dropped', playerId: left.id, afterRound: 1 },
    { kind: 'round_paired', round: 2, seed: 's', matches: [] },
    { kind: 'player_dropped', playerId: drops.id, afterRound: 2 },
    { kind: 'player_added', playerId: 'late' as PlayerId, name: 'Late', publicId: null, firstRound: 3 },
  ])
  const { players } = evolveAll(played, [{ kind: 'round_undone', round: 2 }])
  expect(players.map(({ firstRound, droppedAfter }) => [firstRound, droppedAfter])).toEqual([
    [1, null],
    [1, 1],
    [1, 1],
    [1, null],
    [1, null],
    [2, null],
  ])
  const kept = players.filter((player, place) => player === played.players[place]).map(({ id }) => id)
  expect(kept).toEqual(waiting.players.filter(({ id }) => id !== drops.id).map(({ id }) => id))
})

test('a change that nobody here knows is never taken for the tournament', () => {
  const later: unknown = { kind: 'pod_seated', round: 1 }
  expect(() => evolveAll(aTournamentOf(2), [later as Change])).toThrow('pod_seated')
})
