import type { ParsedInput } from '@tablee/contract/call'
import type { updateScoreQuickTournament as call } from '@tablee/contract/tournaments/update-score-quick-tournament'
import type { Outcome } from '@tablee/domain/outcome'
import { setScore } from '@tablee/domain/tournaments/set-score'
import type { HeldTournament } from '../held-tournament.ts'
import type { Acting } from './carry-act.ts'
import { carryOrganizerAct } from './organizer-act.ts'

export function updateScoreQuickTournament(
  acting: Acting,
  { code, organizerId, matchId, score, actId }: ParsedInput<typeof call>,
): Promise<Outcome<HeldTournament>> {
  return carryOrganizerAct(acting, {
    name: 'update-score-quick-tournament',
    target: { code },
    actId,
    secret: organizerId,
    decide: (tournament) => setScore(tournament, { matchId, score }),
  })
}
