import { resultOf } from '@tablee/domain/tournaments/kinds/match-result'
import type { Meeting } from '@tablee/domain/tournaments/tournament'

/** Both reported this score: neither can change it alone. */
export function isByBoth(match: Meeting): boolean {
  const result = resultOf(match)
  return result?.decidedBy === 'player' && new Set(result.reports.map(({ by }) => by)).size > 1
}
