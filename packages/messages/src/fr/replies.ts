/** What the server says beside an accepted call, by the call's id. */
export const replies = {
  'extract-moxfield-decklist': 'Le deck a été lu.',
} as const
