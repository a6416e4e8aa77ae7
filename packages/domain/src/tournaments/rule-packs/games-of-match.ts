import type { AllowedScore } from '../results/score.ts'
import type { RulePack } from './rule-pack.ts'

/** What follows from the games of a match, unless it is said by itself. */
type OfMatch = Pick<RulePack, 'scoresAllowed' | 'byeGames' | 'tableLossGames' | 'unplayedDrawGames'>

function majorityOf(bestOf: number): number {
  return Math.floor(bestOf / 2) + 1
}

/** Whether a match may be reported without a winner. */
export function hasDraws({ scoresAllowed }: Pick<RulePack, 'scoresAllowed'>): boolean {
  return scoresAllowed.some(([won, lost]) => won === lost)
}

/** The pack's own where neither differs. */
export function gamesOfMatch(pack: RulePack, wished: { readonly bestOf: number; readonly draws: boolean }): OfMatch {
  const { bestOf, draws } = wished
  const isSameLength = bestOf === pack.bestOf
  const majority = majorityOf(bestOf)
  const { byeGames, tableLossGames, unplayedDrawGames } = pack
  return {
    scoresAllowed: isSameLength && draws === hasDraws(pack) ? pack.scoresAllowed : scoresOf(pack, wished),
    ...(isSameLength
      ? { byeGames, tableLossGames, unplayedDrawGames }
      : {
          byeGames: [majority, 0, 0],
          tableLossGames: [0, majority, 0],
          unplayedDrawGames: unplayedDrawGames === 0 ? 0 : bestOf,
        }),
  }
}

/** The longest first; a match stopped early stands where draws do, or where the pack knows it. */
function scoresOf(pack: RulePack, { bestOf, draws }: { readonly bestOf: number; readonly draws: boolean }) {
  const isStopped = draws || pack.scoresAllowed.some(([won]) => won < majorityOf(pack.bestOf))
  const majority = majorityOf(bestOf)
  const scores: AllowedScore[] = []
  for (let won = majority; won >= 0; won--) {
    for (let lost = 0; lost <= won && lost < majority && won + lost <= bestOf; lost++) {
      if (won === lost ? draws : won === majority || isStopped) scores.push([won, lost])
    }
  }
  return scores
}
