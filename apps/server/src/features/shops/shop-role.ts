import type { Caller, Identity } from '@tablee/contract/serving/caller'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import { mayShop, type ShopAct } from '@tablee/domain/shops/may-shop'
import type { ShopMembership } from '@tablee/domain/shops/shop'

export type AsMember = { readonly caller: Identity; readonly shop: ShopMembership }

/** Refused unless the table allows the role this act. */
export function asMember(act: ShopAct, caller: Caller): Outcome<AsMember> {
  if (!caller) return refuse('account_required')
  const { shop } = caller
  if (!shop) return refuse('shop_not_found')
  if (caller.token && act !== 'read-events') return refuse('token_not_allowed')
  return mayShop(act, shop.role) ? accept({ caller, shop }) : refuse('shop_role_needed')
}
