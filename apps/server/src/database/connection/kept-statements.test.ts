import SqliteFile from 'better-sqlite3'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepingStatements } from './kept-statements.ts'

let file: SqliteFile.Database
beforeEach(() => {
  file = new SqliteFile(':memory:')
  file.exec('create table scores (text)')
})
afterEach(() => file.close())

const INSERT = 'insert into scores values (?)'
const SELECT = 'select * from scores'

test('a statement is prepared once, and used with other values and rows', () => {
  const prepare = vi.spyOn(file, 'prepare')
  const { prepare: prepared } = keepingStatements(file)
  for (const score of ['2-0', '2-1']) prepared(INSERT).run([score])
  expect(prepared(SELECT).all([])).toEqual([{ text: '2-0' }, { text: '2-1' }])
  prepared(INSERT).run(['1-1'])
  expect(prepared(SELECT).all([])).toHaveLength(3)
  expect(prepare).toHaveBeenCalledTimes(2)
})

test('a statement from before a migration sees the columns of after it', () => {
  const { prepare } = keepingStatements(file)
  prepare(INSERT).run(['2-0'])
  expect(prepare(SELECT).all([])).toEqual([{ text: '2-0' }])
  prepare('alter table scores add column draws integer default 0').run([])
  expect(prepare(SELECT).all([])).toEqual([{ text: '2-0', draws: 0 }])
})

test('no more are kept than that, and none that is very long', () => {
  const prepare = vi.spyOn(file, 'prepare')
  const { prepare: prepared } = keepingStatements(file, 2)
  for (const text of ['select 1', 'select 2', 'select 3', 'select 1']) prepared(text)
  expect(prepare).toHaveBeenCalledTimes(4)
  const long = `select '${'x'.repeat(4_000)}'`
  for (const text of [long, long]) prepared(text)
  expect(prepare).toHaveBeenCalledTimes(6)
})
