import { writeTournamentDocument } from '@tablee/contract/tournaments/write-tournament-document'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import { asOrganizer } from '../tournament-policy.ts'
import { deleteTournamentRows, lockTournament } from '../tournament-store.ts'
import { type Acting, notFound } from './carry-act.ts'

/** The account that organizes a tournament takes it away, with everybody's registration, as long as nobody has played. */
export function deleteTournament(acting: Acting, id: TournamentId): Promise<Outcome<null>> {
  const { caller } = acting
  return acting.oneAtATime(id, () =>
    acting.database.inTransaction(async (tx) => {
      const held = await lockTournament(tx, acting.cache, id)
      if (!held) return notFound({ id })
      const organizer = asOrganizer(held, { secret: undefined, caller })
      if (!organizer.accepted) return organizer
      if (held.tournament.phase.kind !== 'waiting') return refuse('tournament_already_started')
      await deleteTournamentRows(tx.db, id)
      tx.afterCommit(() => acting.announceDeleted(id, () => writeTournamentDocument(held)))
      return accept(null)
    }),
  )
}
