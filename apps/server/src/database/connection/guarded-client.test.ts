import type { PoolClient } from 'pg'
import { expect, test } from 'vitest'
import { guarded } from './guarded-client.ts'

/** Notes what is asked, in which write to the line. */
function aClient() {
  const writes: string[][] = []
  let isCorked = false
  const stream = {
    cork: () => {
      isCorked = true
      writes.push([])
    },
    uncork: () => {
      isCorked = false
    },
  }
  const query = async (sql: string) => {
    if (!isCorked) writes.push([])
    writes.at(-1)?.push(sql)
    return { command: sql.split(' ')[0]?.toUpperCase(), rowCount: 1, rows: [{ asked: sql }] }
  }
  const client = { query, connection: { stream }, release: () => {} } as unknown as PoolClient
  return { writes, client: guarded(client, { broken: new WeakSet(), answerMs: 1000 }) }
}

test('WIDE-3 what needs no answer travels with the next question, in its order', async () => {
  const { client, writes } = aClient()
  for (const sql of ['begin', 'savepoint one_work', 'select 1', 'release savepoint one_work', 'savepoint one_work'])
    await client.query(sql, [])
  expect((await client.query('update 2', [])).rows).toEqual([{ asked: 'update 2' }])
  await client.query('release savepoint one_work', [])
  expect(await client.query('commit', [])).toMatchObject({ command: 'COMMIT' })
  expect(writes).toEqual([
    ['begin;savepoint one_work', 'select 1'],
    ['release savepoint one_work;savepoint one_work', 'update 2'],
    ['commit'],
  ])
})

test('WIDE-3 a work that is undone was begun', async () => {
  const { client, writes } = aClient()
  for (const sql of ['begin', 'savepoint one_work', 'rollback to savepoint one_work', 'rollback'])
    await client.query(sql, [])
  expect(writes).toEqual([['begin;savepoint one_work', 'rollback to savepoint one_work'], ['rollback']])
})

test('WIDE-3 what may be told later travels with the commit, and what is undone is not even sent', async () => {
  const { client, writes } = aClient()
  await client.query('begin', [])
  await client.query('select 1', [])
  await client.query('/* may wait */ insert 1', [1])
  await client.query('/* may wait */ insert 2', [2])
  await client.query('commit', [])
  await client.query('begin', [])
  await client.query('/* may wait */ insert 3', [3])
  await client.query('commit', [])
  await client.query('begin', [])
  await client.query('select 2', [])
  await client.query('/* may wait */ insert 4', [4])
  await client.query('rollback', [])
  expect(writes).toEqual([
    ['begin', 'select 1'],
    ['/* may wait */ insert 1', '/* may wait */ insert 2', 'commit'],
    ['begin', '/* may wait */ insert 3', 'commit'],
    ['begin', 'select 2'],
    ['rollback'],
  ])
})

test('WIDE-3 a transaction that asks nothing costs nothing', async () => {
  const { client, writes } = aClient()
  for (const sql of ['begin', 'savepoint one_work', 'release savepoint one_work']) await client.query(sql, [])
  expect(await client.query('commit', [])).toMatchObject({ command: 'COMMIT' })
  await client.query('begin', [])
  expect(await client.query('rollback', [])).toMatchObject({ command: 'ROLLBACK' })
  expect(writes).toEqual([])
  await client.query('select 1', [])
  expect(writes).toEqual([['select 1']])
})
