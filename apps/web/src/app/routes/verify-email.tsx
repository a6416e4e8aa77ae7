import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { useSession } from '../../features/accounts/api/account-query.ts'
import { EmailConfirmation } from '../../features/accounts/email-confirmation/email-confirmation.tsx'
import { InvalidConfirmationLink } from '../../features/accounts/email-confirmation/invalid-confirmation-link.tsx'
import { readMailedLink } from '../../features/accounts/redirects/mailed-link.ts'
import { useTranslation } from '../../language/use-translation.ts'
import { Page } from '../layout/page.tsx'

export const Route = createFileRoute('/verify-email')({ validateSearch: readMailedLink, component: VerifyEmail })

function VerifyEmail() {
  const { t } = useTranslation()
  const { userId, secret } = Route.useSearch()
  const navigate = useNavigate()
  const session = useSession()
  return (
    <Page title={t('accounts.verify.page')}>
      {userId && secret ? (
        <EmailConfirmation link={{ userId, secret }} onContinue={() => void navigate({ to: '/' })} />
      ) : (
        <InvalidConfirmationLink account={session.kind === 'signed-in' ? session.account : null} />
      )}
    </Page>
  )
}
