import type { DocumentQuery } from '@tablee/contract/serving/document-query'
import type { AccountId } from '@tablee/domain/accounts/account'
import type { RegistrationId } from '@tablee/domain/registrations/registration'
import { sql } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import {
  type AttributeColumns,
  columnOf,
  documentCondition,
  LARGEST_TOTAL,
} from '../../../database/document-conditions.ts'

const ATTRIBUTES: AttributeColumns = {
  columns: {
    $id: sql.ref('registrations.id'),
    id: sql.ref('registrations.id'),
    $createdAt: sql.ref('registrations.registered_at'),
    $updatedAt: sql.ref('registrations.updated_at'),
    registrationDate: sql.ref('registrations.registered_at'),
    tournamentId: sql.ref('registrations.tournament_id'),
    // Public ids of those without an account are derived from what this list does not read.
    playerId: sql.ref('registrations.account_id'),
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
  searched: {},
}

export type ReadableRegistrations = {
  readonly total: number
  readonly registrations: readonly { readonly id: RegistrationId }[]
}

/** Registrations that this account may read: its own ones, and those of events it organizes. */
export async function listReadable(
  db: Queryable,
  accountId: AccountId,
  query: DocumentQuery,
): Promise<ReadableRegistrations> {
  const matching = db
    .selectFrom('registrations')
    .innerJoin('tournaments', 'tournaments.id', 'registrations.tournament_id')
    .where((is) => is.or([is('registrations.account_id', '=', accountId), is('tournaments.organizer', '=', accountId)]))
    .where(documentCondition(ATTRIBUTES, query))
  const counted = matching.select('registrations.id').limit(LARGEST_TOTAL).as('matching')
  const { total } = await db
    .selectFrom(counted)
    .select(({ fn }) => fn.countAll<number | string>().as('total'))
    .executeTakeFirstOrThrow()
  let page = matching.select('registrations.id')
  for (const { attribute, descending } of query.orders) {
    page = page.orderBy(columnOf(ATTRIBUTES, attribute), descending ? 'desc' : 'asc')
  }
  const rows = await page
    .orderBy('registrations.registered_at')
    .orderBy('registrations.added_in')
    .orderBy('registrations.added_as')
    .limit(query.limit)
    .offset(query.offset)
    .execute()
  return { total: Number(total), registrations: rows.map(({ id }) => ({ id: id as RegistrationId })) }
}
