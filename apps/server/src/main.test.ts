import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openSqlite } from './database/connection/open-sqlite.ts'
import type { DatabaseMigration } from './database/migrations/migration.ts'
import { MIGRATIONS } from './database/migrations/migrations.ts'
import { MAIN, OF_OUR_PROCESS } from './testing/own-process.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tablee-main-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Starts the real process; `ready` is its first line, `ended` its status and full output. */
function start(environment: Record<string, string>) {
  const child = spawn(process.execPath, [MAIN], {
    env: { ...OF_OUR_PROCESS, DATA_DIR: folder, PORT: '0', HOST: '127.0.0.1', ...environment },
  })
  let written = ''
  let announceLine: (line: string) => void = () => {}
  const ready = new Promise<string>((resolve) => {
    announceLine = resolve
  })
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data) => {
      written += data
      if (/Tablée http.*\n/.test(written)) announceLine(written)
    })
  }
  const ended = new Promise<{ status: number | null; written: string }>((resolve) => {
    child.on('close', (status) => resolve({ status, written }))
  })
  return { child, ready, ended }
}

test('AUTH-9 the server says its address and where mails go, answers, and ends in order on a signal', async () => {
  const { child, ready, ended } = start({})
  const line = await ready
  expect(line).toMatch(
    /^Tablée 0\.1\.0 \(unknown\), Node 24\S+\nTablée http:\/\/localhost:\d+\nMails are kept as files in \/.*\/outbox \(SMTP_URL is not set\)\n$/,
  )
  const port = /:(\d+)\n/.exec(line)?.[1]
  const answer = await fetch(`http://127.0.0.1:${port}/v1/ping`)
  expect(await answer.text()).toBe('Pong!')
  child.kill('SIGTERM')
  expect(await ended).toEqual({ status: 0, written: line })
})

test('a damaged database stops the start with one sentence and status 1', async () => {
  writeFileSync(join(folder, 'tablee.sqlite'), 'no database '.repeat(200))
  const { status, written } = await start({}).ended
  expect(status).toBe(1)
  expect(written).toMatch(/^Tablée 0.*\nThe database file .* is damaged or is not a database\. .*\n$/)
})

test('a wrong setting stops the start with one sentence and status 1', async () => {
  expect(await start({ PORT: 'x' }).ended).toEqual({
    status: 1,
    written: 'PORT must be a number from 0 to 65535, not "x".\n',
  })
})

test('OPS-20 a server whose data a newer version took over says so, answers 503, and ends in order', {
  timeout: 60_000,
}, async () => {
  const { child, ready, ended } = start({})
  const port = /:(\d+)\n/.exec(await ready)?.[1]
  const contracting: DatabaseMigration = {
    kind: 'contracting',
    up: async (db) => void (await db.schema.dropTable('registrations').execute()),
  }
  const newer = await openSqlite(folder, { migrations: { ...MIGRATIONS, '9001-planted': contracting } })
  await newer.close()
  const readiness = await fetch(`http://127.0.0.1:${port}/readyz`)
  expect([readiness.status, await readiness.json()]).toEqual([503, { status: 'unready', missing: ['newer_data'] }])
  const { status, written } = await ended
  expect([status, child.signalCode]).toEqual([1, null])
  expect(written).toContain('A newer version has taken over the data: this server answers no more and ends.\n')
})
