import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const ROOMS = ['packages', 'apps', 'e2e', 'scripts', 'tools', 'bench']
const PREFIXES =
  'LAY|SRCH|HOME|CREA|AUTH|DETL|REGI|DASH|QADM|AADM|RANK|API|EVEN|STAK|NONE|OPS|FIND|SPEED|SHOP|WORD' +
  '|LOOK|DESK|WALL|FAST|WORD|ACTS|CAVE|WIDE|PODS|GAME|BIGS|DRFT|STGE|TEAM|YEAR|JUDG|HOOK|RESC|PAST|TOKN|FREZ' +
  '|CARD|MINR|READ'
/** Rows that a test must name; the others exist for titles that already do. */
const PROVEN = /^(?!EVEN|STAK|NONE|FIND)/

/** The first text of a call of `test`, `describe` or `test.step`, also after a table of cases. */
const TITLE = /(?:\b(?:test|describe|it)(?:\.\w+)*|\))\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g

function testFiles(folder: string): readonly string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(test|spec)\.tsx?$/.test(path) && !path.includes('node_modules'))
    .map((path) => join(ROOT, folder, path))
}

function idsIn(text: string): readonly string[] {
  return text.match(new RegExp(String.raw`\b(?:${PREFIXES})-\d+\b`, 'g')) ?? []
}

function titlesOf(source: string): readonly string[] {
  return [...source.matchAll(TITLE)].map(([, , title = '']) => title)
}

const table = readFileSync(join(ROOT, 'docs', 'requirements.md'), 'utf8')
const rows = [...table.matchAll(/^\| ([A-Z]+-\d+) \| (.+) \|$/gm)].map(([, id = '']) => id)
const named = new Map(
  ROOMS.flatMap(testFiles).flatMap((file) =>
    titlesOf(readFileSync(file, 'utf8'))
      .flatMap(idsIn)
      .map((id) => [id, file] as const),
  ),
)

test('titles are found in every way of writing a test', () => {
  const source = [
    "test('SRCH-1 one', () => {})",
    "  test.step('SRCH-2 two', async () => {})",
    'test.each([1])("SRCH-3 three", () => {})',
    'describe(`SRCH-4 four`, () => {})',
    "test.each([\n  ['a'],\n])('SRCH-5 %s', () => {})",
    "test.each(\n  'x',\n)(\n  'SRCH-6 it\\'s', () => {})",
    "expect(text).toBe('SRCH-7 no title')",
  ].join('\n')
  expect(titlesOf(source).flatMap(idsIn)).toEqual(['SRCH-1', 'SRCH-2', 'SRCH-3', 'SRCH-4', 'SRCH-5', 'SRCH-6'])
})

test('every id that a test title names has one row in docs/requirements.md', () => {
  expect(named.size).toBeGreaterThan(100)
  expect(rows.filter((id, index) => rows.indexOf(id) !== index)).toEqual([])
  const known = new Set(rows)
  expect([...named].filter(([id]) => !known.has(id))).toEqual([])
})

test('every row from LAY to API is named by the title of a test', () => {
  expect(rows.filter((id) => PROVEN.test(id) && !named.has(id))).toEqual([])
})
