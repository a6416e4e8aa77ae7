import type { Change } from '@tablee/domain/tournaments/change'
import { startTournament } from '@tablee/domain/tournaments/rounds/start-round'
import { after, aTournamentOf } from '@tablee/domain/tournaments/testing/a-tournament'
import { expect, test } from 'vitest'
import { journalColumns } from './journal-columns.ts'

const roundOf = (changes: readonly Change[]) => journalColumns(changes, JSON.stringify(changes)).round

test('NONE-2 the round of an entry is the one that its changes pair, take back or set by hand; a file brings them all and stands for none', () => {
  const started = startTournament(aTournamentOf(4), 'seed')
  if (!started.accepted) throw new Error(started.refusal.code)
  const matchId = after(aTournamentOf(4), started).matches[0]?.id
  if (!matchId) throw new Error('nobody was paired')
  expect(roundOf(started.value)).toBe(1)
  expect(roundOf([{ kind: 'round_undone', round: 3 }])).toBe(3)
  expect(roundOf([{ kind: 'pairings_changed', round: 2, removed: [], added: [] }])).toBe(2)
  expect(roundOf([{ kind: 'result_erased', matchId }])).toBeNull()
  expect(roundOf([{ kind: 'tournament_imported' }, ...started.value])).toBeNull()
})
