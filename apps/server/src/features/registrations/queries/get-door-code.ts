import type { ParsedInput } from '@tablee/contract/call'
import type { getDoorCode as call } from '@tablee/contract/registrations/get-door-code'
import type { Acting } from '@tablee/contract/serving/caller'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import type { RegistrationGround } from '../registration-ground.ts'

export async function getDoorCode(
  { doorCodes, seeEvent, caller }: Acting<RegistrationGround>,
  { tournamentId, organizerId }: ParsedInput<typeof call>,
): Promise<Outcome<{ readonly data: { readonly doorCode: string } }>> {
  const event = await seeEvent(caller, tournamentId)
  if (!event) return refuse('tournament_not_found')
  if (!event.tournament.announcement) return refuse('wrong_tournament_type')
  if (!event.may('show-door-code', organizerId)) return refuse('not_organizer')
  return accept({ data: { doorCode: doorCodes.of(tournamentId) } })
}
