import type { TokenKind } from '@tablee/domain/shops/shop-token'

/** The calls that take a shop's token, and the least it must be for. Any other is refused, whatever the token. */
const READ = [
  ...['get-shop-events', 'get-shop', 'get-advanced-registrations', 'get-advanced-rounds'],
  ...['get-journal', 'get-round-draws', 'get-round-paces'],
] as const

const RUN = [
  ...['check-in-player', 'check-in-players', 'award-byes'],
  ...['drop-player-advanced-tournament', 'undo-registration-act', 'undo-registration-acts', 'form-team', 'part-team'],
  ...['plan-rounds', 'plan-cut', 'plan-clock', 'plan-tables'],
  ...['generate-advanced-pairings', 'start-next-round', 'start-cut', 'open-stage', 'undo-round'],
  ...['set-round-pairings', 'seat-late-player', 'repair-round', 'rule-left-matches'],
  ...['draw-pods', 'take-back-pods', 'set-draft-timer', 'move-to-group'],
  ...['start-clock', 'pause-clock', 'resume-clock', 'extend-clock', 'remove-clock', 'give-extra-time'],
  ...['update-score-quick-tournament', 'submit-advanced-score', 'get-score-reports'],
  ...['correct-and-pair-again', 'correct-bye', 'finish-tournament', 'reopen-tournament'],
] as const

/** Null for a call that takes none. */
export function tokenKindOf(call: string): TokenKind | null {
  if (READ.some((one) => one === call)) return 'read'
  return RUN.some((one) => one === call) ? 'run' : null
}

export function takesToken(call: string, kind: TokenKind): boolean {
  const least = tokenKindOf(call)
  return least !== null && (kind === 'run' || least === 'read')
}
