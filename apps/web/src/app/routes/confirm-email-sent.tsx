import { createFileRoute, useRouter } from '@tanstack/react-router'
import { useSession } from '../../features/accounts/api/account-query.ts'
import { ConfirmationSent } from '../../features/accounts/email-confirmation/confirmation-sent.tsx'
import { type Arrival, landingOf, readArrival } from '../../features/accounts/redirects/arrival.ts'
import { useTranslation } from '../../language/use-translation.ts'
import { Page } from '../layout/page.tsx'

type Search = Arrival & { readonly mail?: 'lost'; readonly profile?: 'lost' }

export const Route = createFileRoute('/confirm-email-sent')({
  validateSearch: (search): Search => ({
    ...readArrival(search),
    ...(search.mail === 'lost' ? { mail: 'lost' } : {}),
    ...(search.profile === 'lost' ? { profile: 'lost' } : {}),
  }),
  component: ConfirmEmailSent,
})

function ConfirmEmailSent() {
  const { t } = useTranslation()
  const { mail, profile, ...arrival } = Route.useSearch()
  const { history } = useRouter()
  const session = useSession()
  return (
    <Page title={t('accounts.confirmationSent.page')}>
      <ConfirmationSent
        account={session.kind === 'signed-in' ? session.account : null}
        isMailLost={mail === 'lost'}
        isProfileLost={profile === 'lost'}
        onContinue={() => history.push(landingOf(arrival))}
      />
    </Page>
  )
}
