import type { HookPayload } from '@tablee/contract/shops/hook-payload'
import type { Language } from '@tablee/domain/language'
import type { Queryable } from '../../../database/database.ts'
import type { ShopGround } from '../shop-ground.ts'

/** An event as everybody sees it; null for one that is gone or hidden. */
export type ReadHookEvent = (
  db: Queryable,
  tournamentId: string,
  asked: { readonly round: number | null; readonly language: Language },
) => Promise<HookPayload['data'] | null>

export type HookGround = Pick<
  ShopGround,
  'database' | 'now' | 'chance' | 'findAccount' | 'keepLetters' | 'pageOf' | 'markOf'
> & {
  readonly readHookEvent: ReadHookEvent
  /** Inside networks, by host or `host:port`: allowed by the operator. */
  readonly isReachable: (address: string) => boolean
  /** Something waits to be sent. */
  readonly hookWaits: () => void
}
