import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Database } from '../../../database/database.ts'
import { createTestDatabase, DATABASE_KINDS } from '../../../database/testing/test-databases.ts'
import { createTournament, ORGANIZER, startServer, type TestServer } from '../../../testing/a-server.ts'
import { openSearchFilling } from '../search/fill-search-index.ts'

const MANY = 400
const TOKEN = 'a-token-for-figures-0123'

const ending: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ending.splice(0).reverse()) await end()
})

/** As after a migration. */
async function emptySearch(database: Database): Promise<void> {
  await database.inTransaction(async ({ db, dialect }) => {
    if (dialect.fullText === 'ordered') {
      for (const table of ['search_tokens', 'search_named_tokens'])
        await sql`insert into ${sql.ref(table)} (${sql.ref(table)}) values ('delete-all')`.execute(db)
      await sql`drop trigger searched_tournaments_deleted`.execute(db)
      await sql`drop trigger searched_tournaments_unnamed`.execute(db)
    }
    await sql`delete from searched_tournaments`.execute(db)
    if (dialect.fullText === 'inverted') return
    await sql`create trigger searched_tournaments_deleted after delete on searched_tournaments begin
      delete from search_tokens where rowid = old.place; end`.execute(db)
    await sql`create trigger searched_tournaments_unnamed after delete on searched_tournaments begin
      delete from search_named_tokens where rowid = (old.name_range << 28) | old.place; end`.execute(db)
  })
}

/** Copies, a second apart, without search words. */
async function multiply(database: Database, id: string): Promise<void> {
  const columns =
    'type, name_folded, capacity, organizer, phase, current_round, rules, lot, standings, sequence, updated_at'
  const rows = Array.from({ length: MANY }, (_, index) => ({
    id: randomBytes(10).toString('hex'),
    code: `M${String(index).padStart(5, '0')}`,
    name: `Ancien ${index}`,
    at: new Date(Date.parse('2020-01-01') + index * 1000).toISOString(),
  }))
  await database.inTransaction(async ({ db }) => {
    for (const row of rows)
      await sql`insert into all_tournaments (id, code, name, created_at, ${sql.raw(columns)})
        select ${row.id}, ${row.code}, ${row.name}, ${row.at}, ${sql.raw(columns)} from all_tournaments where id = ${id}`.execute(
        db,
      )
  })
}

async function found(server: TestServer, word: string, order = 'orderDesc'): Promise<readonly string[]> {
  const queries = [
    { method: 'search', attribute: 'name', values: [word] },
    { method: order, attribute: '$createdAt' },
    { method: 'limit', values: [100] },
  ]
  const query = queries.map((each, index) => `queries[${index}]=${encodeURIComponent(JSON.stringify(each))}`).join('&')
  const answer = await server.send({
    method: 'GET',
    url: `/v1/databases/tablee/collections/tournaments/documents?${query}`,
  })
  return answer.json().documents.map(({ name }: { name: string }) => name)
}

describe.each(DATABASE_KINDS)('on %s', (kind) => {
  test('OPS-25 a server serves while the search is filled, says so, and what is made meanwhile keeps its place behind the old', {
    timeout: 180_000,
  }, async () => {
    const database = await createTestDatabase(kind)
    ending.push(database.remove)
    const before = await startServer({ database })
    const { id } = await createTournament(before, 2)
    await multiply(before.server.database, id)
    await emptySearch(before.server.database)
    await before.close()
    const server = await startServer({ database, environment: { METRICS_TOKEN: TOKEN } })
    ending.push(server.close)
    const isFilling = async () => (await server.send({ method: 'GET', url: '/v1/product' })).json().isSearchFilling
    expect(await isFilling()).toBe(true)
    expect((await server.send({ method: 'GET', url: '/readyz' })).statusCode).toBe(200)
    const renamed = await server.patch(id, { name: 'Renommé', organizerId: ORGANIZER })
    expect(renamed.status).toBe(200)
    await createTournament(server, 1)
    await vi.waitFor(async () => expect(await isFilling()).toBeUndefined(), 60_000)
    const { body } = await server.send({
      method: 'GET',
      url: '/metrics',
      headers: { authorization: `Bearer ${TOKEN}` },
    })
    expect(body).toContain('\ntablee_search_waiting 0\n')
    expect(await found(server, 'renomme')).toEqual(['Renommé'])
    expect(await found(server, 'vendredi')).toEqual(['Vendredi soir'])
    const old = await found(server, 'ancien')
    expect(old).toEqual(Array.from({ length: 100 }, (_, index) => `Ancien ${MANY - 1 - index}`))
    // The one created meanwhile is the newest.
    const { rows } = await server.server.database.read((db) =>
      sql<{ name: string }>`select tournaments.name from searched_tournaments
        join tournaments on tournaments.id = tournament_id order by place desc limit 2`.execute(db),
    )
    expect(rows.map(({ name }) => name)).toEqual(['Vendredi soir', 'Renommé'])
  })

  test('OPS-25 a filling that is stopped goes on where it was', { timeout: 180_000 }, async () => {
    const server = await startServer({ kind })
    ending.push(server.close)
    const { database } = server.server
    const { id } = await createTournament(server, 2)
    await multiply(database, id)
    const first = await openSearchFilling(database)
    expect(first.waiting()).toBe(MANY)
    const fail = (error: unknown) => {
      throw error
    }
    first.begin(fail)
    await vi.waitFor(() => expect(first.waiting()).toBeLessThan(MANY), 60_000)
    await first.stop()
    const left = first.waiting()
    expect(left).toBeGreaterThan(0)
    const second = await openSearchFilling(database)
    expect(second.waiting()).toBe(left <= 300 ? 0 : left)
    second.begin(fail)
    await vi.waitFor(() => expect(second.waiting()).toBe(0), 60_000)
    await second.stop()
    expect(await found(server, 'ancien')).toHaveLength(100)
  })
})
