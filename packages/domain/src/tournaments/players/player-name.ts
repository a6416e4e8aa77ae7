import { isUnseen, withoutFillers } from '../../seen-text.ts'

/** In UTF-16 units after trimming. */
export const PLAYER_NAME_MAX_LENGTH = 64

/** The opponent of a bye in documents; reserved. */
export const BYE_NAME = 'BYE'

/** A stored name: whole characters, composed accents, single blanks, no control characters, trimmed. */
export function tidyName(typed: string): string {
  return typed
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Z}]+/gu, ' ')
    .trim()
}

/** A newly typed name: tidied, and empty if nothing is visible. Older names stay as they are. */
export function typedName(typed: string): string {
  const name = tidyName(withoutFillers(typed))
  return isUnseen(name) ? '' : name
}

/** Equal keys, equal names: case, accents and blanks do not matter. */
export function nameKey(name: string): string {
  return tidyName(name).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
