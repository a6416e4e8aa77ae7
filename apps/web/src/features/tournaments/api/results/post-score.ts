import type { ActReply } from '@tablee/contract/call'
import { reportAtTable } from '@tablee/contract/tournaments/report-at-table'
import { sendScoreQuickTournament } from '@tablee/contract/tournaments/send-score-quick-tournament'
import { updateScoreQuickTournament } from '@tablee/contract/tournaments/update-score-quick-tournament'
import type { Score } from '@tablee/domain/tournaments/results/score'
import type { UnsentScore } from '../../../../device-storage/unsent-scores.ts'
import type { ServerClient } from '../../../../transport/server-client.ts'
import { asScoreInput, asSeatsInput } from './score-input.ts'

type ScoreAnswer = ActReply<typeof sendScoreQuickTournament | typeof reportAtTable | typeof updateScoreQuickTournament>

/** In the role in which it was chosen, with its current proof. */
export async function postScore(client: ServerClient, score: UnsentScore, proof: string): Promise<ScoreAnswer> {
  const { code, matchId, actId } = score
  if (score.pod) return postPlacings(client, { ...score, pod: score.pod }, proof)
  if (score.seats) return postSeats(client, { ...score, seats: score.seats }, proof)
  if (score.role === 'staff') {
    const input = { code, matchId, organizerId: proof, actId, over: asInput(score.over) ?? null }
    const chosen = asInput(score.score)
    if (!chosen) throw new Error('one of the staff chose no score')
    return client.callAct(updateScoreQuickTournament, { ...input, score: chosen })
  }
  if (score.role === 'table') {
    const { table, atTable } = score
    const chosen = asInput(score.score)
    if (!chosen || !atTable) throw new Error('nobody showed anything at the table')
    const { token, characters1, characters2 } = atTable
    return client.callAct(reportAtTable, {
      code,
      table,
      matchId,
      actId,
      score: chosen,
      token,
      characters1,
      characters2,
    })
  }
  const reported = score.score ? { score: asScoreInput(score.score) } : {}
  const contest = score.isContest ? { contest: true } : {}
  const input = { code, matchId, playerId: proof, actId, ...reported, ...contest }
  return client.callAct(sendScoreQuickTournament, input)
}

type PodScore = UnsentScore & { readonly pod: NonNullable<UnsentScore['pod']> }

function postPlacings(client: ServerClient, { pod, ...score }: PodScore, proof: string): Promise<ScoreAnswer> {
  const { code, matchId, actId, isContest } = score
  const { placings, over } = pod
  const said = placings ? { placings } : {}
  if (score.role === 'table') {
    const { token, characters } = score.atTable ?? {}
    if (!token || !characters) throw new Error('nobody showed anything at the table')
    return client.callAct(reportAtTable, { code, table: score.table, matchId, actId, token, characters, ...said })
  }
  if (score.role === 'staff') {
    return client.callAct(updateScoreQuickTournament, { code, matchId, organizerId: proof, actId, over, ...said })
  }
  const contest = isContest ? { contest: true } : {}
  return client.callAct(sendScoreQuickTournament, { code, matchId, playerId: proof, actId, ...said, ...contest })
}

type SeatsScore = UnsentScore & { readonly seats: NonNullable<UnsentScore['seats']> }

/** Entered by the staff: members report their own seat, as a score. */
function postSeats(client: ServerClient, { seats, ...score }: SeatsScore, proof: string): Promise<ScoreAnswer> {
  const { code, matchId, actId } = score
  const over = seats.over && asSeatsInput(seats.over)
  const input = { code, matchId, organizerId: proof, actId, over, seats: asSeatsInput(seats.said) }
  return client.callAct(updateScoreQuickTournament, input)
}

function asInput(score: Score | null) {
  return score && asScoreInput(score)
}
