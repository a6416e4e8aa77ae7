import { type ChildProcess, spawn } from 'node:child_process'
import { on, once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'

export type SpawnedServer = {
  readonly url: string
  /** What `DATA_DIR` is for the server, and so for the operator's command. */
  readonly dataFolder: string
  readonly stop: () => Promise<void>
}

/** Starts the product on a free port of this machine with an empty database and no limits, and waits until it serves. */
export async function spawnServer(): Promise<SpawnedServer> {
  const folder = mkdtempSync(join(tmpdir(), 'tablee-server-'))
  const port = await freePort()
  const env = { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: folder, RATE_LIMITS: 'off' }
  const root = fileURLToPath(new URL('..', import.meta.url))
  const server = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: root,
    env: { ...env, DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await saysItsAddress(server.stdout)
  return { url: `http://127.0.0.1:${port}`, dataFolder: folder, stop: () => stop(server, folder) }
}

/** Anything else on the output, such as a warning, comes before it serves. */
async function saysItsAddress(output: Readable): Promise<void> {
  let said = ''
  for await (const chunk of on(output, 'data')) {
    said += String(chunk)
    if (said.includes('Tablée http')) break
  }
  // What follows is of no interest, but must not fill the pipe.
  output.resume()
}

async function stop(server: ChildProcess, folder: string): Promise<void> {
  server.kill()
  if (server.exitCode === null) await once(server, 'exit')
  rmSync(folder, { recursive: true, force: true })
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  return typeof address === 'object' && address ? address.port : 0
}
