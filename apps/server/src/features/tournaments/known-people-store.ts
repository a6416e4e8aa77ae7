import { nameKey } from '@tablee/domain/tournaments/players/player-name'
import type { KnownPerson, TeamsCalled } from '@tablee/domain/tournaments/teams/youth-team-names'
import type { PlayerId, TournamentId } from '@tablee/domain/tournaments/tournament'
import type { Queryable } from '../../database/database.ts'

/** Everybody who registered for an event, with their names. */
export async function listKnownPeople(db: Queryable, id: TournamentId): Promise<readonly KnownPerson[]> {
  const rows = await db
    .selectFrom('registrations')
    .select(['player_id', 'player_name', 'shown_as', 'first_name', 'last_name', 'team_name'])
    .where('tournament_id', '=', id)
    .execute()
  return rows.map((row) => ({
    playerId: row.player_id as PlayerId,
    name: row.player_name,
    shownAs: row.shown_as,
    person: { firstName: row.first_name, lastName: row.last_name },
    teamName: row.team_name,
  }))
}

/** The teams that registrations ask for. */
export async function renameAskedTeams(db: Queryable, id: TournamentId, called: TeamsCalled): Promise<void> {
  const asked = await db
    .selectFrom('registrations')
    .select('team_name')
    .distinct()
    .where('tournament_id', '=', id)
    .where('team_name', 'is not', null)
    .execute()
  for (const { team_name: before } of asked) {
    const name = before === null ? undefined : called.get(nameKey(before))
    if (name === undefined) continue
    await db
      .updateTable('registrations')
      .set({ team_name: name })
      .where('tournament_id', '=', id)
      .where('team_name', '=', before)
      .execute()
  }
}
