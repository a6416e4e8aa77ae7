import type { RefusalCode } from './refusal-codes.ts'

/** An expected "no": a code, and the values that its sentence names (`{code}`, `{name}` …). */
export type Refusal = { readonly code: RefusalCode; readonly details?: Readonly<Record<string, string | number>> }

/** What a decision answers: a value, or the reason why not. Nothing is thrown. */
export type Outcome<Value> =
  | { readonly accepted: true; readonly value: Value }
  | { readonly accepted: false; readonly refusal: Refusal }

export function accept<Value>(value: Value): Outcome<Value> {
  return { accepted: true, value }
}

export function refuse(code: RefusalCode, details?: Readonly<Record<string, string | number>>): Outcome<never> {
  return { accepted: false, refusal: details ? { code, details } : { code } }
}
