import { chmodSync, readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createCanvas } from '@napi-rs/canvas'
import SqliteFile from 'better-sqlite3'
import { sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import { commandsOn } from '../../operator/testing/commands-on.ts'
import { createTournament, finishRound, startServer, startTournament, type TestServer } from '../../testing/a-server.ts'
import { aPerson } from '../../testing/an-account.ts'
import { anOrganizer, sessionHeaders } from '../../testing/an-event.ts'
import { takeBack } from '../testing/take-back.ts'
import { createTestDatabase, DATABASE_KINDS, type TestDatabase } from '../testing/test-databases.ts'
import { listTables } from './copy-rows.ts'

const places: TestDatabase[] = []
const servers: TestServer[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
  for (const place of places.splice(0)) await place.remove()
})

async function newPlace(kind: TestDatabase['kind']): Promise<TestDatabase> {
  const place = await createTestDatabase(kind)
  places.push(place)
  return place
}

async function serve(database: TestDatabase): Promise<TestServer> {
  const server = await startServer({ database })
  servers.push(server)
  return server
}

async function stop(server: TestServer): Promise<void> {
  servers.splice(servers.indexOf(server), 1)
  await server.close()
}

async function filled(kind: TestDatabase['kind']) {
  const place = await newPlace(kind)
  const server = await serve(place)
  const played = await startTournament(server, 5)
  await finishRound(server, played)
  await aPerson(server)
  return { place, server, played, document: await server.document(played.id) }
}

describe.each(DATABASE_KINDS)('from %s', (kind) => {
  test.each(DATABASE_KINDS)(
    'what a serving server holds is backed up, and restored into an empty %s',
    async (other) => {
      const { place, server, played, document } = await filled(kind)
      const { tablee } = commandsOn(place)
      const acts = Promise.all(Array.from({ length: 10 }, () => createTournament(server, 2)))
      const answer = await tablee('backup', 'kept.sqlite')
      await acts
      expect(answer).toMatchObject({ code: 0 })
      const file = join(place.folder, 'kept.sqlite')
      expect((statSync(file).mode & 0o777).toString(8)).toBe('600')
      expect(readdirSync(place.folder).filter((name) => name.startsWith('kept'))).toEqual(['kept.sqlite'])
      expect(await tablee('check', 'kept.sqlite')).toMatchObject({ code: 0 })

      const empty = await newPlace(other)
      const there = commandsOn(empty)
      expect(await there.tablee('restore', file)).toMatchObject({ code: 0 })
      expect(await there.tablee('check')).toMatchObject({ code: 0 })
      const again = await serve(empty)
      expect(await again.document(played.id)).toEqual(document)
      expect(readdirSync(empty.folder).filter((name) => name.includes('copy-'))).toEqual([])
      expect(readFileSync(file).length).toBeGreaterThan(0)
    },
  )

  test.each(DATABASE_KINDS)(
    'SHOP-34 the logo of a shop is the same bytes after a backup was restored into %s',
    async (other) => {
      const place = await newPlace(kind)
      const server = await serve(place)
      const owner = await anOrganizer(server)
      const said = { location: null, email: null, phone: null, site: null, discord: null, instagram: null, words: null }
      const wish = { name: 'Le Repaire', ...said, takesReplies: false, takesMessages: true }
      await server.call('keep-shop', wish, sessionHeaders(owner))
      const payload = await createCanvas(64, 64).encode('png')
      const headers = { ...sessionHeaders(owner), 'content-type': 'image/png' }
      const { logo } = (await server.send({ method: 'PUT', url: '/v1/shops/logo', payload, headers })).json()
      const drawn = (from: TestServer) => from.send({ method: 'GET', url: `/v1/preview/shops/${logo}.png` })
      const before = await drawn(server)
      expect(before.statusCode).toBe(200)
      expect(await commandsOn(place).tablee('backup', 'kept.sqlite')).toMatchObject({ code: 0 })
      const empty = await newPlace(other)
      const restored = await commandsOn(empty).tablee('restore', join(place.folder, 'kept.sqlite'))
      expect(restored).toMatchObject({ code: 0 })
      const after = await drawn(await serve(empty))
      expect(after.rawPayload.equals(before.rawPayload)).toBe(true)
    },
  )

  test('restore refuses a running server, and data that is there unless told; then it keeps them beside', async () => {
    const { place, server, played, document } = await filled(kind)
    const { tablee } = commandsOn(place, () => new Date('2026-11-22T23:59:00.000Z'))
    await tablee('backup', 'kept.sqlite')
    const later = await createTournament(server, 2)
    expect(await tablee('restore', 'kept.sqlite', '--replace')).toEqual({
      code: 1,
      text: 'A server serves these data: stop it first. Nothing was changed.\n',
    })
    await stop(server)
    expect(await tablee('restore', 'kept.sqlite')).toMatchObject({
      code: 1,
      text: expect.stringContaining('--replace'),
    })
    expect(await tablee('restore', 'kept.sqlite', '--replace')).toMatchObject({
      code: 0,
      text: expect.stringMatching(/before.20261122t235900z/i),
    })
    const again = await serve(place)
    expect(await again.document(played.id)).toEqual(document)
    expect((await again.send({ method: 'GET', url: `/v1/tournaments/${later.code}` })).statusCode).toBe(404)
    await stop(again)
    expect(await tablee('check')).toMatchObject({ code: 0 })
    const counted = kind === 'sqlite' ? countInFile(place, later.code) : await countInSchema(place, later.code)
    expect(counted).toBe(1)
  })

  test('OPS-9 data of the version before are checked as they would be, on a copy, and stay as they are', async () => {
    const { place, server } = await filled(kind)
    await stop(server)
    const database = await place.open()
    await database.inTransaction(({ db }) => takeBack(db, '0044-planned-cut'))
    await database.close()
    const { tablee } = commandsOn(place)
    const checked = await tablee('check')
    if (kind === 'sqlite')
      expect(checked).toMatchObject({ code: 0, text: expect.stringContaining('1 tournament with') })
    else expect(checked).toMatchObject({ code: 1, text: expect.stringContaining('Make a backup with that version') })
    expect((await tablee('migrate', '--dry-run')).text).toContain('0044-planned-cut')
    expect(readdirSync(place.folder).filter((name) => name.includes('copy-'))).toEqual([])
  })

  test('check tells whether the tables are what the journals say', async () => {
    const { place, server, played } = await filled(kind)
    const { tablee } = commandsOn(place)
    expect(await tablee('check')).toMatchObject({ code: 0, text: expect.stringContaining('1 tournament with') })
    await server.server.database.inTransaction(({ db }) =>
      db.updateTable('matches').set({ wins1: 1 }).where('kind', '=', 'played').execute(),
    )
    const found = await tablee('check')
    expect(found.code).toBe(1)
    expect(found.text).toMatch(new RegExp(`^tournament ${played.code}: journal and tables differ: match `))
    await server.server.database.inTransaction(({ db }) => db.deleteFrom('journal').where('sequence', '=', 3).execute())
    expect((await tablee('check')).text).toContain('act 3 is missing in the journal')
  })
})

function countInFile({ folder }: TestDatabase, code: string): number {
  const [name = ''] = readdirSync(folder).filter((one) => one.startsWith('tablee.sqlite.before-'))
  expect((statSync(join(folder, name)).mode & 0o777).toString(8)).toBe('600')
  const file = new SqliteFile(join(folder, name), { readonly: true })
  const rows = file.prepare('select code from all_tournaments where code = ?').all(code)
  file.close()
  return rows.length
}

async function countInSchema(place: TestDatabase, code: string): Promise<number> {
  const database = await place.open()
  const { rows } = await database.read((db) =>
    sql`select code from tablee_before_20261122t235900z.all_tournaments where code = ${code}`.execute(db),
  )
  await database.close()
  return rows.length
}

test('move takes everything from SQLite to an empty PostgreSQL, and leaves the file as it was', async () => {
  const { place, server, played, document } = await filled('sqlite')
  const target = await newPlace('postgres')
  const both = commandsOn({ ...target, folder: place.folder })
  expect(await both.tablee('move')).toMatchObject({ code: 1, text: expect.stringContaining('stop it first') })
  await stop(server)
  const before = readFileSync(join(place.folder, 'tablee.sqlite'))
  expect(await commandsOn(place).tablee('move')).toMatchObject({
    code: 1,
    text: expect.stringContaining('DATABASE_URL'),
  })
  expect(await both.tablee('move')).toMatchObject({ code: 0 })
  expect(readFileSync(join(place.folder, 'tablee.sqlite')).equals(before)).toBe(true)
  expect(await both.tablee('move')).toMatchObject({ code: 1, text: expect.stringContaining('holds data already') })
  const again = await serve({ ...target, folder: place.folder })
  expect(await again.document(played.id)).toEqual(document)
})

describe('what is no backup', () => {
  test('is refused with a sentence, and nothing changes', async () => {
    const { place, server } = await filled('sqlite')
    const { tablee } = commandsOn(place)
    await tablee('backup', 'kept.sqlite')
    await stop(server)
    const file = (name: string) => join(place.folder, name)
    writeFileSync(file('text'), 'no database '.repeat(2000))
    writeFileSync(file('empty'), '')
    writeFileSync(file('half'), readFileSync(file('kept.sqlite')))
    truncateSync(file('half'), Math.floor(statSync(file('half')).size / 2))
    const foreign = new SqliteFile(file('foreign'))
    foreign.exec('create table t (x)')
    foreign.close()
    const before = readFileSync(file('tablee.sqlite'))
    const refused = async (...args: string[]) => {
      const { code, text } = await tablee(...args)
      expect([args, code, text.split('\n').length]).toEqual([args, 1, 2])
      return text
    }
    expect(await refused('restore', 'nothing', '--replace')).toMatch(/^There is no file /)
    expect(await refused('restore', 'text', '--replace')).toContain('is no database')
    expect(await refused('restore', 'empty', '--replace')).toContain('is no database')
    expect(await refused('restore', 'foreign', '--replace')).toContain('is no database')
    expect(await refused('restore', 'half', '--replace')).toContain('is damaged')
    expect(await refused('check', 'half')).toContain('is damaged')
    expect(await refused('backup', 'kept.sqlite')).toContain('nothing is overwritten')
    expect(await refused('backup', 'no/such/folder')).toContain('does not exist')
    expect(await refused('backup', 'text/file')).toContain('is a file')
    expect(readFileSync(file('tablee.sqlite')).equals(before)).toBe(true)
    expect(
      readdirSync(place.folder)
        .filter((name) => !/-(shm|wal)$/.test(name))
        .toSorted(),
    ).toEqual(['empty', 'foreign', 'half', 'kept.sqlite', 'tablee.sqlite', 'tablee.sqlite.serving', 'text'].toSorted())
  })

  test.skipIf(process.getuid?.() === 0)('a folder without the right to write is a sentence', async () => {
    const { place } = await filled('sqlite')
    const closed = await newPlace('sqlite')
    chmodSync(closed.folder, 0o500)
    const { code, text } = await commandsOn(place).tablee('backup', join(closed.folder, 'kept'))
    expect([code, text]).toEqual([1, expect.stringContaining('rights')])
  })

  test('data of a newer version are left alone', async () => {
    const place = await newPlace('sqlite')
    const server = await serve(place)
    await server.server.database.inTransaction(({ db }) =>
      sql`insert into kysely_migration (name, timestamp) values ('9999-later', 'x')`.execute(db),
    )
    await stop(server)
    const { tablee } = commandsOn(place)
    for (const args of [
      ['check'],
      ['migrate', '--dry-run'],
      ['organizer', 'list'],
      ['restore', 'tablee.sqlite', '--replace'],
    ])
      expect(await tablee(...args)).toEqual({
        code: 1,
        text: expect.stringContaining('written by a newer version of this software (9999-later)'),
      })
    await expect(startServer({ database: place })).rejects.toThrow('newer version')
  })
})

test('every table is copied, but those of the search index and what servers know of their own data', async () => {
  const place = await newPlace('sqlite')
  const database = await place.open()
  const { rows } = await database.read((db) =>
    sql<{ name: string }>`select name from sqlite_master where type = 'table'`.execute(db),
  )
  const copied = await database.read((db) => listTables(db))
  await database.close()
  const left = rows.map(({ name }) => name).filter((name) => !copied.includes(name))
  expect(left.filter((name) => !/^(search_tokens|search_named_tokens|sqlite_|kysely_)/.test(name)).toSorted()).toEqual([
    'search_buckets',
    'search_ranges',
    'searched_tournaments',
    'server_facts',
  ])
})
