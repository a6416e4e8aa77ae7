import { globSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { expect, test } from 'vitest'

const SOURCES = join(import.meta.dirname, '..', '..')
const ROOM = join('database', 'dialect')

const ASKS = /'(?:sqlite|postgres)'|\b(?:Sqlite|Postgres)Adapter\b|\bdialect\.name\b/

function asks(source: string): boolean {
  return ASKS.test(source)
}

test('ACTS-52 nobody outside its folder asks which database runs: SQL is written by what a database can do', () => {
  const files = globSync('**/*.ts', { cwd: SOURCES })
    .map((file) => file.split(sep).join('/'))
    .filter((file) => !file.startsWith(ROOM) && !file.endsWith('.test.ts') && !/(?:^|\/)testing\//.test(file))
  expect(files.length).toBeGreaterThan(400)
  const asking = files.filter((file) => asks(readFileSync(join(SOURCES, file), 'utf8')))
  expect(asking).toEqual([])
})

test('ACTS-52 a question for the dialect is found in each of its forms', () => {
  for (const planted of [
    "if (tx.dialect === 'postgres') lock()",
    "switch (kind) { case 'sqlite': return 1 }",
    'db.getExecutor().adapter instanceof SqliteAdapter',
    'return dialect.name',
  ]) {
    expect([planted, asks(planted)]).toEqual([planted, true])
  }
  expect(asks('.$if(dialect.writesTogether, (query) => query.forUpdate())')).toBe(false)
})
