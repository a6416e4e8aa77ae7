import type { ParsedInput } from '@tablee/contract/call'
import type { dropAbsentPlayers as call } from '@tablee/contract/registrations/drop-absent-players'
import type { Acting } from '@tablee/contract/serving/caller'
import type { Outcome } from '@tablee/domain/outcome'
import { dropAbsent } from '@tablee/domain/registrations/check-in'
import type { RegistrationGround } from '../registration-ground.ts'
import { type BulkAnswer, carryBulkAct } from './carry-bulk-act.ts'

export function dropAbsentPlayers(
  acting: Acting<RegistrationGround>,
  input: ParsedInput<typeof call>,
): Promise<Outcome<BulkAnswer>> {
  return carryBulkAct(acting, {
    ...input,
    name: 'drop-absent-players',
    decide: ({ tournament }, registrations) => dropAbsent(tournament, registrations),
  })
}
