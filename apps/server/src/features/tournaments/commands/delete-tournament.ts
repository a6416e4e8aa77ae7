import type { ParsedInput } from '@tablee/contract/call'
import type { Acting } from '@tablee/contract/serving/caller'
import type { Target } from '@tablee/contract/serving/carried-act'
import type { deleteTournament as call } from '@tablee/contract/tournaments/delete-tournament'
import type { DeletedTournament } from '@tablee/contract/tournaments/documents/deleted-tournament'
import { writeTournamentDocument } from '@tablee/contract/tournaments/documents/write-tournament-document'
import { accept, type Outcome } from '@tablee/domain/outcome'
import { deleteTournament as decide } from '@tablee/domain/tournaments/life/delete-tournament'
import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import { type DeletedHeld, findDeletedId, hideTournament, lockDeleted } from '../deleted-tournament-store.ts'
import { notThere } from '../not-there.ts'
import { writeDeleted } from '../queries/get-deleted-tournaments.ts'
import { authorOf } from '../tournament-policy.ts'
import { lockTournament } from '../tournament-store.ts'
import { resolveTarget } from './carry-act.ts'
import { type FateGround, tellOfFate, writeFate } from './write-fate.ts'

/** Refused once anyone has played. Repeating it gives the same answer. */
export async function deleteTournament(
  acting: Acting<FateGround>,
  { code, organizerId: secret }: ParsedInput<typeof call>,
): Promise<Outcome<DeletedTournament>> {
  const outcome = await hide(acting, { target: { code }, secret, isRepeatable: true })
  return outcome.accepted ? accept(writeDeleted(outcome.value)) : outcome
}

/** The document is missing the second time. */
export async function deleteTournamentDocument(acting: Acting<FateGround>, id: TournamentId): Promise<Outcome<null>> {
  const outcome = await hide(acting, { target: { id }, secret: undefined, isRepeatable: false })
  return outcome.accepted ? accept(null) : outcome
}

type Wish = { readonly target: Target; readonly secret: string | undefined; readonly isRepeatable: boolean }

async function hide(acting: Acting<FateGround>, { target, secret, isRepeatable }: Wish): Promise<Outcome<DeletedHeld>> {
  const { database, cache, caller } = acting
  const id = (await resolveTarget(acting, target)) ?? (await database.read((db) => findDeletedId(db, target)))
  if (id === null) return database.read((db) => notThere(db, target))
  return database.inSharedTransaction(id, async (tx) => {
    const now = acting.now()
    const there = await lockTournament(tx, cache, id)
    const hidden = there ? null : await lockDeleted(tx, id)
    const held = there ?? hidden?.held
    if (!held) return notThere(tx.db, target)
    if (hidden && !isRepeatable) return notThere(tx.db, target)
    const author = authorOf('delete-tournament', held, { claim: { as: 'staff', secret, caller }, now })
    if (!author.accepted) return author
    if (hidden) return accept(hidden)
    const decided = decide(held.tournament)
    if (!decided.accepted) return decided
    const told = await tellOfFate(acting, tx, { tournament: held.tournament, kind: 'eventDeleted' })
    if (!told.accepted) return told
    const sequence = held.sequence + 1
    await hideTournament(tx, { id, sequence }, now)
    await writeFate(tx, { id, sequence, act: 'delete-tournament', author: author.value, at: now.toISOString() })
    tx.afterCommit(() => {
      cache.forget(id)
      acting.announceDeleted(id, () => writeTournamentDocument(held))
    })
    return accept({ held, deletedAt: now })
  })
}
