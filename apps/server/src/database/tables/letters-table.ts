import type { LetterKind } from '@tablee/contract/serving/letter'

/** A link's secret is drawn only when the mail is written. */
export type LettersTable = {
  id: string
  /** Empty for letters without an account. */
  account_id: string
  kind: LetterKind
  /** JSON, for letters about an event; null for others. */
  about: string | null
  url: string
  language: string
  attempts: number
  due_at: string
  created_at: string
}
