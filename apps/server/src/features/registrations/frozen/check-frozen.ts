import { canonicalDeck } from '@tablee/domain/decklists/canonical-deck'
import { EMPTY_DECKLIST } from '@tablee/domain/decklists/decklist'
import type { RegistrationId } from '@tablee/domain/registrations/registration'
import { DamagedRowError } from '../../../database/damaged-row.ts'
import type { Database } from '../../../database/database.ts'
import { readDecklist, type StoredDecklist } from '../stored-decklist.ts'
import { hashOf, nonceOf } from './freeze-deck.ts'
import { type CheckedRow, listFrozenAfter } from './frozen-deck-store.ts'

type Finding = { readonly code: string; readonly what: string }

const READ_TOGETHER = 200

/** Whether each kept list still has its hash, and whoever plays the list that was kept last. */
export async function checkFrozen(
  database: Database,
): Promise<{ readonly decks: number; readonly deckFindings: readonly Finding[] }> {
  const deckFindings: Finding[] = []
  let decks = 0
  for (let last: CheckedRow | undefined; ; ) {
    const after = last
    const rows: readonly CheckedRow[] = await database.read((db) => listFrozenAfter(db, after, READ_TOGETHER))
    decks += rows.length
    for (const row of rows) {
      const fault = faultOf(row)
      if (fault)
        deckFindings.push({
          code: row.code,
          what: `list ${row.number} of registration ${row.registration_id} ${fault}`,
        })
    }
    last = rows.at(-1)
    if (!last) return { decks, deckFindings }
  }
}

function faultOf(row: CheckedRow): string | null {
  const { decklist, text, hash } = row
  // Erased.
  if (decklist === null && text === null) return null
  if (text === null || hashOf(text) !== hash) return 'does not have the hash that was published'
  if (formOf(row, text) !== text) return 'is not the one that was kept'
  // Before the start an unlocked list may change.
  const isOther = row.isLast && row.phase !== 'waiting' && row.current !== null && row.current !== decklist
  return isOther ? 'was kept, and another one is played' : null
}

function formOf({ decklist, registration_id: id }: CheckedRow, text: string): string | null {
  try {
    const read = readDecklist({ id: id as RegistrationId, decklist: decklist as StoredDecklist | null })
    return canonicalDeck(read ?? EMPTY_DECKLIST, nonceOf(text))
  } catch (error) {
    if (error instanceof DamagedRowError) return null
    throw error
  }
}
