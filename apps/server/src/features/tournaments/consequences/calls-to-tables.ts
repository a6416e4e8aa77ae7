import type { FollowingConsequence } from '@tablee/contract/serving/consequence'
import type { CallPlayers } from '@tablee/contract/serving/player-calling'
import { playerCalls } from '@tablee/domain/tournaments/players/player-calls'
import type { Transaction } from '../../../database/database.ts'

export function callsToTables(callPlayers: CallPlayers): FollowingConsequence<Transaction> {
  return {
    name: 'calls to tables',
    of: ({ before, after: tournament, changes }) => {
      if (!before) return []
      return [
        {
          tell: () => {
            const calls = playerCalls(before, tournament, changes)
            if (calls.length > 0) callPlayers({ tournament, calls })
          },
        },
      ]
    },
  }
}
