import { type Decklist, hasDeck } from '@tablee/domain/decklists/decklist'
import { decklistInput } from './decklist-input.ts'

/** Why a decklist, as typed so far, cannot be sent; the code of the refusal the server would give. */
export function decklistFault(typed: Decklist): 'decklist_invalid' | 'decklist_required' | null {
  const read = decklistInput.safeParse(typed)
  if (!read.success) return 'decklist_invalid'
  return hasDeck(read.data) ? null : 'decklist_required'
}
