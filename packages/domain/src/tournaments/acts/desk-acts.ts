import type { Act, DecidedActName } from './act.ts'

/** Why a device does not decide an act. */
export type NotAtDesk =
  /** Done by players and others at a table, with what only they hold. */
  | 'player'
  /** Needs rows only the server has: hidden names, penalties as given. */
  | 'beside'
  /** May carry a password, which the server hashes before storing. */
  | 'secret'
  /** The apps use another staff act, which is in this list. */
  | 'twin'

/**
 * The acts that a device without a network cannot decide. All others follow from the tournament and from what is drawn: the staff
 * decides them there and hands them in later.
 */
export const NOT_AT_DESK = {
  'change-settings': 'secret',

  'hide-player-name': 'beside',
  'join-quick-tournament': 'player',
  'rename-own-player': 'player',
  'leave-quick-tournament': 'player',
  'return-to-quick-tournament': 'player',
  'forget-player': 'player',

  'add-pairing': 'twin',
  'remove-pairing': 'twin',

  'send-score-quick-tournament': 'player',
  'submit-advanced-score': 'twin',
  'report-at-table': 'player',

  'take-back-no-show': 'beside',
  'take-back-penalty': 'beside',
} as const satisfies { readonly [Name in DecidedActName]?: NotAtDesk }

/** An act that a device may decide and hand in. */
export type DeskActName = Exclude<DecidedActName, keyof typeof NOT_AT_DESK>

/** Any of them. */
export type AnyDeskAct = { readonly [Name in DeskActName]: Act<Name> }[DeskActName]
