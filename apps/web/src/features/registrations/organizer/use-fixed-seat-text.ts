import { useTranslation } from '../../../language/use-translation.ts'
import type { RowFacts } from './row-ticks.tsx'

/** The table that somebody keeps, or that they wish for one; empty for most. */
export function useFixedSeatText({ fixedTable, wishesSeat }: Pick<RowFacts, 'fixedTable' | 'wishesSeat'>): string {
  const { t } = useTranslation()
  if (fixedTable !== null) return t('tablePlan.mark', { table: fixedTable })
  return wishesSeat ? t('organizer.row.wishesSeat') : ''
}
