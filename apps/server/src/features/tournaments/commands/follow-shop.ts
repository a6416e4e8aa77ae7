import type { Acting } from '@tablee/contract/serving/caller'
import type { AccountId } from '@tablee/domain/accounts/account'
import { accept } from '@tablee/domain/outcome'
import type { ShopId } from '@tablee/domain/shops/shop'
import { handOverTournament } from '@tablee/domain/tournaments/life/hand-over-tournament'
import type { PublicId, TournamentId } from '@tablee/domain/tournaments/tournament'
import { heldByShop, organizerHeldBy } from '../held-tournament.ts'
import { accountSubject } from '../secret.ts'
import { listShopEventsOf, writeShopOf } from '../shop-event-store.ts'
import type { TournamentGround } from '../tournament-ground.ts'
import { carryAct, nothingToLoad } from './carry-act.ts'

/** Older ones stay as they are. */
const MOST_EVENTS = 200

export async function bringEvents(acting: Acting<TournamentGround>, shop: ShopId): Promise<void> {
  const { caller, database } = acting
  if (!caller) return
  const wanted = { account: caller.accountId, shop: null, most: MOST_EVENTS }
  for (const { id } of await database.read((db) => listShopEventsOf(db, wanted))) await follow(acting, { id, shop })
}

type Leaving = { readonly shop: ShopId; readonly leaver: AccountId; readonly heir: AccountId }

/** Each by an act of the caller. */
export async function passEventsOn(acting: Acting<TournamentGround>, { shop, leaver, heir }: Leaving): Promise<void> {
  const wanted = { account: leaver, shop, most: MOST_EVENTS }
  const events = await acting.database.read((db) => listShopEventsOf(db, wanted))
  for (const { id, isOver } of events) if (!isOver) await follow(acting, { id, shop, heir })
}

type Following = { readonly id: TournamentId; readonly shop: ShopId; readonly heir?: AccountId }

/** Null when the event was deleted or ended meanwhile. */
function follow(acting: Acting<TournamentGround>, { id, shop, heir }: Following) {
  return carryAct(acting, {
    name: 'follow-shop',
    target: { id },
    actId: undefined,
    isForEvents: true,
    isForCancelled: true,
    claim: { as: 'staff', secret: undefined, caller: acting.caller },
    load: nothingToLoad,
    decide: ({ tournament }) => {
      const changed = heir === undefined ? null : handOverTournament(tournament, heir as string as PublicId)
      if (changed && !changed.accepted) return changed
      const given = heir === undefined ? [] : [organizerHeldBy(accountSubject(heir).hash)]
      const grants = [...given, ...heldByShop(shop)]
      return accept({ changes: changed?.value ?? [], grants, isAct: true, result: null })
    },
    beside: (tx) => writeShopOf(tx.db, id, shop),
  })
}
