import type { WholeRegistration } from '@tablee/contract/registrations/registration-document'
import { isAboutEntryPassword } from '@tablee/domain/tournaments/life/entry-password'
import type { Faults } from '../../../forms/use-form.ts'
import type { RefusedError } from '../../../transport/request-error.ts'
import { guardianFieldOf } from './guardian-texts.ts'

export type PersonalTexts = {
  readonly playerName: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string
  readonly location: string
  readonly notes: string
}

export const NO_TEXTS: PersonalTexts = {
  playerName: '',
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  location: '',
  notes: '',
}

export const PERSONAL_FIELDS = [
  'playerName',
  'firstName',
  'lastName',
  'email',
  'phone',
  'location',
  'notes',
] as const satisfies readonly (keyof PersonalTexts)[]

export function draftNameOf(tournamentId: string): string {
  return `registration ${tournamentId}`
}

export function textsOf(registration: WholeRegistration): PersonalTexts {
  const { playerName, firstName, lastName, email, phone, location, notes } = registration
  return { playerName, firstName, lastName, email, phone, location, notes }
}

/** Maps a refusal to its fields: a taken name to the name, a password to the password, a team to where it was said. */
export function fieldsOfRefusal({ fields, reason, message }: RefusedError): Faults {
  const ofGuardian = guardianFieldOf({ reason, message })
  if (ofGuardian) return ofGuardian
  if (isAboutEntryPassword(reason)) return { password: message }
  if (reason === 'decklist_required') return { decklist: message }
  if (reason === 'team_name_taken' || reason === 'team_name_invalid') return { teamName: message }
  if (reason === 'team_full' || reason === 'team_not_found') return { teamPick: message }
  return reason === 'player_name_taken' ? { playerName: message } : fields
}
