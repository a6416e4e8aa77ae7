import type { Change } from '../change.ts'
import type { Tournament } from '../tournament.ts'
import { openJudgeCalls } from './judge-calls.ts'

/** The calls that these roles took wait again, since they were called: whoever leaves goes to no table. */
export function giveBackCalls(tournament: Tournament, ids: readonly string[], now: Date): readonly Change[] {
  return openJudgeCalls(tournament).flatMap(({ matchId, takenBy }) =>
    takenBy !== null && ids.includes(takenBy)
      ? [
          {
            kind: 'judge_call_answered' as const,
            matchId,
            answer: 'give-back' as const,
            by: takenBy,
            at: now.toISOString(),
          },
        ]
      : [],
  )
}
