import type { Change } from '@tablee/domain/tournaments/change'
import { createdTournament } from '@tablee/domain/tournaments/evolve'
import type { TournamentCode } from '@tablee/domain/tournaments/tournament'
import type { Transaction } from '../../../database/database.ts'
import { drawCode } from '../chance.ts'
import type { HeldTournament } from '../held-tournament.ts'
import { findTournamentId } from '../tournament-store.ts'
import { type Acting, tellCommitted, writeCommitted } from './carry-act.ts'

export type Creation = {
  readonly change: Extract<Change, { kind: 'tournament_created' }>
  /** Private text that the organizer's rights hang on. */
  readonly organizerHash: string
  readonly name: string
  readonly actId: string | undefined
}

/** Writes a tournament that did not exist, as its first act. */
export async function keepNewTournament(
  acting: Acting,
  tx: Transaction,
  { change, organizerHash: hash, name, actId }: Creation,
): Promise<HeldTournament> {
  const at = acting.now().toISOString()
  const after: HeldTournament = {
    tournament: createdTournament(change),
    sequence: 1,
    createdAt: at,
    updatedAt: at,
    holders: { organizer: hash, players: new Map(), entry: null },
  }
  const decision = { changes: [change], grants: [{ role: 'organizer', hash } as const] }
  await writeCommitted(tx, after, { act: { name, actId }, author: change.organizer, decision })
  tx.afterCommit(() => tellCommitted(acting, after, { changes: decision.changes, before: null }))
  return after
}

export async function drawFreeCode({ chance }: Acting, tx: Transaction): Promise<TournamentCode> {
  for (;;) {
    const code = drawCode(chance)
    if ((await findTournamentId(tx.db, code)) === null) return code
  }
}
