import type { Act, DecidedActName } from './act.ts'
import { DECIDERS } from './deciders.ts'

/** Why a device does not decide an act by itself. */
export type NotAtDesk =
  /** Players and whoever is at a table do it, each by what they alone hold. */
  | 'player'
  /** Rows that the server alone keeps are part of the decision: names that are hidden, penalties as they were given. */
  | 'beside'
  /** It may bring a password, which the server hashes before anything is kept. */
  | 'secret'
  /** The apps say it by another act of the staff, which is in this list. */
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

/** An act that a device may decide by itself and hand in. */
export type DeskActName = Exclude<DecidedActName, keyof typeof NOT_AT_DESK>

/** Any of them. */
export type AnyDeskAct = { readonly [Name in DeskActName]: Act<Name> }[DeskActName]

export const DESK_ACTS: readonly DeskActName[] = Object.keys(DECIDERS).filter(isDeskAct)

export function isDeskAct(name: string): name is DeskActName {
  return Object.hasOwn(DECIDERS, name) && !Object.hasOwn(NOT_AT_DESK, name)
}
