import type { registrationChanges } from '@tablee/contract/registrations/registration-data'
import type { Acting } from '@tablee/contract/serving/caller'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import { decideRegistrationAct } from '@tablee/domain/registrations/acts/decide-registration-act'
import type { RegistrationId } from '@tablee/domain/registrations/registration'
import type * as z from 'zod/mini'
import { amending } from '../amending.ts'
import { deckAmended } from '../deck-amended.ts'
import { answerOne, onOne } from '../on-one.ts'
import { personAfter } from '../person-after.ts'
import type { RegistrationGround } from '../registration-ground.ts'
import { findRegistration } from '../registration-store.ts'
import { carryRegistrations } from './carry-registrations.ts'
import { takesDeckAway, withDetails } from './update-registration.ts'

type Changes = z.output<typeof registrationChanges>

/** The organizer's decision and the owner's changes in one act; neither may do the other's part. */
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
  const amended = isAmended ? { name: details.playerName, takesDeckAway: takesDeckAway(details) } : null
  const act = { name: 'change-registration', input: { standing: { status, dropped }, amended } } as const
  const sent = { tournamentId, playerId: event.may('change-registration') ? playerId : (accountId ?? playerId) }
  const outcome = await carryRegistrations(acting, {
    ...{ ...onOne(acting, sent, { isAmongAll: true }), name: act.name },
    decide: ({ tournament }, { rows }, about) => {
      const beside = deckAmended(acting, rows, { ...about, isGiven: details.decklist !== undefined })
      const person = personAfter(rows, about.meant, details)
      return decideRegistrationAct(tournament, { ...act, input: { ...act.input, person } }, { ...about, beside })
    },
    amend: amending(acting, (kept, by) => withDetails(kept, details, by)),
  })
  const answered = answerOne(acting, { ...sent, name: act.name }, outcome)
  return answered.accepted ? accept(null) : answered
}
