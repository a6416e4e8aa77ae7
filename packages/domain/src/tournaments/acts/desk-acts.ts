import type { Act, DecidedActName } from './act.ts'

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
 * Which acts whoever runs a tournament can decide on a device without a network, and hand in later (`here`): those that follow from
 * the tournament and from what is drawn. Total, so that a new act has to say it, and why not.
 */
export const AT_DESK = {
  'allow-own-names': 'here',
  'cancel-tournament': 'here',
  'finish-tournament': 'here',
  'reopen-tournament': 'here',
  'change-settings': 'secret',
  'publish-decklists': 'here',

  'add-anonymous-player': 'here',
  'add-players-quick-tournament': 'here',
  'delete-quick-tournament-player': 'here',
  'restore-quick-tournament-player': 'here',
  'update-quick-tournament-player': 'here',
  'hide-player-name': 'beside',
  'join-quick-tournament': 'player',
  'rename-own-player': 'player',
  'leave-quick-tournament': 'player',
  'return-to-quick-tournament': 'player',
  'forget-player': 'player',

  'start-quick-tournament': 'here',
  'start-next-round': 'here',
  'generate-advanced-pairings': 'here',
  'start-cut': 'here',
  'undo-round': 'here',
  'set-round-pairings': 'here',
  'seat-late-player': 'here',
  'repair-round': 'here',
  'correct-and-pair-again': 'here',
  'correct-bye': 'here',
  'rule-left-matches': 'here',
  'add-pairing': 'twin',
  'remove-pairing': 'twin',

  'plan-rounds': 'here',
  'plan-cut': 'here',
  'plan-clock': 'here',
  'plan-tables': 'here',
  'start-clock': 'here',
  'pause-clock': 'here',
  'resume-clock': 'here',
  'remove-clock': 'here',
  'extend-clock': 'here',
  'give-extra-time': 'here',

  'send-score-quick-tournament': 'player',
  'update-score-quick-tournament': 'here',
  'submit-advanced-score': 'twin',
  /** All that stands of a match; what stood before the latest word stands in the journal, which the server alone reads. */
  'erase-result': 'here',
  'report-at-table': 'player',

  'give-no-show': 'here',
  'give-penalty': 'here',
  'take-back-no-show': 'beside',
  'take-back-penalty': 'beside',
} as const satisfies { readonly [Name in DecidedActName]: 'here' | NotAtDesk }

/** An act that a device may decide by itself and hand in. */
export type DeskActName = {
  [Name in DecidedActName]: (typeof AT_DESK)[Name] extends 'here' ? Name : never
}[DecidedActName]

/** Any of them. */
export type AnyDeskAct = { readonly [Name in DeskActName]: Act<Name> }[DeskActName]

export const DESK_ACTS: readonly DeskActName[] = Object.keys(AT_DESK).filter(isDeskAct)

export function isDeskAct(name: string): name is DeskActName {
  return Object.hasOwn(AT_DESK, name) && AT_DESK[name as DecidedActName] === 'here'
}
