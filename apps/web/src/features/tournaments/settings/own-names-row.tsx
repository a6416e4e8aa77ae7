import { allowOwnNames } from '@tablee/contract/tournaments/allow-own-names'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import type { StaffAccess } from '../api/own/own-roles.ts'
import { useStaffAct } from '../api/staff-act.ts'
import { SaveSetting, SettingRow } from '../setting-row/setting-row.tsx'
import { useSettingSheet } from '../setting-row/setting-sheet.ts'

type OwnNamesProps = { readonly tournament: Tournament; readonly access: StaffAccess }

/** Whether players may rename themselves after the start. */
export function OwnNamesRow({ tournament, access }: OwnNamesProps) {
  const { t } = useTranslation()
  return (
    <SettingRow
      title={t('settingList.ownNames.title')}
      value={t(tournament.allowsOwnNames ? 'settingList.ownNames.untilEnd' : 'settingList.ownNames.untilStart')}
      sheetTitle={t('ownNames.title')}
      description={t('ownNames.help')}
    >
      <OwnNamesForm tournament={tournament} access={access} />
    </SettingRow>
  )
}

function OwnNamesForm({ tournament, access }: OwnNamesProps) {
  const { t } = useTranslation()
  const allow = useStaffAct(access, allowOwnNames)
  const form = useForm({
    initial: { areAllowed: tournament.allowsOwnNames },
    isSending: allow.isSending,
    send: async ({ areAllowed }) => {
      const reply = await allow.send({ areAllowed })
      const takeBack = () => allow.send({ areAllowed: !areAllowed })
      return reply && sheet.saved({ title: t('settingList.ownNames.saved'), takeBack })
    },
  })
  const sheet = useSettingSheet(!form.isUnchanged)
  return (
    <form {...form.formProps} className="grid gap-4">
      <Checkbox
        label={t('ownNames.allow')}
        isChecked={form.values.areAllowed}
        onChange={(areAllowed) => form.set('areAllowed', areAllowed)}
      />
      <ActFailure act={allow} title={t('ownNames.failed')} />
      <SaveSetting label={t('settingList.ownNames.save')} isBusy={allow.isSending} disabled={form.isUnchanged} />
    </form>
  )
}
