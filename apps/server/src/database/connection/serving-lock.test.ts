import { Client } from 'pg'
import { expect, test, vi } from 'vitest'
import { composeServer } from '../../compose.ts'
import { readConfig } from '../../config.ts'
import { operate } from '../../operator.ts'
import { createTournament, startServer } from '../../testing/a-server.ts'
import { DATABASE_KINDS, type TestDatabase } from '../testing/test-databases.ts'

const environmentOf = ({ folder, url }: TestDatabase) => ({
  DATA_DIR: folder,
  ...(url === null ? {} : { DATABASE_URL: url }),
})
const quiet = { logTo: { write: () => {} } }

test.each(DATABASE_KINDS)(
  '%s: a second server on the same data is refused in a sentence, commands work beside the first',
  async (kind) => {
    const server = await startServer({ kind })
    const environment = environmentOf(server.database)
    await expect(composeServer(readConfig(environment), quiet)).rejects.toThrow(
      /^Another server already serves the dat/,
    )
    await createTournament(server, 2)
    expect(await operate(['organizer', 'list'], environment)).toEqual({ code: 0, text: '' })
    await server.server.close()
    const next = await composeServer(readConfig(environment), quiet)
    await next.close()
    await server.database.remove()
  },
)

test('postgres: who loses the serving lock takes no act until it has it again', async () => {
  const server = await startServer({ kind: 'postgres' })
  const { id, code } = await createTournament(server, 2)
  const join = () =>
    server.call('join-quick-tournament', { code, playerName: 'Nora', playerId: 'nora-secret-0123456789abcdef' })
  const breaker = new Client({ connectionString: server.database.url ?? '' })
  await breaker.connect()
  const cutOff = await breaker.query(
    `select pg_terminate_backend(pid), pg_advisory_lock_shared(classid::bigint << 32 | objid::bigint)
     from pg_locks where locktype = 'advisory' and objsubid = 1 and granted and pid <> pg_backend_pid()
     and database = (select oid from pg_database where datname = current_database())`,
  )
  expect(cutOff.rowCount).toBe(1)
  await vi.waitFor(async () => expect((await join()).status).toBe(503), 10_000)
  expect((await server.document(id)).name).toBe('Vendredi soir')
  await breaker.end()
  await vi.waitFor(async () => expect((await join()).status).toBe(200), 10_000)
  await server.close()
})
