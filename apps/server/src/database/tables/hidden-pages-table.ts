/** Pages that the operator hides, or hid; the tournament is marked as deleted as long as its page is. */
export type HiddenPagesTable = {
  tournament_id: string
  /** For everybody who asks for the page. */
  reason: string
  hidden_at: string
  /** Null while it is hidden. */
  restored_at: string | null
}

/** Tournaments that a command of the operator changed, by which running servers find what to tell their phones. */
export type OperatedTable = { tournament_id: string; at: string }

/** What people told the operator of a page. Nothing is kept of who they are. */
export type PageReportsTable = { id: string; tournament_id: string; text: string; at: string }
