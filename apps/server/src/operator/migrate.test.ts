import { afterEach, describe, expect, test } from 'vitest'
import { takeBack } from '../database/testing/take-back.ts'
import { createTestDatabase, DATABASE_KINDS } from '../database/testing/test-databases.ts'
import { createTournament, startServer } from '../testing/a-server.ts'
import { commandsOn } from './testing/commands-on.ts'
import { estimateUpgrade } from './upgrade-estimate.ts'

const ending: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ending.splice(0).reverse()) await end()
})

describe.each(DATABASE_KINDS)('on %s', (kind) => {
  test('OPS-25 migrate --dry-run says of each step who may serve beside it, how much data there is and about how long it takes', async () => {
    const database = await createTestDatabase(kind)
    const server = await startServer({ database })
    ending.push(database.remove, server.close)
    await createTournament(server, 3)
    await server.server.database.inTransaction(({ db }) => takeBack(db, '0043-search-by-name'))
    const { tablee } = commandsOn(database)
    const { code, text } = await tablee('migrate', '--dry-run')
    expect(code).toBe(0)
    expect(text).toContain('\n  0043-search-by-name  contracting: servers of the version before have to stop\n')
    expect(text).toContain('\n  0044-planned-cut  expanding: servers of the version before may go on\n')
    expect(text).toMatch(
      /\nThe data: 1 tournament and 8 rows in all, \d+ MB\. About \d+ to \d+ s until the server answers, then \d+/,
    )
    expect(text).toContain('Nothing was changed.')
    await server.close()
    expect(await tablee('migrate')).toMatchObject({ code: 0 })
    expect((await tablee('migrate', '--dry-run')).text).toContain('nothing to do')
  })
})

test('OPS-25 an estimate grows with the data, and says nothing of a search that is left as it is', () => {
  const small = estimateUpgrade({ tournaments: 20_000, rows: 700_000, bytes: 570_000_000 }, true)
  const large = estimateUpgrade({ tournaments: 200_000, rows: 7_000_000, bytes: 5_700_000_000 }, true)
  expect(large.away.to).toBeGreaterThan(9 * small.away.to)
  expect(large.search?.from).toBeGreaterThan(9 * (small.search?.from ?? 0))
  expect(estimateUpgrade({ tournaments: 20_000, rows: 1, bytes: 1 }, false).search).toBeNull()
})
