import { type Outcome, refuse } from '../../outcome.ts'
import type { Change } from '../change.ts'
import type { CutWish } from '../rounds/cut-field.ts'
import { startCut } from '../rounds/start-cut.ts'
import type { RoundNumber, Tournament } from '../tournament.ts'
import type { WishedCut } from './act-inputs.ts'

/** Starts a cut wished in one of four ways. */
export function startWishedCut(
  tournament: Tournament,
  {
    roundNumber: afterRound,
    seed,
    thirdPlace,
    columns,
    playsOn,
    ...wished
  }: WishedCut & { roundNumber: RoundNumber; seed: string },
): Outcome<readonly Change[]> {
  const wish = wishOf(wished)
  return wish
    ? startCut(tournament, { wish, afterRound, seed, thirdPlace, columns, playsOn })
    : refuse('cut_wish_invalid')
}

/** Null for none or several of them. */
function wishOf({ size, points, playOff, groups }: WishedCut): CutWish | null {
  const wishes: readonly CutWish[] = [
    ...(size === undefined ? [] : [{ by: 'size', size } as const]),
    ...(points === undefined ? [] : [{ by: 'points', points } as const]),
    ...(groups ? [{ by: 'groups' } as const] : []),
    ...(playOff ? [{ by: 'first-place' } as const] : []),
  ]
  return wishes.length === 1 ? (wishes[0] ?? null) : null
}
