import type { CallReply, ParsedInput } from '@tablee/contract/call'
import type { getAdvancedRegistrations as call } from '@tablee/contract/registrations/get-advanced-registrations'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import type { Acting } from '../acting.ts'
import { listRegistrations } from '../registration-store.ts'
import { viewOf } from '../registration-view.ts'

/** Everybody sees who plays; the organizer sees everything, a person the own registration. */
export async function getAdvancedRegistrations(
  acting: Acting,
  { tournamentId, playerId }: ParsedInput<typeof call>,
): Promise<Outcome<CallReply<typeof call>>> {
  const event = await acting.seeEvent(acting.caller, tournamentId)
  if (!event) return refuse('tournament_not_found', { code: tournamentId })
  if (!event.tournament.announcement) return refuse('wrong_tournament_type')
  const secrets = [playerId, acting.caller?.accountId].filter((secret) => secret !== undefined)
  const own = secrets.flatMap((secret) => event.playersHeldBy(secret))
  const registrations = await acting.database.read((db) => listRegistrations(db, tournamentId))
  return accept({ data: registrations.map((registration) => viewOf({ event, registrations, own }, registration)) })
}
