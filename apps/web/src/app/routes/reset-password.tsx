import { createFileRoute } from '@tanstack/react-router'
import { InvalidRecoveryLink } from '../../features/accounts/recovery/invalid-recovery-link.tsx'
import { RecoveryLink } from '../../features/accounts/recovery/recovery-link.tsx'
import { readMailedLink } from '../../features/accounts/redirects/mailed-link.ts'
import { useTranslation } from '../../language/use-translation.ts'
import { Page } from '../layout/page.tsx'

export const Route = createFileRoute('/reset-password')({ validateSearch: readMailedLink, component: ResetPassword })

function ResetPassword() {
  const { t } = useTranslation()
  const { userId, secret } = Route.useSearch()
  return (
    <Page title={t('accounts.reset.page')}>
      {userId && secret ? <RecoveryLink key={secret} link={{ userId, secret }} /> : <InvalidRecoveryLink />}
    </Page>
  )
}
