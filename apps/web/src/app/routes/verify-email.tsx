import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { useSession } from '../../features/accounts/api/account-query.ts'
import { EmailChangeConfirmation } from '../../features/accounts/email-confirmation/email-change-confirmation.tsx'
import { EmailConfirmation } from '../../features/accounts/email-confirmation/email-confirmation.tsx'
import { InvalidConfirmationLink } from '../../features/accounts/email-confirmation/invalid-confirmation-link.tsx'
import { readConfirmationLink } from '../../features/accounts/redirects/mailed-link.ts'
import { useTranslation } from '../../language/use-translation.ts'
import { Page } from '../layout/page.tsx'

export const Route = createFileRoute('/verify-email')({ validateSearch: readConfirmationLink, component: VerifyEmail })

function VerifyEmail() {
  const { t } = useTranslation()
  const { userId, secret, change } = Route.useSearch()
  const navigate = useNavigate()
  const session = useSession()
  return (
    <Page title={t('accounts.verify.page')}>
      {userId && secret && change ? (
        <EmailChangeConfirmation key={secret} link={{ userId, secret }} />
      ) : userId && secret ? (
        <EmailConfirmation link={{ userId, secret }} onContinue={() => void navigate({ to: '/' })} />
      ) : (
        <InvalidConfirmationLink account={session.kind === 'signed-in' ? session.account : null} />
      )}
    </Page>
  )
}
