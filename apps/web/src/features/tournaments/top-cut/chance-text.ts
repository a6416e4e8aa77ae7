import type { CutOutlook } from '@tablee/domain/tournaments/rounds/cut-outlook'

/** What to say about a place in the cut, by the best result still possible in the player's match. */
export type ChanceText =
  | 'in'
  | 'out'
  | 'drawIsEnough'
  | 'winIsEnough'
  | 'winAndTiebreakers'
  | 'winAndOthers'
  | 'tiebreakers'
  | 'others'

export function chanceText({ chance, after }: CutOutlook): ChanceText {
  if (chance === 'in' || chance === 'out') return chance
  if (after === null) return chance === 'tiebreakers' ? 'tiebreakers' : 'others'
  if (after.drawn === 'in') return 'drawIsEnough'
  switch (after.won) {
    case 'in':
      return 'winIsEnough'
    case 'tiebreakers':
      return 'winAndTiebreakers'
    case 'open':
    case 'out':
      return 'winAndOthers'
    default:
      return after.won satisfies never
  }
}
