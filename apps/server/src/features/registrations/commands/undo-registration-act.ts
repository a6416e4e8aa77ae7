import type { ParsedInput } from '@tablee/contract/call'
import type { undoRegistrationAct as call } from '@tablee/contract/registrations/undo-registration-act'
import type { Acting } from '@tablee/contract/serving/caller'
import type { Outcome } from '@tablee/domain/outcome'
import { undoRegistrationAct as decide } from '@tablee/domain/registrations/undo-registration-act'
import type { RegistrationGround } from '../registration-ground.ts'
import { carryRegistrationAct, type RegistrationAnswer } from './carry-registration-act.ts'

export function undoRegistrationAct(
  acting: Acting<RegistrationGround>,
  { act, ...input }: ParsedInput<typeof call>,
): Promise<Outcome<RegistrationAnswer>> {
  return carryRegistrationAct(acting, {
    ...input,
    name: `undo-${act}-registration`,
    decide: ({ tournament, publicIdOf }, { registration }) =>
      decide(tournament, { act, registration, publicId: publicIdOf(registration.playerId) }),
  })
}
