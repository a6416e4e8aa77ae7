import type { Change } from '../change.ts'
import type { MatchId, PlayerId, RoundNumber, Tournament } from '../tournament.ts'

/** A table that asked for a judge, and is not done with yet. One for each match. */
export type JudgeCall = {
  readonly matchId: MatchId
  readonly round: RoundNumber
  readonly playerId: PlayerId
  /** ISO 8601, UTC. */
  readonly calledAt: string
  /** The holder of the role who goes there, as in `Author`; null: nobody yet. */
  readonly takenBy: string | null
  /** Since when; kept when somebody else takes over. ISO 8601, UTC. */
  readonly takenAt: string | null
  /** For the head judge. */
  readonly isAppealed: boolean
}

/** All calls of a tournament: those that are open, and how many were answered how. */
export type JudgeCalls = {
  readonly open: readonly JudgeCall[]
  readonly answered: number
  /** Of these, those that ended with a ruling. */
  readonly ruled: number
  readonly appealed: number
  /** Between the calls that were answered and their being taken, together. Milliseconds. */
  readonly waitedMs: number
}

export const NO_JUDGE_CALLS: JudgeCalls = { open: [], answered: 0, ruled: 0, appealed: 0, waitedMs: 0 }

/** What becomes of a call. */
export const JUDGE_ANSWERS = ['take', 'give-back', 'appeal', 'close', 'close-ruled'] as const
export type JudgeAnswer = (typeof JUDGE_ANSWERS)[number]

type WithCalls = Pick<Tournament, 'judgeCalls' | 'rounds' | 'matches' | 'phase'>

/** The open calls of the round that is played, longest waiting first. Calls of tables that are gone lapse. */
export function openJudgeCalls({ judgeCalls, rounds, matches, phase }: WithCalls): readonly JudgeCall[] {
  if (judgeCalls.open.length === 0 || phase.kind !== 'running') return NOBODY_CALLS
  const { length: current } = rounds
  return judgeCalls.open.filter(
    ({ round, matchId }) => round === current && matches.some((match) => match.id === matchId),
  )
}

const NOBODY_CALLS: readonly JudgeCall[] = []

/** The call of a player's table. */
export function judgeCallAt(tournament: WithCalls, matchId: MatchId): JudgeCall | null {
  return openJudgeCalls(tournament).find((call) => call.matchId === matchId) ?? null
}

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
  const { answer, by, at } = change
  const replaced = (changed: Partial<JudgeCall>): JudgeCalls => ({
    ...calls,
    open: calls.open.map((each) => (each === call ? { ...each, ...changed } : each)),
  })
  switch (answer) {
    case 'take':
      return replaced({ takenBy: by, takenAt: call.takenAt ?? at })
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
