import type { ParsedInput } from '@tablee/contract/call'
import type { Acting } from '@tablee/contract/serving/caller'
import type { publishDecklists as call } from '@tablee/contract/tournaments/publish-decklists'
import type { Outcome } from '@tablee/domain/outcome'
import { publishDecklists as decide } from '@tablee/domain/tournaments/publish-decklists'
import type { TournamentGround } from '../tournament-ground.ts'
import type { Carried } from './carry-act.ts'
import { carryStaffAct } from './staff-act.ts'

export function publishDecklists(
  acting: Acting<TournamentGround>,
  { tournamentId, arePublic, actId }: ParsedInput<typeof call>,
): Promise<Outcome<Carried<null>>> {
  return carryStaffAct(acting, {
    name: 'publish-decklists',
    target: { id: tournamentId },
    actId,
    secret: undefined,
    decide: (tournament) => decide(tournament, arePublic),
  })
}
