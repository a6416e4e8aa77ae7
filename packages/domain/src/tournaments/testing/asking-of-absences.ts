import { customiseRules } from '../rule-packs/customise-rules.ts'
import type { Tournament } from '../tournament.ts'

/** Where who misses a match stays until the staff says otherwise. */
export function askingOfAbsences<Of extends Tournament>(tournament: Of): Of {
  const rules = customiseRules(tournament.rules, { noShow: 'asks' })
  if (!rules.accepted) throw new Error(rules.refusal.code)
  return { ...tournament, rules: rules.value }
}
