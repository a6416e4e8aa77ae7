import { createFileRoute } from '@tanstack/react-router'
import { RecoverySent } from '../../features/accounts/recovery/recovery-sent.tsx'
import { useTranslation } from '../../language/use-translation.ts'
import { Page } from '../layout/page.tsx'

export const Route = createFileRoute('/reset-password-email-sent')({ component: ResetPasswordEmailSent })

function ResetPasswordEmailSent() {
  const { t } = useTranslation()
  return (
    <Page title={t('accounts.recoverySent.page')}>
      <RecoverySent />
    </Page>
  )
}
