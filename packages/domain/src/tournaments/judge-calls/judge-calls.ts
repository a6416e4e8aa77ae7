import { isRunning } from '../kinds/phase.ts'
import type { MatchId, Tournament } from '../tournament.ts'
import type { JudgeCall } from './judge-call.ts'

type WithCalls = Pick<Tournament, 'judgeCalls' | 'rounds' | 'matches' | 'phase'>

/** The open calls of the round that is played, longest waiting first. Calls of tables that are gone lapse. */
export function openJudgeCalls({ judgeCalls, rounds, matches, phase }: WithCalls): readonly JudgeCall[] {
  if (judgeCalls.open.length === 0 || !isRunning({ phase })) return NOBODY_CALLS
  const { length: current } = rounds
  return judgeCalls.open.filter(
    ({ round, matchId }) => round === current && matches.some((match) => match.id === matchId),
  )
}

const NOBODY_CALLS: readonly JudgeCall[] = []

/** Who goes there now: nobody any more once their role has ended by itself, which no act tells. */
export function goerOf({ takenBy, takenUntil }: Pick<JudgeCall, 'takenBy' | 'takenUntil'>, now: number): string | null {
  return takenUntil !== undefined && Date.parse(takenUntil) <= now ? null : takenBy
}

/** The call of a player's table. */
export function judgeCallAt(tournament: WithCalls, matchId: MatchId): JudgeCall | null {
  return openJudgeCalls(tournament).find((call) => call.matchId === matchId) ?? null
}
