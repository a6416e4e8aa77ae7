import { erasedWhenDeletedBy } from '@tablee/domain/tournaments/life/delete-tournament'
import type { Tournament, TournamentId } from '@tablee/domain/tournaments/tournament'
import type { Database, Queryable, Transaction } from '../../database/database.ts'
import { columnsOf } from '../../database/kept-attributes.ts'
import { othersHaveTheirTurn } from '../../turns/others-have-their-turn.ts'
import { writeHolders } from './capability-store.ts'
import type { HeldTournament } from './held-tournament.ts'
import { matchColumns } from './match-columns.ts'
import { PLAYER_ATTRIBUTES } from './player-columns.ts'
import { roundColumns } from './round-columns.ts'
import { TOURNAMENT_ATTRIBUTES } from './tournament-columns.ts'

// Thousands of rows are written in several commits, so that others can write in between. Until the last one the tournament is hidden like a
// deleted one (0037): it is not found, has no organizer, and none of its acts is known.

/** Per statement: one this short is kept, and prepared once. */
const ROWS_TOGETHER = 50
/** About ten milliseconds in which no one else can write. */
const STATEMENTS_TOGETHER = 18
/** If the process ends, a cleaning after this time erases the unfinished one. */
const LEFT_ALONE_MS = 60 * 60 * 1000
const NOT_BEGUN = 0
const NOBODY = ''

type Write = (db: Queryable) => Promise<unknown>

/** Writes everything but rights, journal and search words. */
export async function growHidden(database: Database, held: HeldTournament, now: Date): Promise<void> {
  const { tournament, createdAt: created_at, updatedAt: updated_at } = held
  const deleted_at = new Date(erasedWhenDeletedBy(now).getTime() + LEFT_ALONE_MS).toISOString()
  const header = { ...columnsOf(TOURNAMENT_ATTRIBUTES, tournament), organizer: NOBODY, sequence: NOT_BEGUN }
  const writes: readonly Write[] = [
    (db) =>
      db
        .insertInto('all_tournaments')
        .values({ ...header, created_at, updated_at, deleted_at })
        .execute(),
    ...statements(tournament.rounds, (round) => ({ tournament_id: tournament.id, ...roundColumns(round) })).map(
      (rows): Write =>
        (db) =>
          db.insertInto('rounds').values(rows()).execute(),
    ),
    ...statements(tournament.players, (player, place) => ({
      ...columnsOf(PLAYER_ATTRIBUTES, player),
      ...placed(held, place),
    })).map(
      (rows): Write =>
        (db) =>
          db.insertInto('players').values(rows()).execute(),
    ),
    ...statements(tournament.matches, (match, place) => ({ ...matchColumns(match), ...placed(held, place) })).map(
      (rows): Write =>
        (db) =>
          db.insertInto('matches').values(rows()).execute(),
    ),
  ]
  await inCommits(database, writes)
}

/** The search words follow from its creation. */
export async function showGrown(tx: Transaction, { tournament, sequence, holders }: HeldTournament): Promise<void> {
  const { id, organizer } = tournament
  await tx.db
    .updateTable('all_tournaments')
    .set({ organizer, sequence, deleted_at: null })
    .where('id', '=', id)
    .execute()
  await writeHolders(tx.db, id, { before: null, after: holders })
}

export async function eraseGrowing(database: Database, { id, matches }: Tournament): Promise<void> {
  const starts = statements(matches, (_, place) => place)
  await inCommits(database, [
    ...starts.map(
      (_, part): Write =>
        (db) =>
          eraseMatches(db, id, part * ROWS_TOGETHER),
    ),
    (db) => db.deleteFrom('all_tournaments').where('id', '=', id).where('sequence', '=', NOT_BEGUN).execute(),
  ])
}

function eraseMatches(db: Queryable, id: TournamentId, from: number): Promise<unknown> {
  return db
    .deleteFrom('matches')
    .where('tournament_id', '=', id)
    .where('added_as', '>=', from)
    .where('added_as', '<', from + ROWS_TOGETHER)
    .execute()
}

function placed({ tournament: { id }, sequence }: HeldTournament, place: number) {
  return { tournament_id: id, added_in: sequence, added_as: place }
}

function statements<Item, Row>(
  items: readonly Item[],
  rowOf: (item: Item, place: number) => Row,
): readonly (() => Row[])[] {
  return Array.from({ length: Math.ceil(items.length / ROWS_TOGETHER) }, (_, part) => () => {
    const start = part * ROWS_TOGETHER
    return items.slice(start, start + ROWS_TOGETHER).map((item, index) => rowOf(item, start + index))
  })
}

async function inCommits(database: Database, writes: readonly Write[]): Promise<void> {
  for (let start = 0; start < writes.length; start += STATEMENTS_TOGETHER) {
    await database.inTransaction(async ({ db }) => {
      for (const write of writes.slice(start, start + STATEMENTS_TOGETHER)) {
        await write(db)
        // Who needs no database waits for one statement.
        await othersHaveTheirTurn()
      }
    })
  }
}
