import { writeTournamentDocument } from '@tablee/contract/tournaments/documents/write-tournament-document'
import { lockHidden } from '../hidden-page-store.ts'
import { listOperatedSince } from '../operated-store.ts'
import { createTournamentCache } from '../tournament-cache.ts'
import type { TournamentGround } from '../tournament-ground.ts'
import { lockTournament } from '../tournament-store.ts'

/** Clocks differ by less. */
const LOOKED_BACK_MS = 60_000

export type OperatorFollowing = Pick<
  TournamentGround,
  'database' | 'now' | 'cache' | 'announceDeleted' | 'announceRestored'
>

/** Notifies this process's phones of operator commands, and drops what was cached. */
export function createOperatorFollower(ground: OperatorFollowing): () => Promise<void> {
  const told = new Set<string>()
  let lookedAt = ground.now()
  return async () => {
    const now = ground.now()
    const since = new Date(lookedAt.getTime() - LOOKED_BACK_MS).toISOString()
    for (const { id, at } of await ground.database.read((db) => listOperatedSince(db, since))) {
      const key = `${id} ${at}`
      if (told.has(key)) continue
      const { hidden, there } = await ground.database.inTransaction(async (tx) => ({
        hidden: await lockHidden(tx, id),
        there: await lockTournament(tx, createTournamentCache(), id),
      }))
      ground.cache.forget(id)
      if (hidden) ground.announceDeleted(id, () => writeTournamentDocument(hidden))
      if (there) ground.announceRestored(id, () => writeTournamentDocument(there))
      told.add(key)
    }
    lookedAt = now
  }
}
