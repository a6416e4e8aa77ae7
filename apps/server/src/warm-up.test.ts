import { expect, onTestFinished, test } from 'vitest'
import { DATABASE_KINDS, everythingStored } from './database/testing/test-databases.ts'
import { createTournament, startServer } from './testing/a-server.ts'
import { warmUp } from './warm-up.ts'

const TABLES = ['all_tournaments', 'players', 'matches', 'journal', 'capabilities', 'searched_tournaments'] as const

test.each(DATABASE_KINDS)(
  'OPS-1 a rehearsal before the first act leaves nothing behind on %s, and is heard by nobody',
  async (kind) => {
    const server = await startServer({ kind })
    onTestFinished(() => server.close())
    await createTournament(server, 2)
    const { app, database } = server.server
    const before = await everythingStored(database, TABLES)
    const written: string[] = []
    const watched: typeof database = {
      ...database,
      inTransaction: (work) =>
        database.inTransaction(async (tx) => {
          try {
            return await work(tx)
          } finally {
            const rows = await tx.db.selectFrom('journal').select('act').orderBy('act').execute()
            written.push(...rows.map(({ act }) => act))
          }
        }),
    }
    await warmUp({ app, database: watched })
    expect(written).toContain('start-quick-tournament')
    expect(await everythingStored(database, TABLES)).toBe(before)
    expect(server.logLines.filter((line) => line.includes('"defect"'))).toEqual([])
  },
)
