import { may } from '../authority/may.ts'
import type { StaffRole } from '../authority/role.ts'
import type { Change } from '../change.ts'
import { seatAtDraft } from '../draft/draft-seats.ts'
import { tableOf } from '../kinds/seats.ts'
import { tableLabel } from '../tables/table-plan.ts'
import type { MatchId, PlayerId, Tournament } from '../tournament.ts'
import { answersAppeals } from './call-judge.ts'
import { draftCallOf, judgeCallAt } from './judge-calls.ts'

/** What those who judge are told while their phone is in a pocket: a table, and nobody’s name. */
export type JudgeNews =
  | { readonly kind: 'judgeCalled' | 'judgeAppealed'; readonly table: string }
  | { readonly kind: 'judgeCalledAtDraft' | 'judgeAppealedAtDraft'; readonly pod: number; readonly seat: number }

/** Of calls that are still open. */
export function judgeNews(after: Tournament, changes: readonly Change[]): readonly JudgeNews[] {
  if (after.isCancelled) return []
  return changes.flatMap((change) => newsOf(after, change) ?? [])
}

function newsOf(after: Tournament, change: Change): JudgeNews | null {
  switch (change.kind) {
    case 'judge_called':
      return ofTable(after, change.matchId, 'judgeCalled')
    case 'judge_call_answered':
      return change.answer === 'appeal' ? ofTable(after, change.matchId, 'judgeAppealed') : null
    case 'judge_called_at_draft':
      return ofSeat(after, change.playerId, 'judgeCalledAtDraft')
    case 'judge_call_at_draft_answered':
      return change.answer === 'appeal' ? ofSeat(after, change.playerId, 'judgeAppealedAtDraft') : null
    default:
      return null
  }
}

function ofTable(after: Tournament, matchId: MatchId, kind: 'judgeCalled' | 'judgeAppealed'): JudgeNews | null {
  const call = judgeCallAt(after, matchId)
  const match = call && after.matches.find(({ id }) => id === call.matchId)
  const table = match ? tableOf(match) : null
  return table === null ? null : { kind, table: tableLabel(after.tablePlan, table) }
}

function ofSeat(
  after: Tournament,
  player: PlayerId,
  kind: 'judgeCalledAtDraft' | 'judgeAppealedAtDraft',
): JudgeNews | null {
  const at = draftCallOf(after, player) && seatAtDraft(after, player)
  return at && { kind, pod: at.pod, seat: at.seat }
}

type WithRoles = { readonly roles: readonly StaffRole[] }

/** A call goes to all who judge; an appeal to the head judge, or to those who run the tournament if no head judge wants calls. */
export function toldOf<Phone extends WithRoles>({ kind }: JudgeNews, phones: readonly Phone[]): readonly Phone[] {
  const whose = (isTold: (role: StaffRole) => boolean) => phones.filter(({ roles }) => roles.some(isTold))
  if (kind === 'judgeCalled' || kind === 'judgeCalledAtDraft') return whose((role) => may('answer-judge-call', role))
  const ofHeads = whose((role) => role === 'head-judge')
  return ofHeads.length > 0 ? ofHeads : whose(answersAppeals)
}
