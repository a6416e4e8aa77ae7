import type { ParsedInput } from '@tablee/contract/call'
import type { acceptRegistration as call } from '@tablee/contract/registrations/accept-registration'
import type { Acting } from '@tablee/contract/serving/caller'
import type { Outcome } from '@tablee/domain/outcome'
import { acceptRegistration as decide } from '@tablee/domain/registrations/accept-registration'
import type { RegistrationGround } from '../registration-ground.ts'
import { carryRegistrationAct, type RegistrationAnswer } from './carry-registration-act.ts'

export function acceptRegistration(
  acting: Acting<RegistrationGround>,
  { addsSeat, ...input }: ParsedInput<typeof call>,
): Promise<Outcome<RegistrationAnswer>> {
  return carryRegistrationAct(acting, {
    ...input,
    name: 'accept-registration',
    decide: ({ tournament, publicIdOf }, { registration }) =>
      decide(tournament, { registration, publicId: publicIdOf(registration.playerId), addsSeat }),
  })
}
