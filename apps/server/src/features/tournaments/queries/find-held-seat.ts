import type { Queryable } from '../../../database/database.ts'
import { subjectOf } from '../secret.ts'
import { isHeldBy } from './is-held-by.ts'

/** The seat that a secret proves, by the tournament's code; null for none. */
export async function findHeldSeat(
  db: Queryable,
  { code, secret }: { readonly code: string; readonly secret: string },
) {
  const { publicId, hash } = subjectOf(secret, null)
  const row = await db
    .selectFrom('players')
    .innerJoin('tournaments', 'tournaments.id', 'players.tournament_id')
    .select(['players.tournament_id', 'players.id'])
    .where('tournaments.code', '=', code)
    .where('players.public_id', '=', publicId)
    .where(isHeldBy(hash))
    .executeTakeFirst()
  return row ? { tournament: row.tournament_id, player: row.id, publicId } : null
}
