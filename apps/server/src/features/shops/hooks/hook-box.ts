import type { HookAttempt, HookBox, HookDelivery } from '@tablee/contract/serving/hook-box'
import { HOOK_TYPES, type HookPayload } from '@tablee/contract/shops/hook-payload'
import { type HookEnd, nextTry, shownHookAddress } from '@tablee/domain/shops/hook'
import type { Transaction } from '../../../database/database.ts'
import { listMembers } from '../shop-member-store.ts'
import { findShop } from '../shop-store.ts'
import {
  findDelivery,
  findNextDelivery,
  type KeptDelivery,
  listDueDeliveries,
  mergeOthers,
  stopDeliveries,
  updateDelivery,
} from './hook-delivery-store.ts'
import type { HookGround } from './hook-ground.ts'
import { hookSecret, openAddress } from './hook-secrets.ts'
import { findCard, findHookById, freeHook, type KeptHook, keepCard, takeHook, updateHook } from './hook-store.ts'

/** Longer than any attempt; a process that ended meanwhile has its work done by another. */
const TAKEN_MS = 60_000
const LONGEST_PAUSE_MS = 60 * 60 * 1000

export function createHookBox(ground: HookGround): HookBox {
  const { database } = ground
  return {
    take: async (most) => {
      const taken = await database.inTransaction((tx) => takeDue(ground, tx, most))
      const ready: HookDelivery[] = []
      for (const each of taken) {
        const written = await writeOut(ground, each)
        if (written) ready.push(written)
      }
      return ready
    },
    settle: (id, attempt) => database.inTransaction((tx) => settle(ground, tx, { id, attempt })),
    nextDue: async () => {
      const due = await database.read(findNextDelivery)
      return due === null ? null : new Date(due)
    },
  }
}

type Taken = { readonly hook: KeptHook; readonly delivery: KeptDelivery; readonly address: string }

async function takeDue({ now, markOf }: HookGround, tx: Transaction, most: number): Promise<readonly Taken[]> {
  const at = now()
  const until = new Date(at.getTime() + TAKEN_MS).toISOString()
  const taken: Taken[] = []
  const due = await listDueDeliveries(tx.db, { now: at.toISOString(), most: most * 4 })
  for (const delivery of due) {
    if (taken.length === most || taken.some(({ hook }) => hook.id === delivery.hookId)) continue
    if (!(await takeHook(tx.db, { id: delivery.hookId, now: at.toISOString(), until }))) continue
    const hook = await findHookById(tx.db, delivery.hookId)
    if (!hook) continue
    const address = openAddress(markOf, hook.sealed)
    if (address === null) {
      await switchOff(tx, { hook, end: 'given_up' })
      continue
    }
    const isCard = hook.kind === 'discord' && delivery.tournamentId !== null
    const since = isCard ? await mergeOthers(tx.db, delivery) : delivery.since
    await updateDelivery(tx.db, delivery.id, { attempts: delivery.attempts + 1, since })
    taken.push({ hook, delivery, address })
  }
  return taken
}

/** Outside of a transaction: a large event is read in steps. */
async function writeOut(ground: HookGround, { hook, delivery, address }: Taken): Promise<HookDelivery | null> {
  const { id, event, tournamentId, round, createdAt: timestamp } = delivery
  const { language, kind } = hook
  const read = await ground.database.read(async (db) => {
    if (event === null || tournamentId === null) return { payload: pingAt(timestamp), messageId: null }
    const data = await ground.readHookEvent(db, tournamentId, { round, language })
    if (!data) return null
    const payload = { type: HOOK_TYPES[event], timestamp, data }
    return { payload, messageId: await findCard(db, { hook: hook.id, tournament: tournamentId }) }
  })
  if (read) return { id, kind, address, language, secret: hookSecret(ground.markOf, hook), ...read }
  await ground.database.inTransaction(async ({ db }) => {
    await updateDelivery(db, id, { state: 'failed', failure: 'nothing_to_tell' })
    await freeHook(db, hook.id)
  })
  return null
}

function pingAt(timestamp: string): HookPayload {
  return { type: 'ping', timestamp, data: { event: null, round: null, podium: [] } }
}

type Settled = { readonly id: string; readonly attempt: HookAttempt }

async function settle(ground: HookGround, tx: Transaction, { id, attempt }: Settled): Promise<void> {
  const delivery = await findDelivery(tx.db, id)
  const hook = delivery && (await findHookById(tx.db, delivery.hookId))
  // Deleted meanwhile.
  if (!delivery || !hook) return
  await freeHook(tx.db, hook.id, untilPause(attempt, ground.now()))
  switch (attempt.kind) {
    case 'sent': {
      await updateDelivery(tx.db, id, { state: 'sent', status: attempt.status, failure: null })
      const { messageId } = attempt
      if (messageId !== undefined && delivery.tournamentId !== null)
        await keepCard(tx.db, { hook: hook.id, tournament: delivery.tournamentId }, messageId)
      return
    }
    case 'gone':
      await updateDelivery(tx.db, id, { state: 'failed', status: attempt.status, failure: 'refused' })
      return endHook(ground, tx, { hook, end: 'gone' })
    case 'failed':
      return postpone(ground, tx, { hook, delivery, attempt })
    default:
      return attempt satisfies never
  }
}

/** What the other side asks of everything sent to it. */
function untilPause(attempt: HookAttempt, now: Date): string {
  const asked = attempt.kind === 'sent' ? attempt.pauseMs : attempt.kind === 'failed' ? attempt.afterMs : null
  return asked ? new Date(now.getTime() + Math.min(asked, LONGEST_PAUSE_MS)).toISOString() : ''
}

type Failed = {
  readonly hook: KeptHook
  readonly delivery: KeptDelivery
  readonly attempt: Extract<HookAttempt, { readonly kind: 'failed' }>
}

async function postpone(ground: HookGround, tx: Transaction, { hook, delivery, attempt }: Failed): Promise<void> {
  const { id, attempts, since, event } = delivery
  const told = { status: attempt.status, failure: attempt.why }
  const next = nextTry({ attempts, since: new Date(since), now: ground.now(), askedMs: attempt.afterMs })
  // Whoever tries an address waits for its answer.
  if (event === null) return updateDelivery(tx.db, id, { ...told, state: 'failed' })
  if (next) return updateDelivery(tx.db, id, { ...told, due_at: next.toISOString() })
  await updateDelivery(tx.db, id, { ...told, state: 'failed' })
  await endHook(ground, tx, { hook, end: 'given_up' })
}

type Ended = { readonly hook: KeptHook; readonly end: HookEnd }

async function switchOff(tx: Transaction, { hook, end }: Ended): Promise<void> {
  await updateHook(tx.db, { ...hook, isOn: false, end })
  await freeHook(tx.db, hook.id)
  await stopDeliveries(tx.db, hook.id)
}

/** Tells the shop's organizers by mail. */
async function endHook(ground: HookGround, tx: Transaction, { hook, end }: Ended): Promise<void> {
  // Switched off by hand meanwhile.
  if (!hook.isOn) return
  await switchOff(tx, { hook, end })
  const shop = await findShop(tx.db, hook.shopId)
  const address = openAddress(ground.markOf, hook.sealed)
  if (!shop || address === null) return
  const about = { name: shop.profile.name, by: hostOf(shownHookAddress({ kind: hook.kind, address })) }
  const organizers = (await listMembers(tx.db, shop.id)).filter(({ role }) => role === 'organizer')
  for (const { accountId } of organizers) {
    const account = await ground.findAccount(tx.db, accountId)
    if (!account?.isEmailVerified) continue
    await ground.keepLetters(tx, [
      {
        ...{ kind: 'hookStopped', accountId, to: account.email, name: account.name, language: hook.language },
        ...{ link: ground.pageOf('/my-webhooks'), shop: about },
      },
    ])
  }
}

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host : address
}
