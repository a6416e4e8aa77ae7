import type { ParsedInput } from '@tablee/contract/call'
import type { addPlayerAtDesk as call } from '@tablee/contract/registrations/add-player-at-desk'
import type { Acting } from '@tablee/contract/serving/caller'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import type { RegistrationGround } from '../registration-ground.ts'
import { carryDeskEntries } from './carry-desk-entries.ts'
import type { RegistrationAnswer } from './carry-registration-act.ts'

/** The organizer writes somebody in who has no device to register with. */
export async function addPlayerAtDesk(
  acting: Acting<RegistrationGround>,
  { tournamentId, organizerId, actId, ...person }: ParsedInput<typeof call>,
): Promise<Outcome<RegistrationAnswer>> {
  const outcome = await carryDeskEntries(acting, {
    ...{ tournamentId, organizerId, actId },
    name: 'add-player-at-desk',
    people: [person],
  })
  if (!outcome.accepted) return outcome
  const { registrations, maxPlayers } = outcome.value.data
  const [registration] = registrations
  return registration ? accept({ data: { registration, maxPlayers } }) : refuse('registration_not_found')
}
