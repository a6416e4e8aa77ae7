import type { ErasureRule } from '@tablee/domain/erasures/erasure-proof'

/** That something was erased, without what it was. Never erased itself. */
export type ErasuresTable = {
  id: string
  at: string
  rule: ErasureRule
  /** The code, where the data of one tournament went. */
  tournament: string | null
  /** JSON: counts by kind. */
  erased: string
  /** Ed25519, of the text of the proof. */
  signature: string
}
