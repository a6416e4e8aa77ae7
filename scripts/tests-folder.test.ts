import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { makeTestsFolder } from './tests-folder.mjs'

const inMemory = mkdtempSync(join(tmpdir(), 'memory-'))
const made: string[] = []
afterAll(() => {
  for (const folder of [inMemory, ...made]) rmSync(folder, { recursive: true, force: true })
})

const make = (wish: Parameters<typeof makeTestsFolder>[0]) => {
  const folder = makeTestsFolder(wish)
  made.push(folder)
  return folder
}

test('tests write into memory where there is room, and others may pass through the folder', () => {
  const folder = make({ inMemory, leastFreeBytes: 1 })
  expect(dirname(folder)).toBe(inMemory)
  expect(statSync(folder).mode & 0o777).toBe(0o755)
})

test('without room, or without such a place, they write where temporary files go', () => {
  expect(dirname(make({ inMemory, leastFreeBytes: Number.MAX_SAFE_INTEGER }))).toBe(tmpdir())
  expect(dirname(make({ inMemory: join(inMemory, 'nowhere'), leastFreeBytes: 1 }))).toBe(tmpdir())
})

test('what a killed run left goes with the next one, and what a running one has stays', () => {
  const [abandoned, used] = [join(inMemory, 'tablee-tests-99999999-a'), join(inMemory, `tablee-tests-${process.pid}-b`)]
  for (const folder of [abandoned, used]) mkdirSync(folder)
  make({ inMemory, leastFreeBytes: 1 })
  expect([existsSync(abandoned), existsSync(used)]).toEqual([false, true])
})
