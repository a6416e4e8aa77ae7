import { areDecksLocked, deckAsGiven } from '@tablee/domain/decklists/deck-lock'
import { toldStanding } from '@tablee/domain/registrations/registration-state'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import type { Queryable } from '../../../database/database.ts'
import type { KeptRegistration } from '../registration-store.ts'
import { readDecklist } from '../stored-decklist.ts'
import { type Freezing, freezeDeck } from './freeze-deck.ts'
import { listFrozenOf } from './frozen-deck-store.ts'

type Changed = {
  readonly tournament: Tournament
  readonly before: readonly KeptRegistration[]
  readonly changed: readonly KeptRegistration[]
  readonly at: string
  readonly reason: string | null
}

/** A list that changes once locked is kept behind the one before it. */
export async function keepChangedDecks(
  freezing: Freezing,
  db: Queryable,
  { tournament, before, changed, at, reason }: Changed,
): Promise<void> {
  if (!areDecksLocked(tournament, at)) return
  const former = new Map(before.map((one) => [one.id, one]))
  for (const registration of changed) {
    const was = former.get(registration.id)
    if (!was || was.decklist === registration.decklist) continue
    if (toldStanding(registration.state).status !== 'confirmed') continue
    const kept = await listFrozenOf(db, registration.id)
    // The lock may have come a moment ago.
    if (was.decklist !== null && kept.at(-1)?.decklist !== was.decklist)
      await freezeDeck({ ...freezing, db }, was, { cause: 'lock', reason: null, at })
    const cause = deckAsGiven(readDecklist(was)) === 'cards' ? 'change' : 'late'
    await freezeDeck({ ...freezing, db }, registration, { cause, reason, at })
  }
}
