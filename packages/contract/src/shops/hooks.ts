import {
  DELIVERY_FAILURES,
  DELIVERY_STATES,
  HOOK_ADDRESS_MAX_LENGTH,
  HOOK_ENDS,
  HOOK_EVENTS,
  HOOK_KINDS,
  readHookAddress,
} from '@tablee/domain/shops/hook'
import * as z from 'zod/mini'
import { defineCall, issue } from '../call.ts'
import { letterLanguage } from '../registrations/fields.ts'

const LONGEST_ID = 60
const id = z.string().check(z.minLength(1), z.maxLength(LONGEST_ID))

const events = z
  .array(z.enum(HOOK_EVENTS), issue('hook_events_required'))
  .check(z.minLength(1, issue('hook_events_required')), z.maxLength(HOOK_EVENTS.length, issue('hook_events_required')))

const address = z.pipe(
  z.string(issue('hook_address_invalid')).check(z.maxLength(HOOK_ADDRESS_MAX_LENGTH, issue('hook_address_invalid'))),
  z.transform((typed: string, context) => {
    const read = readHookAddress(typed)
    if (read) return read
    context.issues.push({ code: 'custom', message: 'hook_address_invalid', input: typed })
    return z.NEVER
  }),
)

const hook = z.object({
  id: z.string(),
  kind: z.enum(HOOK_KINDS),
  /** Without what lets others use it. */
  address: z.string(),
  events: z.array(z.catch(z.nullable(z.enum(HOOK_EVENTS)), null)),
  isOn: z.boolean(),
  /** Who switched it off; null while it is on. */
  end: z.nullable(z.enum(HOOK_ENDS)),
  createdAt: z.string(),
})
export type HookRow = z.output<typeof hook>

const delivery = z.object({
  id: z.string(),
  hookId: z.string(),
  /** Null: a try. */
  event: z.nullable(z.enum(HOOK_EVENTS)),
  /** Of the tournament; null for a try, and where it is gone. */
  name: z.nullable(z.string()),
  round: z.nullable(z.int()),
  state: z.enum(DELIVERY_STATES),
  attempts: z.int(),
  /** The answer's code; null without an answer. */
  status: z.nullable(z.int()),
  failure: z.nullable(z.enum(DELIVERY_FAILURES)),
  createdAt: z.string(),
  /** Of the next attempt while it waits. */
  dueAt: z.nullable(z.string()),
})
export type HookDeliveryRow = z.output<typeof delivery>

const data = z.object({ hooks: z.array(hook), deliveries: z.array(delivery) })
export type HooksData = z.output<typeof data>

const reply = z.object({ data })
/** A secret is told once. */
const replyWithSecret = z.object({ data: z.extend(data, { secret: z.nullable(z.string()) }) })

/** The addresses that the account's shop tells of its events, and the last deliveries. */
export const getHooks = defineCall({ id: 'get-webhooks', input: z.object({}), reply })

/** Opens one; its secret comes with the answer, and never again. */
export const addHook = defineCall({
  id: 'add-webhook',
  input: z.object({ address, events, language: z.optional(letterLanguage) }),
  reply: replyWithSecret,
})

/** Changes what one is told, and whether it is told anything. */
export const changeHook = defineCall({
  id: 'change-webhook',
  input: z.object({ id, events, isOn: z.boolean() }),
  reply,
})

/** The former secret signs nothing more. */
export const renewHookSecret = defineCall({
  id: 'renew-webhook-secret',
  input: z.object({ id }),
  reply: replyWithSecret,
})

/** Deletes one, with its deliveries. */
export const deleteHook = defineCall({ id: 'delete-webhook', input: z.object({ id }), reply })

/** Sends a try. */
export const tryHook = defineCall({ id: 'try-webhook', input: z.object({ id }), reply })

/** Sends a delivery once more, under the same id. */
export const repeatDelivery = defineCall({ id: 'repeat-webhook', input: z.object({ id }), reply })
