import { isEntryPassword } from '@tablee/domain/tournaments/entry-password'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { Lock, LockOpen } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { ActFailure } from '../../../transport/act-failure.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { focusFirstError } from '../../../ui/focus-first-error.ts'
import { PasswordInput } from '../../../ui/password-input.tsx'
import { notify } from '../../../ui/toasts.tsx'
import type { OrganizerAccess } from '../api/own-roles.ts'
import { useSetEntryPassword } from '../api/set-entry-password.ts'

type EntryPasswordCardProps = { readonly tournament: Tournament; readonly access: OrganizerAccess }

/** Whether joining asks for a password, and which, until the start. It is never shown again: only its hash is kept. */
export function EntryPasswordCard({ tournament, access }: EntryPasswordCardProps) {
  const { t } = useTranslation()
  const { hasPassword } = tournament
  const isLocked = tournament.phase.kind !== 'waiting'
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

type EntryPasswordFormProps = { readonly hasPassword: boolean; readonly access: OrganizerAccess }

function EntryPasswordForm({ hasPassword, access }: EntryPasswordFormProps) {
  const { t } = useTranslation()
  const change = useSetEntryPassword(access)
  const [typed, setTyped] = useState('')
  const [isWrong, setIsWrong] = useState(false)
  const send = async (password: string | null, done: 'protected' | 'changed' | 'removed') => {
    setIsWrong(false)
    if ((await change.send({ password })) === null) return
    setTyped('')
    notify.success({ title: t(`admin.password.${done}`) })
  }
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (change.isSending) return
    if (isEntryPassword(typed)) return void send(typed, hasPassword ? 'changed' : 'protected')
    setIsWrong(true)
    focusFirstError(event.currentTarget)
  }
  const isRemoving = change.isSending && change.input?.password === null
  return (
    <form noValidate onSubmit={save} className="grid gap-4">
      <PasswordInput
        label={t(hasPassword ? 'admin.password.newLabel' : 'tournament.password.label')}
        hint={t('admin.password.hint')}
        showLabel={t('accounts.showPassword')}
        hideLabel={t('accounts.hidePassword')}
        autoComplete="off"
        value={typed}
        onChange={(value) => {
          setTyped(value)
          setIsWrong(false)
          if (change.error) change.clear()
        }}
        {...(isWrong ? { error: t('refusals.entry_password_invalid') } : {})}
      />
      <ActFailure act={change} title={t('admin.failed.password')} />
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
