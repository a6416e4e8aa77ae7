import type { DeckCheckDraw, DeckChecks } from '@tablee/domain/tournaments/deck-checks/deck-check'
import { deckChecksIn } from '@tablee/domain/tournaments/deck-checks/deck-checks-in'
import { KINDS_OF_DECK_CHECKS } from '@tablee/domain/tournaments/deck-checks/is-of-deck-checks'
import type { PlayerId, TournamentId } from '@tablee/domain/tournaments/tournament'
import type { Queryable } from '../../database/database.ts'
import { listEntries, type ReadEntry } from './journal-entry-store.ts'

type KeptDraw = DeckCheckDraw & Pick<ReadEntry, 'at' | 'author_role'>

/** From the journal, where alone they are kept. */
export async function listDeckChecks(
  db: Queryable,
  id: TournamentId,
): Promise<DeckChecks & { readonly drawn: readonly KeptDraw[] }> {
  const entries = await listEntries(db, id, { about: { kinds: KINDS_OF_DECK_CHECKS }, changes: 'whole' })
  const drawn = entries.flatMap(({ at, author_role, changes }) =>
    changes.flatMap((change) => (change.kind === 'deck_checks_drawn' ? [{ ...change, at, author_role }] : [])),
  )
  return { ...deckChecksIn(entries.flatMap(({ changes }) => changes)), drawn }
}

type OwnPlayer = { readonly tournamentId: TournamentId; readonly playerId: PlayerId }

/** What a person's decks came to, for themself; who checked is left out. */
export async function listDeckChecksOf(db: Queryable, players: readonly OwnPlayer[]) {
  const found = []
  for (const { tournamentId, playerId } of players) {
    const { checks } = await listDeckChecks(db, tournamentId)
    for (const { round, openedAt, endedAt, results, isTakenBack, ...check } of checks) {
      if (!check.players.includes(playerId)) continue
      const result = results.find((one) => one.playerId === playerId)?.result ?? null
      found.push({ tournamentId, round, openedAt, endedAt, result, isTakenBack })
    }
  }
  return found
}
