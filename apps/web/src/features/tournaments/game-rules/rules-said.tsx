import { isVaried, type RulePack } from '@tablee/domain/tournaments/rule-packs/rule-pack'
import { later } from '../../../ui/later.tsx'

type RulesSaidProps = { readonly rules: RulePack }

// Comparing needs every pack; few tournaments vary theirs.
const VariedRules = later<RulesSaidProps>(async () => (await import('./varied-rules.tsx')).VariedRules, RoomForALine)

/** Wherever rules are named: in what they differ from the published ones (NONE-8). */
export function RulesSaid({ rules }: RulesSaidProps) {
  return isVaried(rules) ? <VariedRules.Component rules={rules} /> : null
}

/** What comes below does not move once the sentence is there. */
function RoomForALine() {
  return (
    <p aria-hidden="true" className="text-muted">
      …
    </p>
  )
}
