import { type ActName, may } from './may.ts'
import type { StaffRole } from './role.ts'

/** What the staff does, in the words that roles are described by: acts that the same roles may do. */
export const DUTIES = {
  scores: [
    ...(['update-score-quick-tournament', 'erase-result', 'submit-advanced-score'] as const),
    ...(['get-score-reports', 'get-table-codes', 'get-whole-tournament'] as const),
  ],
  absences: ['give-no-show', 'take-back-no-show'],
  'table-time': ['give-extra-time'],
  journal: ['read-journal'],
  clock: [
    ...(['start-clock', 'pause-clock', 'resume-clock', 'extend-clock', 'remove-clock'] as const),
    'set-draft-timer',
  ],
  penalties: ['give-penalty', 'take-back-penalty'],
  conduct: ['get-conduct'],
  calls: ['answer-judge-call', 'subscribe-to-judge-calls', 'unsubscribe-from-judge-calls'],
  'deck-checks': [
    ...(['draw-deck-checks', 'open-deck-check', 'end-deck-check', 'take-back-deck-check'] as const),
    ...(['get-deck-checks', 'read-checked-decks'] as const),
  ],
  rounds: [
    ...(['start-quick-tournament', 'start-next-round', 'generate-advanced-pairings', 'seal-seeds'] as const),
    ...(['start-cut', 'open-stage', 'plan-rounds', 'plan-cut', 'plan-clock', 'plan-tables'] as const),
    ...(['set-round-pairings', 'repair-round', 'correct-and-pair-again', 'correct-bye', 'seed-by-season'] as const),
    ...(['rule-left-matches', 'add-pairing', 'remove-pairing', 'undo-round', 'move-to-group'] as const),
    ...(['draw-pods', 'take-back-pods', 'lock-decklists', 'finish-tournament', 'reopen-tournament'] as const),
  ],
  players: [
    ...(['add-anonymous-player', 'add-players-quick-tournament', 'delete-quick-tournament-player'] as const),
    ...(['restore-quick-tournament-player', 'update-quick-tournament-player', 'hide-player-name'] as const),
    ...(['get-hidden-names', 'form-team', 'part-team', 'remove-team', 'seat-late-player'] as const),
  ],
  door: [
    ...(['accept-registration', 'accept-registrations', 'check-in-player', 'check-in-players'] as const),
    ...(['show-door-code', 'note-payment', 'note-payments', 'cancel-registration'] as const),
    ...(['cancel-registrations', 'drop-registration', 'award-byes', 'drop-absent-players'] as const),
    ...(['add-player-at-desk', 'add-players-at-desk', 'undo-accept-registration'] as const),
    ...(['undo-cancel-registration', 'undo-drop-registration'] as const),
  ],
  data: [
    ...(['read-registrations', 'decide-registration', 'change-registration', 'update-registration'] as const),
    ...([
      'submit-decklist',
      'send-another-letter',
      'delete-registration',
      'message-registered',
      'erase-registration',
    ] as const),
  ],
  shifts: ['read-shifts', 'hand-over-shift', 'take-back-shift'],
  staff: ['invite-staff', 'read-staff', 'revoke-staff', 'erase-staff'],
  event: [
    ...(['change-settings', 'allow-own-names', 'mark-youth', 'publish-decklists', 'follow-shop'] as const),
    ...([
      'keep-in-account',
      'create-device-link',
      'restart-quick-tournament',
      'delete-tournament',
      'restore-tournament',
    ] as const),
    ...(['cancel-tournament', 'offer-event'] as const),
  ],
} as const satisfies Readonly<Record<string, readonly ActName[]>>

export type Duty = keyof typeof DUTIES

/** What a role may do, most common first. */
export function dutiesOf(role: StaffRole): readonly Duty[] {
  return Object.entries(DUTIES).flatMap(([duty, acts]) => (acts.every((act) => may(act, role)) ? [duty as Duty] : []))
}
