import { Link } from '@tanstack/react-router'
import { EmailField } from '../../../forms/email-field.tsx'
import { PasswordField } from '../../../forms/password-field.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { AuthFrame } from '../account-form/auth-frame.tsx'
import { FormFailure } from '../account-form/form-failure.tsx'
import { useEmailFault } from '../account-form/use-email-fault.ts'
import { useSignIn } from '../api/sign-in.ts'
import type { Arrival } from '../redirects/arrival.ts'
import { SocialButtons } from './social-buttons.tsx'

/** The page sends signed-in users on. */
export function SignInForm({ arrival }: { arrival: Arrival }) {
  const { t } = useTranslation()
  const emailFault = useEmailFault()
  const act = useSignIn()
  const form = useForm({
    initial: { email: '', password: '' },
    check: ({ email, password }) => ({
      email: emailFault(email),
      password: password === '' ? t('refusals.password_required') : undefined,
    }),
    failure: act.error,
    send: act.send,
  })
  return (
    <AuthFrame title={t('accounts.signIn.title')} lead={arrival.redirect ? t('accounts.signIn.needed') : null}>
      <form {...form.formProps} className="grid gap-5">
        <EmailField label={t('accounts.fields.email')} {...form.field('email')} autoComplete="username" />
        <div className="grid gap-1">
          <PasswordField
            label={t('accounts.fields.password')}
            autoComplete="current-password"
            required
            {...form.field('password')}
          />
          <Link
            to="/forgot-password"
            state={{ email: form.values.email }}
            className="inline-flex min-h-11 items-center justify-self-start text-ink underline"
          >
            {t('accounts.signIn.forgot')}
          </Link>
        </div>
        <FormFailure error={act.error} title={t('accounts.signIn.failed')} isToldAtField={form.isToldAtField} />
        <Button type="submit" size="large" isWide isBusy={act.isSending}>
          {act.isSending ? t('accounts.signIn.busy') : t('accounts.signIn.action')}
        </Button>
      </form>
      <SocialButtons />
      <div className="grid gap-2 border-t border-line pt-5">
        <p className="text-muted">{t('accounts.signIn.noAccount')}</p>
        <Link to="/register" search={arrival} className={buttonClass({ variant: 'secondary', isWide: true })}>
          {t('accounts.register.action')}
        </Link>
      </div>
    </AuthFrame>
  )
}
