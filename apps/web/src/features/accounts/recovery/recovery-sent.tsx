import { Link } from '@tanstack/react-router'
import { MailCheck } from 'lucide-react'
import { useTranslation } from '../../../language/use-translation.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { ToldState } from '../account-form/told-state.tsx'

/** The same words whether the address is somebody's or not. */
export function RecoverySent() {
  const { t } = useTranslation()
  return (
    <ToldState
      icon={<MailCheck aria-hidden="true" className="size-12 text-felt" />}
      title={t('accounts.recoverySent.title')}
      actions={
        <>
          <Link to="/login" className={buttonClass({ size: 'large', isWide: true })}>
            {t('accounts.backToSignIn')}
          </Link>
          <Link to="/forgot-password" className={buttonClass({ variant: 'secondary', isWide: true })}>
            {t('accounts.recoverySent.again')}
          </Link>
        </>
      }
    >
      <p>{t('accounts.recoverySent.text')}</p>
      <p className="text-base">{t('accounts.recoverySent.life')}</p>
    </ToldState>
  )
}
