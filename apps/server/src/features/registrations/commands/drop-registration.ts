import type { ParsedInput } from '@tablee/contract/call'
import type { dropPlayerAdvancedTournament as call } from '@tablee/contract/registrations/drop-player-advanced-tournament'
import type { Outcome } from '@tablee/domain/outcome'
import { dropRegistration as decide } from '@tablee/domain/registrations/leave-registration'
import type { Acting } from '../acting.ts'
import { carryRegistrationAct, type RegistrationAnswer } from './carry-registration-act.ts'

export function dropRegistration(
  acting: Acting,
  input: ParsedInput<typeof call>,
): Promise<Outcome<RegistrationAnswer>> {
  return carryRegistrationAct(acting, {
    ...input,
    name: 'drop-registration',
    decide: ({ tournament }, { registration }) => decide(tournament, registration),
  })
}
