import type { Queryable } from '../../../database/database.ts'

export async function isAccount(db: Queryable, id: string): Promise<boolean> {
  const row = await db.selectFrom('accounts').select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}
