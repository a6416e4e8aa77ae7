import { followFault } from '@tablee/domain/tournaments/rounds/follow-fault'
import type { TeamKind } from '@tablee/domain/tournaments/teams/team'
import type { Structure } from '@tablee/domain/tournaments/tournament'
import { useTranslation } from '../../../language/use-translation.ts'
import { Notice } from '../../../ui/notice.tsx'

type PlanAtRiskProps = {
  /** How many later parts are planned. */
  readonly count: number
  /** As chosen for the first part. */
  readonly structure: Structure
  readonly teamKind: TeamKind | null
}

/** Why planned parts could not follow what is chosen; empty where they can. */
export function PlanAtRisk({ count, structure, teamKind }: PlanAtRiskProps) {
  const { t } = useTranslation()
  const fault = followFault(structure, teamKind)
  if (count === 0 || fault === null) return null
  return (
    <div role="status">
      <Notice tone="attention" title={t('parts.planned.atRisk')}>
        {t(`refusals.${fault}`)}
      </Notice>
    </div>
  )
}
