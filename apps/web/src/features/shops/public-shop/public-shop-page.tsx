import { LOGO_PATH } from '@tablee/contract/serving/shop-logos'
import { MOST_SHOP_RESULTS, type PublicShop } from '@tablee/contract/shops/public-shop'
import { type ReactNode, useId } from 'react'
import { AskedPage } from '../../../acts/asked-page.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { EmptyState } from '../../../ui/message-screens.tsx'
import { ShopLogo } from '../../../ui/shop-logo.tsx'
import { useShop } from '../api/public-shop.ts'
import { FollowShop } from './follow-shop.tsx'
import { ShopContacts } from './shop-contacts.tsx'

type ShownEvent = PublicShop['events'][number]
type Result = PublicShop['results'][number]
type Past = PublicShop['past'][number]

/** Provided by tournaments. */
export type ShopSlots = {
  readonly eventCard: (event: ShownEvent & { readonly location: null }) => ReactNode
  readonly resultRow: (result: Result) => ReactNode
  /** Taken over from another tool. */
  readonly pastRow: (past: Past) => ReactNode
  readonly seasons: (shop: string) => ReactNode
  readonly ratings: (ratings: NonNullable<PublicShop['ratings']>) => ReactNode
  /** A map link; null for a place that is not on earth. */
  readonly placeOnMap: (place: string) => string | null
}

type PublicShopPageProps = { readonly slug: string; readonly slots: ShopSlots }

/** The organizer, the place, upcoming and past events. */
export function PublicShopPage({ slug, slots }: PublicShopPageProps) {
  const { t } = useTranslation()
  const words = {
    ...{ loading: t('shops.public.loading'), failed: t('shops.public.failed') },
    ...{ unknown: t('shops.public.unknown'), unknownText: t('shops.public.unknownText') },
  }
  return (
    <AskedPage query={useShop(slug)} words={words}>
      {(shop) => <Known shop={shop} slots={slots} />}
    </AskedPage>
  )
}

function Known({ shop, slots }: { readonly shop: PublicShop; readonly slots: ShopSlots }) {
  const { name, logo, location } = shop
  const { t } = useTranslation()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <header className="flex items-center gap-4 sm:gap-6 large-text:flex-col large-text:items-start">
        {logo === null ? null : (
          <ShopLogo
            src={`${LOGO_PATH}${logo}.png`}
            alt={t('shops.public.logo', { name })}
            className="size-20 self-start sm:size-28 large-text:size-20"
          />
        )}
        <div className="grid min-w-0 gap-1">
          <h1 className="text-title wrap-anywhere">{name}</h1>
          {location === null ? null : <p className="text-lg wrap-anywhere text-muted">{location}</p>}
        </div>
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
          <Coming shop={shop} slots={slots} />
          {slots.ratings(shop.ratings ?? [])}
          {slots.seasons(shop.slug)}
          <FollowShop slug={shop.slug} />
          <Results shop={shop} slots={slots} />
        </div>
        <ShopContacts shop={shop} placeOnMap={slots.placeOnMap} />
      </div>
    </div>
  )
}

type PartProps = { readonly shop: PublicShop; readonly slots: ShopSlots }

function Coming({ shop: { events }, slots }: PartProps) {
  const { t } = useTranslation()
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id={titleId} className="text-section">
        {t('shops.public.coming')}
      </h2>
      {events.length === 0 ? (
        <EmptyState headingLevel={3} drawing="none" title={t('shops.public.none')}>
          {t('shops.public.noneText')}
        </EmptyState>
      ) : (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-[repeat(2,minmax(0,1fr))]">
          {events.map((event) => (
            <li key={event.code} className="grid">
              {slots.eventCard({ ...event, location: null })}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** Those of other tools among the others, by their date. */
function Results({ shop: { results, past }, slots }: PartProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const rows = [
    ...results.map((result) => ({ key: result.code, at: result.tournamentDate, row: slots.resultRow(result) })),
    ...past.map((each) => ({ key: each.id, at: each.tournamentDate, row: slots.pastRow(each) })),
  ]
  if (rows.length === 0) return null
  const latest = rows.toSorted((one, other) => (one.at < other.at ? 1 : -1)).slice(0, MOST_SHOP_RESULTS)
  return (
    <section aria-labelledby={titleId} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id={titleId} className="text-section">
        {t('shops.public.results')}
      </h2>
      <ul className="grid grid-cols-[minmax(0,1fr)] divide-y divide-line rounded-card border border-line bg-surface">
        {latest.map(({ key, row }) => (
          <li key={key}>{row}</li>
        ))}
      </ul>
    </section>
  )
}
