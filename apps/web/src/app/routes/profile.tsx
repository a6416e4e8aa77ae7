import { createFileRoute, useNavigate } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { ProfilePage } from '../../features/accounts/profile/profile-page.tsx'
import { PastCard } from '../../features/past/past-card/past-card.tsx'
import { useEventOffers } from '../../features/registrations/api/event-offers.ts'
import { ComingEvents } from '../../features/registrations/event-offers/coming-events.tsx'
import { ShopCard } from '../../features/shops/shop-card/shop-card.tsx'
import { useTranslation } from '../../language/use-translation.ts'
import { SignedInOnly } from '../guards/signed-in-only.tsx'
import { Page } from '../layout/page.tsx'
import { askForProfile } from '../route-loading.ts'

export const Route = createFileRoute('/profile')({ loader: askForProfile, component: Profile })

function Profile() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const leave = (proof: string | null) =>
    proof === null ? navigate({ to: '/' }) : navigate({ to: '/erasure-proof', hash: encodeURIComponent(proof) })
  return (
    <SignedInOnly path="/profile">
      {(account) => (
        <Page title={t('accounts.profile.page')}>
          <ProfileWithEvents key={account.$id} account={account} leave={leave} />
        </Page>
      )}
    </SignedInOnly>
  )
}

/** Deletion asks what becomes of its events. */
function ProfileWithEvents(props: Pick<ComponentProps<typeof ProfilePage>, 'account' | 'leave'>) {
  const { data } = useEventOffers()
  const comingEvents = { areDecided: data?.coming.length === 0, list: <ComingEvents /> }
  return (
    <ProfilePage
      {...props}
      comingEvents={comingEvents}
      past={<PastCard />}
      shop={<ShopCard account={props.account} />}
    />
  )
}
