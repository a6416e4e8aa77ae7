import type { Acting } from '@tablee/contract/serving/caller'
import type { ShopId } from '@tablee/domain/shops/shop'
import type { ActName } from '@tablee/domain/tournaments/authority/may'
import type { Change } from '@tablee/domain/tournaments/change'
import { createdTournament, evolveAll } from '@tablee/domain/tournaments/evolve'
import { toldChanges } from '@tablee/domain/tournaments/public-change'
import type { TournamentCode, WholeTournament } from '@tablee/domain/tournaments/tournament'
import type { Transaction } from '../../../database/database.ts'
import { drawCode } from '../chance.ts'
import { follow, seenAfter } from '../consequences/follow.ts'
import { isTaken } from '../deleted-tournament-store.ts'
import { type Grant, type HeldTournament, type Holders, holdersAfter, organizerHeldBy } from '../held-tournament.ts'
import { writeShopOf } from '../shop-event-store.ts'
import type { TournamentGround } from '../tournament-ground.ts'
import { elementsIn, tellCommitted, writeCommitted } from './carry-act.ts'

export type Creation = {
  readonly change: Extract<Change, { kind: 'tournament_created' }>
  /** Private: the organizer's rights depend on it. */
  readonly organizerHash: string
  readonly name: ActName
  readonly actId: string | undefined
  /** Whose event it is; what follows may concern it. */
  readonly shop?: ShopId | null
  readonly settled?: { readonly changes: readonly Change[]; readonly grants: readonly Grant[] }
}

const BARE = { changes: [], grants: [] } as const

export async function keepNewTournament(
  acting: Acting<TournamentGround>,
  tx: Transaction,
  creation: Creation,
): Promise<HeldTournament> {
  const { change, name, actId, settled = BARE } = creation
  const after = newlyHeld(acting, creation, evolveAll(createdTournament(change), settled.changes))
  const changes = [change, ...settled.changes]
  acting.cache.noteWork({ elementsWritten: elementsIn(changes) })
  const author = authorOfCreation(creation)
  await writeCommitted(tx, { before: null, after, act: { name, actId }, author, decision: { changes } })
  if (creation.shop) await writeShopOf(tx.db, after.tournament.id, creation.shop)
  await followCreation(acting, tx, { creation, after })
  return after
}

export function newlyHeld(
  acting: Acting<TournamentGround>,
  { change, organizerHash, settled = BARE }: Creation,
  tournament: WholeTournament,
): HeldTournament {
  const at = acting.now().toISOString()
  const bare: Holders = { staff: [organizerHeldBy(organizerHash)], players: new Map(), entry: null }
  const evolved = { before: createdTournament(change), after: tournament }
  return {
    ...{ tournament, sequence: 1, createdAt: at, updatedAt: at },
    holders: holdersAfter(bare, evolved, settled.grants),
  }
}

export function authorOfCreation({ change, organizerHash }: Creation) {
  const { role, id: holderId, label } = organizerHeldBy(organizerHash)
  return { publicId: change.organizer, role, holderId, label }
}

type Created = { readonly creation: Creation; readonly after: HeldTournament }

/** After the commit, with the usual consequences of an act. */
export async function followCreation(
  acting: Acting<TournamentGround>,
  tx: Transaction,
  { creation, after }: Created,
): Promise<void> {
  const { change, name: act, settled = BARE } = creation
  const changes = [change, ...settled.changes]
  const told = toldChanges(changes)
  tx.afterCommit(() => tellCommitted(acting, after, { act, told, before: null }))
  const turn = { act, author: authorOfCreation(creation), before: null, after: after.tournament, changes, reason: '' }
  await follow(acting.consequences, tx, { turn: { ...turn, seen: seenAfter(after, acting.now()) } })
}

export async function drawFreeCode({ chance }: Acting<TournamentGround>, tx: Transaction): Promise<TournamentCode> {
  for (;;) {
    const code = drawCode(chance)
    if (!(await isTaken(tx.db, { code }))) return code
  }
}
