import type { DeckSection } from '@tablee/domain/decklists/deck-section'

/** A deck as a deck site shows it to everybody, bounded and tidy. */
export type SiteDeck = {
  readonly name: string
  readonly format: string
  readonly sections: readonly DeckSection[]
}
