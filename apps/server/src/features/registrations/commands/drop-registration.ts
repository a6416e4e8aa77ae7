import type { ParsedInput } from '@tablee/contract/call'
import type { dropPlayerAdvancedTournament as call } from '@tablee/contract/registrations/drop-player-advanced-tournament'
import type { Acting } from '@tablee/contract/serving/caller'
import type { Outcome } from '@tablee/domain/outcome'
import { dropRegistration as decide } from '@tablee/domain/registrations/leave-registration'
import type { RegistrationGround } from '../registration-ground.ts'
import { carryRegistrationAct, type RegistrationAnswer } from './carry-registration-act.ts'

export function dropRegistration(
  acting: Acting<RegistrationGround>,
  input: ParsedInput<typeof call>,
): Promise<Outcome<RegistrationAnswer>> {
  return carryRegistrationAct(acting, {
    ...input,
    name: 'drop-registration',
    decide: ({ tournament }, { registration, by }) =>
      decide(tournament, registration, by === 'player' ? 'player' : 'staff'),
  })
}
