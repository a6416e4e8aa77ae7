import type { ParsedInput } from '@tablee/contract/call'
import type { Acting } from '@tablee/contract/serving/caller'
import type { updateScoreQuickTournament as call } from '@tablee/contract/tournaments/update-score-quick-tournament'
import type { Outcome } from '@tablee/domain/outcome'
import { setScore } from '@tablee/domain/tournaments/set-score'
import type { TournamentGround } from '../tournament-ground.ts'
import type { Carried } from './carry-act.ts'
import { carryStaffAct } from './staff-act.ts'

export function updateScoreQuickTournament(
  acting: Acting<TournamentGround>,
  { code, organizerId, matchId, score, over, actId }: ParsedInput<typeof call>,
): Promise<Outcome<Carried<null>>> {
  return carryStaffAct(acting, {
    name: 'update-score-quick-tournament',
    target: { code },
    actId,
    secret: organizerId,
    decide: (tournament, { role: by }) => setScore(tournament, { matchId, score, over, by }),
  })
}
