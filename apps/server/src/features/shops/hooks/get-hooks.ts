import type { CallReply } from '@tablee/contract/call'
import type { Acting } from '@tablee/contract/serving/caller'
import type { getHooks as call } from '@tablee/contract/shops/hooks'
import { wireMoment } from '@tablee/contract/wire-moment'
import { accept, type Outcome } from '@tablee/domain/outcome'
import { shownHookAddress } from '@tablee/domain/shops/hook'
import type { ShopId } from '@tablee/domain/shops/shop'
import type { Queryable } from '../../../database/database.ts'
import { asMember } from '../shop-role.ts'
import { listDeliveries } from './hook-delivery-store.ts'
import type { HookGround } from './hook-ground.ts'
import { openAddress } from './hook-secrets.ts'
import { listHooks } from './hook-store.ts'

type Reply = CallReply<typeof call>

const MOST_SHOWN = 50

export async function getHooks(acting: Acting<HookGround>): Promise<Outcome<Reply>> {
  const asked = asMember('read-hooks', acting.caller)
  if (!asked.accepted) return asked
  return accept(await acting.database.read((db) => readHooks(acting, db, asked.value.shop.id)))
}

export async function readHooks({ markOf }: Pick<HookGround, 'markOf'>, db: Queryable, shop: ShopId): Promise<Reply> {
  const hooks = await listHooks(db, shop)
  const deliveries = await listDeliveries(db, shop, MOST_SHOWN)
  return {
    data: {
      hooks: hooks.map(({ id, kind, sealed, events, isOn, end, createdAt }) => ({
        ...{ id, kind, events: [...events], isOn, end, createdAt: wireMoment(createdAt) },
        address: shownHookAddress({ kind, address: openAddress(markOf, sealed) ?? '' }),
      })),
      deliveries: deliveries.map(({ tournamentId: _, since: __, createdAt, dueAt, ...told }) => ({
        ...told,
        createdAt: wireMoment(createdAt),
        dueAt: told.state === 'waiting' ? wireMoment(dueAt) : null,
      })),
    },
  }
}
