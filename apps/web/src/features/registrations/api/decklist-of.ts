import { decklistInput } from '@tablee/contract/decklists/decklist-input'
import type { RegistrationView } from '@tablee/contract/registrations/registration-document'
import { type Decklist, hasDeck } from '@tablee/domain/decklists/decklist'

/** The decklist of a registration as far as the reader may see it; null when there is none. */
export function decklistOf({ decklist }: Pick<RegistrationView, 'decklist'>): Decklist | null {
  if (decklist === null) return null
  const read = decklistInput.safeParse(decklist)
  return read.success && hasDeck(read.data) ? read.data : null
}
