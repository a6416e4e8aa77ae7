import { accept, type Outcome, refuse } from '../../outcome.ts'
import type { Author } from '../authority/holder.ts'
import type { Role } from '../authority/role.ts'
import type { Change } from '../change.ts'
import { currentRound, isFinished, isWaiting } from '../kinds/phase.ts'
import { seatsOf } from '../kinds/seats.ts'
import { matchesOfRound } from '../rounds/round-progress.ts'
import type { MatchId, PlayerId, Tournament } from '../tournament.ts'
import type { JudgeAnswer } from './judge-call.ts'
import { goerOf, judgeCallAt } from './judge-calls.ts'

/** A player asks for a judge at their table. A table that asked already waits on. */
export function callJudge(tournament: Tournament, playerId: PlayerId, now: Date): Outcome<readonly Change[]> {
  const fault = notPlaying(tournament)
  if (fault) return refuse(fault)
  const match = tableOf(tournament, playerId)
  if (!match) return refuse('judge_call_needs_table')
  if (judgeCallAt(tournament, match.id)) return accept([])
  const { id: matchId, round } = match
  return accept([{ kind: 'judge_called', matchId, round, playerId, at: now.toISOString() }])
}

/** Whoever called, or sits at that table, needs nobody any more. */
export function withdrawJudgeCall(tournament: Tournament, playerId: PlayerId): Outcome<readonly Change[]> {
  const match = tableOf(tournament, playerId)
  const call = match && judgeCallAt(tournament, match.id)
  return accept(call ? [{ kind: 'judge_call_withdrawn', matchId: call.matchId, playerId }] : [])
}

type Answer = {
  readonly matchId: MatchId
  readonly answer: JudgeAnswer
  readonly by: Pick<Author, 'holderId' | 'role' | 'until'>
  readonly now: Date
}

/**
 * A judge takes a call, gives it back, hands it to the head judge or closes it, with a ruling or without. One that somebody else took is not
 * taken from them while their role is in force, and an appeal is answered by the head judge or by who runs the tournament.
 */
export function answerJudgeCall(
  tournament: Tournament,
  { matchId, answer, by, now }: Answer,
): Outcome<readonly Change[]> {
  const fault = notPlaying(tournament)
  if (fault) return refuse(fault)
  const call = judgeCallAt(tournament, matchId)
  if (!call) return refuse('judge_call_gone')
  if (call.isAppealed && !answersAppeals(by.role)) return refuse('judge_call_appealed')
  const goer = goerOf(call, now.getTime())
  const isOthers = goer !== null && goer !== by.holderId
  if (isOthers && !answersAppeals(by.role)) return refuse('judge_call_taken')
  if (answer === 'take' && goer === by.holderId) return accept([])
  if (answer === 'appeal' && call.isAppealed) return accept([])
  const at = now.toISOString()
  const until = answer === 'take' && by.until !== undefined ? { until: by.until } : {}
  return accept([{ kind: 'judge_call_answered', matchId, answer, by: by.holderId, at, ...until }])
}

/** Without a head judge, those who run the tournament. */
export function answersAppeals(role: Role): boolean {
  return role === 'head-judge' || role === 'organizer' || role === 'co-organizer'
}

function notPlaying(tournament: Tournament) {
  if (isWaiting(tournament)) return 'tournament_not_running' as const
  return isFinished(tournament) ? ('tournament_finished' as const) : null
}

function tableOf(tournament: Tournament, playerId: PlayerId) {
  return (
    matchesOfRound(tournament, currentRound(tournament)).find((match) => {
      const seats = seatsOf(match)
      return seats.length > 1 && seats.includes(playerId)
    }) ?? null
  )
}
