/** Wrong table codes, per match. */
export type TableGuardsTable = {
  tournament_id: string
  match_id: string
  wrong: number
  act_id: string | null
}
