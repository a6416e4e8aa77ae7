import type { ParsedInput } from '@tablee/contract/call'
import type { checkInPlayers as call } from '@tablee/contract/registrations/check-in-players'
import type { Acting } from '@tablee/contract/serving/caller'
import type { Outcome } from '@tablee/domain/outcome'
import { checkInAll } from '@tablee/domain/registrations/check-in'
import type { RegistrationGround } from '../registration-ground.ts'
import { type BulkAnswer, carryBulkAct } from './carry-bulk-act.ts'

export function checkInPlayers(
  acting: Acting<RegistrationGround>,
  { registrationIds, isPresent, ...act }: ParsedInput<typeof call>,
): Promise<Outcome<BulkAnswer>> {
  const wished = registrationIds && new Set(registrationIds)
  return carryBulkAct(acting, {
    ...act,
    name: 'check-in-players',
    decide: ({ tournament }, all) =>
      checkInAll(tournament, { registrations: all.filter(({ id }) => !wished || wished.has(id)), isPresent }),
  })
}
