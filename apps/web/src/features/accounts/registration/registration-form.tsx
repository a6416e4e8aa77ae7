import { tidyName } from '@tablee/domain/tournaments/players/player-name'
import { Link } from '@tanstack/react-router'
import { useForm } from '../../../forms/use-form.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Agreement } from '../../../ui/checkbox.tsx'
import { AuthFrame } from '../account-form/auth-frame.tsx'
import { FormFailure } from '../account-form/form-failure.tsx'
import type { AccountAct } from '../api/account-act.ts'
import type { Registered, Registration } from '../api/register.ts'
import type { Arrival } from '../redirects/arrival.ts'
import { SocialButtons } from '../sign-in/social-buttons.tsx'
import { EMPTY_REGISTRATION, useRegistrationFaults } from './registration-faults.ts'
import { RegistrationFields } from './registration-fields.tsx'

type RegistrationFormProps = { readonly arrival: Arrival; readonly act: AccountAct<Registration, Registered> }

export function RegistrationForm({ arrival, act }: RegistrationFormProps) {
  const { t } = useTranslation()
  const faultsOf = useRegistrationFaults()
  const form = useForm({
    initial: EMPTY_REGISTRATION,
    check: faultsOf,
    failure: act.error,
    send: ({ privacy: _agreed, password, ...texts }) => {
      const tidy = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, tidyName(text)]))
      return act.send({ ...texts, ...tidy, password })
    },
  })
  return (
    <AuthFrame title={t('accounts.register.title')} lead={t('accounts.register.lead')}>
      <form {...form.formProps} className="grid gap-5">
        <RegistrationFields field={form.field} values={form.values} />
        <Agreement
          name="privacy"
          required
          text={t('accounts.register.agree')}
          linkText={t('legal.privacy.link')}
          href="/privacy"
          isChecked={form.values.privacy}
          error={form.faultOf('privacy')}
          onChange={(isChecked) => form.set('privacy', isChecked)}
        />
        <FormFailure
          error={act.error}
          title={t('accounts.register.failed')}
          otherwise={t('accounts.register.failedUnexplained')}
          isToldAtField={form.isToldAtField}
        />
        <Button type="submit" size="large" isWide isBusy={act.isSending}>
          {act.isSending ? t('accounts.register.busy') : t('accounts.register.action')}
        </Button>
      </form>
      <SocialButtons />
      <div className="grid gap-2 border-t border-line pt-5">
        <p className="text-muted">{t('accounts.register.hasAccount')}</p>
        <Link to="/login" search={arrival} className={buttonClass({ variant: 'secondary', isWide: true })}>
          {t('accounts.signIn.action')}
        </Link>
      </div>
    </AuthFrame>
  )
}
