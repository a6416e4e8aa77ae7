import { ECDH } from 'node:crypto'
import type { CallSubscription } from '@tablee/contract/serving/player-calling'
import type { RefusalCode } from '@tablee/domain/refusal-codes'
import type { TournamentGround } from './tournament-ground.ts'

type Browser = Pick<CallSubscription, 'endpoint' | 'keys'>

/** Why a browser cannot be called; null: it can. */
export function callFault({ isCallable }: Pick<TournamentGround, 'isCallable'>, browser: Browser): RefusalCode | null {
  if (!isCallable(browser.endpoint)) return 'call_endpoint_invalid'
  return isOnCurve(browser.keys.p256dh) ? null : 'call_keys_invalid'
}

/** An invalid key would fail at every call. */
function isOnCurve(key: string): boolean {
  try {
    ECDH.convertKey(key, 'prime256v1', 'base64url')
    return true
  } catch {
    return false
  }
}
