import { createFileRoute } from '@tanstack/react-router'
import { useSession } from '../../features/accounts/api/account-query.ts'
import { readArrival } from '../../features/accounts/redirects/arrival.ts'
import { SignInForm } from '../../features/accounts/sign-in/sign-in-form.tsx'
import { useTranslation } from '../../language/use-translation.ts'
import { Landing } from '../guards/landing.tsx'
import { Page } from '../layout/page.tsx'

export const Route = createFileRoute('/login')({ validateSearch: readArrival, component: Login })

function Login() {
  const { t } = useTranslation()
  const arrival = Route.useSearch()
  const session = useSession()
  if (session.kind === 'signed-in') return <Landing arrival={arrival} />
  return (
    <Page title={t('accounts.signIn.page')}>
      <SignInForm arrival={arrival} />
    </Page>
  )
}
