import type { ParsedInput } from '@tablee/contract/call'
import type { dropAbsentPlayers as call } from '@tablee/contract/registrations/drop-absent-players'
import type { Acting } from '@tablee/contract/serving/caller'
import type { Outcome } from '@tablee/domain/outcome'
import { dropAbsent, settleField } from '@tablee/domain/registrations/check-in'
import type { RegistrationGround } from '../registration-ground.ts'
import { type BulkAnswer, carryBulkAct } from './carry-bulk-act.ts'

/** The field of an event is made up at its start: who is absent goes, and who waits comes in where that is wished. */
export function dropAbsentPlayers(
  acting: Acting<RegistrationGround>,
  { acceptsWaiting, ...act }: ParsedInput<typeof call>,
): Promise<Outcome<BulkAnswer>> {
  return carryBulkAct(acting, {
    ...act,
    name: 'drop-absent-players',
    decide: ({ tournament, publicIdOf }, registrations) =>
      acceptsWaiting
        ? settleField(
            tournament,
            registrations.map((registration) => ({ registration, publicId: publicIdOf(registration.playerId) })),
          )
        : dropAbsent(tournament, registrations),
  })
}
