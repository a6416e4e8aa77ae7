/** In print order. */
export const SHEETS = [
  'poster',
  'draftSeats',
  'byName',
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
