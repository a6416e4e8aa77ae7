import type { Outcome } from '@tablee/domain/outcome'
import * as z from 'zod/mini'
import type { Call } from '../call.ts'
import type { Caller } from './caller.ts'

/** A field that the schema refuses: its name, and the refusal code (or the schema's own text) that says why. */
export type FieldIssue = { readonly field: string; readonly code: string }

export type OpenedCall =
  | { readonly readable: true; readonly carry: () => Promise<Outcome<object>> }
  | { readonly readable: false; readonly issues: readonly FieldIssue[] }

/** One outside call as the protocol sees it: it opens a payload with the call's own schema, then carries it. */
export type ServedCall = {
  readonly id: string
  /** The shapes of the payload and of the answer. */
  readonly input: z.core.$ZodType
  readonly reply: z.core.$ZodType
  readonly open: (payload: unknown, caller: Caller) => OpenedCall
}

/** Where a feature and the protocol meet: the feature gives the call and what carries it, the protocol asks `open`. */
export function serveCall<Id extends string, Input extends z.ZodMiniType, Reply extends z.ZodMiniType>(
  call: Call<Id, Input, Reply>,
  carry: (input: z.output<Input>, caller: Caller) => Promise<Outcome<z.output<Reply> & object>>,
): ServedCall {
  return {
    id: call.id,
    input: call.input,
    reply: call.reply,
    open: (payload, caller) => openWith(call.input, payload, (input) => carry(input, caller)),
  }
}

/** Opens a payload with a schema: what to carry out, or which fields are refused. */
export function openWith<Schema extends z.ZodMiniType>(
  schema: Schema,
  payload: unknown,
  carry: (input: z.output<Schema>) => Promise<Outcome<object>>,
): OpenedCall {
  const parsed = z.safeParse(schema, payload)
  if (parsed.success) return { readable: true, carry: () => carry(parsed.data) }
  const first = new Map<string, FieldIssue>()
  for (const { path, message } of parsed.error.issues) {
    const field = String(path[0] ?? '')
    if (!first.has(field)) first.set(field, { field, code: message })
  }
  return { readable: false, issues: [...first.values()] }
}
