import { resultOf } from '@tablee/domain/tournaments/kinds/match-result'
import type { Meeting } from '@tablee/domain/tournaments/tournament'

/** The same score from both: neither of them replaces it alone. */
export function isByBoth(match: Meeting): boolean {
  const result = resultOf(match)
  return result?.decidedBy === 'player' && new Set(result.reports.map(({ by }) => by)).size > 1
}
