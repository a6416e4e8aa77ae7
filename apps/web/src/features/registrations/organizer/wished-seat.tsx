import type { RegistrationView } from '@tablee/contract/registrations/registration-document'
import { isFinished } from '@tablee/domain/tournaments/kinds/phase'
import { fixedTableOf } from '@tablee/domain/tournaments/tables/table-plan'
import type { PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'
import type { ReactNode } from 'react'
import { useMay } from '../../../acts/acting-as.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { Badge } from '../../../ui/badge.tsx'
import { wishesSeat } from './list-kinds.ts'

type WishedSeatProps = {
  readonly tournament: Tournament
  readonly registration: RegistrationView
  /** Gives them one by a tap; for whoever plays. */
  readonly give: ReactNode
}

/** Somebody wishes for a fixed seat and has none: the staff decides (READ-7). */
export function WishedSeat({ tournament, registration, give }: WishedSeatProps) {
  const { t } = useTranslation()
  const may = useMay()
  const fixedTable = fixedTableOf(tournament.tablePlan, registration.playerKey as PlayerId)
  if (fixedTable !== null || !wishesSeat(registration)) return null
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Badge tone="amber">{t('organizer.row.wishesSeat')}</Badge>
      {may('plan-tables') && !isFinished(tournament) ? give : null}
    </div>
  )
}
