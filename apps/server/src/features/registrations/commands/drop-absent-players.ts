import type { ParsedInput } from '@tablee/contract/call'
import type { dropAbsentPlayers as call } from '@tablee/contract/registrations/drop-absent-players'
import type { Outcome } from '@tablee/domain/outcome'
import { dropAbsent } from '@tablee/domain/registrations/check-in'
import type { Acting } from '../acting.ts'
import { type BulkAnswer, carryBulkAct } from './carry-bulk-act.ts'

export function dropAbsentPlayers(
  acting: Acting,
  { tournamentId, actId }: ParsedInput<typeof call>,
): Promise<Outcome<BulkAnswer>> {
  return carryBulkAct(acting, {
    name: 'drop-absent-players',
    tournamentId,
    actId,
    decide: ({ tournament }, registrations) => dropAbsent(tournament, registrations),
  })
}
