import { isEntryPassword } from '@tablee/domain/tournaments/entry-password'
import { isWaiting } from '@tablee/domain/tournaments/kinds/phase'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { Lock, LockOpen } from 'lucide-react'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { PasswordField } from '../../../forms/password-field.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { notify } from '../../../ui/toasts.tsx'
import type { StaffAccess } from '../api/own-roles.ts'
import { useSetEntryPassword } from '../api/set-entry-password.ts'

type EntryPasswordCardProps = { readonly tournament: Tournament; readonly access: StaffAccess }

/** Whether joining asks for a password, and which, until the start. It is never shown again: only its hash is kept. */
export function EntryPasswordCard({ tournament, access }: EntryPasswordCardProps) {
  const { t } = useTranslation()
  const { hasPassword } = tournament
  const isLocked = !isWaiting(tournament)
  if (isLocked && !hasPassword) return null
  const Icon = hasPassword ? Lock : LockOpen
  return (
    <Card as="section" aria-labelledby="password-title" className="grid gap-4">
      <div className="grid gap-2">
        <h2 id="password-title" className="flex items-center gap-2 text-xl">
          <Icon aria-hidden="true" className="size-5 shrink-0 text-muted" />
          {t('admin.password.title')}
        </h2>
        <p className="text-muted">
          {t(isLocked ? 'admin.password.locked' : hasPassword ? 'admin.password.set' : 'admin.password.none')}
        </p>
      </div>
      {isLocked ? null : <EntryPasswordForm hasPassword={hasPassword} access={access} />}
    </Card>
  )
}

type EntryPasswordFormProps = { readonly hasPassword: boolean; readonly access: StaffAccess }

function EntryPasswordForm({ hasPassword, access }: EntryPasswordFormProps) {
  const { t } = useTranslation()
  const change = useSetEntryPassword(access)
  const send = async (password: string | null, done: 'protected' | 'changed' | 'removed') => {
    if ((await change.send({ password })) === null) return null
    form.clear()
    return notify.success({ title: t(`admin.password.${done}`) })
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
      <div className="grid gap-3 sm:flex sm:flex-wrap">
        <Button type="submit" variant="secondary" isBusy={change.isSending && !isRemoving} disabled={isRemoving}>
          {t(hasPassword ? 'admin.password.change' : 'admin.password.protect')}
        </Button>
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
      </div>
    </form>
  )
}
