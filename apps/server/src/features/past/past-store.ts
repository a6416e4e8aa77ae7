import { MET_RESULTS, type PastMeeting, type PastResult } from '@tablee/domain/past/own-past'
import type { PlayerId } from '@tablee/domain/tournaments/tournament'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { readStoredJson } from '../../database/damaged-row.ts'
import type { Queryable } from '../../database/database.ts'
import type { Row } from '../../database/tables/tables.ts'

const PAIRS_TOGETHER = 400
const ROWS_TOGETHER = 100
const LETTERS = 'wdl'

const meetings = z.array(z.tuple([z.string(), z.enum(['w', 'd', 'l'])]))

export type PastRow = Omit<Row<'past_results'>, 'account_id'>

export function meetingsText(met: readonly PastMeeting[]): string {
  return JSON.stringify(met.map(({ opponent, result }) => [opponent, LETTERS[MET_RESULTS.indexOf(result)]]))
}

export function readMeetings({ tournament_id: id, meetings: text }: PastRow): readonly PastMeeting[] {
  const read = readStoredJson({ table: 'past_results', id, text, schema: meetings }, 'meetings')
  return read.map(([opponent, letter]) => ({
    opponent: opponent as PlayerId,
    result: MET_RESULTS[LETTERS.indexOf(letter)] ?? 'drawn',
  }))
}

export function figuresOf({ place, attendance, won, drawn, lost, meetings: met }: PastResult) {
  return { place, attendance, won, drawn, lost, meetings: meetingsText(met) }
}

export async function writePast(db: Queryable, rows: readonly Row<'past_results'>[]): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_TOGETHER) {
    await db
      .insertInto('past_results')
      .values(rows.slice(start, start + ROWS_TOGETHER))
      .onConflict((conflict) =>
        conflict.columns(['account_id', 'tournament_id']).doUpdateSet(({ ref }) => ({
          player_id: ref('excluded.player_id'),
          sequence: ref('excluded.sequence'),
          name: ref('excluded.name'),
          played_at: ref('excluded.played_at'),
          game: ref('excluded.game'),
          format: ref('excluded.format'),
          format_name: ref('excluded.format_name'),
          deck: sql<string | null>`coalesce(excluded.deck, past_results.deck)`,
          is_name_hidden: ref('excluded.is_name_hidden'),
          place: ref('excluded.place'),
          attendance: ref('excluded.attendance'),
          won: ref('excluded.won'),
          drawn: ref('excluded.drawn'),
          lost: ref('excluded.lost'),
          meetings: ref('excluded.meetings'),
        })),
      )
      .execute()
  }
}

/** By event; `isThere`: finished, and nobody deleted it. */
export async function listCopied(db: Queryable, account: string) {
  const rows = await db
    .selectFrom('past_results')
    .leftJoin('tournaments', 'tournaments.id', 'past_results.tournament_id')
    .select(['past_results.tournament_id', 'past_results.sequence', 'tournaments.phase'])
    .where('account_id', '=', account)
    .execute()
  return new Map(rows.map((row) => [row.tournament_id, { sequence: row.sequence, isThere: row.phase === 'finished' }]))
}

/**
 * Latest first. `code` is null of an event that is no longer there. One that goes on again, was cancelled or is hidden by the operator is
 * left out.
 */
export async function listPast(db: Queryable, account: string) {
  return db
    .selectFrom('past_results')
    .leftJoin('tournaments', 'tournaments.id', 'past_results.tournament_id')
    .selectAll('past_results')
    .select(['tournaments.code', 'tournaments.are_decklists_public'])
    .where('past_results.account_id', '=', account)
    .where('past_results.attendance', '>', 0)
    .where((is) => is.or([is('tournaments.id', 'is', null), is('tournaments.phase', '=', 'finished')]))
    .where((is) => is.or([is('tournaments.id', 'is', null), is('tournaments.is_cancelled', '=', 0)]))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('hidden_pages')
            .select('hidden_pages.tournament_id')
            .whereRef('hidden_pages.tournament_id', '=', 'past_results.tournament_id')
            .where('hidden_pages.restored_at', 'is', null),
        ),
      ),
    )
    .orderBy('past_results.played_at', 'desc')
    .orderBy('past_results.tournament_id')
    .execute()
}

export type ListedPast = Awaited<ReturnType<typeof listPast>>[number]
export type MetSeat = { readonly tournament: string; readonly player: string }
export type SeatNamed = { readonly name: string; readonly account: string | null }

/** By tournament and player, of events that are there. */
export async function listMetNames(db: Queryable, seats: readonly MetSeat[]): Promise<ReadonlyMap<string, SeatNamed>> {
  const rows = await db
    .selectFrom('players')
    .innerJoin('tournaments', 'tournaments.id', 'players.tournament_id')
    .leftJoin('accounts', 'accounts.id', 'players.public_id')
    .select(['players.tournament_id', 'players.id', 'players.name', 'accounts.id as account'])
    .where(
      sql<boolean>`(players.tournament_id, players.id) in (values ${sql.join(
        seats.map(({ tournament, player }) => sql`(${tournament}, ${player})`),
      )})`,
    )
    .execute()
  return new Map(rows.map((row) => [seatKey(row.tournament_id, row.id), { name: row.name, account: row.account }]))
}

export function seatKey(tournament: string, player: string): string {
  return `${tournament} ${player}`
}

export function inParts(seats: readonly MetSeat[]): readonly (readonly MetSeat[])[] {
  const parts: (readonly MetSeat[])[] = []
  for (let start = 0; start < seats.length; start += PAIRS_TOGETHER)
    parts.push(seats.slice(start, start + PAIRS_TOGETHER))
  return parts
}

/** Of one event. */
export async function dropPast(db: Queryable, account: string, tournament: string): Promise<void> {
  await db
    .deleteFrom('past_results')
    .where('account_id', '=', account)
    .where('tournament_id', '=', tournament)
    .execute()
}

export async function erasePast(db: Queryable, account: string): Promise<void> {
  await db.deleteFrom('past_results').where('account_id', '=', account).execute()
}
