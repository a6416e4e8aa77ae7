import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { DecklistEditor } from '../../features/decklists/decklist-editor/decklist-editor.tsx'
import { DecklistView } from '../../features/decklists/decklist-view/decklist-view.tsx'
import type { DecklistSlots } from '../../features/registrations/registration-form/decklist-slots.ts'

export function decklistsOf({ announcement, registrationRules: { fewestCards } }: Tournament): DecklistSlots {
  const hasCommanders = announcement?.format === 'duel-commander'
  return {
    editor: (edited) => <DecklistEditor {...edited} {...{ hasCommanders, fewestCards }} event={announcement} />,
    view: (decklist) => <DecklistView decklist={decklist} event={announcement} />,
  }
}

/** Once they are published they are shown as they were played. */
export function publishedDecklistsOf(tournament: Tournament): DecklistSlots {
  return { ...decklistsOf(tournament), view: (decklist) => <DecklistView decklist={decklist} /> }
}
