import type { OwnShop, OwnShopData } from '@tablee/contract/shops/own-shop'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Asked } from '../../../acts/asked.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { useOwnShop } from '../api/own-shop.ts'
import { HooksCard } from '../hooks/hooks-card.tsx'
import { ProcessingCard } from '../processing-register/processing-card.tsx'
import { RegularsCard } from '../regulars/regulars-card.tsx'
import { TokensCard } from '../tokens/tokens-card.tsx'
import { FrameCard } from './frame-card.tsx'
import { InvitationToAnswer } from './invitation-to-answer.tsx'
import { LeavingCard } from './leaving-card.tsx'
import { LogoCard } from './logo-card.tsx'
import { MembersCard } from './members-card.tsx'
import { type PlaceFieldProps, ShopForm } from './shop-form.tsx'

type OwnShopPageProps = {
  /** May announce events, and so open a shop. */
  readonly mayOpen: boolean
  readonly placeField: (props: PlaceFieldProps) => ReactNode
  /** Leads to the seasons of the shop. */
  readonly seasons: ReactNode
}

/** Its details, logo, members, and the ways out. */
export function OwnShopPage(props: OwnShopPageProps) {
  const { t } = useTranslation()
  const query = useOwnShop()
  const waiting = (
    <div className="grid min-h-60 place-items-center text-muted">
      <Spinner label={t('shops.card.loading')} />
    </div>
  )
  return (
    <Asked query={query} waiting={waiting} title={t('shops.card.failed')} isMain headingLevel={1}>
      {(own) => <Known own={own} {...props} />}
    </Asked>
  )
}

function Known({ own: { shop, received }, ...props }: OwnShopPageProps & { readonly own: OwnShopData }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <ReceivedInvitations received={received} />
      {shop ? <Held shop={shop} {...props} /> : <NotHeld {...props} />}
    </div>
  )
}

function NotHeld({ mayOpen, placeField }: OwnShopPageProps) {
  const { t } = useTranslation()
  return (
    <>
      <header className="grid gap-2">
        <h1 className="text-title">{t('shops.own.openTitle')}</h1>
        <p className="max-w-prose text-muted">{t('shops.own.openText')}</p>
      </header>
      {mayOpen ? (
        <div className="max-w-2xl">
          <ShopForm shop={null} placeField={placeField} />
        </div>
      ) : (
        <Notice
          tone="attention"
          title={t('shops.own.needsAccess')}
          action={
            <Link to="/become-organizer" className={`${buttonClass({ variant: 'secondary' })} justify-self-start`}>
              {t('shops.own.getAccess')}
            </Link>
          }
        />
      )}
    </>
  )
}

function Held({
  shop,
  placeField,
  seasons,
}: Pick<OwnShopPageProps, 'placeField' | 'seasons'> & { readonly shop: OwnShop }) {
  const { t } = useTranslation()
  const isOrganizer = shop.role === 'organizer'
  return (
    <>
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="min-w-0 text-title wrap-anywhere">{shop.name}</h1>
        <Link to="/lieu/$slug" params={{ slug: shop.slug }} className={buttonClass({ variant: 'secondary' })}>
          {t('shops.own.toPage')}
        </Link>
      </header>
      {isOrganizer ? null : <p className="max-w-prose text-muted">{t('shops.own.readOnly')}</p>}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        {isOrganizer ? <ShopForm shop={shop} placeField={placeField} /> : null}
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          {isOrganizer ? <LogoCard shop={shop} /> : null}
          {seasons}
          <RegularsCard />
          <MembersCard shop={shop} />
          <ProcessingCard />
          {isOrganizer ? <HooksCard /> : null}
          {isOrganizer ? <TokensCard /> : null}
          <FrameCard shop={shop} />
          <LeavingCard shop={shop} />
        </div>
      </div>
    </>
  )
}

/** Invitations by the account's email. */
function ReceivedInvitations({ received }: Pick<OwnShopData, 'received'>) {
  const { t } = useTranslation()
  return received.map((invitation) => (
    <Card key={invitation.id} as="section" className="grid max-w-2xl gap-4">
      <h2 className="text-section wrap-anywhere">
        {t(invitation.isHandOver ? 'shops.invitation.handOverTitle' : 'shops.invitation.title', {
          shop: invitation.shop,
        })}
      </h2>
      <InvitationToAnswer invitation={invitation} />
    </Card>
  ))
}
