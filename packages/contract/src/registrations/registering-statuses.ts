/** Refusals of what a registration form says. */
export const REGISTERING_STATUSES = {
  registration_email_invalid: 400,
  policy_required: 400,
  personal_details_too_long: 400,
  guardian_answer_required: 400,
  guardian_name_required: 400,
  guardian_contact_invalid: 400,
  guardian_consent_required: 400,
} as const
