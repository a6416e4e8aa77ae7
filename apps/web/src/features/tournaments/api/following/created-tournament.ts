import type { PlannedCut } from '@tablee/domain/tournaments/cut-sizes'
import type { RuleOverrides } from '@tablee/domain/tournaments/rule-packs/customise-rules'
import type { Game } from '@tablee/domain/tournaments/rule-packs/rule-pack'

/** What was chosen of its rules. */
export type RulesChosen = {
  readonly game: Game
  readonly rules: RuleOverrides | undefined
  readonly isOfPods: boolean
  readonly plannedCut: PlannedCut | null
  /** Of a round, besides the rules. */
  readonly minutes: number | null
  readonly playerCount: number
}

/** A tournament just created here. */
export type CreatedTournament = {
  readonly id: string
  readonly code: string
  readonly type: 'quick' | 'advance'
  readonly name?: string
  readonly chosen?: RulesChosen
  /** All those announced at once, starting with the first. */
  readonly series?: readonly { readonly id: string; readonly code: string; readonly startsAt: string }[]
}
