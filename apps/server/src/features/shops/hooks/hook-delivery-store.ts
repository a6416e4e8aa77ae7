import type { DeliveryFailure, DeliveryState, HookEvent } from '@tablee/domain/shops/hook'
import type { ShopId } from '@tablee/domain/shops/shop'
import type { Queryable } from '../../../database/database.ts'
import type { Row } from '../../../database/tables/tables.ts'

export type KeptDelivery = {
  readonly id: string
  readonly hookId: string
  /** Null: a try. */
  readonly event: HookEvent | null
  readonly tournamentId: string | null
  readonly round: number | null
  readonly state: DeliveryState
  readonly attempts: number
  readonly status: number | null
  readonly failure: DeliveryFailure | null
  readonly createdAt: string
  readonly since: string
  readonly dueAt: string
}

type DeliveryRow = Row<'hook_deliveries'>

function deliveryOf(row: DeliveryRow): KeptDelivery {
  const { id, hook_id, event, tournament_id, round, state, attempts, status, failure, created_at, since, due_at } = row
  return {
    ...{ id, hookId: hook_id, event: event as HookEvent | null, tournamentId: tournament_id, round, attempts, status },
    ...{ state: state as DeliveryState, failure: failure as DeliveryFailure | null },
    ...{ createdAt: created_at, since, dueAt: due_at },
  }
}

type NewDelivery = Pick<KeptDelivery, 'id' | 'hookId' | 'event' | 'tournamentId' | 'round'> & { readonly at: string }

export async function insertDeliveries(db: Queryable, deliveries: readonly NewDelivery[]): Promise<void> {
  if (deliveries.length === 0) return
  await db
    .insertInto('hook_deliveries')
    .values(
      deliveries.map(({ id, hookId, event, tournamentId, round, at }) => ({
        ...{ id, hook_id: hookId, event, tournament_id: tournamentId, round, state: 'waiting', attempts: 0 },
        ...{ status: null, failure: null, created_at: at, since: at, due_at: at },
      })),
    )
    .execute()
}

/** Of addresses that are on and free, oldest first. */
export async function listDueDeliveries(
  db: Queryable,
  { now, most }: { readonly now: string; readonly most: number },
): Promise<readonly KeptDelivery[]> {
  const rows = await db
    .selectFrom('hook_deliveries')
    .innerJoin('shop_hooks', 'shop_hooks.id', 'hook_deliveries.hook_id')
    .selectAll('hook_deliveries')
    .where('hook_deliveries.state', '=', 'waiting')
    .where('hook_deliveries.due_at', '<=', now)
    .where('shop_hooks.is_on', '=', 1)
    .where('shop_hooks.busy_until', '<=', now)
    .orderBy('hook_deliveries.due_at')
    .orderBy('hook_deliveries.created_at')
    .limit(most)
    .execute()
  return rows.map(deliveryOf)
}

/** When the next one may be taken: it is due, and its address free. */
export async function findNextDelivery(db: Queryable): Promise<string | null> {
  const row = await db
    .selectFrom('hook_deliveries')
    .innerJoin('shop_hooks', 'shop_hooks.id', 'hook_deliveries.hook_id')
    .select(({ fn, eb }) =>
      fn
        .min(
          eb
            .case()
            .when('shop_hooks.busy_until', '>', eb.ref('hook_deliveries.due_at'))
            .then(eb.ref('shop_hooks.busy_until'))
            .else(eb.ref('hook_deliveries.due_at'))
            .end(),
        )
        .as('next'),
    )
    .where('hook_deliveries.state', '=', 'waiting')
    .where('shop_hooks.is_on', '=', 1)
    .executeTakeFirst()
  return row?.next ?? null
}

export async function findDelivery(db: Queryable, id: string): Promise<KeptDelivery | null> {
  const row = await db.selectFrom('hook_deliveries').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? deliveryOf(row) : null
}

type Changed = Partial<Pick<DeliveryRow, 'state' | 'attempts' | 'status' | 'failure' | 'due_at' | 'since'>>

export async function updateDelivery(db: Queryable, id: string, changed: Changed): Promise<void> {
  await db.updateTable('hook_deliveries').set(changed).where('id', '=', id).execute()
}

/** One card tells of the event as it stands: what else waits for it is told with it. Answers since when the first of them was tried. */
export async function mergeOthers(
  db: Queryable,
  { id, hookId, tournamentId, since }: Pick<KeptDelivery, 'id' | 'hookId' | 'tournamentId' | 'since'>,
): Promise<string> {
  const others = await db
    .updateTable('hook_deliveries')
    .set({ state: 'merged' })
    .where('hook_id', '=', hookId)
    .where('tournament_id', '=', tournamentId)
    .where('state', '=', 'waiting')
    .where('id', '<>', id)
    .returning('since')
    .execute()
  return others.reduce((first, other) => (other.since < first ? other.since : first), since)
}

/** When an address is switched off. */
export async function stopDeliveries(db: Queryable, hookId: string): Promise<void> {
  await db
    .updateTable('hook_deliveries')
    .set({ state: 'failed', failure: 'switched_off' })
    .where('hook_id', '=', hookId)
    .where('state', '=', 'waiting')
    .execute()
}

/** The newest first, with the names of tournaments that still stand. */
export async function listDeliveries(db: Queryable, shop: ShopId, most: number) {
  const rows = await db
    .selectFrom('hook_deliveries')
    .innerJoin('shop_hooks', 'shop_hooks.id', 'hook_deliveries.hook_id')
    .leftJoin('tournaments', 'tournaments.id', 'hook_deliveries.tournament_id')
    .selectAll('hook_deliveries')
    .select('tournaments.name')
    .where('shop_hooks.shop_id', '=', shop)
    .orderBy('hook_deliveries.created_at', 'desc')
    .orderBy('hook_deliveries.id')
    .limit(most)
    .execute()
  return rows.map(({ name, ...row }) => ({ ...deliveryOf(row), name }))
}

/** Tries of the last minute. */
export async function countTriesSince(db: Queryable, hookId: string, since: string): Promise<number> {
  const { number } = await db
    .selectFrom('hook_deliveries')
    .select(({ fn }) => fn.countAll().as('number'))
    .where('hook_id', '=', hookId)
    .where('event', 'is', null)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return Number(number)
}

export async function countOldDeliveries(db: Queryable, before: string): Promise<number> {
  const { number } = await db
    .selectFrom('hook_deliveries')
    .select(({ fn }) => fn.countAll().as('number'))
    .where('created_at', '<', before)
    .executeTakeFirstOrThrow()
  return Number(number)
}

/** At most so many at once; answers how many went. */
export async function eraseOldDeliveries(db: Queryable, before: string, most: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('hook_deliveries')
    .where('id', 'in', (some) =>
      some.selectFrom('hook_deliveries').select('id').where('created_at', '<', before).limit(most),
    )
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
