import type { PlayerId, PublicId, TournamentCode, TournamentId } from '@tablee/domain/tournaments/tournament'
import type { Queryable, Transaction } from '../../database/database.ts'
import { eraseLettersOfEvents } from '../../database/erasures/waiting-letters.ts'
import { writeFoundBy } from '../../database/search/found-by.ts'
import { dropSubscriptionsOf } from './call-subscription-store.ts'
import { countedIn, keepTournamentErasures } from './erased-tournaments.ts'
import type { HeldTournament } from './held-tournament.ts'
import { IS_HIDDEN } from './hidden-page-store.ts'
import { appendToJournal, type JournalEntry } from './journal-store.ts'
import { listKeptIds } from './kept-store.ts'
import { isHeldBy, isOrganizedBy } from './queries/is-held-by.ts'
import { foundBy } from './search/search-tokens.ts'
import type { Subject } from './secret.ts'
import { loadAround } from './tournament-rows.ts'

type Target = { readonly code: TournamentCode } | { readonly id: TournamentId }

export type DeletedHeld = { readonly held: HeldTournament; readonly deletedAt: Date }

type Numbered = { readonly id: TournamentId; readonly sequence: number }

export async function hideTournament({ db }: Transaction, { id, sequence }: Numbered, at: Date): Promise<void> {
  await db.updateTable('all_tournaments').set({ deleted_at: at.toISOString(), sequence }).where('id', '=', id).execute()
  await db.deleteFrom('searched_tournaments').where('tournament_id', '=', id).execute()
}

export async function showAgain(db: Queryable, id: TournamentId): Promise<void> {
  await db.updateTable('all_tournaments').set({ deleted_at: null }).where('id', '=', id).execute()
}

/** Searchable as the newest. */
export async function showTournament(tx: Transaction, { tournament, sequence }: HeldTournament): Promise<void> {
  const { id } = tournament
  await tx.db.updateTable('all_tournaments').set({ deleted_at: null, sequence }).where('id', '=', id).execute()
  await writeFoundBy(tx, id, foundBy(tournament))
}

/** Null for one that is visible, hidden by the operator, or erased. */
export async function lockDeleted({ db, dialect }: Transaction, id: TournamentId): Promise<DeletedHeld | null> {
  const row = await db
    .selectFrom('all_tournaments')
    .selectAll()
    .where('id', '=', id)
    .where(({ not }) => not(IS_HIDDEN))
    .$if(dialect.writesTogether, (query) => query.forUpdate())
    .executeTakeFirst()
  if (!row || row.deleted_at === null) return null
  return { held: await loadAround(db, row), deletedAt: new Date(row.deleted_at) }
}

/** Null when the operator hides it. */
export async function findDeletedId(db: Queryable, target: Target): Promise<TournamentId | null> {
  const row = await findAny(db, target)
    .where(({ not }) => not(IS_HIDDEN))
    .executeTakeFirst()
  return row && row.deleted_at !== null ? (row.id as TournamentId) : null
}

/** A hidden tournament keeps its code and id. */
export async function isTaken(db: Queryable, target: Target): Promise<boolean> {
  return (await findAny(db, target).executeTakeFirst()) !== undefined
}

function findAny(db: Queryable, target: Target) {
  const [column, value] = 'code' in target ? (['code', target.code] as const) : (['id', target.id] as const)
  return db.selectFrom('all_tournaments').select(['id', 'deleted_at']).where(column, '=', value)
}

/** Oldest first; returns how many. */
export async function eraseDeletedBy(
  db: Queryable,
  { moment, at, most }: { readonly moment: Date; readonly at: Date; readonly most: number },
): Promise<number> {
  const rows = await db
    .selectFrom('all_tournaments')
    .select('id')
    .where('deleted_at', '<=', moment.toISOString())
    .where(({ not }) => not(IS_HIDDEN))
    .orderBy('deleted_at')
    .limit(most)
    .execute()
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return 0
  const counted = await countedIn(db, ids)
  await eraseLettersOfEvents(db, ids)
  await db.deleteFrom('all_tournaments').where('id', 'in', ids).execute()
  await keepTournamentErasures(db, counted, { at, rule: 'deleted' })
  return ids.length
}

/** Erases what the account deleted, and its players in what others deleted. The sequence tells phones that the tournament has changed. */
export async function forgetInDeleted(db: Queryable, { publicId, hash }: Subject, at: Date): Promise<void> {
  await db
    .deleteFrom('all_tournaments')
    .where('organizer', '=', publicId)
    .where('deleted_at', 'is not', null)
    .where(isOrganizedBy(hash))
    .where(({ not }) => not(IS_HIDDEN))
    .execute()
  // Others were played: their players are forgotten one by one.
  const hidden = db
    .selectFrom('all_tournaments')
    .select('id')
    .where('deleted_at', 'is not', null)
    .where('phase', '=', 'waiting')
  const played = await db
    .selectFrom('players')
    .select(['tournament_id', 'id'])
    .where('public_id', '=', publicId)
    .where(isHeldBy(hash))
    .where('tournament_id', 'in', hidden)
    .execute()
  for (const { tournament_id: tournamentId, id } of played) {
    await db.deleteFrom('players').where('tournament_id', '=', tournamentId).where('id', '=', id).execute()
    await dropSubscriptionsOf(db, tournamentId, id)
    const { sequence } = await db
      .updateTable('all_tournaments')
      .set(({ eb }) => ({ sequence: eb('sequence', '+', 1) }))
      .where('id', '=', tournamentId)
      .returning('sequence')
      .executeTakeFirstOrThrow()
    await appendToJournal(db, forgotten({ tournamentId, playerId: id, publicId, sequence, at }))
  }
  await db
    .deleteFrom('capabilities')
    .where('hash', '=', hash)
    .where('role', 'in', ['player', 'organizer'])
    .where('tournament_id', 'in', hidden)
    .execute()
}

type Forgotten = {
  readonly tournamentId: string
  readonly playerId: string
  readonly publicId: PublicId
  readonly sequence: number
  readonly at: Date
}

/** Deleted before its start, so no one was paired. */
function forgotten({ tournamentId, playerId, publicId, sequence, at }: Forgotten): JournalEntry {
  return {
    ...{ tournamentId: tournamentId as TournamentId, sequence, act: 'forget-player', actId: undefined, reason: null },
    author: { publicId, role: 'player', holderId: playerId, label: null },
    at: at.toISOString(),
    changes: [{ kind: 'player_removed', playerId: playerId as PlayerId }],
  }
}

const MOST_KEPT_IDS = 500

/** Last deleted first. */
export async function listDeletedOf(db: Queryable, { organizers, keeper, after, most }: Wanted) {
  // As a subquery it would make PostgreSQL scan every tournament.
  const kept = keeper === null ? [] : await listKeptIds(db, keeper, MOST_KEPT_IDS)
  return db
    .selectFrom('all_tournaments')
    .select(['id', 'code', 'name', 'type', 'deleted_at'])
    .where((is) => is.or([is('organizer', 'in', organizers), ...(kept.length > 0 ? [is('id', 'in', kept)] : [])]))
    .where('deleted_at', '>', after.toISOString())
    .where(({ not }) => not(IS_HIDDEN))
    .orderBy('deleted_at', 'desc')
    .orderBy('id')
    .limit(most)
    .execute()
}

type Wanted = {
  readonly organizers: readonly PublicId[]
  readonly keeper: string | null
  readonly after: Date
  readonly most: number
}
