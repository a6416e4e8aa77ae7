import type { registrationChanges } from '@tablee/contract/registrations/registration-data'
import type { Acting } from '@tablee/contract/serving/caller'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import { changeRegistration as decide } from '@tablee/domain/registrations/change-registration'
import type { RegistrationId } from '@tablee/domain/registrations/registration'
import type * as z from 'zod/mini'
import type { RegistrationGround } from '../registration-ground.ts'
import { findRegistration } from '../registration-store.ts'
import { carryRegistrationAct } from './carry-registration-act.ts'
import { takesDeckAway, withDetails } from './update-registration.ts'

type Changes = z.output<typeof registrationChanges>

/**
 * What the organizer decides of a registration, and what the account that made it amends, in one act; neither does the
 * other's part.
 */
export async function changeRegistration(
  acting: Acting<RegistrationGround>,
  id: RegistrationId,
  { status, dropped, ...details }: Changes,
): Promise<Outcome<null>> {
  const registration = await acting.database.read((db) => findRegistration(db, id))
  const event = registration && (await acting.seeEvent(acting.caller, registration.tournamentId))
  if (!registration || !event) return refuse('registration_not_found')
  const { accountId, playerId, tournamentId } = registration
  const isOwn = accountId !== null && accountId === acting.caller?.accountId
  const { notes: _, ...personal } = details
  if (!event.may('decide-registration') && (status !== undefined || dropped !== undefined))
    return refuse('not_organizer')
  if (!isOwn && Object.values(personal).some((value) => value !== undefined)) return refuse('not_your_registration')
  const isAmended = Object.values(details).some((value) => value !== undefined)
  const outcome = await carryRegistrationAct(acting, {
    name: 'change-registration',
    tournamentId,
    playerId: event.may('change-registration') ? playerId : (accountId ?? playerId),
    decideAmong: ({ tournament, publicIdOf }, registrant) =>
      decide(tournament, {
        ...registrant,
        publicId: publicIdOf(registrant.registration.playerId),
        standing: { status, dropped },
        amended: isAmended ? { name: details.playerName, takesDeckAway: takesDeckAway(details) } : null,
      }),
    amend: (kept, amending) => withDetails(kept, details, amending),
  })
  return outcome.accepted ? accept(null) : outcome
}
