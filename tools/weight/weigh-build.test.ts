import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { textOf } from './kept-weights.ts'
import { styleParts } from './style-parts.ts'
import { weighBuild } from './weigh-build.ts'
import type { WeighedRoute } from './weighed-routes.ts'
import { originTable, partTable, routeTable } from './weight-tables.ts'
import { contentsOf } from './weights.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

const STYLE = '@layer base{a{content:"}"}}@layer utilities{.b{color:red}}@font-face{src:url(/assets/face-HASH.woff2)}'
const ROUTE = 'src/app/routes/'
const SCREEN = '.tsx?tsr-split=component'
/** Its length tells when it was written. */
const RENDERER = "export const renderPage = async ({ path }) => path + 'abcdefg'.repeat(Date.now() % 997)"

const HOME: WeighedRoute = { name: 'home', screen: 'index', beside: [], page: 'home' }
const LEGAL: WeighedRoute = { name: 'legal', screen: 'privacy', beside: ['src/app/extra.ts'], page: null }

/** A distinct one for every file, as in a real build. */
const hashLike = (name: string) => createHash('sha256').update(name).digest('base64url').slice(0, 8)

type Wish = { readonly hashOf?: (name: string) => string; readonly isReversed?: boolean }

/** A stand-in for the built web app; what varies between builds is passed in. */
function aBuild({ hashOf = () => 'AbCd1234', isReversed = false }: Wish = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'tablee-weight-'))
  folders.push(folder)
  const asset = (name: string) => `assets/${name}`.replace('HASH', hashOf(name))
  const chunk = (name: string, more: object = {}) => ({ file: asset(`${name}-HASH.js`), name, imports: [], ...more })
  const shared = (name: string) => `_${asset(name).replace('assets/', '')}`
  const [base, twice, otherTwice] = [shared('base-HASH.js'), shared('twice-HASH.js'), shared('twice-00000000.js')]
  const manifest = {
    'index.html': chunk('index', {
      isEntry: true,
      imports: [base],
      dynamicImports: ['src/app/start.tsx'],
    }),
    [base]: chunk('base'),
    'src/app/start.tsx': chunk('start', { imports: [base, twice] }),
    [twice]: { file: asset('twice-HASH.js') },
    [otherTwice]: { file: asset('twice-00000000.js') },
    'src/app/extra.ts': chunk('extra', { imports: [otherTwice] }),
    [`${ROUTE}index${SCREEN}`]: chunk('home', { imports: [base] }),
    [`${ROUTE}privacy${SCREEN}`]: chunk('privacy'),
    'src/app/early/start-script.ts': chunk('start-script', { isEntry: true }),
    'src/language/words/fr-start.js': chunk('fr'),
    'src/language/words/en-start.js': chunk('en'),
    'src/language/words/fr-legal.js': chunk('fr-legal'),
    'src/language/words/en-legal.js': chunk('en-legal'),
  }
  const modules = {
    [asset('index-HASH.js')]: { 'apps/web/src/main.tsx': 50 },
    [asset('base-HASH.js')]: { 'node_modules/react': 400, 'node_modules/@zag-js/core': 100 },
    [asset('start-HASH.js')]: { 'apps/web/src/app/start.tsx': 200 },
    [asset('twice-HASH.js')]: { 'packages/domain/src/first.ts': 10 },
    [asset('twice-00000000.js')]: { 'packages/domain/src/second.ts': 20 },
    [asset('home-HASH.js')]: { 'apps/web/src/features/tournaments/evening/evening.tsx': 300 },
    [asset('start-script-HASH.js')]: { 'apps/web/src/app/early/start-script.ts': 60 },
    [asset('fr-HASH.js')]: { 'packages/messages/src/fr.ts': 500 },
  }
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const inOrder = <Value>(record: Readonly<Record<string, Value>>) => {
    const entries = Object.entries(record)
    return JSON.stringify(Object.fromEntries(isReversed ? entries.toReversed() : entries))
  }
  write('.vite/manifest.json', inOrder<object>(manifest))
  write('.vite/modules.json', inOrder<object>(modules))
  write('.vite/words.json', JSON.stringify({ [`${ROUTE}privacy${SCREEN}`]: ['legal'] }))
  write('package.json', '{"type":"module"}')
  write('.server/entry-server.js', RENDERER)
  write('index.html', `<link rel="stylesheet" href="/${asset('style-HASH.css')}"><div id="root"></div>`)
  write(asset('style-HASH.css'), STYLE.replace('HASH', hashOf('face-HASH.woff2')))
  write(`${asset('style-HASH.css')}.br`, 's'.repeat(40))
  write(asset('face-HASH.woff2'), 'f'.repeat(900))
  for (const { file } of Object.values(manifest)) write(file, 'c'.repeat(100))
  write(`${asset('base-HASH.js')}.br`, 'b'.repeat(30))
  return folder
}

test('SPEED-1 FAST-6 a route weighs what the page names, what the app always asks for, its screen, and what it says in French', async () => {
  const { weights, files } = await weighBuild(aBuild(), [HOME, LEGAL])
  // The compressed base; index, start, twice, home and fr as they are.
  expect(weights.home).toMatchObject({
    first: { bytes: 100, files: 1 },
    script: { bytes: 30 + 5 * 100, files: 6 },
    style: { bytes: 40, files: 1 },
    font: { bytes: 900, files: 1 },
    html: { files: 1 },
  })
  // A bare page answers with the whole app.
  expect(weights.legal?.first).toEqual(weights.legal?.script)
  // Its screen instead of home, and its loader's extra and the other twice; its own words.
  expect(weights.legal?.script).toEqual({ bytes: 30 + 8 * 100, files: 9 })
  expect(Object.keys(files).filter((name) => name.includes('/words/'))).toEqual([
    'apps/web/src/language/words/fr-legal.js',
    'apps/web/src/language/words/fr-start.js',
  ])
})

test('SPEED-1 the same sources weigh the same, whatever the hashes, the order of files and the day', async () => {
  const first = await weighBuild(aBuild(), [HOME, LEGAL])
  const second = await weighBuild(aBuild({ hashOf: hashLike, isReversed: true }), [HOME, LEGAL])
  expect(second.weights).toEqual(first.weights)
  expect(contentsOf(second)).toEqual(contentsOf(first))
  expect(Object.keys(first.files)).toEqual(Object.keys(second.files))
})

test('files are called like the module they were made for, and two of one name are told apart', async () => {
  const { files } = await weighBuild(aBuild(), [HOME, LEGAL])
  expect(Object.entries(files).map(([name, { routes }]) => `${name}: ${routes}`)).toEqual([
    'apps/web/index.html: home legal',
    'apps/web/src/app/extra.ts: legal',
    'apps/web/src/app/routes/index.tsx: home',
    'apps/web/src/app/routes/privacy.tsx: legal',
    'apps/web/src/app/start.tsx: home legal',
    'apps/web/src/language/words/fr-legal.js: legal',
    'apps/web/src/language/words/fr-start.js: home legal',
    'base.js: home legal',
    'face.woff2: home legal',
    'home (page): home',
    'legal (page): legal',
    'start-script.js (in the page): home',
    'style.css: home legal',
    'twice.js: home legal',
    'twice.js 2: legal',
  ])
  expect(files['twice.js']?.parts).toEqual({ 'packages/domain/src/first.ts': 10 })
})

test('a screen or a module that the build does not know is no light one', async () => {
  const folder = aBuild()
  await expect(weighBuild(folder, [{ ...HOME, screen: 'house' }])).rejects.toThrow('the build has no screen house')
  await expect(weighBuild(folder, [{ ...HOME, beside: ['src/app/moved.ts'] }])).rejects.toThrow('src/app/moved.ts')
})

test('what is written down has one line for each number', () => {
  const weight = { bytes: 12, files: 3 }
  expect(
    textOf({ home: { first: weight, script: weight, style: weight, font: weight, html: weight } })
      .split('\n')
      .slice(0, 4),
  ).toEqual([
    '{',
    '  "home": {',
    '    "first": { "bytes": 12, "files": 3 },',
    '    "script": { "bytes": 12, "files": 3 },',
  ])
})

test('a style is told apart by its layers', () => {
  expect(styleParts(STYLE)).toEqual({
    '@layer base': '@layer base{a{content:"}"}}'.length,
    '@layer utilities': '@layer utilities{.b{color:red}}'.length,
    '@font-face': '@font-face{src:url(/assets/face-HASH.woff2)}'.length,
  })
})

test('one command shows what each route loads and what it is made of', async () => {
  const measured = await weighBuild(aBuild(), [HOME, LEGAL])
  const before = { bytes: 1_000, files: 2 }
  const kept = { home: { first: before, script: before, style: before, font: before, html: before } }
  const [, home, legal] = routeTable(measured, kept)
  expect(home).toMatch(/^home {3}0\.1 kB in {2}1 {2}0\.5 kB in {2}6 .* 4\.0 kB in {2}8$/)
  expect(legal).toMatch(/never written down$/)
  expect(originTable(measured)[0]).toMatch(/^ +home +legal$/)
  const parts = partTable(measured, 'home')
  expect(parts[0]).toBe(`   0.1 kB  apps/web/src/main.tsx  ${'█'.repeat(30)}`)
  expect(parts).toContain('           0.1  packages/messages/src/fr.ts  in apps/web/src/language/words/fr-start.js')
})
