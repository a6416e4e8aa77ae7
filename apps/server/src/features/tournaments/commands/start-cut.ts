import type { ParsedInput } from '@tablee/contract/call'
import type { Acting } from '@tablee/contract/serving/caller'
import type { startCut as call } from '@tablee/contract/tournaments/start-cut'
import { type Outcome, refuse } from '@tablee/domain/outcome'
import { type CutWish, startCut as decide } from '@tablee/domain/tournaments/start-cut'
import type { TournamentGround } from '../tournament-ground.ts'
import type { Carried } from './carry-act.ts'
import { carryPairingAct } from './staff-act.ts'

type Input = ParsedInput<typeof call>

export async function startCut(acting: Acting<TournamentGround>, input: Input): Promise<Outcome<Carried<null>>> {
  const { tournamentId, organizerId, roundNumber: afterRound, thirdPlace, actId } = input
  const wish = wishOf(input)
  if (!wish) return refuse('cut_wish_invalid')
  return carryPairingAct(acting, {
    name: 'start-cut',
    target: { id: tournamentId },
    actId,
    secret: organizerId,
    decide: (tournament, _, { seed }) => decide(tournament, { wish, afterRound, seed, thirdPlace }),
  })
}

/** Null for none of them, and for more than one. */
function wishOf({ size, points, playOff }: Pick<Input, 'size' | 'points' | 'playOff'>): CutWish | null {
  const wishes: readonly CutWish[] = [
    ...(size === undefined ? [] : [{ by: 'size', size } as const]),
    ...(points === undefined ? [] : [{ by: 'points', points } as const]),
    ...(playOff ? [{ by: 'first-place' } as const] : []),
  ]
  return wishes.length === 1 ? (wishes[0] ?? null) : null
}
