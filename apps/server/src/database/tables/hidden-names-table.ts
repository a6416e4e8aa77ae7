/** Private. */
export type HiddenNamesTable = {
  tournament_id: string
  player_id: string
  name: string
  /** The public name. */
  shown_as: string
}
