import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { createTournament, DOCUMENTS, startServer } from '../../testing/a-server.ts'
import { takeBack } from '../testing/take-back.ts'
import { createTestDatabase, DATABASE_KINDS } from '../testing/test-databases.ts'

describe.each(DATABASE_KINDS)('SRCH-9 on %s', (kind) => {
  test.each(['0031-understood-places', '0034-near-places', '0043-search-by-name'] as const)(
    'what the version before %s found by less is found by all it means',
    async (migration) => {
      const database = await createTestDatabase(kind)
      const before = await startServer({ kind, database })
      const { id } = await createTournament(before, 2)
      await before.close()
      const written = await database.open()
      await written.inTransaction(async ({ db, dialect }) => {
        await takeBack(db, migration)
        if (dialect.fullText === 'inverted') await sql`update searched_tournaments set words = '=xwaiting'`.execute(db)
        else {
          await sql`delete from search_tokens`.execute(db)
          await sql`insert into search_tokens (rowid, tokens) select place, 'xwaiting' from searched_tournaments`.execute(
            db,
          )
        }
      })
      await written.close()

      const after = await startServer({ kind, database })
      const filter = JSON.stringify({ method: 'equal', attribute: 'gameType', values: ['magic'] })
      for (const query of [filter, JSON.stringify({ method: 'orderAsc', attribute: 'name' })]) {
        const answer = await after.send({ method: 'GET', url: `${DOCUMENTS}?queries[0]=${encodeURIComponent(query)}` })
        expect(answer.json().documents, query).toMatchObject([{ $id: id }])
      }
      await after.close()
      await database.remove()
    },
  )
})
