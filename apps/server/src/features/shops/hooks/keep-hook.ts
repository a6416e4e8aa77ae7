import type { CallReply, ParsedInput } from '@tablee/contract/call'
import type { Acting } from '@tablee/contract/serving/caller'
import type {
  addHook as addCall,
  changeHook as changeCall,
  getHooks as getCall,
  repeatDelivery as repeatCall,
} from '@tablee/contract/shops/hooks'
import { SOURCE_LANGUAGE } from '@tablee/domain/language'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import { type HookId, MOST_HOOKS } from '@tablee/domain/shops/hook'
import type { Transaction } from '../../../database/database.ts'
import { lockMembers } from '../shop-member-store.ts'
import { asMember } from '../shop-role.ts'
import { drawId } from '../shop-secret.ts'
import { readHooks } from './get-hooks.ts'
import {
  countTriesSince,
  findDelivery,
  insertDeliveries,
  stopDeliveries,
  updateDelivery,
} from './hook-delivery-store.ts'
import type { HookGround } from './hook-ground.ts'
import { hookSecret, sealAddress } from './hook-secrets.ts'
import { findHook, freeHook, insertHook, type KeptHook, listHooks, removeHook, updateHook } from './hook-store.ts'
import { drawDeliveryId } from './tell-hooks.ts'

type Reply = Promise<Outcome<CallReply<typeof getCall>>>
type ReplyWithSecret = Promise<Outcome<CallReply<typeof addCall>>>
type Acted = Acting<HookGround>

const MINUTE_MS = 60_000
const MOST_TRIES = 5

/** Its secret is told this once. */
export async function addHook(
  acting: Acted,
  { address: { kind, address }, events, language = SOURCE_LANGUAGE }: ParsedInput<typeof addCall>,
): ReplyWithSecret {
  const asked = asMember('keep-hook', acting.caller)
  if (!asked.accepted) return asked
  const { shop } = asked.value
  if (!acting.isReachable(address)) return refuse('hook_address_invalid')
  return acting.database.inTransaction(async (tx) => {
    await lockMembers(tx, shop.id)
    if ((await listHooks(tx.db, shop.id)).length >= MOST_HOOKS) return refuse('too_many_hooks')
    const hook: KeptHook = {
      ...{ id: drawId(acting.chance) as HookId, shopId: shop.id, kind, generation: 1, language },
      sealed: sealAddress({ sign: acting.markOf, chance: acting.chance }, address),
      ...{ events: [...new Set(events)], isOn: true, end: null, createdAt: acting.now().toISOString() },
    }
    await insertHook(tx.db, hook)
    const secret = kind === 'json' ? hookSecret(acting.markOf, hook) : null
    return accept({ data: { ...(await readHooks(acting, tx.db, shop.id)).data, secret } })
  })
}

type Aimed = { readonly id: string }
type AtHook = (tx: Transaction, hook: KeptHook) => Promise<Outcome<unknown>>

/** One of the shop's, while no other act changes it. */
async function atHook(acting: Acted, { id }: Aimed, act: AtHook): Reply {
  const asked = asMember('keep-hook', acting.caller)
  if (!asked.accepted) return asked
  const { shop } = asked.value
  return acting.database.inTransaction(async (tx) => {
    await lockMembers(tx, shop.id)
    const hook = await findHook(tx.db, shop.id, id)
    if (!hook) return refuse('hook_not_found')
    const done = await act(tx, hook)
    return done.accepted ? accept(await readHooks(acting, tx.db, shop.id)) : done
  })
}

export function changeHook(acting: Acted, { id, events, isOn }: ParsedInput<typeof changeCall>): Reply {
  return atHook(acting, { id }, async ({ db }, hook) => {
    const end = isOn ? null : (hook.end ?? 'by_hand')
    await updateHook(db, { ...hook, events: [...new Set(events)], isOn, end })
    // What waited would be told of another evening.
    if (!isOn) await stopDeliveries(db, hook.id)
    else if (!hook.isOn) await freeHook(db, hook.id)
    return accept(null)
  })
}

/** The former one signs nothing more. */
export async function renewHookSecret(acting: Acted, aimed: Aimed): ReplyWithSecret {
  let secret: string | null = null
  const done = await atHook(acting, aimed, async ({ db }, hook) => {
    const renewed = { ...hook, generation: hook.generation + 1 }
    await updateHook(db, renewed)
    secret = hook.kind === 'json' ? hookSecret(acting.markOf, renewed) : null
    return accept(null)
  })
  return done.accepted ? accept({ data: { ...done.value.data, secret } }) : done
}

export function deleteHook(acting: Acted, aimed: Aimed): Reply {
  return atHook(acting, aimed, async ({ db }, hook) => {
    await removeHook(db, hook.id)
    return accept(null)
  })
}

export function tryHook(acting: Acted, aimed: Aimed): Reply {
  return atHook(acting, aimed, async (tx, hook) => {
    if (!hook.isOn) return refuse('hook_switched_off')
    const now = acting.now()
    const tries = await countTriesSince(tx.db, hook.id, new Date(now.getTime() - MINUTE_MS).toISOString())
    if (tries >= MOST_TRIES) return refuse('too_many_hook_tries')
    const id = drawDeliveryId(acting.chance)
    const at = now.toISOString()
    await insertDeliveries(tx.db, [{ id, hookId: hook.id, event: null, tournamentId: null, round: null, at }])
    tx.afterCommit(acting.hookWaits)
    return accept(null)
  })
}

/** Under the same id, so that the other side knows it again. */
export async function repeatDelivery(acting: Acted, { id }: ParsedInput<typeof repeatCall>): Reply {
  const delivery = await acting.database.read((db) => findDelivery(db, id))
  return atHook(acting, { id: delivery?.hookId ?? '' }, async (tx, hook) => {
    if (!hook.isOn) return refuse('hook_switched_off')
    const at = acting.now().toISOString()
    await updateDelivery(tx.db, id, {
      state: 'waiting',
      attempts: 0,
      failure: null,
      status: null,
      since: at,
      due_at: at,
    })
    tx.afterCommit(acting.hookWaits)
    return accept(null)
  })
}
