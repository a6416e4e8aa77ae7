import { chooseLanguage, type Language } from '@tablee/domain/language'
import { HOOK_EVENTS, type HookEnd, type HookEvent, type HookId, type HookKind } from '@tablee/domain/shops/hook'
import type { ShopId } from '@tablee/domain/shops/shop'
import * as z from 'zod/mini'
import { readStoredJson } from '../../../database/damaged-row.ts'
import type { Queryable } from '../../../database/database.ts'
import type { Row } from '../../../database/tables/tables.ts'

export type KeptHook = {
  readonly id: HookId
  readonly shopId: ShopId
  readonly kind: HookKind
  /** Encrypted. */
  readonly sealed: string
  readonly generation: number
  readonly events: readonly HookEvent[]
  readonly language: Language
  readonly isOn: boolean
  readonly end: HookEnd | null
  readonly createdAt: string
}

/** Those of a later version are passed over. */
const storedEvents = z.array(z.string())

function hookOf(row: Row<'shop_hooks'>): KeptHook {
  const { id, shop_id, kind, address, generation, events, language, is_on, ended_by, created_at } = row
  const told = readStoredJson({ table: 'shop_hooks', id, text: events, schema: storedEvents }, 'events')
  return {
    ...{ id: id as HookId, shopId: shop_id as ShopId, kind: kind as HookKind, sealed: address, generation },
    events: HOOK_EVENTS.filter((event) => told.includes(event)),
    ...{ language: chooseLanguage([language]), isOn: is_on === 1, end: ended_by as HookEnd | null },
    createdAt: created_at,
  }
}

export async function listHooks(db: Queryable, shop: ShopId): Promise<readonly KeptHook[]> {
  const rows = await db
    .selectFrom('shop_hooks')
    .selectAll()
    .where('shop_id', '=', shop)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(hookOf)
}

/** Null also for one of another shop. */
export async function findHook(db: Queryable, shop: ShopId, id: string): Promise<KeptHook | null> {
  return (await listHooks(db, shop)).find((hook) => hook.id === id) ?? null
}

/** Those on that are told of an event's shop. */
export async function listHooksOfEvent(db: Queryable, tournament: string): Promise<readonly KeptHook[]> {
  const rows = await db
    .selectFrom('shop_hooks')
    .innerJoin('tournaments', 'tournaments.shop_id', 'shop_hooks.shop_id')
    .selectAll('shop_hooks')
    .where('tournaments.id', '=', tournament)
    .where('shop_hooks.is_on', '=', 1)
    .execute()
  return rows.map(hookOf)
}

export async function insertHook(db: Queryable, hook: KeptHook): Promise<void> {
  const { id, shopId, kind, sealed, generation, createdAt } = hook
  await db
    .insertInto('shop_hooks')
    .values({
      ...{ id, shop_id: shopId, kind, address: sealed, generation, busy_until: '', created_at: createdAt },
      ...changeable(hook),
      language: hook.language,
    })
    .execute()
}

export async function updateHook(db: Queryable, hook: KeptHook): Promise<void> {
  await db
    .updateTable('shop_hooks')
    .set({ ...changeable(hook), generation: hook.generation })
    .where('id', '=', hook.id)
    .execute()
}

function changeable({ events, isOn, end }: KeptHook) {
  return { events: JSON.stringify(events), is_on: Number(isOn), ended_by: end }
}

export async function removeHook(db: Queryable, id: HookId): Promise<void> {
  await db.deleteFrom('shop_hooks').where('id', '=', id).execute()
}

export async function findHookById(db: Queryable, id: string): Promise<KeptHook | null> {
  const row = await db.selectFrom('shop_hooks').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? hookOf(row) : null
}

/** False where another process sends to it. */
export async function takeHook(
  db: Queryable,
  { id, now, until }: { readonly id: string; readonly now: string; readonly until: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('shop_hooks')
    .set({ busy_until: until })
    .where('id', '=', id)
    .where('is_on', '=', 1)
    .where('busy_until', '<=', now)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Nothing more is sent before `until`; empty: at once. */
export async function freeHook(db: Queryable, id: string, until = ''): Promise<void> {
  await db.updateTable('shop_hooks').set({ busy_until: until }).where('id', '=', id).execute()
}

type Card = { readonly hook: string; readonly tournament: string }

export async function findCard(db: Queryable, { hook, tournament }: Card): Promise<string | null> {
  const row = await db
    .selectFrom('hook_cards')
    .select('message_id')
    .where('hook_id', '=', hook)
    .where('tournament_id', '=', tournament)
    .executeTakeFirst()
  return row?.message_id ?? null
}

export async function keepCard(db: Queryable, { hook, tournament }: Card, message: string): Promise<void> {
  await db
    .insertInto('hook_cards')
    .values({ hook_id: hook, tournament_id: tournament, message_id: message })
    .onConflict((conflict) => conflict.columns(['hook_id', 'tournament_id']).doUpdateSet({ message_id: message }))
    .execute()
}
