import { createFileRoute } from '@tanstack/react-router'
import { ShopRatingSwitches } from '../../../features/ratings/switches/rating-switch.tsx'
import { OwnSeasonsPage } from '../../../features/seasons/own-seasons/own-seasons-page.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { SignedInOnly } from '../../guards/signed-in-only.tsx'
import { Page } from '../../layout/page.tsx'

export const Route = createFileRoute('/my-seasons/')({ component: MySeasons })

function MySeasons() {
  const { t } = useTranslation()
  return (
    <SignedInOnly path="/my-seasons">
      {(account) => (
        <Page title={t('seasons.own.page')}>
          <OwnSeasonsPage key={account.$id} ratings={<ShopRatingSwitches />} />
        </Page>
      )}
    </SignedInOnly>
  )
}
