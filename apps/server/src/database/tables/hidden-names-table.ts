/** Private: what players are called whose names are hidden. */
export type HiddenNamesTable = {
  tournament_id: string
  player_id: string
  name: string
  /** What everybody reads instead. */
  shown_as: string
}
