import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startServer } from '../../testing/a-server.ts'
import { isKeptBy } from './kept-store.ts'

test('FIND-4 what an account keeps is found by its index', async () => {
  const server = await startServer({ kind: 'sqlite' })
  const plan = await server.server.database.read((db) =>
    sql`explain query plan select tournament_id from capabilities where ${isKeptBy('account:somebody')}`.execute(db),
  )
  expect(JSON.stringify(plan.rows)).toContain('capabilities_account')
  await server.close()
})
