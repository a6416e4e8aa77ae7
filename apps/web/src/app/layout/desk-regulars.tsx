import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { RegularOffers, type RegularOffersProps } from '../../features/shops/regulars/regular-offers.tsx'
import { useShopRole } from '../../features/tournaments/api/events/event-shop.ts'
import { useSignedInAccount } from '../../transport/signed-in-as.tsx'

export function DeskRegulars({ tournament, ...offers }: RegularOffersProps & { readonly tournament: Tournament }) {
  const role = useShopRole(tournament, useSignedInAccount())
  return role === null ? null : <RegularOffers {...offers} />
}
