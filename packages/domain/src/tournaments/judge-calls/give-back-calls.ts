import type { Change } from '../change.ts'
import type { Tournament } from '../tournament.ts'
import { answerTo } from './call-judge.ts'
import { openCalls } from './judge-calls.ts'

/** The calls that these roles took wait again, since they were called: whoever leaves goes to no table. */
export function giveBackCalls(tournament: Tournament, ids: readonly string[], now: Date): readonly Change[] {
  return openCalls(tournament).flatMap((call) => {
    const { takenBy: by } = call
    return by !== null && ids.includes(by) ? [answerTo(call, { answer: 'give-back', by, at: now.toISOString() })] : []
  })
}
