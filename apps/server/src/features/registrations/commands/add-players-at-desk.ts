import type { ParsedInput } from '@tablee/contract/call'
import type { addPlayersAtDesk as call } from '@tablee/contract/registrations/add-players-at-desk'
import { accept, type Outcome } from '@tablee/domain/outcome'
import type { Acting } from '../acting.ts'
import type { BulkAnswer } from './carry-bulk-act.ts'
import { carryDeskEntries } from './carry-desk-entries.ts'

/** The organizer writes in a whole list of names. */
export async function addPlayersAtDesk(
  acting: Acting,
  { players: people, ...act }: ParsedInput<typeof call>,
): Promise<Outcome<BulkAnswer>> {
  const outcome = await carryDeskEntries(acting, { ...act, name: 'add-players-at-desk', people })
  return outcome.accepted ? accept({ data: { registrations: [...outcome.value] } }) : outcome
}
