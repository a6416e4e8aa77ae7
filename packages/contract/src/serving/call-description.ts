import type { RefusalCode } from '@tablee/domain/refusal-codes'

/**
 * What programmers are told of a call: in English, as the code is. Kept apart from the calls themselves, so that no
 * phone loads it.
 */
export type CallDescription = {
  /** One line: what it does. */
  readonly summary: string
  /** Who may call it. */
  readonly who: string
  /** What else is to be known. */
  readonly about?: string
  /** Why it may be refused, beside the fields of its payload: those are read from its schema. */
  readonly refusals: readonly RefusalCode[]
}

export type CallDescriptions = Readonly<Record<string, CallDescription>>
