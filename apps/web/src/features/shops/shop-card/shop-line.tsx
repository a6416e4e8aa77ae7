import { LOGO_PATH } from '@tablee/contract/serving/shop-logos'
import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { useTranslation } from '../../../language/use-translation.ts'
import { ShopLogo } from '../../../ui/shop-logo.tsx'
import { useOwnShop } from '../api/own-shop.ts'

/** Links to everything the shop organizes, including by other members; empty without a shop. */
export function ShopLine() {
  const { t } = useTranslation()
  const shop = useOwnShop().data?.shop
  if (!shop) return null
  return (
    <Link
      to="/lieu/$slug"
      params={{ slug: shop.slug }}
      className="flex min-h-14 items-center gap-3 rounded-card border border-line bg-surface px-4 py-2 text-ink no-underline hover:border-control hover:bg-sunken"
    >
      <ShopLogo src={shop.logo && `${LOGO_PATH}${shop.logo}.png`} alt="" className="size-9" />
      <span className="grid min-w-0 flex-1">
        <span className="font-semibold wrap-anywhere">{shop.name}</span>
        <span className="text-sm text-muted">{t('shops.card.events')}</span>
      </span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted" />
    </Link>
  )
}
