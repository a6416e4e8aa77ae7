import type { Registration } from '@tablee/domain/registrations/registration'
import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import { sql } from 'kysely'
import type { Queryable } from '../../database/database.ts'
import { listRegistrationsBriefly } from './registration-store.ts'

/** In order of arrival, with the names of each person. */
export async function listNamedRegistrations(db: Queryable, tournamentId: TournamentId) {
  const brief = await listRegistrationsBriefly(db, tournamentId)
  const rows = await db
    .selectFrom('registrations')
    .select(['id', 'first_name', 'last_name'])
    .where('tournament_id', '=', tournamentId)
    .execute()
  const people = new Map(rows.map((row) => [row.id, { firstName: row.first_name, lastName: row.last_name }]))
  return brief.flatMap((registration) => {
    const person = people.get(registration.id)
    return person ? [{ ...registration, person }] : []
  })
}

/** In one statement, for events of thousands. */
const WRITTEN_TOGETHER = 100

export async function writeShownNames(
  db: Queryable,
  registrations: readonly Pick<Registration, 'id' | 'shownAs'>[],
  updatedAt: string,
): Promise<void> {
  for (let start = 0; start < registrations.length; start += WRITTEN_TOGETHER) {
    const some = registrations.slice(start, start + WRITTEN_TOGETHER)
    const shown = some.map(({ id, shownAs }) => sql`when ${id} then ${shownAs}`)
    await db
      .updateTable('registrations')
      .set({ shown_as: sql<string>`case id ${sql.join(shown, sql` `)} end`, updated_at: updatedAt })
      .where(
        'id',
        'in',
        some.map(({ id }) => id),
      )
      .execute()
  }
}
