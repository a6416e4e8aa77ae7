import type { Acting } from '@tablee/contract/serving/caller'
import type { TellRegistered } from '@tablee/contract/serving/event-act'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import type { Author } from '@tablee/domain/tournaments/authority/holder'
import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import type { Transaction } from '../../../database/database.ts'
import { appendToJournal } from '../journal-store.ts'
import type { TournamentGround } from '../tournament-ground.ts'

export type FateGround = TournamentGround & { readonly tellRegistered: TellRegistered<Transaction> }

type Happening = Omit<Parameters<TellRegistered<Transaction>>[1], 'by'>

/** A quick tournament has no addresses. */
export async function tellOfFate(
  { caller, tellRegistered }: Acting<FateGround>,
  tx: Transaction,
  happening: Happening,
): Promise<Outcome<null>> {
  if (!happening.tournament.announcement) return accept(null)
  return caller ? tellRegistered(tx, { ...happening, by: caller.accountId }) : refuse('account_required')
}

type Fate = {
  readonly id: TournamentId
  readonly sequence: number
  readonly act: 'delete-tournament' | 'restore-tournament'
  readonly author: Author
  readonly at: string
}

/** The tournament does not change, yet it is an act of the staff (NONE-3). */
export function writeFate(tx: Transaction, { id, ...fate }: Fate): Promise<void> {
  return appendToJournal(tx.db, { ...fate, tournamentId: id, actId: undefined, reason: null, changes: [] })
}
