import { createFileRoute } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useShop } from '../../../features/shops/api/public-shop.ts'
import { PublicShopPage } from '../../../features/shops/public-shop/public-shop-page.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { Page } from '../../layout/page.tsx'
import { shopSlots } from '../../layout/shop-slots.tsx'
import { askForShop } from '../../route-loading.ts'

export const Route = createFileRoute('/lieu/$slug')({ loader: askForShop, component: ShopRoute })

function ShopRoute() {
  const { t } = useTranslation()
  const { slug } = Route.useParams()
  const { data } = useShop(slug)
  const navigate = Route.useNavigate()
  const present = data?.slug ?? slug
  // An earlier name or spelling: corrects the address.
  useEffect(() => {
    if (present !== slug) void navigate({ params: { slug: present }, replace: true })
  }, [present, slug, navigate])
  return (
    <Page title={data?.name ?? t('shops.card.title')}>
      <PublicShopPage slug={slug} slots={shopSlots} />
    </Page>
  )
}
