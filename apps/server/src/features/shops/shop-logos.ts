import type { ShopLogos } from '@tablee/contract/serving/shop-logos'
import { accept } from '@tablee/domain/outcome'
import { drawLogo } from './draw-logo.ts'
import type { ShopGround } from './shop-ground.ts'
import { lockMembers } from './shop-member-store.ts'
import { asMember } from './shop-role.ts'
import { drawId } from './shop-secret.ts'
import { findLogo, replaceLogo } from './shop-store.ts'

/** Each logo has its own id, so that browsers can cache it for ever. */
export function shopLogos({ database, chance }: Pick<ShopGround, 'database' | 'chance'>): ShopLogos {
  let waiting: Promise<unknown> = Promise.resolve()
  /** One at a time: each briefly takes a core and a hundred megabytes. */
  const inTurn = <Value>(work: () => Promise<Value>): Promise<Value> => {
    const turn = waiting.then(work)
    waiting = turn.catch(() => {})
    return turn
  }
  return {
    find: (id) => database.read((db) => findLogo(db, id)),
    keep: async (caller, sent) => {
      const asked = asMember('set-shop-logo', caller)
      if (!asked.accepted) return asked
      const { shop } = asked.value
      const image = sent === null ? null : await inTurn(() => drawLogo(sent))
      if (image && !image.accepted) return image
      const logo = image && { id: drawId(chance), image: image.value }
      await database.inTransaction(async (tx) => {
        await lockMembers(tx, shop.id)
        await replaceLogo(tx.db, shop.id, logo)
      })
      return accept({ logo: logo?.id ?? null })
    },
  }
}
