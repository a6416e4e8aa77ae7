import type { RefusalCode } from './refusal-codes.ts'

/** An expected "no": a code, and the values of its sentence (`{code}`, `{name}` …). */
export type Refusal = { readonly code: RefusalCode; readonly details?: Readonly<Record<string, string | number>> }

/** A value, or why it was refused. Nothing is thrown. */
export type Outcome<Value> =
  | { readonly accepted: true; readonly value: Value }
  | { readonly accepted: false; readonly refusal: Refusal }

export function accept<Value>(value: Value): Outcome<Value> {
  return { accepted: true, value }
}

export function refuse(code: RefusalCode, details?: Readonly<Record<string, string | number>>): Outcome<never> {
  return { accepted: false, refusal: details ? { code, details } : { code } }
}
