import { accept, type Outcome } from '@tablee/domain/outcome'
import type { RefusalCode } from '@tablee/domain/refusal-codes'
import * as z from 'zod/mini'
import type { ActCall, Call } from '../call.ts'
import { capability, isTooShortForSecret } from '../tournaments/fields/fields.ts'
import type { Caller } from './caller.ts'

/** A field that the schema refuses: its name, and the refusal code (or the schema's own text) that says why. */
export type FieldIssue = { readonly field: string; readonly code: string }

/** What whoever asks wants to be answered to an act: all that is documented, or what it changed. Other calls answer all. */
export type WantedAnswer = 'whole' | 'changes'

export type OpenedCall =
  | { readonly readable: true; readonly carry: (wanted?: WantedAnswer) => Promise<Outcome<object>> }
  | { readonly readable: false; readonly issues: readonly FieldIssue[] }

/** Why a call counts for more than itself: it makes us ask another site, tells whether a password is right, or gives somebody something to read. */
export type CountedFor = 'asking-elsewhere' | 'trying-passwords' | 'telling-the-operator' | 'writing-to-somebody'

/** How large a payload is that writes as much as its sender likes, told before it is parsed; or that it is too large. */
export type Admit = (payload: Readonly<Record<string, unknown>>, caller: Caller) => Outcome<number>

/** One outside call as the protocol sees it: it opens a payload with the call's own schema, then carries it. */
export type ServedCall = {
  readonly id: string
  /** The shapes of the payload and of the answer. */
  readonly input: z.core.$ZodType
  readonly reply: z.core.$ZodType
  /** The shape of the answer to an act for whoever wants what it changed; null for other calls. */
  readonly told: z.core.$ZodType | null
  readonly countedFor: CountedFor | null
  /** Null for calls that write no more than one act. */
  readonly admit: Admit | null
  readonly open: (payload: unknown, caller: Caller) => OpenedCall | Promise<OpenedCall>
}

/** Where a feature and the protocol meet: the feature gives the call and what carries it, the protocol asks `open`. */
export function serveCall<Id extends string, Input extends z.ZodMiniType, Reply extends z.ZodMiniType>(
  call: Call<Id, Input, Reply>,
  carry: (input: z.output<Input>, caller: Caller) => Promise<Outcome<z.output<Reply> & object>>,
  countedFor: CountedFor | null = null,
): ServedCall {
  return {
    id: call.id,
    input: call.input,
    reply: call.reply,
    told: null,
    countedFor,
    admit: null,
    open: (payload, caller) => openWith(call.input, { payload, caller }, (input) => carry(input, caller)),
  }
}

/** The same call, which is weighed before it is read: it counts by its size, and one at a time is carried out for an address. */
export function weighed(call: ServedCall, admit: Admit): ServedCall {
  return { ...call, admit }
}

/** How an act that was carried is answered. */
export type ActAnswers<Reply, Told> = {
  readonly whole: () => Promise<Outcome<Reply>>
  /** Null where what it changed does not tell everything: then the whole is answered to everybody. */
  readonly told: () => Told | null
}

/** The same for an act, of which only the answer is made that is wanted. */
export function serveAct<
  Id extends string,
  Input extends z.ZodMiniType,
  Reply extends z.ZodMiniType,
  Told extends z.ZodMiniType,
>(
  call: ActCall<Id, Input, Reply, Told>,
  carry: (
    input: z.output<Input>,
    caller: Caller,
  ) => Promise<Outcome<ActAnswers<z.output<Reply> & object, z.output<Told> & object>>>,
): ServedCall {
  return {
    id: call.id,
    input: call.input,
    reply: call.reply,
    told: call.told,
    countedFor: null,
    admit: null,
    open: (payload, caller) =>
      openWith(call.input, { payload, caller }, async (input, wanted) => {
        const outcome = await carry(input, caller)
        if (!outcome.accepted) return outcome
        const told = wanted === 'changes' ? outcome.value.told() : null
        return told ? accept(told) : outcome.value.whole()
      }),
  }
}

/** The secret that a payload shows, whatever its call does with it: whoever has no session is counted by it. */
export function shownSecret({ organizerId, playerId }: Readonly<Record<string, unknown>>): string | null {
  const shown = organizerId ?? playerId
  return typeof shown === 'string' ? shown : null
}

export type Sent = { readonly payload: unknown; readonly caller: Caller }

/** Opens a payload with a schema: what to carry out, or which fields are refused. */
export function openWith<Schema extends z.ZodMiniType>(
  schema: Schema,
  { payload, caller }: Sent,
  carry: (input: z.output<Schema>, wanted: WantedAnswer) => Promise<Outcome<object>>,
): OpenedCall {
  const parsed = z.safeParse(schema, payload)
  const issues = parsed.success ? foreignNames(schema, parsed.data, caller) : firstIssues(parsed.error)
  if (!parsed.success || issues.length > 0) return { readable: false, issues }
  return { readable: true, carry: (wanted = 'whole') => carry(parsed.data, wanted) }
}

function firstIssues({ issues }: z.core.$ZodError): readonly FieldIssue[] {
  const first = new Map<string, FieldIssue>()
  for (const { path, message } of issues) {
    const field = String(path[0] ?? '')
    if (!first.has(field)) first.set(field, { field, code: message })
  }
  return [...first.values()]
}

/** Fields for a secret that hold something shorter than any secret, and not the id of the account that asks. */
function foreignNames(schema: z.ZodMiniType, input: unknown, caller: Caller): readonly FieldIssue[] {
  if (!(schema instanceof z.ZodMiniObject) || typeof input !== 'object' || input === null) return []
  return Object.entries(input).flatMap(([field, sent]) => {
    if (!takesSecret(schema.shape[field]) || !isTooShortForSecret(String(sent))) return []
    return sent === caller?.accountId ? [] : [{ field, code: CAPABILITY_INVALID }]
  })
}

const CAPABILITY_INVALID: RefusalCode = 'capability_invalid'

function takesSecret(type: unknown): boolean {
  return type === capability || (type instanceof z.ZodMiniOptional && type.def.innerType === capability)
}
