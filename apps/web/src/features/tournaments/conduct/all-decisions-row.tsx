import { useTranslation } from '../../../language/use-translation.ts'
import { later } from '../../../ui/later.tsx'
import { SettingRow } from '../setting-row/setting-row.tsx'
import type { AllDecisionsProps } from './all-decisions.tsx'

const allDecisions = later<AllDecisionsProps>(async () => (await import('./all-decisions.tsx')).AllDecisions)

/** Of the whole event, for those who judge. */
export function AllDecisionsRow(props: AllDecisionsProps) {
  const { t } = useTranslation()
  return (
    <SettingRow title={t('conduct.all.title')} value={t('conduct.all.value')}>
      <allDecisions.Component {...props} />
    </SettingRow>
  )
}
