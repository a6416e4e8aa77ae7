import type { Role } from '@tablee/domain/tournaments/authority/role'

/** Ids only: names of persons stay in rows that can be erased. */
export type JournalTable = {
  tournament_id: string
  sequence: number
  act: string
  act_id: string | null
  /** Public id of who acted. */
  author: string
  /** In which role, and as which of its holders; null for acts before roles were written down. */
  author_role: Role | null
  author_holder: string | null
  at: string
  reason: string | null
  /** JSON. */
  changes: string
  /** What is looked for in a journal, so that nobody has to read its changes for it: `journal-columns.ts`. */
  kinds: string | null
  round: number | null
  matches: string | null
  outline: string | null
  /** The keys of the players of whom it says something by itself. */
  people: string | null
  /** JSON of what was asked for and of what was given, without names and secrets: by these the act can be decided once more. Null for what no table decides. */
  input: string | null
  given: string | null
}
