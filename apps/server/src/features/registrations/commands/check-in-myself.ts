import type { ParsedInput } from '@tablee/contract/call'
import type { checkInMyself as call } from '@tablee/contract/registrations/check-in-myself'
import type { Acting } from '@tablee/contract/serving/caller'
import type { Outcome } from '@tablee/domain/outcome'
import { checkInMyself as decide } from '@tablee/domain/registrations/check-in-myself'
import type { RegistrationGround } from '../registration-ground.ts'
import { carryRegistrationAct, type RegistrationAnswer } from './carry-registration-act.ts'

export function checkInMyself(
  acting: Acting<RegistrationGround>,
  { isPresent, doorCode, ...input }: ParsedInput<typeof call>,
): Promise<Outcome<RegistrationAnswer>> {
  const now = acting.now().toISOString()
  const isDoorCode = doorCode === undefined ? null : acting.doorCodes.isOf(input.tournamentId, doorCode)
  return carryRegistrationAct(acting, {
    ...input,
    name: 'check-in-myself',
    decide: ({ tournament }, { registration }) => decide(tournament, { registration, isPresent, isDoorCode, now }),
  })
}
