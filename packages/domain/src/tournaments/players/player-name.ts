import { isUnseen, withoutFillers } from '../../seen-text.ts'

/** Longest name of a player, in UTF-16 units after trimming. */
export const PLAYER_NAME_MAX_LENGTH = 64

/** How the documents name the missing opponent of a bye; nobody may be called so. */
export const BYE_NAME = 'BYE'

/** A name as it is kept: whole characters, composed accents, single blanks, no control characters, nothing at the ends. */
export function tidyName(typed: string): string {
  return typed
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Z}]+/gu, ' ')
    .trim()
}

/** A name as somebody types it now: tidy, and nothing where there would be nothing to read. Names from before stay as they are. */
export function typedName(typed: string): string {
  const name = tidyName(withoutFillers(typed))
  return isUnseen(name) ? '' : name
}

/** Names with the same key are the same name: case, accents and blanks do not matter. */
export function nameKey(name: string): string {
  return tidyName(name).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
