import type { CallReply, ParsedInput } from '@tablee/contract/call'
import type { getAdvancedRegistrations as call } from '@tablee/contract/registrations/get-advanced-registrations'
import type { Acting } from '@tablee/contract/serving/caller'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import type { RegistrationId } from '@tablee/domain/registrations/registration'
import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import type { Queryable } from '../../../database/database.ts'
import { inTurns } from '../../../turns/in-turns.ts'
import type { RegistrationGround } from '../registration-ground.ts'
import { findRegistrations, listPending, listRegistrations } from '../registration-store.ts'
import { lookAtAddresses, viewingBy, viewOf } from '../registration-view.ts'

/** Everyone sees the players; the organizer sees everything, a person their own registration. */
export async function getAdvancedRegistrations(
  acting: Acting<RegistrationGround>,
  { tournamentId, organizerId, playerId, registrationIds }: ParsedInput<typeof call>,
): Promise<Outcome<CallReply<typeof call>>> {
  const event = await acting.seeEvent(acting.caller, tournamentId)
  if (!event) return refuse('tournament_not_found', { code: tournamentId })
  if (!event.tournament.announcement) return refuse('wrong_tournament_type')
  const { registrations, pending, addresses } = await acting.database.read(async (db) => {
    const found = await read(db, tournamentId, registrationIds)
    return { ...found, addresses: await lookAtAddresses(acting, db, found.registrations) }
  })
  const secrets = playerId === undefined ? [] : [playerId]
  const viewing = { ...viewingBy(acting, { event, standing: pending, secrets, organizerId }), ...addresses }
  const data: ReturnType<typeof viewOf>[] = []
  await inTurns(registrations, (registration) => data.push(viewOf(viewing, registration)))
  return accept({ data, liveSequence: event.sequence })
}

async function read(db: Queryable, tournamentId: TournamentId, ids: readonly RegistrationId[] | undefined) {
  if (ids === undefined) {
    const registrations = await listRegistrations(db, tournamentId)
    return { registrations, pending: registrations }
  }
  const meant = await findRegistrations(db, ids)
  return {
    registrations: meant.filter((registration) => registration.tournamentId === tournamentId),
    pending: await listPending(db, tournamentId),
  }
}
