import type { ComponentProps } from 'react'
import type { DecklistEditor } from '../../features/decklists/decklist-editor/decklist-editor.tsx'
import type { DecklistView } from '../../features/decklists/decklist-view/decklist-view.tsx'
import { later } from '../../ui/later.tsx'

// Most who look at an event neither write a decklist nor read one.
export const decklistEditor = later<ComponentProps<typeof DecklistEditor>>(
  async () => (await import('../../features/decklists/decklist-editor/decklist-editor.tsx')).DecklistEditor,
)
export const decklistView = later<ComponentProps<typeof DecklistView>>(
  async () => (await import('../../features/decklists/decklist-view/decklist-view.tsx')).DecklistView,
)

export const decklistParts = {
  preload: async () => void (await Promise.all([decklistEditor.preload(), decklistView.preload()])),
}
