/** Refusals of a guardian’s line. */
export const GUARDIAN_STATUSES = {
  guardian_answer_required: 400,
  guardian_name_required: 400,
  guardian_contact_invalid: 400,
  guardian_consent_required: 400,
} as const
