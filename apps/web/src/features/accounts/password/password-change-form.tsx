import type { UserDocument } from '@tablee/contract/accounts/user-document'
import { tidyPassword } from '@tablee/domain/accounts/password'
import { PasswordField } from '../../../forms/password-field.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { notify } from '../../../ui/toasts.tsx'
import { FormFailure } from '../account-form/form-failure.tsx'
import { useChangePassword } from '../api/change-password.ts'
import { KnownUsername } from './known-username.tsx'
import { NewPasswordField } from './new-password-field.tsx'
import { usePasswordFault } from './use-password-fault.ts'

type PasswordChangeFormProps = {
  readonly account: UserDocument
  readonly onChanged?: () => void
  /** A form whose page has another main act. */
  readonly isSecond?: boolean
}

/** Asks for the current password, so that a borrowed phone cannot lock its owner out. */
export function PasswordChangeForm({ account, onChanged, isSecond = false }: PasswordChangeFormProps) {
  const { t } = useTranslation()
  const passwordFault = usePasswordFault()
  const act = useChangePassword()
  const form = useForm({
    initial: { oldPassword: '', password: '', confirmation: '' },
    check: ({ oldPassword, password, confirmation }) => ({
      oldPassword: oldPassword === '' ? t('refusals.password_required') : undefined,
      password:
        passwordFault(password, { name: account.name, email: account.email }) ??
        (tidyPassword(password) === tidyPassword(oldPassword) ? t('refusals.password_unchanged') : undefined),
      confirmation: password === confirmation ? undefined : t('accounts.passwordsDiffer'),
    }),
    failure: act.error,
    send: async ({ password, oldPassword }) => {
      if ((await act.send({ password, oldPassword })) === null) return null
      form.clear()
      notify.success({ title: t('accounts.changePassword.done') })
      return onChanged?.()
    },
  })
  return (
    <form {...form.formProps} className="grid gap-5">
      <KnownUsername email={account.email} />
      <PasswordField
        label={t('accounts.fields.oldPassword')}
        autoComplete="current-password"
        required
        {...form.field('oldPassword')}
      />
      <NewPasswordField
        label={t('accounts.fields.newPassword')}
        personal={{ name: account.name, email: account.email }}
        field={form.field('password')}
      />
      <PasswordField
        label={t('accounts.fields.confirmation')}
        autoComplete="new-password"
        required
        {...form.field('confirmation')}
      />
      <p className="text-sm text-muted">{t('accounts.changePassword.others')}</p>
      <FormFailure error={act.error} title={t('accounts.changePassword.failed')} isToldAtField={form.isToldAtField} />
      <Button
        type="submit"
        variant={isSecond ? 'secondary' : 'primary'}
        isBusy={act.isSending}
        className="justify-self-start"
      >
        {act.isSending ? t('accounts.changePassword.busy') : t('accounts.changePassword.action')}
      </Button>
    </form>
  )
}
