import { may } from '../authority/may.ts'
import type { StaffRole } from '../authority/role.ts'
import type { Change } from '../change.ts'
import { tableOf } from '../kinds/seats.ts'
import { tableLabel } from '../tables/table-plan.ts'
import type { Tournament } from '../tournament.ts'
import { answersAppeals } from './call-judge.ts'
import { judgeCallAt } from './judge-calls.ts'

/** What those who judge are told while their phone is in a pocket: a table, and nobody’s name. */
export type JudgeNews = { readonly kind: 'judgeCalled' | 'judgeAppealed'; readonly table: string }

/** Of calls that are still open. */
export function judgeNews(after: Tournament, changes: readonly Change[]): readonly JudgeNews[] {
  if (after.isCancelled) return []
  return changes.flatMap((change) => {
    const kind = kindOf(change)
    if (kind === null || !('matchId' in change)) return []
    const call = judgeCallAt(after, change.matchId)
    const match = call && after.matches.find(({ id }) => id === call.matchId)
    const table = match ? tableOf(match) : null
    return table === null ? [] : [{ kind, table: tableLabel(after.tablePlan, table) }]
  })
}

function kindOf(change: Change): JudgeNews['kind'] | null {
  if (change.kind === 'judge_called') return 'judgeCalled'
  return change.kind === 'judge_call_answered' && change.answer === 'appeal' ? 'judgeAppealed' : null
}

type WithRoles = { readonly roles: readonly StaffRole[] }

/** A call goes to all who judge; an appeal to the head judge, or to those who run the tournament if no head judge wants calls. */
export function toldOf<Phone extends WithRoles>({ kind }: JudgeNews, phones: readonly Phone[]): readonly Phone[] {
  const whose = (isTold: (role: StaffRole) => boolean) => phones.filter(({ roles }) => roles.some(isTold))
  if (kind === 'judgeCalled') return whose((role) => may('answer-judge-call', role))
  const ofHeads = whose((role) => role === 'head-judge')
  return ofHeads.length > 0 ? ofHeads : whose(answersAppeals)
}
