import type { DocumentQuery } from '@tablee/contract/serving/document-query'
import type { AccountId } from '@tablee/domain/accounts/account'
import type { RegistrationId } from '@tablee/domain/registrations/registration'
import { sql } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import type { AttributeColumns } from '../../../database/document-conditions.ts'
import { readPage } from '../../../database/document-page.ts'

/** The public id of who registered without an account: the part of the kept hash that everybody may see. */
const HOLDER = sql`(select substr(capabilities.hash, 1, 32) from capabilities
  where capabilities.tournament_id = registrations.tournament_id
    and capabilities.role = 'player' and capabilities.player_id = registrations.player_id)`

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
}

export type ReadableRegistrations = {
  readonly total: number
  readonly registrations: readonly { readonly id: RegistrationId }[]
}

/** Registrations that this account may read: its own ones, and those of events it organizes; null without the cursor's one. */
export async function listReadable(
  db: Queryable,
  accountId: AccountId,
  query: DocumentQuery,
): Promise<ReadableRegistrations | null> {
  const readable = db
    .selectFrom('registrations')
    .innerJoin('tournaments', 'tournaments.id', 'registrations.tournament_id')
    .where((is) => is.or([is('registrations.account_id', '=', accountId), is('tournaments.organizer', '=', accountId)]))
  const page = await readPage(db, readable, { attributes: ATTRIBUTES, query, read: ['$id'] })
  return page && { total: page.total, registrations: page.rows.map(({ $id }) => ({ id: $id as RegistrationId })) }
}
