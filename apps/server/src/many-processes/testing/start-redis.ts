import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../database/testing/free-port.ts'

export type StartedRedis = {
  readonly url: string
  /** As in a crash. */
  readonly kill: () => Promise<void>
  readonly up: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** A real Redis (Debian: redis-server) on a free local port. */
export async function startRedis(): Promise<StartedRedis> {
  const folder = mkdtempSync(join(tmpdir(), 'tablee-redis-'))
  const port = await freePort()
  let running: ChildProcess | null = null

  async function up(): Promise<void> {
    const settings = [
      '--port',
      String(port),
      '--bind',
      '127.0.0.1',
      '--save',
      '',
      '--appendonly',
      'no',
      '--dir',
      folder,
    ]
    running = spawn('redis-server', settings, { stdio: 'ignore' })
    const failed = new Promise<never>((_, reject) => running?.once('error', reject))
    while (!(await Promise.race([answers(port), failed]))) await pause(10)
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    const ended = running?.exitCode === null ? new Promise((resolve) => running?.once('exit', resolve)) : null
    running?.kill(signal)
    await ended
    running = null
  }

  await up()
  return {
    url: `redis://127.0.0.1:${port}`,
    kill: () => end('SIGKILL'),
    up,
    stop: async () => {
      await end('SIGKILL')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}
