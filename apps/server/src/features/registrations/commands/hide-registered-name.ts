import type { ParsedInput } from '@tablee/contract/call'
import type { hideRegisteredName as call } from '@tablee/contract/registrations/hide-registered-name'
import type { Acting } from '@tablee/contract/serving/caller'
import type { Outcome } from '@tablee/domain/outcome'
import { hideRegisteredName as decide } from '@tablee/domain/registrations/hide-registered-name'
import type { RegistrationGround } from '../registration-ground.ts'
import { carryRegistrationAct, type RegistrationAnswer } from './carry-registration-act.ts'

/** The name stays in the registration, which only the organizer and the person read whole. */
export function hideRegisteredName(
  acting: Acting<RegistrationGround>,
  { isHidden, ...input }: ParsedInput<typeof call>,
): Promise<Outcome<RegistrationAnswer>> {
  return carryRegistrationAct(acting, {
    ...input,
    name: 'hide-player-name',
    isForCancelled: true,
    decideAmong: ({ tournament }, { registration, registrations }) =>
      decide(tournament, { registration, registrations, isHidden }),
  })
}
