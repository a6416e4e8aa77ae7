import type { ParsedInput } from '@tablee/contract/call'
import type { checkInPlayer as call } from '@tablee/contract/registrations/check-in-player'
import type { Acting } from '@tablee/contract/serving/caller'
import type { Outcome } from '@tablee/domain/outcome'
import { checkIn } from '@tablee/domain/registrations/check-in'
import type { RegistrationGround } from '../registration-ground.ts'
import { carryRegistrationAct, type RegistrationAnswer } from './carry-registration-act.ts'

export function checkInPlayer(
  acting: Acting<RegistrationGround>,
  { isPresent, ...input }: ParsedInput<typeof call>,
): Promise<Outcome<RegistrationAnswer>> {
  return carryRegistrationAct(acting, {
    ...input,
    name: 'check-in-player',
    decide: ({ tournament }, { registration }) => checkIn(tournament, { registration, isPresent }),
  })
}
