import type { Queryable } from '../../../database/database.ts'

export async function countLetters(db: Queryable): Promise<number> {
  const { count } = await db
    .selectFrom('letters')
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
