import { newcomerFault } from '@tablee/domain/tournaments/kinds/stage'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useTranslation } from '../../../language/use-translation.ts'
import { Notice } from '../../../ui/notice.tsx'

type JoinedTooLateProps = {
  readonly tournament: Tournament
  /** Null if this device did not wait for a seat. */
  readonly waitingAs: string | null
}

/** Tells latecomers that it has begun, and whom to ask. */
export function JoinedTooLate({ tournament, waitingAs }: JoinedTooLateProps) {
  const { t } = useTranslation()
  const fault = newcomerFault(tournament)
  return (
    <Notice tone="info" title={t(waitingAs === null ? 'tournament.join.started' : 'tournament.join.startedWithout')}>
      {fault === 'field_drawn'
        ? t('structure.closed')
        : t(fault ? 'refusals.cut_under_way' : 'tournament.join.startedHelp')}
    </Notice>
  )
}
