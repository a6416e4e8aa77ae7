import type { ParsedInput } from '@tablee/contract/call'
import type { notePayments as call } from '@tablee/contract/registrations/note-payments'
import type { Acting } from '@tablee/contract/serving/caller'
import type { Outcome } from '@tablee/domain/outcome'
import { notePayments as decide } from '@tablee/domain/registrations/note-payment'
import type { RegistrationGround } from '../registration-ground.ts'
import { type BulkAnswer, carryBulkAct } from './carry-bulk-act.ts'

/** Also of an event that was called off, as for one alone. */
export function notePayments(
  acting: Acting<RegistrationGround>,
  { registrationIds, hasPaid, ...act }: ParsedInput<typeof call>,
): Promise<Outcome<BulkAnswer>> {
  const wished = new Set(registrationIds)
  return carryBulkAct(acting, {
    ...act,
    name: 'note-payments',
    isForCancelled: true,
    decide: ({ tournament }, all) =>
      decide(
        tournament,
        all
          .filter(({ id }) => wished.has(id))
          .map((registration) => ({ registration, before: registration.hasPaid, hasPaid })),
      ),
    amend: (kept) => ({ ...kept, hasPaid }),
  })
}
