import { plannedPartFault } from '@tablee/domain/tournaments/rounds/planned-part-fault'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useMemo } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { nextPart } from './part-draft.ts'

/** Why the planned part that comes now cannot begin as planned; null if it can. */
export function usePlannedPartFault(tournament: Tournament): string | null {
  const { t } = useTranslation()
  const fault = useMemo(() => plannedPartFault(tournament), [tournament])
  if (!fault) return null
  const reason = t(`refusals.${fault.code}`, fault.details ?? {})
  return t('parts.planned.cannot', { part: nextPart(tournament), reason })
}
