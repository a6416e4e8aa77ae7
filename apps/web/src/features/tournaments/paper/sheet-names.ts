/** In print order. */
export const SHEETS = [
  'poster',
  'draftSeats',
  'byName',
  'largeByName',
  'byTable',
  'slips',
  'tableCodes',
  'standings',
  'players',
  'nextRound',
  'deckCheck',
  'deckLists',
  'guardianForms',
] as const

export type Sheet = (typeof SHEETS)[number]
