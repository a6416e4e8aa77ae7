import type { Brand } from '../brand.ts'

export type AccountId = Brand<'AccountId'>
export type SessionId = Brand<'SessionId'>

/** Length of a secret's public id, in lower-case hexadecimal digits. */
export const PUBLIC_ID_LENGTH = 32

/** Whether a chosen id looks like a secret's public id. Those are public: as an account id, one would impersonate its owner. */
export function looksLikePublicId(id: string): boolean {
  return id.length === PUBLIC_ID_LENGTH && /^[0-9a-f]+$/.test(id)
}

/** In UTF-16 units after trimming. */
export const ACCOUNT_NAME_MAX_LENGTH = 128

/** The label that allows advanced tournaments. Only the operator grants it. */
export const ORGANIZER_LABEL = 'eventOrganizer'

/** Sessions per account; one more ends the oldest. */
export const MOST_SESSIONS = 10

const HOUR_MS = 3_600_000

/** How long a session lasts. */
export const SESSION_LIFE_MS = 365 * 24 * HOUR_MS

/** How long a mailed link is valid. */
export const MAILED_LINK_LIFE_MS = HOUR_MS
