/** Private: what was decided of the conduct of players, with the reason, for those who judge. */
export type ConductTable = {
  tournament_id: string
  id: string
  player_id: string
  penalty: string
  round: number
  reason: string | null
  author_role: string
  /** The name stands with the invitation, where it can be erased. */
  author_holder: string
  given_at: string
  taken_back_at: string | null
}
