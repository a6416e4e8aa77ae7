import type { Brand } from '../brand.ts'

export type AccountId = Brand<'AccountId'>
export type SessionId = Brand<'SessionId'>

/** So many lower-case hexadecimal digits are the public id of a secret. */
export const PUBLIC_ID_LENGTH = 32

/**
 * Whether a chosen id looks like the public id of a secret, which everybody may read: no
 * new account is called so, or somebody would pass for whoever is seen under it.
 */
export function looksLikePublicId(id: string): boolean {
  return id.length === PUBLIC_ID_LENGTH && /^[0-9a-f]+$/.test(id)
}

/** Longest name of an account, in UTF-16 units after trimming. */
export const ACCOUNT_NAME_MAX_LENGTH = 128

/** The label that lets an account create advanced tournaments. Given by the operator only. */
export const ORGANIZER_LABEL = 'eventOrganizer'

/** The oldest session makes room for one more. */
export const MOST_SESSIONS = 10

const HOUR_MS = 3_600_000

/** How long someone stays signed in. */
export const SESSION_LIFE_MS = 365 * 24 * HOUR_MS

/** How long a mailed link is good for. */
export const MAILED_LINK_LIFE_MS = HOUR_MS
