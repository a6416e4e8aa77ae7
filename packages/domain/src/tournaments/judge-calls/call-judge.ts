import { accept, type Outcome, refuse } from '../../outcome.ts'
import type { Author } from '../authority/holder.ts'
import type { Role } from '../authority/role.ts'
import type { Change } from '../change.ts'
import { isDrafting, seatAtDraft } from '../draft/draft-seats.ts'
import { currentRound, isFinished, isWaiting } from '../kinds/phase.ts'
import { seatsOf } from '../kinds/seats.ts'
import { currentStageIndex } from '../kinds/stage.ts'
import { matchesOfRound } from '../rounds/round-progress.ts'
import type { MatchId, PlayerId, Tournament } from '../tournament.ts'
import { goerOf } from './goer-of.ts'
import type { JudgeAnswer, OpenCall } from './judge-call.ts'
import { draftCallOf, judgeCallAt } from './judge-calls.ts'

/** A player asks for a judge at their table, or at their seat while they draft. Who asked already waits on. */
export function callJudge(tournament: Tournament, playerId: PlayerId, now: Date): Outcome<readonly Change[]> {
  if (isSeated(tournament, playerId)) {
    if (draftCallOf(tournament, playerId)) return accept([])
    const stage = currentStageIndex(tournament)
    return accept([{ kind: 'judge_called_at_draft', stage, playerId, at: now.toISOString() }])
  }
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
  if (draftCallOf(tournament, playerId)) return accept([{ kind: 'judge_call_at_draft_withdrawn', playerId }])
  const match = tableOf(tournament, playerId)
  const call = match && judgeCallAt(tournament, match.id)
  return accept(call ? [{ kind: 'judge_call_withdrawn', matchId: call.matchId, playerId }] : [])
}

type Answer = {
  /** Of the table that called. */
  readonly matchId?: MatchId | undefined
  /** Who called from a seat at a draft. */
  readonly caller?: PlayerId | undefined
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
  { answer, by, now, ...meant }: Answer,
): Outcome<readonly Change[]> {
  const call = callMeant(tournament, meant)
  if (!call) return refuse(notPlaying(tournament) ?? 'judge_call_gone')
  if (call.isAppealed && !answersAppeals(by.role)) return refuse('judge_call_appealed')
  const goer = goerOf(call, now.getTime())
  const isOthers = goer !== null && goer !== by.holderId
  if (isOthers && !answersAppeals(by.role)) return refuse('judge_call_taken')
  if (answer === 'take' && goer === by.holderId) return accept([])
  if (answer === 'appeal' && call.isAppealed) return accept([])
  const until = answer === 'take' && by.until !== undefined ? { until: by.until } : {}
  return accept([answerTo(call, { answer, by: by.holderId, at: now.toISOString(), ...until })])
}

function callMeant(tournament: Tournament, { matchId, caller }: Pick<Answer, 'matchId' | 'caller'>): OpenCall | null {
  if (matchId !== undefined) return judgeCallAt(tournament, matchId)
  return caller === undefined ? null : draftCallOf(tournament, caller)
}

type Said = { readonly answer: JudgeAnswer; readonly by: string; readonly at: string; readonly until?: string }

/** What becomes of a call, wherever it came from. */
export function answerTo(call: OpenCall, said: Said): Change {
  return 'matchId' in call
    ? { kind: 'judge_call_answered', matchId: call.matchId, ...said }
    : { kind: 'judge_call_at_draft_answered', playerId: call.playerId, ...said }
}

/** Without a head judge, those who run the tournament. */
export function answersAppeals(role: Role): boolean {
  return role === 'head-judge' || role === 'organizer' || role === 'co-organizer'
}

function isSeated(tournament: Tournament, playerId: PlayerId): boolean {
  return isDrafting(tournament) && seatAtDraft(tournament, playerId) !== null
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
