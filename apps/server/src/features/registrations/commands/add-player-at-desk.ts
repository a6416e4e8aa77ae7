import type { ParsedInput } from '@tablee/contract/call'
import type { addPlayerAtDesk as call } from '@tablee/contract/registrations/add-player-at-desk'
import type { Acting } from '@tablee/contract/serving/caller'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import type { RegistrationAnswer } from '../on-one.ts'
import type { RegistrationGround } from '../registration-ground.ts'
import { writeInAtDesk } from './write-in-at-desk.ts'

export async function addPlayerAtDesk(
  acting: Acting<RegistrationGround>,
  { tournamentId, organizerId, actId, ...person }: ParsedInput<typeof call>,
): Promise<Outcome<RegistrationAnswer>> {
  const outcome = await writeInAtDesk(acting, {
    ...{ tournamentId, organizerId, actId },
    name: 'add-player-at-desk',
    people: [person],
  })
  if (!outcome.accepted) return outcome
  const { registrations, maxPlayers } = outcome.value.data
  const [registration] = registrations
  return registration ? accept({ data: { registration, maxPlayers } }) : refuse('registration_not_found')
}
