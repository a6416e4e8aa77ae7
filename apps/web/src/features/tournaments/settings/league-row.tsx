import { leaguePlanOf } from '@tablee/domain/tournaments/kinds/league'
import { isFinished, isWaiting } from '@tablee/domain/tournaments/kinds/phase'
import { currentStage, structureOf } from '@tablee/domain/tournaments/kinds/stage'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useTranslation } from '../../../language/use-translation.ts'
import { later } from '../../../ui/later.tsx'
import type { StaffAccess } from '../api/own/own-roles.ts'
import { SettingRow } from '../setting-row/setting-row.tsx'
import type { LeagueFormProps } from './league-form.tsx'

const leagueForm = later<LeagueFormProps>(async () => (await import('./league-form.tsx')).LeagueForm)

type LeagueRowProps = { readonly tournament: Tournament; readonly access: StaffAccess }

/** Whether a round robin has a week for each round, and how it is then played. */
export function LeagueRow({ tournament, access }: LeagueRowProps) {
  const { t } = useTranslation()
  if (structureOf(tournament) !== 'round-robin' || isFinished(tournament)) return null
  const plan = leaguePlanOf(currentStage(tournament))
  if (!plan && (!isWaiting(tournament) || tournament.teamKind !== null)) return null
  return (
    <SettingRow title={t('league.row')} value={t(plan ? 'league.weekly' : 'league.daily')} sheetTitle={t('league.row')}>
      <leagueForm.Component access={access} plan={plan} isWaiting={isWaiting(tournament)} />
    </SettingRow>
  )
}
