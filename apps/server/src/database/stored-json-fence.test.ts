import { globSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { expect, test } from 'vitest'

const SOURCES = join(import.meta.dirname, '..')

/** Code that compares text with a pattern, and the pattern's source. */
const PATTERNS_OVER: Readonly<Record<string, string>> = {
  'features/tournaments/journal-entry-store.ts': 'columns of words, which the journal keeps beside its changes',
  'database/migrations/migrate.ts': 'names of facts',
  'database/migrations/search-words-migration.ts': 'one word, in a function of the index',
}

/** Code that reads JSON without a schema and its row's place, and why. */
const READ_BY_THEMSELVES: Readonly<Record<string, string>> = {
  'database/cards/card-file.ts': 'a file that is imported again where it cannot be read, by schemas',
  'database/cards/write-card-file.ts': 'what it has just written, by schemas',
  'database/damaged-row.ts': 'the reader itself',
  'features/registrations/stored-decklist.ts': 'one mark; a damaged list is told without',
  'features/tournaments/catch-up.ts': 'by the schemas of changes; another process reads anew',
  'features/tournaments/queries/bracket-places.ts': 'by the schema of stages; a damaged row is told without',
  'features/tournaments/queries/check-journals.ts': 'by the schemas of changes; it looks for damage',
  'features/tournaments/queries/get-last-advanced-event.ts': 'by the schema of stages',
  'features/tournaments/queries/tournaments-with-element.ts': 'what somebody asks for, not what is stored',
  'features/tournaments/search/baking/places-of-packages.ts': 'data of a package, by schemas',
  'features/tournaments/search/place-table.ts': 'a file that the build makes',
}

const PATTERN = /'i?like'|\bi?like '|\bsimilar to '|\bregexp\b|\s~\*?\s*'/
const PARSING = /\bJSON\.parse\(/

function filesWith(pattern: RegExp, among: RegExp): readonly string[] {
  return globSync('**/*.ts', { cwd: SOURCES })
    .map((file) => file.split(sep).join('/'))
    .filter((file) => among.test(file) && !file.endsWith('.test.ts') && !/(?:^|\/)testing\//.test(file))
    .filter((file) => pattern.test(readFileSync(join(SOURCES, file), 'utf8')))
    .toSorted()
}

test('ACTS-53 no question looks for a text in JSON', () => {
  expect(filesWith(PATTERN, /^(?:features|database)\//)).toEqual(Object.keys(PATTERNS_OVER).toSorted())
  expect(PATTERN.test("where('labels', 'like', `%organizer%`)")).toBe(true)
  expect(PATTERN.test(`tournaments.stages like '%"elimination"%'`)).toBe(true)
})

test('ACTS-53 stored JSON is read by its schema', () => {
  expect(filesWith(PARSING, /^(?:features|database)\//)).toEqual(Object.keys(READ_BY_THEMSELVES).toSorted())
})
