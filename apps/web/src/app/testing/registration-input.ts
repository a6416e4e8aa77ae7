import type { Outcome } from '@tablee/domain/outcome'
import {
  type GivenGuardian,
  guardianAfter,
  guardianAge,
  type KeptGuardian,
} from '@tablee/domain/registrations/guardian'
import type { PersonalDetails } from '@tablee/domain/registrations/registration'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { fr } from '@tablee/messages/fr'
import { type Answer, executed } from '../../transport/testing/local-server.ts'

export type Input = Record<string, unknown>

export const NO_DETAILS: PersonalDetails = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  location: '',
  notes: '',
}

export function refused(outcome: Outcome<unknown>): Answer {
  const code = outcome.accepted ? 'registration_not_found' : outcome.refusal.code
  return executed(409, { success: false, reason: code, message: fr.refusals[code] })
}

/** Undefined: not mentioned. */
export function decklistOf({ decklist }: Input): string | null | undefined {
  return decklist === undefined || decklist === null ? (decklist as undefined | null) : JSON.stringify(decklist)
}

export function detailsOf(input: Input, before: PersonalDetails): PersonalDetails {
  const given = Object.keys(NO_DETAILS).flatMap((key) => (typeof input[key] === 'string' ? [[key, input[key]]] : []))
  return { ...before, ...Object.fromEntries(given) }
}

/** As the server keeps it. */
export function guardianOf(
  event: Tournament,
  { guardian: given }: Input,
  kept: { readonly before: KeptGuardian | null; readonly isByStaff: boolean },
): KeptGuardian | null {
  return guardianAfter(guardianAge(event), {
    given: given as GivenGuardian | null | undefined,
    at: new Date().toISOString(),
    ...kept,
  })
}

export function wishIn({ wishesFixedSeat }: Input): { readonly wishesFixedSeat?: boolean } {
  return typeof wishesFixedSeat === 'boolean' ? { wishesFixedSeat } : {}
}
