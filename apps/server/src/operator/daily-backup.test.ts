import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { DATABASE_KINDS } from '../database/testing/test-databases.ts'
import { createTournament, startServer, type TestServer } from '../testing/a-server.ts'
import { commandsOn } from './testing/commands-on.ts'

const DAY_MS = 86_400_000
const TOKEN = 'a-token-for-figures-0123'

let server: TestServer
afterEach(() => server.close())

describe.each(DATABASE_KINDS)('on %s', (kind) => {
  test('OPS-24 a server makes a backup a day by itself, which is whole, and the figures say when', {
    timeout: 60_000,
  }, async () => {
    let at = Date.parse('2026-11-25T03:00:00Z')
    const now = () => new Date(at)
    server = await startServer({ kind, world: { now } })
    await createTournament(server, 3)
    await server.server.close()
    const { database } = server
    server = await startServer({ database, world: { now }, environment: { BACKUP: 'daily', METRICS_TOKEN: TOKEN } })
    const lastBackup = async () => {
      const headers = { authorization: `Bearer ${TOKEN}` }
      const { body } = await server.send({ method: 'GET', url: '/metrics', headers })
      return Number(/^tablee_last_backup_seconds (\d+)$/m.exec(body)?.[1])
    }
    await vi.waitFor(async () => expect(await lastBackup()).toBe(at / 1000), 30_000)
    const folder = join(database.folder, 'backups')
    expect(readdirSync(folder)).toEqual(['tablee-20261125T030000Z.sqlite'])
    expect(statSync(folder).mode & 0o777).toBe(0o700)
    const { tablee } = commandsOn(database, now)
    expect(await tablee('check', 'backups/tablee-20261125T030000Z.sqlite')).toMatchObject({
      code: 0,
      text: expect.stringContaining('1 tournament'),
    })
    at += DAY_MS / 2
    await server.restart()
    at += DAY_MS / 2
    await server.restart()
    await vi.waitFor(async () => expect(await lastBackup()).toBe(at / 1000), 30_000)
    expect(readdirSync(folder)).toEqual(['tablee-20261125T030000Z.sqlite', 'tablee-20261126T030000Z.sqlite'])
    await server.server.close()
    await database.remove()
    server = await startServer()
  })

  test('OPS-24 backup --daily thins out what is no longer kept, and nothing else', { timeout: 60_000 }, async () => {
    const now = () => new Date('2026-11-25T03:00:00Z')
    server = await startServer({ kind, world: { now } })
    const folder = join(server.database.folder, 'backups')
    mkdirSync(folder)
    const days = Array.from(
      { length: 30 },
      (_, index) => `tablee-202610${String(index + 1).padStart(2, '0')}T030000Z.sqlite`,
    )
    for (const name of [...days, 'notes.txt', 'tablee-20261124T030000Z.sqlite.part'])
      writeFileSync(join(folder, name), '')
    const { tablee } = commandsOn(server.database, now)
    expect(await tablee('backup', '--daily', 'file')).toMatchObject({ code: 2 })
    expect(await tablee('backup', '--daily')).toMatchObject({ code: 0, text: expect.stringContaining('read through') })
    expect(readdirSync(folder).toSorted()).toEqual([
      'notes.txt',
      // The end of another week, and the six days before the last one.
      ...['18', '25', '26', '27', '28', '29', '30'].map((day) => `tablee-202610${day}T030000Z.sqlite`),
      'tablee-20261125T030000Z.sqlite',
    ])
  })

  test('OPS-24 a folder that cannot be written is said in a sentence, and what is there stays', async () => {
    server = await startServer({ kind })
    writeFileSync(join(server.database.folder, 'backups'), 'a file')
    const { tablee } = commandsOn(server.database)
    expect(await tablee('backup', '--daily')).toEqual({ code: 1, text: expect.stringMatching(/backups .*\n$/) })
  })
})
