import { sql } from 'kysely'

/** For rows of `players`. The public id only finds the row; it proves nothing. */
export function isHeldBy(hash: string) {
  return sql<boolean>`exists (
    select 1 from capabilities where capabilities.tournament_id = players.tournament_id
      and capabilities.role = 'player' and capabilities.holder_id = players.id and capabilities.hash = ${hash}
  )`
}

/** For rows of `all_tournaments`. */
export function isOrganizedBy(hash: string) {
  return sql<boolean>`exists (
    select 1 from capabilities where capabilities.tournament_id = all_tournaments.id
      and capabilities.role = 'organizer' and capabilities.hash = ${hash}
  )`
}
