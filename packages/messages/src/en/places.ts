/** Where: suggested places, and what is near. */
export const places = {
  suggested: 'Suggested places',
  told_one: '{count} place suggested',
  told_other: '{count} places suggested',
  department: 'Department ({code})',
  region: 'Region',
} as const
