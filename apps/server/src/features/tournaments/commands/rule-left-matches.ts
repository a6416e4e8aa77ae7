import type { ParsedInput } from '@tablee/contract/call'
import type { Acting } from '@tablee/contract/serving/caller'
import type { ruleLeftMatches as call } from '@tablee/contract/tournaments/rule-left-matches'
import type { Outcome } from '@tablee/domain/outcome'
import { ruleLeftMatches as decide } from '@tablee/domain/tournaments/left-matches'
import type { TournamentGround } from '../tournament-ground.ts'
import type { Carried } from './carry-act.ts'
import { carryStaffAct } from './staff-act.ts'

export function ruleLeftMatches(
  acting: Acting<TournamentGround>,
  { code, organizerId, playerKey: playerId, matches, actId }: ParsedInput<typeof call>,
): Promise<Outcome<Carried<null>>> {
  return carryStaffAct(acting, {
    name: 'rule-left-matches',
    target: { code },
    actId,
    secret: organizerId,
    decide: (tournament) => decide(tournament, { playerId, matches }),
  })
}
