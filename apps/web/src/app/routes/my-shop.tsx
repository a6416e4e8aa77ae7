import { isOrganizer } from '@tablee/contract/accounts/user-document'
import { createFileRoute } from '@tanstack/react-router'
import { SeasonsCard } from '../../features/seasons/own-seasons/seasons-card.tsx'
import { OwnShopPage } from '../../features/shops/own-shop/own-shop-page.tsx'
import { PlaceField } from '../../features/tournaments/place-field/place-field.tsx'
import { useTranslation } from '../../language/use-translation.ts'
import { SignedInOnly } from '../guards/signed-in-only.tsx'
import { Page } from '../layout/page.tsx'

export const Route = createFileRoute('/my-shop')({ component: MyShop })

function MyShop() {
  const { t } = useTranslation()
  return (
    <SignedInOnly path="/my-shop">
      {(account) => (
        <Page title={t('shops.own.page')}>
          <OwnShopPage
            key={account.$id}
            seasons={<SeasonsCard />}
            mayOpen={isOrganizer(account)}
            placeField={(props) => <PlaceField writtenAs="address" {...props} />}
          />
        </Page>
      )}
    </SignedInOnly>
  )
}
