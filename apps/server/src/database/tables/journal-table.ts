import type { Role } from '@tablee/domain/tournaments/authority/role'

/** Ids only: names of people stay in rows that can be erased. */
export type JournalTable = {
  tournament_id: string
  sequence: number
  act: string
  act_id: string | null
  author: string
  /** The actor's role, and which of its holders; null for acts older than recorded roles. */
  author_role: Role | null
  author_holder: string | null
  at: string
  reason: string | null
  /** JSON. */
  changes: string
  /** Searchable facts, so that `changes` need not be read: `journal-columns.ts`. */
  kinds: string | null
  round: number | null
  matches: string | null
  outline: string | null
  people: string | null
  /** JSON, without names and secrets, from which the act can be decided again. Null where no table decides. */
  input: string | null
  given: string | null
}
