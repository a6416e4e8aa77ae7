/** What is known of a tournament that was just created here. */
export type CreatedTournament = {
  readonly id: string
  readonly code: string
  readonly type: 'quick' | 'advance'
  readonly name?: string
  /** All that were announced at once, the first one among them. */
  readonly series?: readonly { readonly id: string; readonly code: string; readonly startsAt: string }[]
}
