/** Private, with reasons, for those who judge. */
export type ConductTable = {
  tournament_id: string
  id: string
  player_id: string
  penalty: string
  round: number
  reason: string | null
  infraction: string | null
  author_role: string
  /** The name is in the invitation, where it can be erased. */
  author_holder: string
  given_at: string
  taken_back_at: string | null
}
