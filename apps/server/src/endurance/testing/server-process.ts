import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../database/testing/free-port.ts'
import { MAIN, OF_OUR_PROCESS } from '../../testing/own-process.ts'

/** As `npm start` runs it, in a process that can be killed. */
export type ServerProcess = {
  readonly port: number
  readonly up: () => Promise<void>
  /** Without a warning; resolves once the process is gone. */
  readonly kill: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** `main`: another beginning of the same server, for what settings cannot reach. */
export async function startServerProcess(
  environment: Readonly<Record<string, string>>,
  main = MAIN,
): Promise<ServerProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'tablee-process-'))
  const port = await freePort()
  let child: ChildProcess | null = null

  async function up(): Promise<void> {
    const started = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', main], {
      env: {
        ...{ ...OF_OUR_PROCESS, DATA_DIR: folder, HOST: '127.0.0.1', PORT: String(port) },
        ...{ RATE_LIMITS: 'off', SMTP_URL: 'off', LOG_LEVEL: 'error', ...environment },
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    child = started
    let said = ''
    const ended = once(started, 'exit').then(([status]) => Promise.reject(new Error(`ended with ${status}: ${said}`)))
    ended.catch(() => {})
    const ready = new Promise<void>((resolve) => {
      started.stdout.on('data', (chunk) => {
        said += String(chunk)
        if (said.includes('Tablée http')) resolve()
      })
    })
    await Promise.race([ready, ended])
  }

  async function kill(): Promise<void> {
    if (child === null || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }

  await up()
  return {
    port,
    up,
    kill,
    stop: async () => {
      await kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
