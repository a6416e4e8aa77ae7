import type { ParsedInput } from '@tablee/contract/call'
import type { awardByes as call } from '@tablee/contract/registrations/award-byes'
import type { Acting } from '@tablee/contract/serving/caller'
import type { Outcome } from '@tablee/domain/outcome'
import { awardByes as decide } from '@tablee/domain/registrations/award-byes'
import type { RegistrationGround } from '../registration-ground.ts'
import { carryRegistrationAct, type RegistrationAnswer } from './carry-registration-act.ts'

/** Byes of the first rounds for somebody who is registered, seated or not. */
export function awardByes(
  acting: Acting<RegistrationGround>,
  { byes, ...input }: ParsedInput<typeof call>,
): Promise<Outcome<RegistrationAnswer>> {
  return carryRegistrationAct(acting, {
    ...input,
    name: 'award-byes',
    decide: ({ tournament }, { registration }) => decide(tournament, { registration, byes }),
  })
}
