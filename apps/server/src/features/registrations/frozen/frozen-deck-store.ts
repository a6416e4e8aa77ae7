import type { RegistrationId } from '@tablee/domain/registrations/registration'
import type { PlayerId, TournamentId } from '@tablee/domain/tournaments/tournament'
import type { Queryable } from '../../../database/database.ts'
import type { Row } from '../../../database/tables/tables.ts'
import type { StoredDecklist } from '../stored-decklist.ts'

/** With more, all are looked at. */
const MOST_NAMED = 100
const READ_TOGETHER = 500

export type FrozenRow = Row<'frozen_decklists'>

/** Registrations whose list is still to be kept. */
export type Unfrozen = {
  readonly id: RegistrationId
  readonly tournamentId: TournamentId
  readonly playerId: PlayerId
  readonly decklist: StoredDecklist
}

/** Of people who play, whose last kept list is not the one that they handed in; by id, from `after` on. */
export async function listUnfrozen(
  db: Queryable,
  tournamentId: TournamentId,
  {
    most,
    only,
    after,
  }: {
    readonly most: number
    readonly only: readonly RegistrationId[] | null
    readonly after: RegistrationId | null
  },
): Promise<readonly Unfrozen[]> {
  const rows = await db
    .selectFrom('registrations as one')
    .select(['one.id', 'one.player_id', 'one.decklist'])
    .where('one.tournament_id', '=', tournamentId)
    .$if(only !== null && only.length <= MOST_NAMED, (query) => query.where('one.id', 'in', [...(only ?? [])]))
    .$if(after !== null, (query) => query.where('one.id', '>', after))
    .where('one.status', '=', 'confirmed')
    .where('one.decklist', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('frozen_decklists as kept')
            .select('kept.number')
            .whereRef('kept.registration_id', '=', 'one.id')
            .whereRef('kept.decklist', '=', 'one.decklist')
            .where(({ not: never, exists: there, selectFrom: among }) =>
              never(
                there(
                  among('frozen_decklists as later')
                    .select('later.number')
                    .whereRef('later.registration_id', '=', 'kept.registration_id')
                    .whereRef('later.number', '>', 'kept.number'),
                ),
              ),
            ),
        ),
      ),
    )
    .orderBy('one.id')
    .limit(most)
    .execute()
  return rows.map(({ id, player_id: playerId, decklist }) => ({
    ...{ id: id as RegistrationId, tournamentId, playerId: playerId as PlayerId },
    decklist: decklist as StoredDecklist,
  }))
}

/** In their order. */
export async function listFrozenOf(db: Queryable, id: RegistrationId): Promise<readonly FrozenRow[]> {
  return db.selectFrom('frozen_decklists').selectAll().where('registration_id', '=', id).orderBy('number').execute()
}

/** As an export tells them. */
export async function listFrozenOfMany(db: Queryable, ids: readonly RegistrationId[]) {
  const found: FrozenRow[] = []
  for (let start = 0; start < ids.length; start += READ_TOGETHER) {
    const some = ids.slice(start, start + READ_TOGETHER)
    const rows = db
      .selectFrom('frozen_decklists')
      .selectAll()
      .where('registration_id', 'in', [...some])
    found.push(...(await rows.orderBy('registration_id').orderBy('number').execute()))
  }
  return found.map(({ registration_id: registrationId, frozen_at: frozenAt, number, text, hash, cause, reason }) => ({
    ...{ registrationId, number, frozenAt, text, hash, cause, reason },
  }))
}

/** Without lists: of everybody in an event, as they were kept. */
export async function listHashes(
  db: Queryable,
  tournamentId: TournamentId,
  { from, most }: { readonly from: number; readonly most: number },
) {
  return db
    .selectFrom('frozen_decklists')
    .select(['player_id', 'number', 'hash', 'frozen_at', 'cause'])
    .where('tournament_id', '=', tournamentId)
    .orderBy('registration_id')
    .orderBy('number')
    .offset(from)
    .limit(most)
    .execute()
}

export async function insertFrozen(db: Queryable, rows: readonly FrozenRow[]): Promise<void> {
  await db
    .insertInto('frozen_decklists')
    .values([...rows])
    .execute()
}

/** That something was kept stays, with its time and hash. */
export async function eraseFrozenOf(db: Queryable, ids: readonly RegistrationId[]): Promise<void> {
  if (ids.length === 0) return
  await db
    .updateTable('frozen_decklists')
    .set({ decklist: null, text: null, reason: null })
    .where('registration_id', 'in', [...ids])
    .execute()
}

/** Events under way, or before their start and locked by hand or by their date; touched or to come lately. */
export async function listLockable(db: Queryable, since: string) {
  return db
    .selectFrom('tournaments')
    .select(['id', 'phase', 'registration_rules', 'decks_locked_at'])
    .where('starts_at', '>', since)
    .where('phase', '<>', 'finished')
    .where('is_cancelled', '=', 0)
    .where(({ or, eb }) =>
      or([
        eb('phase', '=', 'running'),
        eb('decks_locked_at', 'is not', null),
        eb('registration_rules', 'is not', null),
      ]),
    )
    .orderBy('starts_at')
    .execute()
}

/** Also of deleted events; with the list that the person plays now. */
export async function listFrozenAfter(
  db: Queryable,
  after: Pick<FrozenRow, 'tournament_id' | 'registration_id' | 'number'> | undefined,
  most: number,
) {
  const rows = await db
    .selectFrom('frozen_decklists as kept')
    .innerJoin('all_tournaments as event', 'event.id', 'kept.tournament_id')
    .leftJoin('registrations as one', 'one.id', 'kept.registration_id')
    .selectAll('kept')
    .select(['event.code', 'event.phase', 'one.decklist as current'])
    .select(({ selectFrom }) =>
      selectFrom('frozen_decklists as later')
        .select(({ fn }) => fn.max('later.number').as('number'))
        .whereRef('later.registration_id', '=', 'kept.registration_id')
        .as('newest'),
    )
    .$if(after !== undefined, (query) =>
      query.where(({ eb, and, or }) => {
        const { tournament_id: event = '', registration_id: person = '', number = 0 } = after ?? {}
        const inEvent = eb('kept.tournament_id', '=', event)
        return or([
          eb('kept.tournament_id', '>', event),
          and([inEvent, eb('kept.registration_id', '>', person)]),
          and([inEvent, eb('kept.registration_id', '=', person), eb('kept.number', '>', number)]),
        ])
      }),
    )
    .orderBy('kept.tournament_id')
    .orderBy('kept.registration_id')
    .orderBy('kept.number')
    .limit(most)
    .execute()
  return rows.map(({ newest, ...row }) => ({ ...row, isLast: Number(newest) === row.number }))
}

export type CheckedRow = Awaited<ReturnType<typeof listFrozenAfter>>[number]
