import type { LetterKind } from '@tablee/contract/serving/letter'

/** Mails that are still to be sent; the secret of a link that proves something is drawn when they are written. */
export type LettersTable = {
  id: string
  /** Empty where the letter is not an account's. */
  account_id: string
  kind: LetterKind
  /** Letters about an event say here whom they go to and what about, JSON; null for the others. */
  about: string | null
  /** The page that the link leads to. */
  url: string
  language: string
  attempts: number
  due_at: string
  created_at: string
}
