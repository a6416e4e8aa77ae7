import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../../language/use-translation.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'

export type SignInRequiredDialogProps = {
  readonly isOpen: boolean
  readonly onClose: () => void
  /** Restored after signing in. */
  readonly formData: string
  /** Another page that keeps its form itself. */
  readonly redirect?: string
}

export function SignInRequiredDialog({ isOpen, onClose, formData, redirect }: SignInRequiredDialogProps) {
  const { t } = useTranslation()
  const search = redirect === undefined ? { formData } : { redirect }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('accounts.required.signIn')}
      description={t('accounts.required.signInText')}
      closeLabel={t('accounts.close')}
      footer={
        <>
          <Link to="/register" search={search} className={buttonClass({ variant: 'secondary' })}>
            {t('accounts.register.action')}
          </Link>
          <Link to="/login" search={search} className={buttonClass()}>
            {t('accounts.signIn.action')}
          </Link>
        </>
      }
    />
  )
}
