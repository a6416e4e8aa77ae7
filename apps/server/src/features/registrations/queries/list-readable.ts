import type { DocumentQuery } from '@tablee/contract/serving/document-query'
import type { AccountId } from '@tablee/domain/accounts/account'
import type { RegistrationId } from '@tablee/domain/registrations/registration'
import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import { sql } from 'kysely'
import { readBoundedPage, TOO_BROAD, type TooBroad } from '../../../database/bounded-page.ts'
import type { Queryable } from '../../../database/database.ts'
import type { Dialect } from '../../../database/dialect/dialect.ts'
import type { AttributeColumns } from '../../../database/document-conditions.ts'

/** For a person without an account: the public part of the stored hash. */
const HOLDER = sql`(select substr(capabilities.hash, 1, 32) from capabilities
  where capabilities.tournament_id = registrations.tournament_id
    and capabilities.role = 'player' and capabilities.holder_id = registrations.player_id)`

const ATTRIBUTES: AttributeColumns = {
  columns: {
    $id: sql.ref('registrations.id'),
    id: sql.ref('registrations.id'),
    $createdAt: sql.ref('registrations.registered_at'),
    $updatedAt: sql.ref('registrations.updated_at'),
    registrationDate: sql.ref('registrations.registered_at'),
    tournamentId: sql.ref('registrations.tournament_id'),
    playerId: sql`coalesce(registrations.account_id, ${HOLDER})`,
    playerKey: sql.ref('registrations.player_id'),
    playerName: sql.ref('registrations.player_name'),
    firstName: sql.ref('registrations.first_name'),
    lastName: sql.ref('registrations.last_name'),
    email: sql.ref('registrations.email'),
    phone: sql.ref('registrations.phone'),
    location: sql.ref('registrations.location'),
    notes: sql.ref('registrations.notes'),
    status: sql.ref('registrations.status'),
    dropped: sql.ref('registrations.dropped'),
    checkedIn: sql.ref('registrations.checked_in'),
    isAnonymous: sql`(case when registrations.account_id is null then 1 else 0 end)`,
    decklist: sql.ref('registrations.decklist'),
  },
  insertion: ['registered_at', 'added_in', 'added_as', 'id'].map((name) => sql.ref(`registrations.${name}`)),
  searched: {},
  weights: { notes: 5, decklist: 40 },
  rowWeight: 3,
}

export type ReadableRegistration = { readonly id: RegistrationId; readonly tournamentId: TournamentId }
export type ReadableRegistrations = { readonly total: number; readonly registrations: readonly ReadableRegistration[] }
export type RegistrationReader = { readonly db: Queryable; readonly dialect: Dialect; readonly accountId: AccountId }

/** Null when the cursor is unknown. */
export async function listReadable(
  { db, dialect, accountId }: RegistrationReader,
  query: DocumentQuery,
): Promise<ReadableRegistrations | TooBroad | null> {
  const readable = db
    .selectFrom('registrations')
    .innerJoin('tournaments', 'tournaments.id', 'registrations.tournament_id')
    .where((is) => is.or([is('registrations.account_id', '=', accountId), is('tournaments.organizer', '=', accountId)]))
  const page = await readBoundedPage(db, readable, {
    ...{ attributes: ATTRIBUTES, query, read: ['$id', 'tournamentId'], dialect },
    candidates: (most) => registrationsMeant({ db, dialect, accountId }, query, most),
  })
  if (page === null || page === TOO_BROAD) return page
  const registrations = page.rows.map((row) => ({
    id: row.$id as RegistrationId,
    tournamentId: row.tournamentId as TournamentId,
  }))
  return { total: page.total, registrations }
}

/** Combined, they would scan every registration. */
async function registrationsMeant(
  { db, accountId }: RegistrationReader,
  { filters }: DocumentQuery,
  most: number,
): Promise<readonly string[]> {
  const named = filters.find((filter) => filter.method === 'equal' && filter.attribute === 'tournamentId')
  const events = named && 'values' in named ? named.values.map(String) : null
  const among = db
    .selectFrom('registrations')
    .select('registrations.id')
    .$if(events !== null, (query) => query.where('registrations.tournament_id', 'in', events ?? []))
    .limit(most)
  const own = await among.where('registrations.account_id', '=', accountId).execute()
  const organized = await among
    .innerJoin('tournaments', 'tournaments.id', 'registrations.tournament_id')
    .where('tournaments.organizer', '=', accountId)
    .execute()
  return [...new Set([...own, ...organized].map(({ id }) => id))]
}
