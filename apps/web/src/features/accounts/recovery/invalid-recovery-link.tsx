import { Link } from '@tanstack/react-router'
import { Unlink } from 'lucide-react'
import { useTranslation } from '../../../language/use-translation.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { ToldState } from '../account-form/told-state.tsx'

/** Incomplete, used or expired: the way to another one. */
export function InvalidRecoveryLink() {
  const { t } = useTranslation()
  return (
    <ToldState
      icon={<Unlink aria-hidden="true" className="size-12 text-carmine" />}
      title={t('accounts.reset.invalidLink')}
      actions={
        <>
          <Link to="/forgot-password" className={buttonClass({ size: 'large', isWide: true })}>
            {t('accounts.reset.askAgain')}
          </Link>
          <Link to="/login" className={buttonClass({ variant: 'secondary', isWide: true })}>
            {t('accounts.backToSignIn')}
          </Link>
        </>
      }
    >
      <p>{t('accounts.reset.invalidLinkText')}</p>
    </ToldState>
  )
}
