import { MailCheck } from 'lucide-react'
import { useTranslation } from '../../../language/use-translation.ts'
import { ToldState } from '../account-form/told-state.tsx'

/** Same words whether or not the address has an account. */
export function RecoverySent() {
  const { t } = useTranslation()
  return (
    <ToldState
      icon={<MailCheck aria-hidden="true" className="size-12 text-felt" />}
      title={t('accounts.recoverySent.title')}
      ways={[
        { to: '/login', text: t('accounts.backToSignIn') },
        { to: '/forgot-password', text: t('accounts.recoverySent.again') },
      ]}
    >
      <p>{t('accounts.recoverySent.text')}</p>
      <p className="text-base">{t('accounts.recoverySent.life')}</p>
    </ToldState>
  )
}
