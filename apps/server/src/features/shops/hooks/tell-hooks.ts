import type { FollowingConsequence } from '@tablee/contract/serving/consequence'
import { hookNews } from '@tablee/domain/shops/hook-news'
import type { Transaction } from '../../../database/database.ts'
import { insertDeliveries } from './hook-delivery-store.ts'
import type { HookGround } from './hook-ground.ts'
import { listHooksOfEvent } from './hook-store.ts'

type Telling = Pick<HookGround, 'now' | 'chance' | 'hookWaits'>

const ID_BYTES = 12

export function drawDeliveryId(chance: Telling['chance']): string {
  return `msg_${Buffer.from(chance(ID_BYTES)).toString('base64url')}`
}

/** Written down with the act, so that a process that ends between the two loses nothing. */
export function tellHooks({ now, chance, hookWaits }: Telling): FollowingConsequence<Transaction> {
  return {
    name: 'addresses of a shop',
    of: (turn) => {
      const news = hookNews(turn)
      if (news.length === 0) return []
      const { id } = turn.after
      return [
        {
          keep: async (tx) => {
            const at = now().toISOString()
            const hooks = await listHooksOfEvent(tx.db, id)
            const deliveries = hooks.flatMap(({ id: hookId, events }) =>
              news
                .filter(({ event }) => events.includes(event))
                .map((told) => ({ ...told, id: drawDeliveryId(chance), hookId, tournamentId: id, at })),
            )
            if (deliveries.length === 0) return
            await insertDeliveries(tx.db, deliveries)
            tx.afterCommit(hookWaits)
          },
        },
      ]
    },
  }
}
