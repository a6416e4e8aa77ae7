import type { AccountId } from '@tablee/domain/accounts/account'
import type { Decklist } from '@tablee/domain/decklists/decklist'
import type { PersonalDetails, Registration, RegistrationId } from '@tablee/domain/registrations/registration'
import type { PlayerId, TournamentId } from '@tablee/domain/tournaments/tournament'
import type { Selectable } from 'kysely'
import type { Queryable } from '../../database/database.ts'
import type { Tables } from '../../database/tables.ts'

type Row = Selectable<Tables['registrations']>

/** A registration with everything that is kept of the person. */
export type KeptRegistration = Registration & {
  readonly tournamentId: TournamentId
  readonly accountId: AccountId | null
  readonly details: PersonalDetails
  readonly decklist: Decklist | null
  readonly registeredAt: string
  readonly updatedAt: string
}

/** In the order in which they came. */
export async function listRegistrations(
  db: Queryable,
  tournamentId: TournamentId,
): Promise<readonly KeptRegistration[]> {
  const rows = await db
    .selectFrom('registrations')
    .selectAll()
    .where('tournament_id', '=', tournamentId)
    .orderBy('registered_at')
    .orderBy('added_in')
    .orderBy('added_as')
    .execute()
  return rows.map(readRow)
}

/** At most `MOST_DESK_ENTRIES` in one act: more would pass the number of parameters that SQLite takes. */
export async function insertRegistrations(
  db: Queryable,
  registrations: readonly KeptRegistration[],
  addedIn: number,
): Promise<void> {
  const rows = registrations.map((registration, place) => ({
    id: registration.id,
    tournament_id: registration.tournamentId,
    registered_at: registration.registeredAt,
    added_in: addedIn,
    added_as: place,
    ...columnsOf(registration),
  }))
  await db.insertInto('registrations').values(rows).execute()
}

/** Everything but what never changes; a registration that comes back takes its place at the end. */
export async function updateRegistration(db: Queryable, registration: KeptRegistration): Promise<void> {
  await db
    .updateTable('registrations')
    .set({ registered_at: registration.registeredAt, ...columnsOf(registration) })
    .where('id', '=', registration.id)
    .execute()
}

function columnsOf(registration: KeptRegistration) {
  const { details, decklist } = registration
  return {
    player_id: registration.playerId,
    account_id: registration.accountId,
    player_name: registration.name,
    first_name: details.firstName,
    last_name: details.lastName,
    email: details.email,
    phone: details.phone,
    location: details.location,
    notes: details.notes,
    decklist: decklist && JSON.stringify(decklist),
    status: registration.status,
    cancelled_from: registration.cancelledFrom,
    dropped: registration.dropped ? 1 : 0,
    checked_in: registration.checkedIn ? 1 : 0,
    updated_at: registration.updatedAt,
  }
}

function readRow(row: Row): KeptRegistration {
  return {
    id: row.id as RegistrationId,
    tournamentId: row.tournament_id as TournamentId,
    playerId: row.player_id as PlayerId,
    accountId: row.account_id === null ? null : (row.account_id as AccountId),
    name: row.player_name,
    status: row.status,
    cancelledFrom: row.cancelled_from,
    dropped: row.dropped === 1,
    checkedIn: row.checked_in === 1,
    details: {
      firstName: row.first_name,
      lastName: row.last_name,
      email: row.email,
      phone: row.phone,
      location: row.location,
      notes: row.notes,
    },
    decklist: row.decklist === null ? null : (JSON.parse(row.decklist) as Decklist),
    registeredAt: row.registered_at,
    updatedAt: row.updated_at,
  }
}
export async function findRegistration(db: Queryable, id: RegistrationId): Promise<KeptRegistration | null> {
  const row = await db.selectFrom('registrations').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? readRow(row) : null
}

export async function listRegistrationsOf(db: Queryable, accountId: AccountId): Promise<readonly KeptRegistration[]> {
  const rows = await db
    .selectFrom('registrations')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('registered_at')
    .execute()
  return rows.map(readRow)
}

export async function deleteRegistrationRow(db: Queryable, id: RegistrationId): Promise<void> {
  await db.deleteFrom('registrations').where('id', '=', id).execute()
}
