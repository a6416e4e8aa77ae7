import { createFileRoute, useLocation, useNavigate } from '@tanstack/react-router'
import { ForgotPasswordForm } from '../../features/accounts/recovery/forgot-password-form.tsx'
import { useTranslation } from '../../language/use-translation.ts'
import { Page } from '../layout/page.tsx'

export const Route = createFileRoute('/forgot-password')({ component: ForgotPassword })

function ForgotPassword() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { email = '' } = useLocation().state
  return (
    <Page title={t('accounts.forgot.page')}>
      <ForgotPasswordForm email={email} onSent={() => void navigate({ to: '/reset-password-email-sent' })} />
    </Page>
  )
}
