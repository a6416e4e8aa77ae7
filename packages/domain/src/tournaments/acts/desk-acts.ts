import {
  type AnyRegistrationDeskAct,
  idsForRegistrationAct,
  isRegistrationDeskAct,
  type RegistrationDeskActName,
} from '../../registrations/acts/registrations-at-desk.ts'
import type { Act, DecidedActName } from './act.ts'
import { type Drawn, drawnFor } from './drawn.ts'

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
  'mark-youth': 'beside',
  'join-quick-tournament': 'player',
  'rename-own-player': 'player',
  'leave-quick-tournament': 'player',
  'return-to-quick-tournament': 'player',
  'forget-player': 'player',
  'join-team': 'player',
  'leave-team': 'player',

  'add-pairing': 'twin',
  'remove-pairing': 'twin',

  'agree-match-date': 'player',
  'send-score-quick-tournament': 'player',
  'submit-advanced-score': 'twin',
  'report-at-table': 'player',

  'call-judge': 'player',
  'withdraw-judge-call': 'player',

  'take-back-no-show': 'beside',
  'take-back-penalty': 'beside',
} as const satisfies { readonly [Name in DecidedActName]?: NotAtDesk }

/** An act at the table that a device may decide and hand in. */
export type TableDeskActName = Exclude<DecidedActName, keyof typeof NOT_AT_DESK>

/** Or one on registrations. */
export type DeskActName = TableDeskActName | RegistrationDeskActName

type AnyTableDeskAct = { readonly [Name in TableDeskActName]: Act<Name> }[TableDeskActName]

/** Any of them. */
export type AnyDeskAct = AnyTableDeskAct | AnyRegistrationDeskAct

export function isOnRegistrations(act: AnyDeskAct): act is AnyRegistrationDeskAct {
  return isRegistrationDeskAct(act.name)
}

/** What a device draws for it. */
export function drawnAtDesk(act: AnyDeskAct): Drawn {
  if (isOnRegistrations(act)) return { hasSeed: false, ids: idsForRegistrationAct(act.name) }
  return drawnFor<TableDeskActName>(act)
}
