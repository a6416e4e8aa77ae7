import { isVaried, type RulePack } from '@tablee/domain/tournaments/rule-packs/rule-pack'
import { lazy, Suspense } from 'react'

// Comparing needs every pack; few tournaments vary theirs.
const VariedRules = lazy(async () => ({ default: (await import('./varied-rules.tsx')).VariedRules }))

/** Wherever rules are named: in what they differ from the published ones (NONE-8). */
export function RulesSaid({ rules }: { readonly rules: RulePack }) {
  if (!isVaried(rules)) return null
  return (
    <Suspense fallback={null}>
      <VariedRules rules={rules} />
    </Suspense>
  )
}
