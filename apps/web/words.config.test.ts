import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { saidParts, WORDS_FILE } from '@tablee/contract/serving/built-files'
import { en } from '@tablee/messages/en'
import { fr } from '@tablee/messages/fr'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFindSaid, leavesOf } from './said-words.config.ts'
import { divideWords, SHARED, ZONES } from './word-parts.config.ts'
import { divideCatalogues } from './words.config.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tablee-words-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const catalogue = (mark: string) => ({
  shell: { title: `${mark} title` },
  home: { lead: `${mark} lead`, found_one: `${mark} one`, found_other: `${mark} some` },
  play: { kinds: { swiss: `${mark} swiss`, cut: `${mark} cut` }, help: `${mark} help` },
  legal: { text: `${mark} text` },
})

const APP = {
  'main.ts': `const { run } = await import('./start.ts')\nglobalThis.told = await run()`,
  'start.ts': `
    import { WORD_PARTS, START } from './word-parts.ts'
    import { brought } from './words.ts'
    export async function run() {
      const told = { start: await WORD_PARTS.en[START](), title: 'shell.title' }
      const { page } = await import('./home.tsx')
      told.home = [...brought]
      await page()
      told.later = [...brought]
      told.ofHome = await WORD_PARTS.en.home()
      told.ofLater = await WORD_PARTS.fr.later()
      return told
    }`,
  'words.ts': `
    export const brought = []
    export const ownWords = { withWords: (module, parts) => { brought.push(...parts); return module } }`,
  'word-parts.ts': `export const START = 'start'\nexport const WORD_PARTS = {}`,
  'home.tsx': `
    import { lead } from './lead.ts'
    export const page = () => import('./dialog.ts')
    export const words = [lead, 'home.found']`,
  'lead.ts': `export const lead = 'home.lead'`,
  'dialog.ts': ['export const nameOf = (kind) => `play.kinds.', '{kind}`'].join('$'),
}

async function builtApp() {
  for (const [path, text] of Object.entries(APP)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const words = divideCatalogues({
    folder: `${folder}/`,
    partsFile: join(folder, 'word-parts.ts'),
    fetchingFile: join(folder, 'words.ts'),
    entry: join(folder, 'main.ts'),
    catalogues: { fr: catalogue('fr'), en: catalogue('en') },
    zones: [
      { name: 'home', of: /home\.tsx/ },
      { name: 'later', of: /dialog/ },
    ],
    shared: [],
  })
  await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [words],
    build: { rolldownOptions: { input: join(folder, 'main.ts') }, modulePreload: false, target: 'es2022' },
  })
  const assets = join(folder, 'dist/assets')
  const [main = ''] = readdirSync(assets).filter((name) => name.startsWith('main'))
  const host: { told?: unknown } = globalThis
  await import(/* @vite-ignore */ join(assets, main))
  return {
    told: host.told,
    said: saidParts.parse(JSON.parse(readFileSync(join(folder, 'dist', WORDS_FILE), 'utf8'))),
  }
}

test('FAST-1 what is fetched brings the words that it and all it imports may say, and no others come with the start', async () => {
  const { told, said } = await builtApp()
  expect(told).toMatchObject({
    start: { shell: { title: 'en title' } },
    home: ['home'],
    later: ['home', 'later'],
    ofHome: { home: { lead: 'en lead', found_one: 'en one', found_other: 'en some' } },
    ofLater: { play: { kinds: { swiss: 'fr swiss', cut: 'fr cut' } } },
  })
  expect(told).not.toHaveProperty('ofLater.play.help')
  expect(said).toEqual({ 'home.tsx': ['home'], 'dialog.ts': ['later'] })
})

test('FAST-1 every sentence that a module says is in the parts that come with it, whoever else says it', () => {
  const keys = leavesOf(fr).map(([key]) => key)
  const screens = [
    'routes/index.tsx',
    'routes/tournament/$code/index.tsx',
    'routes/tournament/$code/player.tsx',
    'routes/login.tsx',
    'elsewhere.tsx',
  ]
  const said = new Map(
    screens.map((screen, nth) => [screen, new Set(keys.filter((_key, index) => index % (nth + 2) === 0))] as const),
  )
  const division = divideWords(said, (key) => key.length, { zones: ZONES, shared: SHARED })
  for (const [screen, wanted] of said) {
    const brought = new Set(division.partsOf(screen).flatMap((part) => [...(division.parts.get(part) ?? [])]))
    expect([screen, [...wanted].filter((key) => !brought.has(key))]).toEqual([screen, []])
  }
})

test('FAST-1 a key is found whole, by the word before its plural forms, and by a template that it fits', () => {
  const find = createFindSaid(catalogue(''))
  expect([...find([['home.found']])]).toEqual(['home.found_one', 'home.found_other'])
  expect([...find([['play.kinds.', '']])]).toEqual(['play.kinds.swiss', 'play.kinds.cut'])
  expect([...find([['play', '.help'], ['help'], ['home']])]).toEqual([])
})

test('FAST-1 both languages are divided alike: a key of one is a key of the other', () => {
  const keysOf = (language: typeof fr | typeof en) => leavesOf(language).map(([key]) => key)
  expect(keysOf(en).toSorted()).toEqual(keysOf(fr).toSorted())
})
