import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { distancesFrom, readImporters } from './import-graph.mjs'
import { journeysIn, nearTests } from './near-tests.mjs'
import { slowestOf } from './slowest.mjs'
import { readTimes } from './test-report.mjs'

const root = mkdtempSync(join(tmpdir(), 'near-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

function write(files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
}

describe('what a change touches', () => {
  write({
    'packages/domain/src/play/score.ts': 'export const score = 1',
    'packages/domain/src/play/score.test.ts':
      "import { score } from './score.ts'\ntest('RANK-1 a win is worth three', () => {})",
    'apps/web/src/grid.tsx': "import { score } from '@tablee/domain/play/score'",
    'apps/web/src/grid.test.tsx': "const { Grid } = await import('./grid.tsx')",
    'apps/web/src/other.test.ts': "import { z } from 'zod'",
    'e2e/people/player.ts': 'export const player = 1',
    'e2e/evening.spec.ts': "import { player } from './people/player.ts'",
  })
  const importers = readImporters(root)
  const distancesOf = (...changed: readonly string[]) => distancesFrom(importers, changed)

  test('is found over packages, folders and imports that wait', () => {
    expect(distancesOf('packages/domain/src/play/score.ts')).toEqual(
      new Map([
        ['packages/domain/src/play/score.ts', 0],
        ['apps/web/src/grid.tsx', 1],
        ['packages/domain/src/play/score.test.ts', 1],
        ['apps/web/src/grid.test.tsx', 2],
      ]),
    )
    expect([...distancesOf('e2e/people/player.ts').keys()]).toContain('e2e/evening.spec.ts')
  })

  const journeys = [
    { file: 'e2e/a.spec.ts', line: 4, title: 'RANK-1 EVEN-2 an evening' },
    { file: 'e2e/b.spec.ts', line: 9, title: 'EVEN-2 another one' },
    { file: 'e2e/c.spec.ts', line: 7, title: 'STAK-1 something else' },
  ]
  const known = {
    journeys,
    textOf: () => "test('RANK-1 EVEN-2 …')",
    secondsOf: (): number | undefined => undefined,
  }

  test('is tested from near to far, with the journeys that share most of its rows', () => {
    const near = nearTests({ ...known, distances: distancesOf('packages/domain/src/play/score.ts') })
    expect(near.unit).toEqual(['packages/domain/src/play/score.test.ts', 'apps/web/src/grid.test.tsx'])
    expect(near.journeys.map(({ file }) => file)).toEqual(['e2e/a.spec.ts', 'e2e/b.spec.ts'])
    expect(near.leftOut).toBe(0)
  })

  test('a journey that changed goes before those that share a row', () => {
    const distances = new Map([
      ['packages/domain/src/play/score.test.ts', 0],
      ['e2e/c.spec.ts', 0],
    ])
    expect(nearTests({ ...known, distances }).journeys.map(({ file }) => file)[0]).toBe('e2e/c.spec.ts')
  })

  test('ends where two minutes are full, and says how much is left; the nearest runs however long it takes', () => {
    const distances = distancesOf('packages/domain/src/play/score.ts')
    const slow = nearTests({ ...known, distances, secondsOf: () => 300 })
    expect(slow.unit).toEqual(['packages/domain/src/play/score.test.ts'])
    expect(slow.journeys).toHaveLength(1)
    expect(slow.leftOut).toBe(2)
  })

  test('without a change nothing is near', () => {
    expect(nearTests({ ...known, distances: new Map() })).toEqual({ unit: [], journeys: [], leftOut: 0 })
  })
})

test('journeys are found by line and title, in loops too', () => {
  const text =
    "test('RANK-1 one', async () => {})\nfor (const width of [1])\n  test(`LAY-10 every size`, async () => {})\n"
  expect(journeysIn('e2e/x.spec.ts', text)).toEqual([
    { file: 'e2e/x.spec.ts', line: 1, title: 'RANK-1 one' },
    { file: 'e2e/x.spec.ts', line: 3, title: 'LAY-10 every size' },
  ])
})

test('the times of files and journeys are read from the reports, and the slowest are told first', () => {
  const file = join(import.meta.dirname, 'near.test.ts')
  write({
    'unit.json': JSON.stringify({ testResults: [{ name: file, startTime: 1000, endTime: 8000 }] }),
    'browser.json': JSON.stringify({
      suites: [{ specs: [], suites: [{ specs: [{ title: 'EVEN-1', tests: [{ results: [{ duration: 9000 }] }] }] }] }],
    }),
  })
  const times = readTimes([join(root, 'unit.json'), join(root, 'browser.json'), join(root, 'none.json')])
  expect([...times]).toEqual([
    ['scripts/near.test.ts', 7],
    ['EVEN-1', 9],
  ])
  expect(slowestOf(times)).toBe('slowest:\n    9.0 s  EVEN-1\n    7.0 s  scripts/near.test.ts\n')
  expect(slowestOf(new Map([['quick', 0.1]]))).toBe('')
})
