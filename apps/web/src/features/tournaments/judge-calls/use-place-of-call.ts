import { seatAtDraft } from '@tablee/domain/tournaments/draft/draft-seats'
import type { OpenCall } from '@tablee/domain/tournaments/judge-calls/judge-call'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useTranslation } from '../../../language/use-translation.ts'
import { useTableLabel } from '../tournament-frame/table-label.tsx'

/** "Table B12", or at a draft "Pod 2, siège 5". */
export function usePlaceOfCall(tournament: Tournament): (call: OpenCall) => string {
  const { t } = useTranslation()
  const labelOf = useTableLabel()
  return (call) => {
    if ('matchId' in call) {
      const match = tournament.matches.find(({ id }) => id === call.matchId)
      return t('judgeCalls.table', { table: match && 'table' in match ? labelOf(match.table) : '' })
    }
    const { pod = 0, seat = 0 } = seatAtDraft(tournament, call.playerId) ?? {}
    return t('judgeCalls.seat', { pod, seat })
  }
}

/** Of tables, or of seats where a draft is under way. */
export function useTitleOfCalls(): (calls: readonly OpenCall[]) => string {
  const { t } = useTranslation()
  return (calls) =>
    t(calls.every((call) => 'matchId' in call) ? 'judgeCalls.title' : 'judgeCalls.titleAtDraft', {
      count: calls.length,
    })
}
