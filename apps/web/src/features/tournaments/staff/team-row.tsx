import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import type { StaffAccess } from '../api/own/own-roles.ts'
import { useStaff } from '../api/own/staff.ts'
import { SettingRow } from '../setting-row/setting-row.tsx'
import { standingOf } from './role-standing.ts'
import { StaffSection } from './staff-section.tsx'

type TeamRowProps = { readonly tournament: Tournament; readonly access: StaffAccess }

/** Helpers by name; the sheet also shows ended roles and inviting. */
export function TeamRow({ tournament, access }: TeamRowProps) {
  const { t } = useTranslation()
  const { list } = useFormats()
  const { data } = useStaff(access)
  const now = new Date()
  const names = (data?.staff ?? [])
    .filter((member) => ['invited', 'helps'].includes(standingOf(member, now)))
    .map(({ name }) => name ?? t('staff.member.nobody'))
  const value = data && names.length === 0 ? t('settingList.team.nobody') : list(names)
  return (
    <SettingRow title={t('staff.title')} value={value}>
      <StaffSection tournament={tournament} access={access} />
    </SettingRow>
  )
}
