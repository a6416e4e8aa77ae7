import type { RefusalCode } from '@tablee/domain/refusal-codes'
import type * as z from 'zod/mini'

/** One request to the server: public name, input, and what comes back beside `success: true`. */
export type Call<Id extends string, Input extends z.ZodMiniType, Reply extends z.ZodMiniType> = {
  readonly id: Id
  readonly input: Input
  readonly reply: Reply
}

/** A call that changes a tournament; `told` is the answer for callers who want only the changes. */
export type ActCall<
  Id extends string,
  Input extends z.ZodMiniType,
  Reply extends z.ZodMiniType,
  Told extends z.ZodMiniType,
> = Call<Id, Input, Reply> & { readonly told: Told }

/** What a client builds, before defaults and normalization. */
export type CallInput<C> = C extends Call<string, infer Input, z.ZodMiniType> ? z.input<Input> : never
/** What the server gets after parsing. */
export type ParsedInput<C> = C extends Call<string, infer Input, z.ZodMiniType> ? z.output<Input> : never
export type CallReply<C> = C extends Call<string, z.ZodMiniType, infer Reply> ? z.output<Reply> : never
/** The answer for callers who want only the changes: everything, where those would not tell all. */
export type ActReply<C> =
  C extends ActCall<string, z.ZodMiniType, infer Reply, infer Told> ? z.output<Reply> | z.output<Told> : never

export function defineCall<Id extends string, Input extends z.ZodMiniType, Reply extends z.ZodMiniType>(
  call: Call<Id, Input, Reply>,
): Call<Id, Input, Reply> {
  return call
}

export function defineAct<
  Id extends string,
  Input extends z.ZodMiniType,
  Reply extends z.ZodMiniType,
  Told extends z.ZodMiniType,
>(call: ActCall<Id, Input, Reply, Told>): ActCall<Id, Input, Reply, Told> {
  return call
}

/** A failed check's sentence is a refusal code, so that form and server agree. */
export function issue(code: RefusalCode): { error: RefusalCode } {
  return { error: code }
}
