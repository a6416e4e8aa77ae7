import type { ParsedInput } from '@tablee/contract/call'
import type { undoRegistrationAct as call } from '@tablee/contract/registrations/undo-registration-act'
import type { Outcome } from '@tablee/domain/outcome'
import { undoRegistrationAct as decide } from '@tablee/domain/registrations/undo-registration-act'
import type { Acting } from '../acting.ts'
import { carryRegistrationAct, type RegistrationAnswer } from './carry-registration-act.ts'

export function undoRegistrationAct(
  acting: Acting,
  { act, ...input }: ParsedInput<typeof call>,
): Promise<Outcome<RegistrationAnswer>> {
  return carryRegistrationAct(acting, {
    ...input,
    name: `undo-${act}-registration`,
    isForOrganizerOnly: true,
    decide: ({ tournament, publicIdOf }, { registration }) =>
      decide(tournament, { act, registration, publicId: publicIdOf(registration.playerId) }),
  })
}
