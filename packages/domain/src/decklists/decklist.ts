import { isUnseen } from '../seen-text.ts'

/** What a player says of their deck; null: not given. */
export type Decklist = {
  readonly decklistText: string | null
  /** On the deck site, as typed. */
  readonly urlOfDecklist: string | null
  readonly moxfieldId: string | null
  /** Elsewhere. */
  readonly otherUrlSource: string | null
  readonly generalName: string | null
  readonly partnerName: string | null
  readonly companionName: string | null
  /** For formats without commander. */
  readonly deckName: string | null
}

/** In UTF-16 units, after trimming. */
export const DECKLIST_TEXT_MAX_LENGTH = 20_000
/** Of a deck or a card. */
export const DECK_NAME_MAX_LENGTH = 200

export const EMPTY_DECKLIST: Decklist = {
  decklistText: null,
  urlOfDecklist: null,
  moxfieldId: null,
  otherUrlSource: null,
  generalName: null,
  partnerName: null,
  companionName: null,
  deckName: null,
}

/** Whether the deck is known, by text or address. */
export function hasDeck({ decklistText, urlOfDecklist, otherUrlSource }: Decklist): boolean {
  return decklistText !== null || urlOfDecklist !== null || otherUrlSource !== null
}

/**
 * A stored decklist: whole characters, composed accents, one kind of line end, no other control characters; empty if nothing is visible.
 */
export function tidyDecklistText(typed: string): string {
  const text = typed
    .toWellFormed()
    .normalize('NFC')
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim()
  return isUnseen(text) ? '' : text
}
