import type { ParsedInput } from '@tablee/contract/call'
import type { addPlayerAtDesk as call } from '@tablee/contract/registrations/add-player-at-desk'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import type { Acting } from '../acting.ts'
import { carryDeskEntries } from './carry-desk-entries.ts'
import type { RegistrationAnswer } from './carry-registration-act.ts'

/** The organizer writes somebody in who has no device to register with. */
export async function addPlayerAtDesk(
  acting: Acting,
  { tournamentId, actId, ...person }: ParsedInput<typeof call>,
): Promise<Outcome<RegistrationAnswer>> {
  const outcome = await carryDeskEntries(acting, { name: 'add-player-at-desk', tournamentId, actId, people: [person] })
  if (!outcome.accepted) return outcome
  const [registration] = outcome.value
  return registration ? accept({ data: { registration } }) : refuse('registration_not_found')
}
