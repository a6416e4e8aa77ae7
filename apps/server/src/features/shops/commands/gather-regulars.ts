import { knowAgain } from '@tablee/domain/shops/know-again'
import type { RegularId } from '@tablee/domain/shops/regular'
import { MOST_REGULARS } from '@tablee/domain/shops/regular'
import { nameKey } from '@tablee/domain/tournaments/players/player-name'
import type { Database } from '../../../database/database.ts'
import {
  type EventToGather,
  findEventToGather,
  insertRegulars,
  insertVisits,
  type KnownRegular,
  listKnownRegulars,
  listWhoCame,
  noteGathered,
} from '../gathering-store.ts'
import { drawId } from '../shop-secret.ts'

type Gathering = { readonly database: Database; readonly chance: (count: number) => Uint8Array }

/** Each event once, in its own transaction. */
export async function gatherRegulars(gathering: Gathering, isStopped = () => false): Promise<void> {
  while (!isStopped()) {
    const event = await gathering.database.read(findEventToGather)
    if (!event) return
    await gatherFrom(gathering, event)
  }
}

function gatherFrom({ database, chance }: Gathering, event: EventToGather): Promise<void> {
  return database.inTransaction(async ({ db }) => {
    if (!(await noteGathered(db, event))) return
    const known: KnownRegular[] = [...(await listKnownRegulars(db, event.shop))]
    const before = known.length
    const ids: RegularId[] = []
    const arrived: { readonly id: RegularId; readonly name: string; readonly account: string | null }[] = []
    for (const { name, account } of await listWhoCame(db, event)) {
      const who = { key: nameKey(name), account }
      const regular = knowAgain(known, who)
      if (regular) {
        ids.push(regular.id)
        continue
      }
      if (before + arrived.length >= MOST_REGULARS) continue
      const id = drawId(chance) as RegularId
      arrived.push({ id, name, account })
      known.push({ id, ...who })
      ids.push(id)
    }
    await insertRegulars(
      db,
      arrived.map((person) => ({ ...person, shop: event.shop })),
    )
    await insertVisits(db, ids, event)
  })
}
