import { placeOnMap } from '@tablee/domain/tournaments/life/place-on-map'
import { RatingsOfShop } from '../../features/ratings/of-shop/ratings-of-shop.tsx'
import { SeasonsOfShop } from '../../features/seasons/of-shop/seasons-of-shop.tsx'
import type { ShopSlots } from '../../features/shops/public-shop/public-shop-page.tsx'
import { EventCard } from '../../features/tournaments/last-events/event-card.tsx'
import { PastResultRow, ResultRow } from '../../features/tournaments/last-events/result-row.tsx'

export const shopSlots: ShopSlots = {
  eventCard: (event) => <EventCard event={{ ...event, id: event.code, hasPassword: false }} />,
  resultRow: (result) => <ResultRow result={result} />,
  pastRow: (result) => <PastResultRow result={result} />,
  seasons: (shop) => <SeasonsOfShop slug={shop} />,
  ratings: (ratings) => <RatingsOfShop ratings={ratings} />,
  placeOnMap,
}
