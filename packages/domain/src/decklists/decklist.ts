import { isUnseen } from '../seen-text.ts'

/** What a player says of the deck they play; null: not said. */
export type Decklist = {
  readonly decklistText: string | null
  /** Where the deck can be read on the deck site, as typed. */
  readonly urlOfDecklist: string | null
  /** The deck's id on the deck site. */
  readonly moxfieldId: string | null
  /** Where else it can be read. */
  readonly otherUrlSource: string | null
  /** The commander. */
  readonly generalName: string | null
  /** The second commander. */
  readonly partnerName: string | null
  readonly companionName: string | null
  /** The archetype, for formats without commander. */
  readonly deckName: string | null
}

/** In UTF-16 units, after trimming. */
export const DECKLIST_TEXT_MAX_LENGTH = 20_000
/** Longest name of a deck or of a card. */
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

/** A deck can be known: its text or an address is there. */
export function hasDeck({ decklistText, urlOfDecklist, otherUrlSource }: Decklist): boolean {
  return decklistText !== null || urlOfDecklist !== null || otherUrlSource !== null
}

/** A decklist as it is kept: whole characters, composed accents, one kind of line end, no other control characters; nothing where nothing can be seen. */
export function tidyDecklistText(typed: string): string {
  const text = typed
    .toWellFormed()
    .normalize('NFC')
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim()
  return isUnseen(text) ? '' : text
}
