import type { ParsedInput } from '@tablee/contract/call'
import type { undoRegistrationActs as call } from '@tablee/contract/registrations/undo-registration-acts'
import type { Acting } from '@tablee/contract/serving/caller'
import type { Outcome } from '@tablee/domain/outcome'
import { undoRegistrationActs as decide } from '@tablee/domain/registrations/undo-registration-act'
import type { RegistrationGround } from '../registration-ground.ts'
import { type BulkAnswer, carryBulkAct } from './carry-bulk-act.ts'

export function undoRegistrationActs(
  acting: Acting<RegistrationGround>,
  { registrationIds, act: undone, ...act }: ParsedInput<typeof call>,
): Promise<Outcome<BulkAnswer>> {
  const wished = new Set(registrationIds)
  return carryBulkAct(acting, {
    ...act,
    name: `undo-${undone}-registration`,
    decide: ({ tournament, publicIdOf }, all) =>
      decide(tournament, {
        act: undone,
        candidates: all
          .filter(({ id }) => wished.has(id))
          .map((registration) => ({ registration, publicId: publicIdOf(registration.playerId) })),
      }),
  })
}
