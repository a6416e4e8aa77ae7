/** What the server says beside an accepted call, by the call's id. */
export const replies = {
  'extract-moxfield-decklist': 'Le deck a été lu.',
  'submit-advanced-decklist': 'La decklist est enregistrée.',
} as const
