import type { Acting } from '@tablee/contract/serving/caller'
import type { ActName } from '@tablee/domain/tournaments/authority/may'
import type { Change } from '@tablee/domain/tournaments/change'
import { createdTournament, evolveAll } from '@tablee/domain/tournaments/evolve'
import { toldChanges } from '@tablee/domain/tournaments/public-change'
import type { TournamentCode } from '@tablee/domain/tournaments/tournament'
import type { Transaction } from '../../../database/database.ts'
import { drawCode } from '../chance.ts'
import { isTaken } from '../deleted-tournament-store.ts'
import { type Grant, type HeldTournament, type Holders, holdersAfter, organizerHeldBy } from '../held-tournament.ts'
import type { TournamentGround } from '../tournament-ground.ts'
import { elementsIn, tellCommitted, writeCommitted } from './carry-act.ts'

export type Creation = {
  readonly change: Extract<Change, { kind: 'tournament_created' }>
  /** Private text on which the organizer's rights depend. */
  readonly organizerHash: string
  readonly name: ActName
  readonly actId: string | undefined
  /** What it has from the beginning beside its creation. */
  readonly settled?: { readonly changes: readonly Change[]; readonly grants: readonly Grant[] }
}

const BARE = { changes: [], grants: [] } as const

/** Writes a tournament that did not exist, as its first act. */
export async function keepNewTournament(
  acting: Acting<TournamentGround>,
  tx: Transaction,
  { change, organizerHash: hash, name, actId, settled = BARE }: Creation,
): Promise<HeldTournament> {
  const at = acting.now().toISOString()
  const organizer = organizerHeldBy(hash)
  const created = createdTournament(change)
  const tournament = evolveAll(created, settled.changes)
  const bare: Holders = { staff: [organizer], players: new Map(), entry: null }
  const after: HeldTournament = {
    tournament,
    sequence: 1,
    createdAt: at,
    updatedAt: at,
    holders: holdersAfter(bare, { before: created, after: tournament }, settled.grants),
  }
  const changes = [change, ...settled.changes]
  const { role, id: holderId, label } = organizer
  const author = { publicId: change.organizer, role, holderId, label }
  acting.cache.noteWork({ elementsWritten: elementsIn(changes) })
  await writeCommitted(tx, {
    before: null,
    after,
    act: { name, actId },
    author,
    decision: { changes },
  })
  tx.afterCommit(() => tellCommitted(acting, after, { act: name, told: toldChanges(changes), before: null }))
  return after
}

export async function drawFreeCode({ chance }: Acting<TournamentGround>, tx: Transaction): Promise<TournamentCode> {
  for (;;) {
    const code = drawCode(chance)
    if (!(await isTaken(tx.db, { code }))) return code
  }
}
