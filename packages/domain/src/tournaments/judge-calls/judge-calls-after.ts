import type { Change } from '../change.ts'
import { goerOf } from './goer-of.ts'
import type { DraftCall, JudgeCall, JudgeCalls, OpenCall } from './judge-call.ts'

export type OfJudgeCalls = Extract<
  Change,
  {
    kind:
      | 'judge_called'
      | 'judge_call_answered'
      | 'judge_call_withdrawn'
      | 'judge_called_at_draft'
      | 'judge_call_at_draft_answered'
      | 'judge_call_at_draft_withdrawn'
  }
>

export function isOfJudgeCalls(change: Change): change is OfJudgeCalls {
  return change.kind.startsWith('judge_call')
}

const NEW_CALL = { takenBy: null, takenAt: null, isAppealed: false } as const

/** Calls of earlier rounds and drafts are forgotten with the first of a later one. */
export function judgeCallsAfter(calls: JudgeCalls, change: OfJudgeCalls): JudgeCalls {
  switch (change.kind) {
    case 'judge_called': {
      const { matchId, round, playerId, at: calledAt } = change
      const others = calls.open.filter((each) => each.matchId !== matchId && each.round === round)
      return { ...calls, open: [...others, { matchId, round, playerId, calledAt, ...NEW_CALL }] }
    }
    case 'judge_called_at_draft': {
      const { stage, playerId, at: calledAt } = change
      const others = seatsOf(calls).filter((each) => each.playerId !== playerId && each.stage === stage)
      return { ...calls, atDraft: [...others, { stage, playerId, calledAt, ...NEW_CALL }] }
    }
    case 'judge_call_withdrawn':
      return { ...calls, open: calls.open.filter(({ matchId }) => matchId !== change.matchId) }
    case 'judge_call_at_draft_withdrawn':
      return { ...calls, atDraft: seatsOf(calls).filter(({ playerId }) => playerId !== change.playerId) }
    case 'judge_call_answered': {
      const asked = calls.open.find(({ matchId }) => matchId === change.matchId)
      return asked ? { ...counted(calls, asked, change), open: answered(calls.open, asked, change) } : calls
    }
    case 'judge_call_at_draft_answered': {
      const asked = seatsOf(calls).find(({ playerId }) => playerId === change.playerId)
      return asked ? { ...counted(calls, asked, change), atDraft: answered(seatsOf(calls), asked, change) } : calls
    }
    default:
      return change satisfies never
  }
}

function seatsOf({ atDraft = [] }: JudgeCalls): readonly DraftCall[] {
  return atDraft
}

type Answered = Extract<Change, { kind: 'judge_call_answered' | 'judge_call_at_draft_answered' }>

function answered<Call extends OpenCall>(open: readonly Call[], asked: Call, change: Answered): readonly Call[] {
  const course = courseAfter(asked, change)
  if (course === null) return open.filter((each) => each !== asked)
  const { takenUntil: _, ...others } = asked
  return open.map((each) => (each === asked ? ({ ...others, ...course } as Call) : each))
}

/** Null: it is over. */
function courseAfter(call: OpenCall, { answer, by, at, until }: Answered): Partial<JudgeCall> | null {
  switch (answer) {
    case 'take': {
      const hasLapsed = call.takenBy !== null && goerOf(call, Date.parse(at)) === null
      const takenAt = (hasLapsed ? null : call.takenAt) ?? at
      return { takenBy: by, takenAt, ...(until !== undefined && { takenUntil: until }) }
    }
    case 'give-back':
      return { takenBy: null, takenAt: null }
    case 'appeal':
      return { takenBy: null, isAppealed: true }
    case 'close':
    case 'close-ruled':
      return null
    default:
      return answer satisfies never
  }
}

function counted(calls: JudgeCalls, call: OpenCall, { answer, at }: Answered): JudgeCalls {
  if (answer !== 'close' && answer !== 'close-ruled') return calls
  return {
    ...calls,
    answered: calls.answered + 1,
    ruled: calls.ruled + (answer === 'close-ruled' ? 1 : 0),
    appealed: calls.appealed + (call.isAppealed ? 1 : 0),
    waitedMs: calls.waitedMs + Math.max(0, Date.parse(call.takenAt ?? at) - Date.parse(call.calledAt)),
  }
}
