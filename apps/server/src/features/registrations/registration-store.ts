import type { AccountId } from '@tablee/domain/accounts/account'
import type { Email } from '@tablee/domain/accounts/email'
import { type Language, languageNamed } from '@tablee/domain/language'
import type { KeptGuardian } from '@tablee/domain/registrations/guardian'
import type { PersonalDetails, Registration, RegistrationId } from '@tablee/domain/registrations/registration'
import {
  droppedFrom,
  PENDING,
  type RegistrationState,
  toldStanding,
} from '@tablee/domain/registrations/registration-state'
import type { PlayerId, TournamentId } from '@tablee/domain/tournaments/tournament'
import type { Selectable, SelectQueryBuilder } from 'kysely'
import { DamagedRowError } from '../../database/damaged-row.ts'
import type { Queryable } from '../../database/database.ts'
import type { Tables } from '../../database/tables/tables.ts'
import { inTurns } from '../../turns/in-turns.ts'
import { eraseFrozenOf } from './frozen/frozen-deck-store.ts'
import type { StoredDecklist } from './stored-decklist.ts'
import { readGuardian, storedGuardian } from './stored-guardian.ts'

type Row = Selectable<Tables['registrations']>
type StateColumns = Pick<Row, (typeof STATE_COLUMNS)[number]>
const READ_TOGETHER = 500

/** Includes all personal data. */
export type KeptRegistration = Registration & {
  readonly tournamentId: TournamentId
  readonly accountId: AccountId | null
  readonly details: PersonalDetails
  /** Null: not below the age, or not asked. */
  readonly guardian: KeptGuardian | null
  readonly wishesFixedSeat: boolean
  readonly decklist: StoredDecklist | null
  readonly hasPaid: boolean
  /** Null when unknown. */
  readonly language: Language | null
  readonly registeredAt: string
  readonly updatedAt: string
}

/** In order of arrival; `only` those, for a few of which the others are not read. */
export async function listRegistrations(
  db: Queryable,
  tournamentId: TournamentId,
  only: ReadonlySet<string> | null = null,
): Promise<readonly KeptRegistration[]> {
  if (only?.size === 0) return []
  const all = ofEvent(db, tournamentId).selectAll()
  const isFew = only !== null && only.size <= READ_TOGETHER
  const rows = await inOrder(isFew ? all.where('id', 'in', [...only]) : all).execute()
  const found: KeptRegistration[] = []
  await inTurns(rows, (row) => {
    if (only === null || only.has(row.id)) found.push(readRow(row))
  })
  return found
}

export async function listRegistrationsOfPlayers(
  db: Queryable,
  tournamentId: TournamentId,
  playerIds: readonly PlayerId[],
): Promise<readonly KeptRegistration[]> {
  const found: KeptRegistration[] = []
  for (let start = 0; start < playerIds.length; start += READ_TOGETHER) {
    const some = playerIds.slice(start, start + READ_TOGETHER)
    const rows = await inOrder(ofEvent(db, tournamentId).selectAll().where('player_id', 'in', some)).execute()
    found.push(...rows.map(readRow))
  }
  return found
}

/** Only what decisions need, with the time of arrival. */
export type ListedRegistration = Registration & Pick<KeptRegistration, 'registeredAt'>

/** In order of arrival, without personal details. */
export async function listRegistrationsBriefly(
  db: Queryable,
  tournamentId: TournamentId,
): Promise<readonly ListedRegistration[]> {
  const rows = await inOrder(
    ofEvent(db, tournamentId).select([...STANDING_COLUMNS, 'player_id', 'player_name', 'shown_as', 'team_name']),
  ).execute()
  return rows.map((row) => ({
    ...readStanding(row),
    playerId: row.player_id as PlayerId,
    name: row.player_name,
    shownAs: row.shown_as,
    teamName: row.team_name,
  }))
}

export type StandingRegistration = Pick<ListedRegistration, 'id' | 'state' | 'registeredAt'>

/** Undecided registrations, which determine the waiting list. `also` are included in any state, for their places if they come to wait. */
export async function listPending(
  db: Queryable,
  tournamentId: TournamentId,
  also: readonly RegistrationId[] = [],
): Promise<readonly StandingRegistration[]> {
  const rows = await inOrder(
    ofEvent(db, tournamentId)
      .select(STANDING_COLUMNS)
      .where((is) => {
        const isPending = is.and([is('status', '=', 'pending'), is('dropped', '=', 0)])
        return also.length === 0 ? isPending : is.or([isPending, is('id', 'in', also)])
      }),
  ).execute()
  return rows.map(readStanding)
}

export type AskingRegistration = Pick<Registration, 'id' | 'teamName'>

/** Undecided registrations in order of arrival, with what tells who finds a seat. */
export async function listAsking(db: Queryable, tournamentId: TournamentId): Promise<readonly AskingRegistration[]> {
  const rows = await inOrder(
    ofEvent(db, tournamentId).select(['id', 'team_name']).where('status', '=', 'pending').where('dropped', '=', 0),
  ).execute()
  return rows.map(({ id, team_name: teamName }) => ({ id: id as RegistrationId, teamName }))
}

const STATE_COLUMNS = ['status', 'cancelled_from', 'dropped', 'checked_in'] as const
const STANDING_COLUMNS = ['id', 'registered_at', ...STATE_COLUMNS] as const

function ofEvent(db: Queryable, tournamentId: TournamentId) {
  return db.selectFrom('registrations').where('tournament_id', '=', tournamentId)
}

/** In order of arrival: by time, then by act and position in it. */
function inOrder<Columns>(
  query: SelectQueryBuilder<Tables, 'registrations', Columns>,
): SelectQueryBuilder<Tables, 'registrations', Columns> {
  return query.orderBy('registered_at').orderBy('added_in').orderBy('added_as')
}

/** At most `MOST_DESK_ENTRIES` per act, because of SQLite's parameter limit. */
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

/** A returning registration moves to the end. */
export async function updateRegistration(db: Queryable, registration: KeptRegistration): Promise<void> {
  await db
    .updateTable('registrations')
    .set({ registered_at: registration.registeredAt, ...columnsOf(registration) })
    .where('id', '=', registration.id)
    .execute()
}

function columnsOf(registration: KeptRegistration) {
  const { details } = registration
  return {
    player_id: registration.playerId,
    account_id: registration.accountId,
    player_name: registration.name,
    shown_as: registration.shownAs,
    team_name: registration.teamName ?? null,
    first_name: details.firstName,
    last_name: details.lastName,
    email: details.email,
    phone: details.phone,
    location: details.location,
    notes: details.notes,
    guardian: storedGuardian(registration.guardian),
    wishes_fixed_seat: registration.wishesFixedSeat ? 1 : 0,
    decklist: registration.decklist,
    has_paid: registration.hasPaid ? 1 : 0,
    ...stateColumns(registration.state),
    language: registration.language,
    updated_at: registration.updatedAt,
  }
}

function stateColumns(state: RegistrationState): StateColumns {
  const { status, dropped, checkedIn } = toldStanding(state)
  const answered = state.kind === 'dropped' ? state.from : state
  return {
    status,
    cancelled_from: answered.kind === 'cancelled' ? answered.from : null,
    dropped: dropped ? 1 : 0,
    checked_in: checkedIn ? 1 : 0,
  }
}

/** The state before a cancellation may be missing in older rows. */
function readState(row: StateColumns & Pick<Row, 'id'>): RegistrationState {
  const answered = readAnswered(row)
  return row.dropped === 1 ? droppedFrom(answered) : answered
}

function readAnswered({ id, status, cancelled_from, checked_in }: StateColumns & Pick<Row, 'id'>) {
  switch (status) {
    case 'pending':
      return checked_in === 1 ? ({ ...PENDING, isPresent: true } as const) : PENDING
    case 'confirmed':
      return { kind: status, isPresent: checked_in === 1 } as const
    case 'cancelled':
      return { kind: status, from: cancelled_from ?? 'pending' } as const
    default:
      status satisfies never
      throw new DamagedRowError({ table: 'registrations', id }, 'an unknown status')
  }
}

function readStanding(row: Pick<Row, (typeof STANDING_COLUMNS)[number]>): StandingRegistration {
  return { id: row.id as RegistrationId, state: readState(row), registeredAt: row.registered_at }
}

function readRow(row: Row): KeptRegistration {
  return {
    id: row.id as RegistrationId,
    tournamentId: row.tournament_id as TournamentId,
    playerId: row.player_id as PlayerId,
    accountId: row.account_id === null ? null : (row.account_id as AccountId),
    name: row.player_name,
    shownAs: row.shown_as,
    teamName: row.team_name,
    state: readState(row),
    details: {
      firstName: row.first_name,
      lastName: row.last_name,
      email: row.email,
      phone: row.phone,
      location: row.location,
      notes: row.notes,
    },
    guardian: readGuardian(row),
    wishesFixedSeat: row.wishes_fixed_seat === 1,
    decklist: row.decklist === null ? null : (row.decklist as StoredDecklist),
    hasPaid: row.has_paid === 1,
    language: languageNamed(row.language),
    registeredAt: row.registered_at,
    updatedAt: row.updated_at,
  }
}

/** In any order; missing ids are skipped. */
export async function findRegistrations(
  db: Queryable,
  ids: readonly RegistrationId[],
): Promise<readonly KeptRegistration[]> {
  const found: KeptRegistration[] = []
  for (let start = 0; start < ids.length; start += READ_TOGETHER) {
    const some = ids.slice(start, start + READ_TOGETHER)
    const rows = await db.selectFrom('registrations').selectAll().where('id', 'in', some).execute()
    found.push(...rows.map(readRow))
  }
  return found
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

/** Of the account, or with this address and no account; includes hidden and deleted ones. */
export async function listRegistrationsAt(db: Queryable, email: Email, accountId: AccountId | null) {
  const rows = await db
    .selectFrom('registrations')
    .innerJoin('all_tournaments', 'all_tournaments.id', 'registrations.tournament_id')
    .selectAll('registrations')
    .select(['all_tournaments.code', 'all_tournaments.name as event'])
    .where(({ and, eb, fn, or }) => {
      const isGuest = and([eb('account_id', 'is', null), eb(fn('lower', ['email']), '=', email)])
      return accountId === null ? isGuest : or([eb('account_id', '=', accountId), isGuest])
    })
    .orderBy('registered_at')
    .execute()
  return rows.map(({ code, event, ...row }) => ({ ...readRow(row), code, event }))
}

export async function deleteRegistrationRow(db: Queryable, id: RegistrationId): Promise<void> {
  await eraseFrozenOf(db, [id])
  await db.deleteFrom('registrations').where('id', '=', id).execute()
}
