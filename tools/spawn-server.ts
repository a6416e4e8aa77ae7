import { type ChildProcess, spawn } from 'node:child_process'
import { on, once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { serverEnvironment, serverFile, serverFlags } from '../scripts/server-process.mjs'

export type SpawnedServer = {
  readonly url: string
  /** `DATA_DIR` of the server, and so of the operator's command. */
  readonly dataFolder: string
  /** In MB; Linux only. */
  readonly memoryMb: () => number
  /** On all cores together, in ms; Linux only. */
  readonly workedMs: () => number
  /** At the same address, with the same data. */
  readonly restart: (environment?: Readonly<Record<string, string>>) => Promise<SpawnedServer>
  readonly stop: () => Promise<void>
}

/**
 * Starts the product on a free port with an empty database, and waits until it serves. Without limits, unless the environment turns them
 * on.
 */
export async function spawnServer(environment: Readonly<Record<string, string>> = {}): Promise<SpawnedServer> {
  return spawnServerAt(await freePort(), environment)
}

export async function spawnServerAt(
  port: number,
  environment: Readonly<Record<string, string>>,
): Promise<SpawnedServer> {
  return startIn(mkdtempSync(join(tmpdir(), 'tablee-server-')), port, environment)
}

async function startIn(
  folder: string,
  port: number,
  environment: Readonly<Record<string, string>>,
): Promise<SpawnedServer> {
  const env = { ...serverEnvironment(process.env), PORT: String(port), HOST: '127.0.0.1', DATA_DIR: folder }
  const server = spawn(process.execPath, [...serverFlags, serverFile], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    env: { ...env, RATE_LIMITS: 'off', DATABASE_URL: '', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await saysItsAddress(server.stdout)
  return {
    url: `http://127.0.0.1:${port}`,
    dataFolder: folder,
    memoryMb: () => residentMb(server.pid ?? 0),
    workedMs: () => processorMs(server.pid ?? 0),
    restart: async (changed = {}) => {
      await ended(server)
      return startIn(folder, port, { ...environment, ...changed })
    },
    stop: async () => {
      await ended(server)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function residentMb(pid: number): number {
  const [, kilobytes = ''] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}

/** Linux counts in hundredths of a second. */
const TICK_MS = 10

function processorMs(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // After the name, which may hold anything, user and system time are the 12th and 13th fields.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return TICK_MS * (Number(fields[11]) + Number(fields[12]))
}

/** Other output, such as a warning, precedes it. */
async function saysItsAddress(output: Readable): Promise<void> {
  let said = ''
  for await (const chunk of on(output, 'data', { close: ['end'] })) {
    said += String(chunk)
    if (said.includes('Tablée http')) break
  }
  if (!said.includes('Tablée http')) throw new Error('The server ended before it served: see above.')
  // The rest is ignored, but must not fill the pipe.
  output.resume()
}

async function ended(server: ChildProcess): Promise<void> {
  server.kill()
  if (server.exitCode === null) await once(server, 'exit')
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  return typeof address === 'object' && address ? address.port : 0
}
