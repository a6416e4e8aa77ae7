/** What is known of a tournament that was just created here. */
export type CreatedTournament = {
  readonly id: string
  readonly code: string
  readonly type: 'quick' | 'advance'
}
