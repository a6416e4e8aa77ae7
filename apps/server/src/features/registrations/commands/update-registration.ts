import type { ParsedInput } from '@tablee/contract/call'
import type { updatePlayerAdvancedTournament as call } from '@tablee/contract/registrations/update-player-advanced-tournament'
import type { Outcome } from '@tablee/domain/outcome'
import { amendRegistration } from '@tablee/domain/registrations/amend-registration'
import type { PersonalDetails } from '@tablee/domain/registrations/registration'
import type { Acting } from '../acting.ts'
import { carryRegistrationAct, type RegistrationAnswer } from './carry-registration-act.ts'

type Input = ParsedInput<typeof call>

/** The player amends the own registration until the start, the organizer any of them until the finish. */
export function updateRegistration(acting: Acting, input: Input): Promise<Outcome<RegistrationAnswer>> {
  const { tournamentId, playerId, actId, playerName: name, decklist } = input
  return carryRegistrationAct(acting, {
    name: 'update-registration',
    tournamentId,
    playerId,
    actId,
    decide: ({ tournament }, registrant) => amendRegistration(tournament, { ...registrant, name }),
    amend: (registration) => ({
      ...registration,
      details: amendedDetails(registration.details, input),
      decklist: decklist === undefined ? registration.decklist : decklist,
    }),
  })
}

function amendedDetails(before: PersonalDetails, input: Input): PersonalDetails {
  return {
    firstName: input.firstName ?? before.firstName,
    lastName: input.lastName ?? before.lastName,
    email: input.email ?? before.email,
    phone: input.phone ?? before.phone,
    location: input.location ?? before.location,
    notes: input.notes ?? before.notes,
  }
}
