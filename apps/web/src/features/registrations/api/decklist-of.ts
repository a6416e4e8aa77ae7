import { decklistInput } from '@tablee/contract/decklists/decklist-input'
import type { RegistrationView } from '@tablee/contract/registrations/registration-document'
import { deckLabel } from '@tablee/domain/decklists/deck-label'
import { type Decklist, hasDeck } from '@tablee/domain/decklists/decklist'

/** Deck names visible to the reader, by player; unnamed decks are omitted. */
export function deckNames(registrations: readonly RegistrationView[]): ReadonlyMap<string, string> {
  return new Map(
    registrations.flatMap((registration) => {
      const decklist = decklistOf(registration)
      const name = decklist && deckLabel(decklist)
      return name ? [[registration.playerKey, name] as const] : []
    }),
  )
}

/** As far as the reader may see it; null if there is none. */
export function decklistOf({ decklist }: Pick<RegistrationView, 'decklist'>): Decklist | null {
  if (decklist === null) return null
  const read = decklistInput.safeParse(decklist)
  return read.success && hasDeck(read.data) ? read.data : null
}
