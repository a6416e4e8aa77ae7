import { isOrganizer, type UserDocument } from '@tablee/contract/accounts/user-document'
import { LOGO_PATH } from '@tablee/contract/serving/shop-logos'
import type { OwnShopData } from '@tablee/contract/shops/own-shop'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { Asked } from '../../../acts/asked.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ShopLogo } from '../../../ui/shop-logo.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useOwnShop } from '../api/own-shop.ts'

/** Links the profile to one's shop, an invitation, or opening one. */
export function ShopCard({ account }: { readonly account: UserDocument }) {
  const { t } = useTranslation()
  const titleId = useId()
  const query = useOwnShop()
  // Only useful to organizers.
  const isForThem = isOrganizer(account) || query.data?.shop || query.data?.received.length
  if (!isForThem) return null
  return (
    <Card as="section" aria-labelledby={titleId} className="grid gap-4">
      <h2 id={titleId} className="text-section">
        {t('shops.card.title')}
      </h2>
      <Asked query={query} waiting={<Skeleton className="h-24" />} title={t('shops.card.failed')}>
        {(own) => <WayToShop own={own} />}
      </Asked>
    </Card>
  )
}

function WayToShop({ own: { shop, received } }: { readonly own: OwnShopData }) {
  const { t } = useTranslation()
  const [invited] = received
  return (
    <>
      {invited ? (
        <p className="grid gap-3">
          <span className="wrap-anywhere">{t('shops.card.invited', { shop: invited.shop })}</span>
          <Link to="/my-shop" className={buttonClass({ variant: 'secondary' })}>
            {t('shops.card.answer')}
          </Link>
        </p>
      ) : null}
      {shop ? (
        <>
          <p className="flex items-center gap-3">
            <ShopLogo src={shop.logo && `${LOGO_PATH}${shop.logo}.png`} alt="" className="size-12" />
            <span className="grid min-w-0">
              <span className="font-semibold wrap-anywhere">{shop.name}</span>
              <span className="text-muted">{t(`shops.role.${shop.role}`)}</span>
            </span>
          </p>
          <p className="grid gap-2 sm:flex sm:flex-wrap">
            <Link to="/my-shop" className={buttonClass({ variant: 'secondary' })}>
              {t('shops.card.manage')}
            </Link>
            <Link to="/lieu/$slug" params={{ slug: shop.slug }} className={buttonClass({ variant: 'quiet' })}>
              {t('shops.card.page')}
            </Link>
          </p>
        </>
      ) : invited ? null : (
        <>
          <p>{t('shops.card.intro')}</p>
          <Link to="/my-shop" className={`${buttonClass({ variant: 'secondary' })} sm:justify-self-start`}>
            {t('shops.card.open')}
          </Link>
        </>
      )}
    </>
  )
}
