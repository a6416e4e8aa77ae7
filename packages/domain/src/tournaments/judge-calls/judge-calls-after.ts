import type { Change } from '../change.ts'
import type { JudgeCall, JudgeCalls } from './judge-call.ts'
import { goerOf } from './judge-calls.ts'

export type OfJudgeCalls = Extract<Change, { kind: 'judge_called' | 'judge_call_answered' | 'judge_call_withdrawn' }>

export function isOfJudgeCalls(change: Change): change is OfJudgeCalls {
  return change.kind.startsWith('judge_call')
}

/** Calls of earlier rounds are forgotten with the first of a later one. */
export function judgeCallsAfter(calls: JudgeCalls, change: OfJudgeCalls): JudgeCalls {
  const others = calls.open.filter(({ matchId }) => matchId !== change.matchId)
  switch (change.kind) {
    case 'judge_called': {
      const { matchId, round, playerId, at: calledAt } = change
      const call = { matchId, round, playerId, calledAt, takenBy: null, takenAt: null, isAppealed: false }
      return { ...calls, open: [...others.filter((each) => each.round === round), call] }
    }
    case 'judge_call_withdrawn':
      return { ...calls, open: others }
    case 'judge_call_answered': {
      const call = calls.open.find(({ matchId }) => matchId === change.matchId)
      return call ? answered(calls, { call, others, change }) : calls
    }
    default:
      return change satisfies never
  }
}

type Answered = {
  readonly call: JudgeCall
  readonly others: readonly JudgeCall[]
  readonly change: Extract<Change, { kind: 'judge_call_answered' }>
}

function answered(calls: JudgeCalls, { call, others, change }: Answered): JudgeCalls {
  const { answer, by, at, until } = change
  const { takenUntil: _, ...untaken } = call
  const replaced = (changed: Partial<JudgeCall>): JudgeCalls => ({
    ...calls,
    open: calls.open.map((each) => (each === call ? { ...untaken, ...changed } : each)),
  })
  switch (answer) {
    case 'take': {
      const hasLapsed = call.takenBy !== null && goerOf(call, Date.parse(at)) === null
      const takenAt = (hasLapsed ? null : call.takenAt) ?? at
      return replaced({ takenBy: by, takenAt, ...(until !== undefined && { takenUntil: until }) })
    }
    case 'give-back':
      return replaced({ takenBy: null, takenAt: null })
    case 'appeal':
      return replaced({ takenBy: null, isAppealed: true })
    case 'close':
    case 'close-ruled':
      return {
        open: others,
        answered: calls.answered + 1,
        ruled: calls.ruled + (answer === 'close-ruled' ? 1 : 0),
        appealed: calls.appealed + (call.isAppealed ? 1 : 0),
        waitedMs: calls.waitedMs + Math.max(0, Date.parse(call.takenAt ?? at) - Date.parse(call.calledAt)),
      }
    default:
      return answer satisfies never
  }
}
