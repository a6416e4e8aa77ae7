import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from './project-root.mjs'
import { ROOMS } from './rooms.mjs'

const PAGES = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(join(projectRoot, 'docs')).flatMap((name) => (name.endsWith('.md') ? [`docs/${name}`] : [])),
]

/** They exist once something has run. */
const MADE = new Set(['dist/.vite/route-weights.json', 'test-results/', '.screens/'])

const FILE = /^[\w.*][\w./*-]*\.(?:ts|tsx|mjs|md|json|sh|yaml|sql|service|timer)$/
const FOLDER = /^[\w.-]+(?:\/[\w.-]+)*\/$/

/** Without the parts that pages omit: `domain/acts/act.ts` stands for `packages/domain/src/acts/act.ts`. */
const shortened = (path: string) => `/${path.replace(/^(?:packages|apps)\//, '').replace('/src/', '/')}`

function pathsBelow(folder: string): readonly string[] {
  return readdirSync(join(projectRoot, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`
    if (!entry.isDirectory()) return [path]
    return ['node_modules', 'dist', '.out', '.git'].includes(entry.name) ? [] : [`${path}/`, ...pathsBelow(path)]
  })
}

const known = [...new Set([...ROOMS, 'docs', 'deploy'])].flatMap((room) => [`${room}/`, ...pathsBelow(room)])
const roots = readdirSync(projectRoot)
const KNOWN = [...known, ...roots].map(shortened)

function isThere(named: string): boolean {
  if (MADE.has(named)) return true
  const wanted = shortened(named)
  if (!wanted.includes('*')) return KNOWN.some((path) => path.endsWith(wanted))
  const pattern = new RegExp(`${wanted.replaceAll('.', '\\.').replaceAll('*', '[\\w-]*')}$`)
  return KNOWN.some((path) => pattern.test(path))
}

/** What a page names in code, and in the first comment of an example. */
function namedIn(text: string): readonly string[] {
  const inWords = [...text.matchAll(/`([^`\n]+)`/g)].map(([, words = '']) => words.trim())
  const inExamples = [...text.matchAll(/^ *\/\/ (?:\d+\. )?([\w./-]+\.tsx?)(?:[:,]|$)/gm)].map(([, path = '']) => path)
  return [...inWords, ...inExamples].filter((words) => FILE.test(words) || FOLDER.test(words))
}

test('ACTS-19 every file and folder that a page names is there', () => {
  const named = PAGES.flatMap((page) =>
    namedIn(readFileSync(join(projectRoot, page), 'utf8')).map((path) => [page, path]),
  )
  expect(named.length).toBeGreaterThan(150)
  expect(named.filter(([, path = '']) => !isThere(path))).toEqual([])
})

test('ACTS-19 every link of a page leads to something that is there', () => {
  const links = PAGES.flatMap((page) => {
    const text = readFileSync(join(projectRoot, page), 'utf8')
    return [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map(([, path = '']) => [page, path] as const)
  })
  const ours = links.filter(([, path]) => !/^[a-z]+:/.test(path))
  expect(ours.length).toBeGreaterThan(100)
  expect(ours.filter(([page, path]) => !existsSync(join(projectRoot, dirname(page), path)))).toEqual([])
})

test('ACTS-19 a page that names what is not there would be found', () => {
  const page =
    'See `domain/tournaments/acts/act.ts`, `nowhere/act.ts`, `acts/`, `nowhere/` and `*-store.ts`.\n// 1. nobody-wrote-this.ts: a line\n'
  expect(namedIn(page).filter((path) => !isThere(path))).toEqual(['nowhere/act.ts', 'nowhere/', 'nobody-wrote-this.ts'])
})
