import type { Brand } from '../brand.ts'
import type { ActName } from '../tournaments/authority/may.ts'
import { isWaiting } from '../tournaments/kinds/phase.ts'
import type { Tournament } from '../tournaments/tournament.ts'

/** Opens a shop's events to a program. */
export type ShopTokenId = Brand<'ShopTokenId'>

/** To read, or to run events as well. */
export const TOKEN_KINDS = ['read', 'run'] as const
export type TokenKind = (typeof TOKEN_KINDS)[number]

/** Of a shop. */
export const MOST_TOKENS = 5
/** In UTF-16 units. */
export const TOKEN_NAME_MAX_LENGTH = 40

/** So that tokens are found where they should not be. */
export const TOKEN_PREFIX = 'tbl_'

/** As a request shows it. */
export type ShownToken = { readonly id: ShopTokenId; readonly name: string; readonly kind: TokenKind }

/**
 * What a program may do at its shop's events, by the names of `MAY`: acts of a co-organizer. It announces and erases nothing, writes to
 * nobody, judges nobody, and meets neither money nor personal data.
 */
export const RUN_ACTS = [
  ...(['check-in-player', 'check-in-players', 'award-byes'] as const),
  ...(['plan-rounds', 'plan-cut', 'plan-clock', 'plan-tables'] as const),
  ...(['generate-advanced-pairings', 'start-next-round', 'start-cut', 'open-stage', 'undo-round'] as const),
  ...(['set-round-pairings', 'seat-late-player', 'repair-round', 'rule-left-matches'] as const),
  ...(['draw-pods', 'take-back-pods', 'set-draft-timer', 'move-to-group'] as const),
  ...(['start-clock', 'pause-clock', 'resume-clock', 'extend-clock', 'remove-clock', 'give-extra-time'] as const),
  ...(['update-score-quick-tournament', 'submit-advanced-score', 'get-score-reports'] as const),
  ...(['correct-and-pair-again', 'correct-bye', 'finish-tournament', 'reopen-tournament'] as const),
] as const satisfies readonly ActName[]

/** Before the start, a seat that becomes free goes to somebody who gets a letter. */
export const RUN_ACTS_ONCE_STARTED = [
  ...(['drop-registration', 'undo-drop-registration', 'form-team', 'part-team'] as const),
] as const satisfies readonly ActName[]

/** Whether a program may do the act there, at an event of its shop. */
export function mayToken(kind: TokenKind, act: ActName, tournament: Pick<Tournament, 'phase'>): boolean {
  if (kind !== 'run') return false
  if (RUN_ACTS.some((one) => one === act)) return true
  return !isWaiting(tournament) && RUN_ACTS_ONCE_STARTED.some((one) => one === act)
}

const HOLDER_PREFIX = 'token:'

/** How the journal names the author of its acts. */
export function holderIdOfToken(id: ShopTokenId): string {
  return `${HOLDER_PREFIX}${id}`
}

/** Null for anybody else's. */
export function tokenOfHolder(holderId: string): ShopTokenId | null {
  return holderId.startsWith(HOLDER_PREFIX) ? (holderId.slice(HOLDER_PREFIX.length) as ShopTokenId) : null
}

const DAY_LENGTH = 'YYYY-MM-DD'.length

/** A token's use is known by the day, in UTC. */
export function dayOfUse(moment: Date): string {
  return moment.toISOString().slice(0, DAY_LENGTH)
}
