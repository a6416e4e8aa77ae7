/** While a page is hidden its tournament is marked as deleted. */
export type HiddenPagesTable = {
  tournament_id: string
  /** Shown to everyone who opens the page. */
  reason: string
  hidden_at: string
  /** Null while it is hidden. */
  restored_at: string | null
}

/** Tells running servers which phones to update. */
export type OperatedTable = { tournament_id: string; at: string }

/** Without who sent them. */
export type PageReportsTable = { id: string; tournament_id: string; text: string; at: string }
