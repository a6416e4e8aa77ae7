import type { Change } from '../change.ts'
import { scoreIn } from '../kinds/match-result.ts'
import { isBye } from '../kinds/seats.ts'
import { roundOfMatch } from '../results/match-id.ts'
import { isSameScore, type Score } from '../results/score.ts'
import { stateAfterEach } from '../results/take-back-decision.ts'
import type { MatchId, RoundNumber, UnopposedKind } from '../tournament.ts'
import type { ResultAtDraw } from './recompute-round.ts'

/** Matches before this round with reports or rulings. */
export function matchesSaid(changes: readonly Change[], before: RoundNumber): ReadonlySet<MatchId> {
  return new Set(
    changes.flatMap((change) => {
      switch (change.kind) {
        case 'match_scored':
        case 'match_contested':
        case 'result_erased':
        case 'bye_corrected':
          return roundOfMatch(change.matchId) < before ? [change.matchId] : []
        default:
          return []
      }
    }),
  )
}

export type SaidOfMatches = {
  readonly matches: ReadonlySet<MatchId>
  readonly before: readonly Change[]
  readonly since: readonly Change[]
}

/** What counted at a draw and no longer does, for matches changed since; null if any is unknown. */
export function resultsAtDraw({ matches, before, since }: SaidOfMatches): readonly ResultAtDraw[] | null {
  const results: ResultAtDraw[] = []
  for (const matchId of matches) {
    const byes = since.flatMap((change) => byeAfter(matchId, change) ?? [])
    const [first] = byes
    if (first !== undefined) {
      // Corrections alternate, so the first one shows the original.
      if (byes.length % 2 === 1) results.push({ matchId, as: isBye({ kind: first }) ? 'loss' : 'bye' })
      continue
    }
    const stood = lastScore(matchId, before)
    if (stood === null) return null
    const stands = lastScore(matchId, since)
    if (stands === null || isSameScore(stood, stands)) continue
    results.push({ matchId, score: stood })
  }
  return results
}

function byeAfter(matchId: MatchId, change: Change): UnopposedKind | null {
  return change.kind === 'bye_corrected' && change.matchId === matchId ? change.as : null
}

function lastScore(matchId: MatchId, changes: readonly Change[]): Score | null {
  const states = changes.flatMap((change) => {
    const state = stateAfterEach(matchId, change)
    return state === null ? [] : [state]
  })
  const state = states.at(-1)
  return state ? scoreIn(state) : null
}
