import { createFileRoute } from '@tanstack/react-router'
import { ReceivedOffers } from '../../features/registrations/event-offers/received-offers.tsx'
import { OrganizedTournaments } from '../../features/tournaments/organized-tournaments/organized-tournaments.tsx'
import { useTranslation } from '../../language/use-translation.ts'
import { SignedInOnly } from '../guards/signed-in-only.tsx'
import { Page } from '../layout/page.tsx'

export const Route = createFileRoute('/admin-advanced')({ component: AdminAdvanced })

function AdminAdvanced() {
  const { t } = useTranslation()
  const title = t('eventAdmin.list.advancedTitle')
  return (
    <SignedInOnly path="/admin-advanced">
      {(account) => (
        <Page title={title}>
          <OrganizedTournaments
            offers={<ReceivedOffers />}
            account={account.$id}
            type="advance"
            title={title}
            intro={t('eventAdmin.list.advancedIntro')}
          />
        </Page>
      )}
    </SignedInOnly>
  )
}
