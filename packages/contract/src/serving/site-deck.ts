import type { DeckSection } from '@tablee/domain/decklists/deck-section'

/** A deck site's public deck, bounded and tidied. */
export type SiteDeck = {
  readonly name: string
  readonly format: string
  readonly sections: readonly DeckSection[]
}
