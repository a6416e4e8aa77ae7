import type { Role } from './role.ts'

const EVERYBODY = ['everybody'] as const
const ORGANIZER = ['organizer'] as const
const RUNNING = ['organizer', 'co-organizer'] as const
const SCORING = ['organizer', 'co-organizer', 'scorekeeper', 'judge', 'head-judge'] as const
/** About players' conduct; the desk notes absences. */
const JUDGING = ['organizer', 'co-organizer', 'judge', 'head-judge'] as const
/** The desk keeps the time. */
const TIMING = ['organizer', 'co-organizer', 'scorekeeper'] as const
/** People for their own registration, the organizer for all. */
const PERSON = ['organizer', 'player'] as const
/** Likewise, where other staff get only public data in the answer. */
const PERSON_OR_RUNNING = [...RUNNING, 'player'] as const

/**
 * Who may do what: one row per act, named as in the journal, and per restricted reading. Only the organizer and the person concerned read
 * or replace personal data.
 */
export const MAY = {
  'create-quick-tournament': EVERYBODY,
  'create-advanced-tournament': EVERYBODY,
  'import-tournament': EVERYBODY,
  'change-settings': ORGANIZER,
  'allow-own-names': ORGANIZER,
  'mark-youth': ORGANIZER,
  'delete-tournament': ORGANIZER,
  'restore-tournament': ORGANIZER,
  'restart-quick-tournament': ORGANIZER,
  'create-device-link': ORGANIZER,
  'redeem-device-link': EVERYBODY,
  'keep-in-account': ORGANIZER,
  'forget-keeper': ['player'],
  'follow-shop': ORGANIZER,

  'invite-staff': ORGANIZER,
  'read-staff': ORGANIZER,
  'revoke-staff': ORGANIZER,
  'erase-staff': ORGANIZER,
  'accept-invitation': EVERYBODY,
  'read-shifts': SCORING,
  'hand-over-shift': SCORING,
  'take-back-shift': SCORING,

  'join-quick-tournament': EVERYBODY,
  'get-seat-queue': EVERYBODY,
  'leave-seat-queue': EVERYBODY,
  'add-anonymous-player': RUNNING,
  'add-players-quick-tournament': RUNNING,
  'delete-quick-tournament-player': RUNNING,
  'restore-quick-tournament-player': RUNNING,
  'update-quick-tournament-player': RUNNING,
  'hide-player-name': RUNNING,
  'get-hidden-names': RUNNING,
  'rename-own-player': ['player'],
  'leave-quick-tournament': ['player'],
  'return-to-quick-tournament': ['player'],
  'forget-player': ['player'],
  'subscribe-to-calls': ['player'],
  'unsubscribe-from-calls': ['player'],

  'join-team': ['player'],
  'leave-team': ['player'],
  'form-team': RUNNING,
  'part-team': RUNNING,
  'remove-team': RUNNING,

  'start-quick-tournament': RUNNING,
  'start-next-round': RUNNING,
  'generate-advanced-pairings': RUNNING,
  'seal-seeds': RUNNING,
  'start-cut': RUNNING,
  'open-stage': RUNNING,
  'plan-rounds': RUNNING,
  'plan-cut': RUNNING,
  'seed-by-season': RUNNING,
  'plan-clock': RUNNING,
  'plan-tables': RUNNING,
  'set-round-pairings': RUNNING,
  'seat-late-player': RUNNING,
  'repair-round': RUNNING,
  'correct-and-pair-again': RUNNING,
  'correct-bye': RUNNING,
  'rule-left-matches': RUNNING,
  'add-pairing': RUNNING,
  'remove-pairing': RUNNING,
  'undo-round': RUNNING,
  'move-to-group': RUNNING,
  'draw-pods': RUNNING,
  'take-back-pods': RUNNING,
  'set-draft-timer': TIMING,
  'start-clock': TIMING,
  'pause-clock': TIMING,
  'resume-clock': TIMING,
  'extend-clock': TIMING,
  'remove-clock': TIMING,
  'give-extra-time': SCORING,
  'finish-tournament': RUNNING,
  'reopen-tournament': RUNNING,
  'publish-decklists': ORGANIZER,
  'lock-decklists': RUNNING,

  'agree-match-date': ['player'],
  'send-score-quick-tournament': ['player'],
  'update-score-quick-tournament': SCORING,
  'erase-result': SCORING,
  'report-at-table': EVERYBODY,
  'get-table-codes': [...SCORING, 'player'],
  'submit-advanced-score': [...SCORING, 'player'],
  'give-no-show': SCORING,
  'take-back-no-show': SCORING,
  'give-penalty': JUDGING,
  'take-back-penalty': JUDGING,
  'call-judge': ['player'],
  'withdraw-judge-call': ['player'],
  'answer-judge-call': JUDGING,
  'subscribe-to-judge-calls': JUDGING,
  'unsubscribe-from-judge-calls': JUDGING,
  'draw-deck-checks': JUDGING,
  'open-deck-check': JUDGING,
  'end-deck-check': JUDGING,
  'take-back-deck-check': JUDGING,
  'get-deck-checks': JUDGING,
  'read-checked-decks': JUDGING,
  'get-conduct': [...JUDGING, 'player'],
  'get-score-reports': [...SCORING, 'player'],
  'get-whole-tournament': SCORING,
  'read-journal': SCORING,

  register: EVERYBODY,
  'read-registrations': ORGANIZER,
  'decide-registration': ORGANIZER,
  'change-registration': PERSON,
  'update-registration': PERSON,
  'submit-decklist': PERSON,
  'cancel-registration': PERSON_OR_RUNNING,
  'drop-registration': PERSON_OR_RUNNING,
  'accept-registration': RUNNING,
  'accept-registrations': RUNNING,
  'check-in-player': RUNNING,
  'check-in-players': RUNNING,
  'check-in-myself': ['player'],
  'take-registration': ['player'],
  'send-another-letter': ORGANIZER,
  'show-door-code': RUNNING,
  'note-payment': RUNNING,
  'note-payments': RUNNING,
  'cancel-registrations': RUNNING,
  'award-byes': RUNNING,
  'drop-absent-players': RUNNING,
  'add-player-at-desk': RUNNING,
  'add-players-at-desk': RUNNING,
  'undo-accept-registration': RUNNING,
  'undo-cancel-registration': RUNNING,
  'undo-drop-registration': RUNNING,
  'delete-registration': ORGANIZER,
  'erase-registration': ORGANIZER,
  'forget-registration': ['player'],

  'message-registered': ORGANIZER,
  'cancel-tournament': ORGANIZER,
  'offer-event': ORGANIZER,
  'accept-event-offer': EVERYBODY,
} as const satisfies Readonly<Record<string, readonly Role[]>>

export type ActName = keyof typeof MAY

/** Whether a role may do the act. What everybody may do, every role may. */
export function may(act: ActName, role: Role): boolean {
  const roles: readonly Role[] = MAY[act]
  return roles.includes('everybody') || roles.includes(role)
}
