import { isDrafting, seatAtDraft } from '../draft/draft-seats.ts'
import { isRunning } from '../kinds/phase.ts'
import { currentStageIndex } from '../kinds/stage.ts'
import type { MatchId, PlayerId, Tournament } from '../tournament.ts'
import type { DraftCall, JudgeCall, OpenCall } from './judge-call.ts'

type WithCalls = Pick<Tournament, 'judgeCalls' | 'rounds' | 'matches' | 'phase'>

/** All that wait or are gone to, longest waiting first: tables, and seats at a draft. */
export function openCalls(tournament: Tournament): readonly OpenCall[] {
  const [tables, seats] = [openJudgeCalls(tournament), openDraftCalls(tournament)]
  return seats.length === 0 ? tables : [...tables, ...seats]
}

/** The open calls of the round that is played, longest waiting first. Calls of tables that are gone lapse. */
export function openJudgeCalls({ judgeCalls, rounds, matches, phase }: WithCalls): readonly JudgeCall[] {
  if (judgeCalls.open.length === 0 || !isRunning({ phase })) return NOBODY_CALLS
  const { length: current } = rounds
  return judgeCalls.open.filter(
    ({ round, matchId }) => round === current && matches.some((match) => match.id === matchId),
  )
}

/** Those of the draft under way. They lapse with its first round, and with a seat that is left. */
function openDraftCalls(tournament: Tournament): readonly DraftCall[] {
  const { atDraft = NOBODY_DRAFTS } = tournament.judgeCalls
  if (atDraft.length === 0 || !isDrafting(tournament)) return NOBODY_DRAFTS
  const index = currentStageIndex(tournament)
  return atDraft.filter(({ stage, playerId }) => stage === index && seatAtDraft(tournament, playerId) !== null)
}

const NOBODY_CALLS: readonly JudgeCall[] = []
const NOBODY_DRAFTS: readonly DraftCall[] = []

/** The call of a player's table. */
export function judgeCallAt(tournament: WithCalls, matchId: MatchId): JudgeCall | null {
  return openJudgeCalls(tournament).find((call) => call.matchId === matchId) ?? null
}

/** The call of a player's seat. */
export function draftCallOf(tournament: Tournament, player: PlayerId): DraftCall | null {
  return openDraftCalls(tournament).find(({ playerId }) => playerId === player) ?? null
}
