import type { TeamKind } from '@tablee/domain/tournaments/teams/team'
import type { Structure } from '@tablee/domain/tournaments/tournament'
import { useTranslation } from '../../../language/use-translation.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { mayBeWeekly } from './may-be-weekly.ts'

type WeeklyFieldProps = {
  readonly structure: Structure
  readonly teamKind?: TeamKind | null | undefined
  readonly isWeekly: boolean
  readonly onChange: (isWeekly: boolean) => void
}

/** One match a week instead of a day; nothing in other structures. */
export function WeeklyField({ structure, teamKind, isWeekly, onChange }: WeeklyFieldProps) {
  const { t } = useTranslation()
  if (!mayBeWeekly({ structure, teamKind })) return null
  return (
    <div className="grid gap-1">
      <Checkbox label={t('league.weekly')} isChecked={isWeekly} onChange={onChange} />
      <p className="max-w-prose text-sm text-muted">{t('league.weeklyHelp')}</p>
    </div>
  )
}
