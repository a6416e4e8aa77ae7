import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keptBesideCode } from './kept-beside-code.ts'

let folder: string
let source: string
let times: number
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tablee-kept-'))
  source = join(folder, 'source.txt')
  writeFileSync(source, 'one text')
  times = 0
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const kept = () => join(folder, 'kept')
const MADE = { name: 'Saint-Étienne', latitude: 45.439695 }
function ask(where: string | undefined = kept()) {
  return keptBesideCode({ name: 'places', madeBy: [source], folder: where }, () => {
    times += 1
    return MADE
  })
}

test('what is kept is made once, and is the same afterwards', () => {
  expect([ask(), ask(), ask()]).toEqual([MADE, MADE, MADE])
  expect(times).toBe(1)
  expect(readdirSync(kept())).toEqual([expect.stringMatching(/^places-[0-9a-f]{16}\.json$/)])
})

test('another text of what makes it makes it anew', () => {
  ask()
  writeFileSync(source, 'another text')
  expect(ask()).toEqual(MADE)
  expect(times).toBe(2)
})

test('a file that is damaged is made anew', () => {
  ask()
  const [file = ''] = readdirSync(kept())
  writeFileSync(join(kept(), file), '{"name":"Sai')
  expect([ask(), ask()]).toEqual([MADE, MADE])
  expect(times).toBe(2)
})

test('where nothing can be written it is made each time, and leaves nothing', () => {
  const noFolder = join(source, 'below-a-file')
  expect([ask(noFolder), ask(noFolder)]).toEqual([MADE, MADE])
  expect(times).toBe(2)
  expect(readdirSync(folder)).toEqual(['source.txt'])
})
