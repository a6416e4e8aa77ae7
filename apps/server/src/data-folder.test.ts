import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepPrivate } from './data-folder.ts'
import { createTestDatabase } from './database/testing/test-databases.ts'
import { startServer } from './testing/a-server.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tablee-data-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)

function warningsOf(path: string): readonly string[] {
  const warnings: string[] = []
  keepPrivate(path, (sentence) => warnings.push(sentence))
  return warnings
}

test('what an earlier version left open to everybody is for the owner alone after the next start', async () => {
  const data = join(folder, 'data')
  mkdirSync(join(data, 'outbox'), { recursive: true, mode: 0o755 })
  // From a version that kept its key there.
  writeFileSync(join(data, 'token.key'), '')
  const place = await createTestDatabase('sqlite')
  await place.remove()
  const first = await startServer({ database: { ...place, folder: data } })
  const files = ['tablee.sqlite', 'tablee.sqlite-wal', 'tablee.sqlite-shm', 'token.key']
  expect([data, ...files.map((name) => join(data, name))].map(modeOf)).toEqual(['700', '600', '600', '600', '600'])
  await first.close()
  for (const name of ['tablee.sqlite', 'token.key']) chmodSync(join(data, name), 0o644)
  chmodSync(data, 0o755)
  const next = await startServer({ database: { ...place, folder: data } })
  expect([data, join(data, 'outbox'), ...files.map((name) => join(data, name))].map(modeOf)).toEqual([
    ...['700', '700'],
    ...['600', '600', '600', '600'],
  ])
  await next.close()
})

test('a folder that does not exist is made for the owner alone', () => {
  const data = join(folder, 'new', 'data')
  expect(warningsOf(data)).toEqual([])
  expect(modeOf(data)).toBe('700')
})

test('a folder with other things in it, or for several users, stays as it is, and the files are closed', () => {
  writeFileSync(join(folder, 'tablee.sqlite'), '', { mode: 0o644 })
  writeFileSync(join(folder, 'photo.jpg'), '')
  chmodSync(folder, 0o755)
  expect(warningsOf(folder)).toEqual([expect.stringContaining(folder)])
  expect([folder, join(folder, 'tablee.sqlite')].map(modeOf)).toEqual(['755', '600'])
  rmSync(join(folder, 'photo.jpg'))
  chmodSync(folder, 0o3770)
  expect(warningsOf(folder)).toHaveLength(1)
  expect(modeOf(folder)).toBe('770')
})

test('a path that is no folder is spoken of, and ends nothing', () => {
  const path = join(folder, 'taken')
  writeFileSync(path, '')
  expect(warningsOf(path)).toHaveLength(1)
})

test.runIf(process.getuid?.() === 0)('what belongs to another user stays as it is, and is spoken of', () => {
  const file = join(folder, 'token.key')
  writeFileSync(file, '')
  for (const path of [file, folder]) {
    chmodSync(path, 0o755)
    chownSync(path, 1234, 1234)
  }
  expect(warningsOf(folder)).toHaveLength(2)
  expect([folder, file].map(modeOf)).toEqual(['755', '755'])
})
