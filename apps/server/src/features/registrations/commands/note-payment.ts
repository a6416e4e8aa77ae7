import type { ParsedInput } from '@tablee/contract/call'
import type { notePayment as call } from '@tablee/contract/registrations/note-payment'
import type { Acting } from '@tablee/contract/serving/caller'
import type { Outcome } from '@tablee/domain/outcome'
import { notePayment as decide } from '@tablee/domain/registrations/note-payment'
import type { RegistrationGround } from '../registration-ground.ts'
import { carryRegistrationAct, type RegistrationAnswer } from './carry-registration-act.ts'

/** At any time, also of an event that was called off: what was paid may have to be given back. */
export function notePayment(
  acting: Acting<RegistrationGround>,
  { hasPaid, ...input }: ParsedInput<typeof call>,
): Promise<Outcome<RegistrationAnswer>> {
  return carryRegistrationAct(acting, {
    ...input,
    name: 'note-payment',
    isForCancelled: true,
    decide: ({ tournament }, { registration }) =>
      decide(tournament, { registration, before: registration.hasPaid, hasPaid }),
    amend: (kept) => ({ ...kept, hasPaid }),
  })
}
