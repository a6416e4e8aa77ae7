/** A tournament just created here. */
export type CreatedTournament = {
  readonly id: string
  readonly code: string
  readonly type: 'quick' | 'advance'
  readonly name?: string
  /** All those announced at once, starting with the first. */
  readonly series?: readonly { readonly id: string; readonly code: string; readonly startsAt: string }[]
}
