import { Unlink } from 'lucide-react'
import { useTranslation } from '../../../language/use-translation.ts'
import { ToldState } from '../account-form/told-state.tsx'

export function InvalidRecoveryLink() {
  const { t } = useTranslation()
  return (
    <ToldState
      icon={<Unlink aria-hidden="true" className="size-12 text-carmine" />}
      title={t('accounts.reset.invalidLink')}
      ways={[
        { to: '/forgot-password', text: t('accounts.reset.askAgain') },
        { to: '/login', text: t('accounts.backToSignIn') },
      ]}
    >
      <p>{t('accounts.reset.invalidLinkText')}</p>
    </ToldState>
  )
}
