import type { CallReply } from '@tablee/contract/call'
import type { Caller } from '@tablee/contract/serving/caller'
import type { getRegulars as call } from '@tablee/contract/shops/regulars'
import { wireMoment } from '@tablee/contract/wire-moment'
import { accept, type Outcome } from '@tablee/domain/outcome'
import { MOST_REGULARS } from '@tablee/domain/shops/regular'
import type { ShopId } from '@tablee/domain/shops/shop'
import type { Queryable } from '../../../database/database.ts'
import { listRegulars } from '../regular-store.ts'
import type { ShopGround } from '../shop-ground.ts'
import { asMember } from '../shop-role.ts'

type Reply = CallReply<typeof call>

export async function getRegulars({ database }: Pick<ShopGround, 'database'>, caller: Caller): Promise<Outcome<Reply>> {
  const asked = asMember('read-regulars', caller)
  if (!asked.accepted) return asked
  return accept(await database.read((db) => readRegulars(db, asked.value.shop.id)))
}

export async function readRegulars(db: Queryable, shop: ShopId): Promise<Reply> {
  const regulars = await listRegulars(db, shop, MOST_REGULARS)
  return {
    data: {
      regulars: regulars.map(({ consentAt, lastAt, ...regular }) => ({
        ...regular,
        consentAt: consentAt && wireMoment(consentAt),
        lastAt: wireMoment(lastAt),
      })),
    },
  }
}
