/** Where: suggested places, and what is near. */
export const places = {
  suggested: 'Lieux proposés',
  told_one: '{count} lieu proposé',
  told_other: '{count} lieux proposés',
  department: 'Département ({code})',
  region: 'Région',
} as const
