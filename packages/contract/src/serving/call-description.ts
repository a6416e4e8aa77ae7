import type { RefusalCode } from '@tablee/domain/refusal-codes'

/** What programmers read about a call, in English. Apart from the calls, so that no phone loads it. */
export type CallDescription = {
  readonly summary: string
  readonly who: string
  readonly about?: string
  /** Possible refusals, besides those of payload fields, which come from the schema. */
  readonly refusals: readonly RefusalCode[]
}

export type CallDescriptions = Readonly<Record<string, CallDescription>>
