import type { Penalty } from '@tablee/domain/tournaments/conduct/penalty'

/** In one word, how a match ended by decision; null where it was played. */
export type Ruling = 'no-show' | 'match-loss' | 'disqualification'

export function rulingOf(penalties: readonly Penalty[]): Ruling | null {
  for (const { kind, endedMatch } of penalties) {
    if (endedMatch !== null && kind !== 'game-loss') return kind
  }
  return null
}
