import { type Decklist, hasDeck } from '@tablee/domain/decklists/decklist'
import { decklistInput } from './decklist-input.ts'

/** Why the decklist as typed cannot be sent: the server's refusal code. */
export function decklistFault(typed: Decklist): 'decklist_invalid' | 'decklist_required' | null {
  const read = decklistInput.safeParse(typed)
  if (!read.success) return 'decklist_invalid'
  return hasDeck(read.data) ? null : 'decklist_required'
}
