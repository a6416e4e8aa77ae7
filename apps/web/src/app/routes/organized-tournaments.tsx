import { createFileRoute } from '@tanstack/react-router'
import { ReceivedOffers } from '../../features/registrations/event-offers/received-offers.tsx'
import { ShopLine } from '../../features/shops/shop-card/shop-line.tsx'
import { OrganizedTournaments } from '../../features/tournaments/organized-tournaments/organized-tournaments.tsx'
import { useTranslation } from '../../language/use-translation.ts'
import { SignedInOnly } from '../guards/signed-in-only.tsx'
import { Page } from '../layout/page.tsx'
import { askForOrganized } from '../route-loading.ts'

export const Route = createFileRoute('/organized-tournaments')({
  loader: askForOrganized,
  component: OrganizedTournamentsRoute,
})

function OrganizedTournamentsRoute() {
  const { t } = useTranslation()
  const title = t('eventAdmin.list.title')
  return (
    <SignedInOnly path="/organized-tournaments">
      {(account) => (
        <Page title={title}>
          <OrganizedTournaments
            offers={
              <>
                <ReceivedOffers />
                <ShopLine />
              </>
            }
            account={account.$id}
            type={null}
            title={title}
            intro={t('eventAdmin.list.intro')}
          />
        </Page>
      )}
    </SignedInOnly>
  )
}
