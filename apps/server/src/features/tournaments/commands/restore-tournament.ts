import type { ParsedInput } from '@tablee/contract/call'
import type { Acting } from '@tablee/contract/serving/caller'
import { writeTournamentDocument } from '@tablee/contract/tournaments/documents/write-tournament-document'
import type { restoreTournament as call } from '@tablee/contract/tournaments/restore-tournament'
import { accept, type Outcome } from '@tablee/domain/outcome'
import { restorableUntil } from '@tablee/domain/tournaments/life/delete-tournament'
import { findDeletedId, lockDeleted, showTournament } from '../deleted-tournament-store.ts'
import type { HeldTournament } from '../held-tournament.ts'
import { notFound, notThere } from '../not-there.ts'
import { authorOf } from '../tournament-policy.ts'
import { lockTournament } from '../tournament-store.ts'
import { resolveTarget } from './carry-act.ts'
import { type FateGround, tellOfFate, writeFate } from './write-fate.ts'

/** Also succeeds when it was restored before or never deleted. */
export async function restoreTournament(
  acting: Acting<FateGround>,
  { code, organizerId: secret }: ParsedInput<typeof call>,
): Promise<Outcome<HeldTournament>> {
  const { database, cache, caller } = acting
  const target = { code }
  const id = (await resolveTarget(acting, target)) ?? (await database.read((db) => findDeletedId(db, target)))
  if (id === null) return database.read((db) => notThere(db, target))
  return database.inSharedTransaction(id, async (tx) => {
    const now = acting.now()
    const there = await lockTournament(tx, cache, id)
    const hidden = there ? null : await lockDeleted(tx, id)
    const held = there ?? hidden?.held
    if (!held) return notThere(tx.db, target)
    const author = authorOf('restore-tournament', held, { claim: { as: 'staff', secret, caller }, now })
    if (!author.accepted) return author
    if (!hidden) return accept(held)
    if (restorableUntil(hidden.deletedAt) <= now) return notFound(target)
    const told = await tellOfFate(acting, tx, { tournament: held.tournament, kind: 'eventRestored' })
    if (!told.accepted) return told
    const after = { ...held, sequence: held.sequence + 1 }
    const { sequence } = after
    await showTournament(tx, after)
    await writeFate(tx, { id, sequence, act: 'restore-tournament', author: author.value, at: now.toISOString() })
    tx.afterCommit(() => acting.announceRestored(id, () => writeTournamentDocument(after)))
    return accept(after)
  })
}
