import { accept, type Outcome } from '@tablee/domain/outcome'
import type { RefusalCode } from '@tablee/domain/refusal-codes'
import * as z from 'zod/mini'
import type { ActCall, Call } from '../call.ts'
import { capability, isTooShortForSecret } from '../tournaments/fields/fields.ts'
import type { Caller } from './caller.ts'

/** A refused field: its name, and the refusal code or the schema's text. */
export type FieldIssue = { readonly field: string; readonly code: string }

/** The wanted answer to an act: everything documented, or its changes. Other calls answer everything. */
export type WantedAnswer = 'whole' | 'changes'

export type OpenedCall =
  | { readonly readable: true; readonly carry: (wanted?: WantedAnswer) => Promise<Outcome<object>> }
  | { readonly readable: false; readonly issues: readonly FieldIssue[] }

/** Why a call counts extra: it queries another site, tests a password, or gives someone something to read. */
export type CountedFor = 'asking-elsewhere' | 'trying-passwords' | 'telling-the-operator' | 'writing-to-somebody'

/** Sizes a payload of free length before parsing, or refuses it as too large. */
export type Admit = (payload: Readonly<Record<string, unknown>>, caller: Caller) => Outcome<number>

/** One call as the protocol sees it: validates a payload, then executes it. */
export type ServedCall = {
  readonly id: string
  readonly input: z.core.$ZodType
  readonly reply: z.core.$ZodType
  /** The shape of an act's changes; null for other calls. */
  readonly told: z.core.$ZodType | null
  readonly countedFor: CountedFor | null
  /** Null for calls that write at most one act. */
  readonly admit: Admit | null
  readonly open: (payload: unknown, caller: Caller) => OpenedCall | Promise<OpenedCall>
}

/** Where feature and protocol meet: the feature supplies the call and its implementation, the protocol uses `open`. */
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

/** A call weighed before it is read: it counts by size, and runs one at a time per address. */
export function weighed(call: ServedCall, admit: Admit): ServedCall {
  return { ...call, admit }
}

/** The answers to a completed act. */
export type ActAnswers<Reply, Told> = {
  readonly whole: () => Promise<Outcome<Reply>>
  /** Null if the changes do not tell everything: then all get the whole. */
  readonly told: () => Told | null
}

/** `serveCall` for an act, building only the wanted answer. */
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

/** The secret in a payload, whatever the call: callers without a session are counted by it. */
export function shownSecret({ organizerId, playerId }: Readonly<Record<string, unknown>>): string | null {
  const shown = organizerId ?? playerId
  return typeof shown === 'string' ? shown : null
}

export type Sent = { readonly payload: unknown; readonly caller: Caller }

/** Validates a payload: what to execute, or the refused fields. */
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

/** Secret fields with something too short for a secret, and not the caller's account id. */
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
