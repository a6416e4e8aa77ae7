import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pair-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

function pair(content: unknown, ...options: string[]) {
  const file = join(folder, 'field.json')
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return run(file, ...options)
}

function run(...args: string[]) {
  const { stdout, stderr, status } = spawnSync(process.execPath, [join(import.meta.dirname, 'pair.ts'), ...args], {
    encoding: 'utf8',
  })
  return { stdout, stderr, status }
}

function player(id: string, points: number, more: object = {}) {
  return { id, points, opponents: [], hadBye: false, dropped: false, ...more }
}

test('QADM-7 one field gives one line with its pairs; who dropped is left out, unknown opponents do not matter', () => {
  const players = [
    player('a', 6, { opponents: ['b', 'gone long ago'] }),
    player('b', 3, { opponents: ['a'] }),
    player('c', 3, { hadBye: true }),
    player('d', 0, { dropped: true }),
  ]
  expect(pair({ name: 'after round two', players })).toEqual({
    stdout: '{"pairs":[["a","c"],["b",null]]}\n',
    stderr: '',
    status: 0,
  })
})

test('QADM-7 a list of fields gives a list; "byes" counts before "hadBye"', () => {
  const players = [
    player('a', 3, { opponents: ['b'], hadBye: true, byes: 2 }),
    player('b', 3, { opponents: ['a'], hadBye: true, byes: 3 }),
    player('c', 3, { hadBye: true, byes: 1 }),
  ]
  const { stdout, status } = pair([{ players: [] }, { players: players.map((one) => ({ ...one, opponents: [] })) }])
  expect(JSON.parse(stdout)[0]).toEqual({ pairs: [] })
  expect(JSON.parse(stdout)[1].pairs.at(-1)).toEqual(['c', null])
  expect(status).toBe(0)
})

test('QADM-7 "pairedDown" spares whoever met fewer points lately; left out, nobody did', () => {
  const field = (more: object) => ({
    players: [player('a', 3, { pairedDown: true }), player('b', 3, more), player('c', 3), player('d', 0)],
  })
  const floats = (more: object) =>
    ['1', '2', '3', '4', '5', '6', '7', '8'].map((seed) => {
      const pairs: [string, string][] = JSON.parse(pair(field(more), '--seed', seed).stdout).pairs
      return pairs.find((each) => each.includes('d'))?.find((id) => id !== 'd')
    })
  expect(floats({ pairedDown: true })).toEqual(Array(8).fill('c'))
  expect(new Set(floats({}))).toEqual(new Set(['b', 'c']))
})

test('NONE-2 the seed decides: the same one the same pairs, another one others', () => {
  const players = Array.from({ length: 32 }, (_, index) => player(`p${index}`, 0))
  const { stdout } = pair({ players })
  expect(pair({ players: players.toReversed() }).stdout).toBe(stdout)
  expect(pair({ players }, '--seed', 'tablee').stdout).toBe(stdout)
  expect(pair({ players }, '--seed', 'another').stdout).not.toBe(stdout)
})

test.each([
  ['this is no JSON', '{"players": [', 'not JSON'],
  ['a field without players', '{}', '"players"'],
  ['a field that is a number', '[1]', 'Field 1'],
  ['a player without points', { players: [{ id: 'a', opponents: [] }] }, '"points"'],
  ['a player without opponents', { players: [{ id: 'a', points: 0 }] }, '"opponents"'],
  ['a float that is no yes or no', { players: [{ id: 'a', points: 0, opponents: [], pairedDown: 2 }] }, '"pairedDown"'],
  ['the same player twice', { players: [player('a', 0), player('a', 0)] }, 'listed twice'],
])('%s is refused with a sentence', (_, content, part) => {
  const { stdout, stderr, status } = pair(content)
  expect({ stdout, status }).toEqual({ stdout: '', status: 1 })
  expect(stderr).toContain(part)
  expect(stderr).not.toContain('    at ')
})

test.each([
  ['no file', [], 'One file is needed'],
  ['a file that is not there', ['nowhere.json'], 'nowhere.json cannot be read'],
  ['an unknown option', ['field.json', '--colour'], 'Usage'],
])('%s is refused with a sentence', (_, args, part) => {
  const { stderr, status } = run(...args)
  expect(status).toBe(1)
  expect(stderr).toContain(part)
  expect(stderr).not.toContain('    at ')
})
