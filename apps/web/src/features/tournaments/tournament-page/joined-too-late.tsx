import { newcomerFault } from '@tablee/domain/tournaments/kinds/stage'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useTranslation } from '../../../language/use-translation.ts'
import { Notice } from '../../../ui/notice.tsx'

type JoinedTooLateProps = {
  readonly tournament: Tournament
  /** Null if this device did not wait for a seat. */
  readonly waitingAs: string | null
}

const CLOSED = {
  cut_under_way: 'refusals.cut_under_way',
  draft_under_way: 'refusals.draft_under_way',
  field_drawn: 'structure.closed',
  part_players_chosen: 'refusals.part_players_chosen',
} as const satisfies Readonly<Record<NonNullable<ReturnType<typeof newcomerFault>>, string>>

/** Tells latecomers that it has begun, and whom to ask. */
export function JoinedTooLate({ tournament, waitingAs }: JoinedTooLateProps) {
  const { t } = useTranslation()
  const fault = newcomerFault(tournament)
  return (
    <Notice tone="info" title={t(waitingAs === null ? 'tournament.join.started' : 'tournament.join.startedWithout')}>
      {t(fault === null ? 'tournament.join.startedHelp' : CLOSED[fault])}
    </Notice>
  )
}
