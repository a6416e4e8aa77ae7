import { readEmail } from '@tablee/domain/accounts/email'
import { LANGUAGES, SOURCE_LANGUAGE } from '@tablee/domain/language'
import { GUARDIAN_CONTACT_MAX_LENGTH, GUARDIAN_TEXTS, isGuardianContact } from '@tablee/domain/registrations/guardian'
import {
  NOTES_MAX_LENGTH,
  PERSON_NAME_MAX_LENGTH,
  PHONE_MAX_LENGTH,
  type RegistrationId,
} from '@tablee/domain/registrations/registration'
import { LOCATION_MAX_LENGTH } from '@tablee/domain/tournaments/life/announcement'
import { typedName } from '@tablee/domain/tournaments/players/player-name'
import * as z from 'zod/mini'
import { issue } from '../call.ts'
import { tidyText } from '../tournaments/fields/fields.ts'
import { teamName } from '../tournaments/team.ts'

const tooLong = issue('personal_details_too_long')
const EMAIL_MAX_LENGTH = 254

function line(longest: number, required?: Parameters<typeof issue>[0]) {
  const text = z
    .string(required ? issue(required) : tooLong)
    .check(z.overwrite(typedName), z.maxLength(longest, tooLong))
  return required ? text.check(z.minLength(1, issue(required))) : text
}

export const firstName = line(PERSON_NAME_MAX_LENGTH, 'first_name_required')
export const lastName = line(PERSON_NAME_MAX_LENGTH, 'last_name_required')
export const phone = line(PHONE_MAX_LENGTH)
export const homeLocation = line(LOCATION_MAX_LENGTH)
export const notes = z.string(tooLong).check(z.overwrite(tidyText), z.maxLength(NOTES_MAX_LENGTH, tooLong))

/** The person's, for the organizer; kept as typed but for case and blanks. */
export const contactEmail = z.string(issue('email_required')).check(
  z.overwrite((typed) => typed.trim()),
  z.minLength(1, issue('email_required')),
  z.maxLength(EMAIL_MAX_LENGTH, issue('registration_email_invalid')),
  z.refine((typed) => typed === '' || readEmail(typed) !== null, issue('registration_email_invalid')),
)

/** The desk asks only for what the organizer needs. */
export const optionalFirstName = line(PERSON_NAME_MAX_LENGTH)
export const optionalLastName = line(PERSON_NAME_MAX_LENGTH)
export const optionalEmail = z.string(issue('registration_email_invalid')).check(
  z.overwrite((typed) => typed.trim()),
  z.maxLength(EMAIL_MAX_LENGTH, issue('registration_email_invalid')),
  z.refine((typed) => typed === '' || readEmail(typed) !== null, issue('registration_email_invalid')),
)

/** A new team, or one that is there or waits for its seats. */
export const askedTeam = z.object({ name: teamName, isNew: z.boolean() })

const guardianName = line(PERSON_NAME_MAX_LENGTH)
const guardianContact = z.string(issue('guardian_contact_invalid')).check(
  z.overwrite(typedName),
  z.maxLength(GUARDIAN_CONTACT_MAX_LENGTH, issue('guardian_contact_invalid')),
  z.refine((typed) => typed === '' || isGuardianContact(typed), issue('guardian_contact_invalid')),
)
const agreedTo = z.literal(GUARDIAN_TEXTS, issue('guardian_consent_required'))

/** Of somebody below the age that the event sets; null: not below it. Whoever registers comes with the agreement. */
export const guardianLine = z.object({
  name: guardianName.check(z.minLength(1, issue('guardian_name_required'))),
  contact: guardianContact.check(z.minLength(1, issue('guardian_contact_invalid'))),
  agreedTo: z.nullable(agreedTo).check(z.refine((text) => text !== null, issue('guardian_consent_required'))),
})

export const guardian = z.nullable(guardianLine)

/** The staff may collect it later; an agreement has a name. */
export const optionalGuardian = z.nullable(
  z.object({ name: guardianName, contact: guardianContact, agreedTo: z.nullable(agreedTo) }).check(
    z.refine(({ name, agreedTo }) => agreedTo === null || name !== '', {
      ...issue('guardian_name_required'),
      path: ['name'],
    }),
  ),
)

/** A wish for a table of one's own, which the staff reads and decides. Left out: as it was. */
export const wishesFixedSeat = z.optional(z.boolean())

/** No personal data are taken without it. */
export const policyAgreement = z.literal(true, issue('policy_required'))

/**
 * Which registration. For the organizer: the public id, the account id or the player's key; for the player: their secret, or their account
 * id.
 */
export const registrantId = z
  .string(issue('registration_not_found'))
  .check(z.minLength(1, issue('registration_not_found')), z.maxLength(128, issue('registration_not_found')))

/** The language of letters to someone; unknown ones become the source language. */
export const letterLanguage = z.catch(z.enum(LANGUAGES), SOURCE_LANGUAGE)

export const registrationId = z.pipe(
  z
    .string(issue('registration_not_found'))
    .check(z.regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,35}$/, issue('registration_not_found'))),
  z.transform((id: string) => id as RegistrationId),
)
