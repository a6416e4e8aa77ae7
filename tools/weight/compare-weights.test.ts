import { expect, test } from 'vitest'
import { bringersOf, compareWeights, newFilesOf } from './compare-weights.ts'
import { nextKept } from './next-kept.ts'
import { reportOf } from './report-weights.ts'
import type { BuiltFile, Kept, Measured, Weights } from './weights.ts'

const one = (bytes: number) => ({ bytes, files: 1 })
const weighing = (script: number, files = 2): Weights[string] => ({
  first: one(2_000),
  script: { bytes: script, files },
  style: one(1_000),
  font: one(4_000),
  html: one(500),
})

const BEFORE: Kept = {
  weights: { home: weighing(10_000), legal: weighing(5_000) },
  contents: {
    'start.js': { routes: 'home legal', parts: { 'apps/web/src/app/start.tsx': 900, 'node_modules/react': 8_000 } },
    'home.js': { routes: 'home', parts: { 'apps/web/src/app/home.tsx': 3_000, 'node_modules/react': 100 } },
    'door.js': { routes: 'door', parts: { 'apps/web/src/app/door.tsx': 700 } },
    'home (page)': { routes: 'home', parts: { shell: 400, 'first screen': 300 } },
  },
}

const built = (routes: string, parts: BuiltFile['parts']): BuiltFile => ({ routes, parts, bytes: 1, path: null })

function measured(weights: Weights, files: Measured['files'] = {}): Measured {
  const before = Object.entries(BEFORE.contents).map(
    ([name, { routes, parts }]) => [name, built(routes, parts)] as const,
  )
  return { weights: { ...BEFORE.weights, ...weights }, files: { ...Object.fromEntries(before), ...files } }
}

test('SPEED-1 a number may grow by a hundredth, and by no byte more', () => {
  expect(compareWeights(BEFORE.weights, measured({ home: weighing(10_100) }).weights)).toEqual([])
  expect(compareWeights(BEFORE.weights, measured({ home: weighing(10_101) }).weights)).toEqual([
    { verdict: 'grew', route: 'home', kind: 'script', measure: 'bytes', before: 10_000, after: 10_101 },
  ])
})

test('SPEED-1 style, font, page and the number of files are held like script', () => {
  const home = {
    first: one(2_021),
    script: { bytes: 10_000, files: 3 },
    style: one(1_011),
    font: one(4_041),
    html: one(506),
  }
  const grown = compareWeights(BEFORE.weights, measured({ home }).weights)
  expect(grown.map((each) => 'kind' in each && `${each.kind} ${each.measure}`)).toEqual([
    'first bytes',
    'script files',
    'style bytes',
    'font bytes',
    'html bytes',
  ])
})

test('SPEED-1 a number that fell by over a hundredth has to be written down, or it could grow back', () => {
  expect(compareWeights(BEFORE.weights, measured({ home: weighing(9_900) }).weights)).toEqual([])
  const lighter = measured({ home: weighing(9_899) })
  expect(compareWeights(BEFORE.weights, lighter.weights)).toMatchObject([{ verdict: 'shrank', route: 'home' }])
  expect(reportOf(BEFORE, lighter)).toEqual([
    'home: script shrank from 10,000 bytes to 9,899 bytes (-1.0 %)',
    'Write it down, so that it does not come back: npm run weight -- --record',
  ])
})

test('SPEED-1 a new route has to be written down, and one that is gone has to be taken away', () => {
  expect(compareWeights(BEFORE.weights, { home: weighing(10_000), player: weighing(7_000) })).toEqual([
    { verdict: 'unknown', route: 'player' },
    { verdict: 'gone', route: 'legal' },
  ])
})

test('SPEED-1 whoever made a route heavier is named: a file of ours, a package, a file that came from elsewhere', () => {
  const heavier = measured(
    { home: weighing(12_000, 3) },
    {
      'home.js': built('home', { 'apps/web/src/app/home.tsx': 3_400, 'node_modules/react': 1_500 }),
      'door.js': built('door home', { 'apps/web/src/app/door.tsx': 700 }),
    },
  )
  expect(reportOf(BEFORE, heavier)).toEqual([
    'home: script grew from 10,000 bytes to 12,000 bytes (+20.0 %)',
    '    before compression, it was brought by',
    '       +1,400  node_modules/react (8,100 to 9,500; in home.js)',
    '         +700  apps/web/src/app/door.tsx (was not loaded here; in door.js)',
    '         +400  apps/web/src/app/home.tsx (3,000 to 3,400; in home.js)',
    'home: script grew from 2 files to 3 files (+50.0 %)',
    '    new: door.js',
    'Make it lighter. Where the weight is wanted, write it down: npm run weight -- --record --higher',
  ])
})

test('of a package in several files the one is named in which it grew', () => {
  const home = { routes: 'home', parts: { 'apps/web/src/app/home.tsx': 3_000, 'node_modules/react': 200 } }
  const moved = { routes: 'home legal', parts: { 'apps/web/src/app/start.tsx': 900, 'node_modules/react': 7_950 } }
  expect(
    bringersOf(BEFORE.contents, { 'home.js': home, 'start.js': moved }, { route: 'home', kind: 'script' }),
  ).toEqual([{ part: 'node_modules/react', file: 'home.js', before: 8_100, after: 8_150 }])
})

test('of many that brought something the largest are named, and the others counted', () => {
  const parts = Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`part-${index}`, 100 + index]))
  const report = reportOf(BEFORE, measured({ home: weighing(12_000) }, { 'more.js': built('home', parts) }))
  expect(report[2]).toContain('part-11 (was not loaded here')
  expect(report.filter((line) => line.includes('part-'))).toHaveLength(8)
  expect(report).toContain('         +406  4 others')
})

test('what another route or another kind of file brought is not named', () => {
  const after = { ...BEFORE.contents, 'door.js': { routes: 'door', parts: { 'apps/web/src/app/door.tsx': 9_000 } } }
  const home = { route: 'home', kind: 'script' } as const
  expect(bringersOf(BEFORE.contents, after, home)).toEqual([])
  expect(newFilesOf(BEFORE.contents, after, home)).toEqual([])
  const page = { ...BEFORE.contents, 'home (page)': { routes: 'home', parts: { shell: 400, 'first screen': 900 } } }
  expect(bringersOf(BEFORE.contents, page, home)).toEqual([])
  expect(bringersOf(BEFORE.contents, page, { route: 'home', kind: 'html' })).toEqual([
    { part: 'first screen', file: 'home (page)', before: 300, after: 900 },
  ])
})

test('where no part grew, the report says that too', () => {
  expect(reportOf(BEFORE, measured({ home: weighing(11_000) }))[1]).toBe(
    '    by no part that grew since the parts were written down',
  )
})

test('SPEED-1 what is written down goes down, and up only when that is meant', () => {
  const lighter = measured({ home: weighing(9_000), legal: weighing(5_040) })
  expect(nextKept(BEFORE, lighter, { isHigherToo: false })?.weights).toEqual({
    home: weighing(9_000),
    legal: weighing(5_000),
  })
  const heavier = measured({ home: weighing(9_000), legal: weighing(6_000) })
  expect(nextKept(BEFORE, heavier, { isHigherToo: false })).toBeNull()
  const meant = nextKept(BEFORE, heavier, { isHigherToo: true })
  expect(meant?.weights).toEqual({ home: weighing(9_000), legal: weighing(6_000) })
  expect(meant && reportOf(meant, heavier)).toEqual([])
})

test('a new route is written down as it is, and one that is gone is forgotten', () => {
  const next = nextKept(BEFORE, { weights: { player: weighing(7_000) }, files: {} }, { isHigherToo: false })
  expect(next).toEqual({ weights: { player: weighing(7_000) }, contents: {} })
})
