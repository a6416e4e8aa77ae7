import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { useSession } from '../../features/accounts/api/account-query.ts'
import { useRegister } from '../../features/accounts/api/register.ts'
import { readArrival } from '../../features/accounts/redirects/arrival.ts'
import { RegistrationForm } from '../../features/accounts/registration/registration-form.tsx'
import { useTranslation } from '../../language/use-translation.ts'
import { Landing } from '../guards/landing.tsx'
import { Page } from '../layout/page.tsx'

export const Route = createFileRoute('/register')({ validateSearch: readArrival, component: Register })

function Register() {
  const { t } = useTranslation()
  const arrival = Route.useSearch()
  const navigate = useNavigate()
  const session = useSession()
  const act = useRegister(({ isMailLost, isProfileLost }) =>
    navigate({
      to: '/confirm-email-sent',
      search: {
        ...arrival,
        ...(isMailLost ? { mail: 'lost' as const } : {}),
        ...(isProfileLost ? { profile: 'lost' as const } : {}),
      },
      replace: true,
    }),
  )
  const isRegistering = act.isSending || act.isDone
  if (session.kind === 'signed-in' && !isRegistering) return <Landing arrival={arrival} />
  return (
    <Page title={t('accounts.register.page')}>
      <RegistrationForm arrival={arrival} act={act} />
    </Page>
  )
}
