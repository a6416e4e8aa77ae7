import { isWaiting } from '@tablee/domain/tournaments/kinds/phase'
import { isEntryPassword } from '@tablee/domain/tournaments/life/entry-password'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { PasswordField } from '../../../forms/password-field.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { useSetEntryPassword } from '../api/events/set-entry-password.ts'
import type { StaffAccess } from '../api/own/own-roles.ts'
import { SaveSetting, SettingRow } from '../setting-row/setting-row.tsx'
import { useSettingSheet } from '../setting-row/setting-sheet.ts'

type EntryPasswordRowProps = { readonly tournament: Tournament; readonly access: StaffAccess }

/** Until the start. Never shown again: only its hash is stored. */
export function EntryPasswordRow({ tournament, access }: EntryPasswordRowProps) {
  const { t } = useTranslation()
  const { hasPassword } = tournament
  const isLocked = !isWaiting(tournament)
  if (isLocked && !hasPassword) return null
  const how = isLocked ? 'locked' : hasPassword ? 'set' : 'none'
  return (
    <SettingRow
      title={t('admin.password.title')}
      value={t(hasPassword ? 'settingList.password.set' : 'settingList.password.none')}
      description={t(`admin.password.${how}`)}
    >
      {isLocked ? null : <EntryPasswordForm hasPassword={hasPassword} access={access} />}
    </SettingRow>
  )
}

type EntryPasswordFormProps = { readonly hasPassword: boolean; readonly access: StaffAccess }

function EntryPasswordForm({ hasPassword, access }: EntryPasswordFormProps) {
  const { t } = useTranslation()
  const change = useSetEntryPassword(access)
  const send = async (password: string | null, done: 'protected' | 'changed' | 'removed') => {
    if ((await change.send({ password })) === null) return null
    return sheet.saved({ title: t(`admin.password.${done}`) })
  }
  const form = useForm({
    initial: { password: '' },
    isSending: change.isSending,
    failure: change.error,
    check: ({ password }) => (isEntryPassword(password) ? {} : { password: t('refusals.entry_password_invalid') }),
    send: ({ password }) => send(password, hasPassword ? 'changed' : 'protected'),
    onEdit: () => {
      if (change.error) change.clear()
    },
  })
  const sheet = useSettingSheet(!form.isUnchanged)
  const isRemoving = change.isSending && change.input?.password === null
  return (
    <form {...form.formProps} className="grid gap-4">
      <PasswordField
        label={t(hasPassword ? 'admin.password.newLabel' : 'tournament.password.label')}
        hint={t('admin.password.hint')}
        autoComplete="off"
        {...form.field('password')}
      />
      {form.isToldAtField ? null : <ActFailure act={change} title={t('admin.failed.password')} />}
      <SaveSetting
        label={t(hasPassword ? 'admin.password.change' : 'admin.password.protect')}
        isBusy={change.isSending && !isRemoving}
        disabled={isRemoving}
      >
        {hasPassword ? (
          <Button
            variant="quiet"
            isBusy={isRemoving}
            disabled={change.isSending}
            onClick={() => void send(null, 'removed')}
          >
            {t('admin.password.remove')}
          </Button>
        ) : null}
      </SaveSetting>
    </form>
  )
}
