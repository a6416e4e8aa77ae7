import { type ServedCall, serveCall } from '@tablee/contract/serving/served-call'
import { getShopEvents as eventsCall } from '@tablee/contract/shops/shop-events'
import { addToken as addCall, getTokens as getCall, revokeToken as revokeCall } from '@tablee/contract/shops/tokens'
import { getShopEvents } from './queries/get-shop-events.ts'
import type { ShopGround } from './shop-ground.ts'
import { addToken, getTokens, revokeToken } from './tokens/keep-token.ts'

export function tokenFunctions(ground: ShopGround): readonly ServedCall[] {
  return [
    serveCall(getCall, (_input, caller) => getTokens({ ...ground, caller })),
    serveCall(addCall, (input, caller) => addToken({ ...ground, caller }, input)),
    serveCall(revokeCall, (input, caller) => revokeToken({ ...ground, caller }, input)),
    serveCall(eventsCall, (input, caller) => getShopEvents({ ...ground, caller }, input)),
  ]
}
