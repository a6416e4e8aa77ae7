import { Link } from '@tanstack/react-router'
import { Unlink } from 'lucide-react'
import { useTranslation } from '../../../language/use-translation.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { ToldState } from '../account-form/told-state.tsx'

/** Cut short by the mail program, or for an address not confirmed in time. */
export function InvalidMailLink() {
  const { t } = useTranslation()
  return (
    <ToldState
      icon={<Unlink aria-hidden="true" className="size-12 text-carmine" />}
      title={t('accounts.mails.invalid')}
      actions={
        <Link to="/profile" className={buttonClass({ variant: 'secondary', isWide: true })}>
          {t('accounts.emailChange.toProfile')}
        </Link>
      }
    >
      <p>{t('accounts.mails.invalidText')}</p>
    </ToldState>
  )
}
