import { mayDiffer } from '@tablee/domain/tournaments/rounds/planned-apart'
import { isVaried, type RulePack } from '@tablee/domain/tournaments/rule-packs/rule-pack'
import { later } from '../../../ui/later.tsx'
import type { DifferingProps } from './differing.tsx'

type RulesSaidProps = { readonly rules: RulePack; readonly className?: string }

// Comparing needs every pack; few tournaments vary theirs.
const VariedRules = later<RulesSaidProps>(async () => (await import('./varied-rules.tsx')).VariedRules, RoomForALine)
const Differing = later<DifferingProps>(async () => (await import('./differing.tsx')).Differing, RoomForALine)

/** Where rules are named without a tournament: in what they differ from the published ones (NONE-8). */
export function RulesSaid({ rules }: RulesSaidProps) {
  return isVaried(rules) ? <VariedRules.Component rules={rules} /> : null
}

/** Wherever a tournament is shown: in what its rules, its cut and its clock differ from the published ones (NONE-8). */
export function DifferencesSaid(props: DifferingProps) {
  return mayDiffer(props.tournament) ? <Differing.Component {...props} /> : null
}

type RoomProps = { readonly className?: string }

/** What comes below does not move once the sentence is there. */
function RoomForALine({ className = 'text-muted' }: RoomProps) {
  return (
    <p aria-hidden="true" className={className}>
      …
    </p>
  )
}
