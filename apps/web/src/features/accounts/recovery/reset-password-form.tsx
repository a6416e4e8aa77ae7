import { CircleCheck } from 'lucide-react'
import { PasswordField } from '../../../forms/password-field.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { RefusedError } from '../../../transport/request-error.ts'
import { Button } from '../../../ui/button.tsx'
import { AuthFrame } from '../account-form/auth-frame.tsx'
import { FormFailure } from '../account-form/form-failure.tsx'
import { ToldState } from '../account-form/told-state.tsx'
import type { MailedLink } from '../api/confirm-email.ts'
import { useResetPassword } from '../api/recover-password.ts'
import { NewPasswordField } from '../password/new-password-field.tsx'
import { usePasswordFault } from '../password/use-password-fault.ts'
import { InvalidRecoveryLink } from './invalid-recovery-link.tsx'

/** Already used, too old, or of a deleted account. */
const LEADS_NOWHERE: ReadonlySet<string> = new Set(['user_invalid_token', 'user_not_found'])

/** Opened by the mailed link; works once. */
export function ResetPasswordForm({ link }: { link: MailedLink }) {
  const { t } = useTranslation()
  const passwordFault = usePasswordFault()
  const act = useResetPassword(link)
  const form = useForm({
    initial: { password: '', confirmation: '' },
    check: ({ password, confirmation }) => ({
      password: passwordFault(password, {}),
      confirmation: password === confirmation ? undefined : t('accounts.passwordsDiffer'),
    }),
    failure: act.error,
    send: ({ password }) => act.send({ password }),
  })
  if (act.isDone) return <PasswordReset />
  if (act.error instanceof RefusedError && LEADS_NOWHERE.has(act.error.type ?? '')) return <InvalidRecoveryLink />
  return (
    <AuthFrame title={t('accounts.reset.title')} lead={t('accounts.reset.lead')}>
      <form {...form.formProps} className="grid gap-5">
        <NewPasswordField label={t('accounts.fields.newPassword')} personal={{}} field={form.field('password')} />
        <PasswordField
          label={t('accounts.fields.confirmation')}
          autoComplete="new-password"
          required
          {...form.field('confirmation')}
        />
        <FormFailure error={act.error} title={t('accounts.reset.failed')} isToldAtField={form.isToldAtField} />
        <Button type="submit" size="large" isWide isBusy={act.isSending}>
          {act.isSending ? t('accounts.reset.busy') : t('accounts.reset.action')}
        </Button>
      </form>
    </AuthFrame>
  )
}

function PasswordReset() {
  const { t } = useTranslation()
  return (
    <ToldState
      icon={<CircleCheck aria-hidden="true" className="size-12 text-felt" />}
      title={t('accounts.reset.done')}
      ways={[{ to: '/login', text: t('accounts.signIn.action') }]}
    >
      <p>{t('accounts.reset.doneText')}</p>
    </ToldState>
  )
}
