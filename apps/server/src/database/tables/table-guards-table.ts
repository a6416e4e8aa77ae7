/** How often the characters that players show at their table were wrong, for one match. */
export type TableGuardsTable = {
  tournament_id: string
  match_id: string
  wrong: number
  /** The act that was counted last. */
  act_id: string | null
}
