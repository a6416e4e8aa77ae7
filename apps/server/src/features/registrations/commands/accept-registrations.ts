import type { ParsedInput } from '@tablee/contract/call'
import type { acceptRegistrations as call } from '@tablee/contract/registrations/accept-registrations'
import type { Acting } from '@tablee/contract/serving/caller'
import type { Outcome } from '@tablee/domain/outcome'
import { acceptInOrder } from '@tablee/domain/registrations/accept-registration'
import type { RegistrationGround } from '../registration-ground.ts'
import { type BulkAnswer, carryBulkAct } from './carry-bulk-act.ts'

/** Pending registrations in the order in which they came, as far as there are seats. */
export function acceptRegistrations(
  acting: Acting<RegistrationGround>,
  { registrationIds, ...act }: ParsedInput<typeof call>,
): Promise<Outcome<BulkAnswer>> {
  const wished = registrationIds && new Set(registrationIds)
  return carryBulkAct(acting, {
    ...act,
    name: 'accept-registrations',
    isNamed: (id) => !wished || wished.has(id),
    decide: ({ tournament, publicIdOf }, registrations) =>
      acceptInOrder(
        tournament,
        registrations
          .filter(({ id }) => !wished || wished.has(id))
          .map((registration) => ({ registration, publicId: publicIdOf(registration.playerId) })),
      ),
  })
}
