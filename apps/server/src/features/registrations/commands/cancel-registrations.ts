import type { ParsedInput } from '@tablee/contract/call'
import type { cancelRegistrations as call } from '@tablee/contract/registrations/cancel-registrations'
import type { Acting } from '@tablee/contract/serving/caller'
import type { Outcome } from '@tablee/domain/outcome'
import { cancelRegistrations as decide } from '@tablee/domain/registrations/leave-registration'
import type { RegistrationGround } from '../registration-ground.ts'
import { type BulkAnswer, carryBulkAct } from './carry-bulk-act.ts'

export function cancelRegistrations(
  acting: Acting<RegistrationGround>,
  { registrationIds, ...act }: ParsedInput<typeof call>,
): Promise<Outcome<BulkAnswer>> {
  const wished = new Set(registrationIds)
  return carryBulkAct(acting, {
    ...act,
    name: 'cancel-registrations',
    decide: ({ tournament }, all) =>
      decide(
        tournament,
        all.filter(({ id }) => wished.has(id)),
      ),
  })
}
