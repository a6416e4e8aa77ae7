import type { Queryable } from '../../../database/database.ts'

export async function isPublicId(db: Queryable, id: string): Promise<boolean> {
  const organizer = await db.selectFrom('all_tournaments').select('id').where('organizer', '=', id).executeTakeFirst()
  if (organizer) return true
  const player = await db.selectFrom('players').select('id').where('public_id', '=', id).executeTakeFirst()
  return player !== undefined
}
