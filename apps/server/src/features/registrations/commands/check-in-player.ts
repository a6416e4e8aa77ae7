import type { ParsedInput } from '@tablee/contract/call'
import type { checkInPlayer as call } from '@tablee/contract/registrations/check-in-player'
import type { Outcome } from '@tablee/domain/outcome'
import { checkIn } from '@tablee/domain/registrations/check-in'
import type { Acting } from '../acting.ts'
import { carryRegistrationAct, type RegistrationAnswer } from './carry-registration-act.ts'

export function checkInPlayer(
  acting: Acting,
  { isPresent, ...input }: ParsedInput<typeof call>,
): Promise<Outcome<RegistrationAnswer>> {
  return carryRegistrationAct(acting, {
    ...input,
    name: 'check-in-player',
    isForOrganizerOnly: true,
    decide: ({ tournament }, { registration }) => checkIn(tournament, { registration, isPresent }),
  })
}
