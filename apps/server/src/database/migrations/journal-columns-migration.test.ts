import { describe, expect, test } from 'vitest'
import { fillJournalColumns } from '../../features/tournaments/commands/fill-journal-columns.ts'
import {
  finishRound,
  matchesOf,
  ORGANIZER,
  type Played,
  startServer,
  startTournament,
  type TestServer,
} from '../../testing/a-server.ts'
import type { Database } from '../database.ts'
import { takeBack } from '../testing/take-back.ts'
import { createTestDatabase, DATABASE_KINDS } from '../testing/test-databases.ts'

async function anEvening(server: TestServer): Promise<Played> {
  const played = await startTournament(server, 6)
  const { id, code } = played
  const act = async (call: string, wish: object = {}) => {
    const { status } = await server.call(call, { code, tournamentId: id, organizerId: ORGANIZER, ...wish })
    expect([call, status]).toEqual([call, 200])
  }
  await finishRound(server, played)
  await act('start-next-round')
  await act('undo-round', { roundNumber: 2 })
  const [corrected] = matchesOf(await server.document(id)).filter(({ player2Key }) => player2Key !== null)
  await act('update-score-quick-tournament', { matchId: corrected?.id, score: '1-2' })
  await act('start-next-round')
  await act('delete-quick-tournament-player', { playerKey: corrected?.player1Key })
  return played
}

async function readings(server: TestServer, { code }: Played) {
  const calls = ['get-round-draws', 'get-round-paces', 'get-journal'] as const
  const ask = async (call: string, more: object = {}) => (await server.call(call, { code, ...more })).body.data
  return [
    ...(await Promise.all(calls.map((call) => ask(call)))),
    await ask('get-journal', { asStaff: true, organizerId: ORGANIZER }),
    await ask('get-round-draws', { roundNumber: 1 }),
  ]
}

const columns = (database: Database) =>
  database.read((db) =>
    db
      .selectFrom('journal')
      .select(['sequence', 'act', 'kinds', 'round', 'matches', 'outline', 'people'])
      .orderBy('tournament_id')
      .orderBy('sequence')
      .execute(),
  )

const listActs = (database: Database) =>
  database.read((db) => db.selectFrom('journal').select(['act', 'input', 'given']).orderBy('sequence').execute())

describe.each(DATABASE_KINDS)('OPS-14 on %s', (kind) => {
  test('a journal of the version before is read the same without its columns, and gets those that it would have', async () => {
    const database = await createTestDatabase(kind)
    const before = await startServer({ kind, database })
    const played = await anEvening(before)
    const written = await columns(before.server.database)
    const read = await readings(before, played)
    await before.close()
    expect(written.every(({ kinds }) => kinds !== null)).toBe(true)
    const kept = await database.open()
    await kept.inTransaction(({ db }) => takeBack(db, '0045-journal-columns'))
    await kept.close()

    const migrated = await database.open()
    expect(new Set((await columns(migrated)).map(({ kinds }) => kinds))).toEqual(new Set([null]))
    expect(await fillJournalColumns(migrated)).toBe(true)
    expect(await columns(migrated)).toEqual(written)
    await migrated.close()
    const after = await startServer({ kind, database })
    expect(await readings(after, played)).toEqual(read)
    await after.close()
  })

  test('ACTS-51 a journal of the version before gets of whom it speaks; its acts stay unknown, those that follow are kept', async () => {
    const database = await createTestDatabase(kind)
    const before = await startServer({ kind, database })
    const played = await anEvening(before)
    const written = await columns(before.server.database)
    const read = await readings(before, played)
    await before.close()
    expect(written.some(({ people }) => people !== null && people.length > 2)).toBe(true)
    const kept = await database.open()
    await kept.inTransaction(({ db }) => takeBack(db, '0062-kept-acts'))
    await kept.close()

    const after = await startServer({ kind, database })
    const { database: data } = after.server
    expect(await fillJournalColumns(data)).toBe(true)
    expect(await columns(data)).toEqual(written)
    expect(await readings(after, played)).toEqual(read)
    const [entry] = (await listActs(data)).toReversed()
    expect(entry).toMatchObject({ act: 'delete-quick-tournament-player', input: null, given: null })
    const { status } = await after.call('plan-cut', { tournamentId: played.id, organizerId: ORGANIZER, size: 4 })
    expect(status).toBe(200)
    const [next] = (await listActs(data)).toReversed()
    expect([next?.act, JSON.parse(next?.input ?? '')]).toEqual(['plan-cut', { size: 4 }])
    await after.close()
  })

  test('entries that a server of before writes beside this one are read as they are', async () => {
    const database = await createTestDatabase(kind)
    const server = await startServer({ kind, database })
    const played = await anEvening(server)
    const read = await readings(server, played)
    const unfilled = { kinds: null, round: null, matches: null, outline: null, people: null }
    const { database: data } = server.server
    await data.inTransaction(({ db }) => db.updateTable('journal').set(unfilled).execute())
    expect(await readings(server, played)).toEqual(read)
    const { id, code } = played
    const takeBackDecision = async (matchId: string | undefined) =>
      (await server.call('erase-result', { code, organizerId: ORGANIZER, matchId, toPrevious: true })).status
    const [corrected] = matchesOf(await server.document(id)).filter(({ status }) => status === 'terminated')
    expect(await takeBackDecision(corrected?.id)).toBe(200)
    await server.close()
  })

  test('an entry that cannot be read keeps none behind it from its columns, and is told', async () => {
    const database = await createTestDatabase(kind)
    const server = await startServer({ kind, database })
    const { id } = await anEvening(server)
    const { database: data } = server.server
    const written = await columns(data)
    await data.inTransaction(({ db }) => db.updateTable('journal').set({ kinds: null, people: null }).execute())
    await data.inTransaction(({ db }) =>
      db.updateTable('journal').set({ changes: '{' }).where('sequence', '=', 2).execute(),
    )
    await expect(fillJournalColumns(data)).rejects.toThrow(`id 2 of tournament ${id}`)
    const filled = await columns(data)
    expect(filled.filter(({ kinds }) => kinds === null).map(({ sequence }) => sequence)).toEqual([2])
    expect(filled.filter(({ sequence }) => sequence !== 2)).toEqual(written.filter(({ sequence }) => sequence !== 2))
    await server.close()
  })
})
