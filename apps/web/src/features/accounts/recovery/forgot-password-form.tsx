import { Link } from '@tanstack/react-router'
import { EmailField } from '../../../forms/email-field.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { AuthFrame } from '../account-form/auth-frame.tsx'
import { FormFailure } from '../account-form/form-failure.tsx'
import { useEmailFault } from '../account-form/use-email-fault.ts'
import { useRequestRecovery } from '../api/recover-password.ts'

type ForgotPasswordFormProps = {
  /** As typed on the previous page. */
  readonly email: string
  readonly onSent: () => void
}

export function ForgotPasswordForm({ email: typedBefore, onSent }: ForgotPasswordFormProps) {
  const { t } = useTranslation()
  const emailFault = useEmailFault()
  const act = useRequestRecovery()
  const form = useForm({
    initial: { email: typedBefore },
    check: ({ email }) => ({ email: emailFault(email) }),
    failure: act.error,
    send: async ({ email }) => {
      const reply = await act.send({ email: email.trim() })
      return reply === null ? null : onSent()
    },
  })
  return (
    <AuthFrame title={t('accounts.forgot.title')} lead={t('accounts.forgot.lead')}>
      <form {...form.formProps} className="grid gap-5">
        <EmailField label={t('accounts.fields.email')} {...form.field('email')} autoComplete="username" />
        <FormFailure error={act.error} title={t('accounts.forgot.failed')} isToldAtField={form.isToldAtField} />
        <Button type="submit" size="large" isWide isBusy={act.isSending}>
          {act.isSending ? t('accounts.forgot.busy') : t('accounts.forgot.action')}
        </Button>
      </form>
      <Link to="/login" className={buttonClass({ variant: 'quiet', isWide: true })}>
        {t('accounts.backToSignIn')}
      </Link>
    </AuthFrame>
  )
}
