import type { Penalty } from '@tablee/domain/tournaments/conduct/penalty'

/** How a decision ended the match; null if it was played. */
export type Ruling = 'no-show' | 'match-loss' | 'disqualification'

export function rulingOf(penalties: readonly Penalty[]): Ruling | null {
  for (const { kind, endedMatch } of penalties) {
    if (endedMatch !== null && kind !== 'game-loss') return kind
  }
  return null
}
