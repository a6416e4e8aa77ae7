import { sql } from 'kysely'

/**
 * Of rows of `players`: whether this is what their seat hangs on. The public id beside it is for finding them; everybody
 * may read it, and it proves nothing.
 */
export function isHeldBy(hash: string) {
  return sql<boolean>`exists (
    select 1 from capabilities where capabilities.tournament_id = players.tournament_id
      and capabilities.role = 'player' and capabilities.holder_id = players.id and capabilities.hash = ${hash}
  )`
}

/** Of rows of `all_tournaments`: the same of their organizer. */
export function isOrganizedBy(hash: string) {
  return sql<boolean>`exists (
    select 1 from capabilities where capabilities.tournament_id = all_tournaments.id
      and capabilities.role = 'organizer' and capabilities.hash = ${hash}
  )`
}
