import { markYouth } from '@tablee/contract/tournaments/mark-youth'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import type { StaffAccess } from '../api/own/own-roles.ts'
import { useStaffAct } from '../api/staff-act.ts'
import { SaveSetting, SettingRow } from '../setting-row/setting-row.tsx'
import { useSettingSheet } from '../setting-row/setting-sheet.ts'

type YouthProps = { readonly tournament: Tournament; readonly access: StaffAccess }

/** Whether minors play; on at any time, off only while nobody is there. */
export function YouthRow({ tournament, access }: YouthProps) {
  const { t } = useTranslation()
  const { isYouth, players } = tournament
  return (
    <SettingRow
      title={t('youth.title')}
      value={t(isYouth ? 'youth.on' : 'youth.off')}
      sheetTitle={t('youth.title')}
      description={t('youth.help')}
    >
      {isYouth && players.length > 0 ? (
        <p className="max-w-prose">{t('youth.stays')}</p>
      ) : (
        <YouthForm tournament={tournament} access={access} />
      )}
    </SettingRow>
  )
}

function YouthForm({ tournament, access }: YouthProps) {
  const { t } = useTranslation()
  const mark = useStaffAct(access, markYouth)
  const isAlone = tournament.players.length === 0
  const form = useForm({
    initial: { isYouth: tournament.isYouth },
    isSending: mark.isSending,
    send: async ({ isYouth }) => {
      const reply = await mark.send({ isYouth })
      const takeBack = () => mark.send({ isYouth: !isYouth })
      return reply && sheet.saved({ title: t('youth.saved'), ...(isAlone && { takeBack }) })
    },
  })
  const sheet = useSettingSheet(!form.isUnchanged)
  const hidesNames = form.values.isYouth && !isAlone
  return (
    <form {...form.formProps} className="grid gap-4">
      <Checkbox
        label={t('youth.mark')}
        isChecked={form.values.isYouth}
        onChange={(isYouth) => form.set('isYouth', isYouth)}
      />
      {hidesNames ? <p className="max-w-prose">{t('youth.atOnce')}</p> : null}
      <ActFailure act={mark} title={t('youth.failed')} />
      <SaveSetting label={t('youth.save')} isBusy={mark.isSending} disabled={form.isUnchanged} />
    </form>
  )
}
