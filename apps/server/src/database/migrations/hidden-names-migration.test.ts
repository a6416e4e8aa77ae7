import { liveChannel } from '@tablee/contract/channels'
import { readTournamentDocument } from '@tablee/contract/tournaments/documents/read-tournament-document'
import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { listen, openPhone } from '../../testing/a-phone.ts'
import {
  createTournament,
  ORGANIZER,
  playersOf,
  secretOf,
  startServer,
  type TestServer,
} from '../../testing/a-server.ts'
import { takeBack } from '../testing/take-back.ts'
import { createTestDatabase, DATABASE_KINDS } from '../testing/test-databases.ts'

const NAME = 'Ordure Infâme'

describe.each(DATABASE_KINDS)('NONE-12 on %s a hidden name', (kind) => {
  let server: TestServer
  let at: { readonly id: string; readonly code: string }

  beforeEach(async () => {
    server = await startServer({ kind })
    at = await createTournament(server, 2)
    await server.call('join-quick-tournament', { code: at.code, playerName: NAME, playerId: secretOf(9) })
  })
  afterEach(() => server.close())

  const names = async () => playersOf(await server.document(at.id)).map(({ name }) => name)
  const turn = (isHidden: boolean, who: object = { playerName: NAME }) =>
    server.call('hide-player-name', { code: at.code, organizerId: ORGANIZER, isHidden, ...who })
  const hiddenNames = async () =>
    (await server.call('get-hidden-names', { code: at.code, organizerId: ORGANIZER })).body.data

  test('stands as a number for everybody, and only who runs the tournament reads it', async () => {
    expect((await turn(true)).status).toBe(200)
    expect(await names()).toEqual(['Joueur 1', 'Joueur 2', 'Nº 3'])
    expect(JSON.stringify(await server.document(at.id))).not.toContain(NAME)
    const { id } = readTournamentDocument(await server.document(at.id)).tournament.players[2] ?? {}
    expect(await hiddenNames()).toEqual([{ playerKey: id, name: NAME }])
    const asked = await server.call('get-hidden-names', { code: at.code, organizerId: secretOf(9) })
    expect([asked.status, JSON.stringify(asked.body).includes(NAME)]).toEqual([403, false])
    const page = await server.send({ method: 'GET', url: `/tournament/${at.code}`, headers: { accept: 'text/html' } })
    expect(page.body).not.toContain(NAME)
  })

  test('is in no row but its own', async () => {
    await turn(true)
    const { database } = server.server
    const rows = await database.read(async (db) => {
      const tables = await db.introspection.getTables()
      const read = tables.map(async ({ name }) => [
        name,
        (await sql`select * from ${sql.table(name)}`.execute(db)).rows,
      ])
      return Promise.all(read)
    })
    const holding = rows.filter(([, all]) => JSON.stringify(all).includes(NAME)).map(([name]) => name)
    expect(holding).toEqual(['hidden_names'])
  })

  test('comes back, unless somebody has it by then', async () => {
    await turn(true)
    await turn(true, { playerName: 'Nº 3' })
    await server.call('add-anonymous-player', { code: at.code, organizerId: ORGANIZER, playerName: NAME })
    expect((await turn(false, { playerName: 'Nº 3' })).body.reason).toBe('player_name_taken')
    await server.call('delete-quick-tournament-player', { code: at.code, organizerId: ORGANIZER, playerName: NAME })
    expect((await turn(false, { playerName: 'Nº 3' })).status).toBe(200)
    expect(await names()).toEqual(['Joueur 1', 'Joueur 2', NAME])
    expect(await hiddenNames()).toEqual([])
  })

  test('is not given back by its player, and is replaced by a name that the organizer gives', async () => {
    await turn(true)
    const own = { code: at.code, playerId: secretOf(9), newPlayerName: `${NAME} bis` }
    expect((await server.call('rename-own-player', own)).body.reason).toBe('name_hidden')
    const given = { code: at.code, organizerId: ORGANIZER, playerName: 'Nº 3', newPlayerName: 'Léa' }
    await server.call('update-quick-tournament-player', given)
    expect([await names(), await hiddenNames()]).toEqual([['Joueur 1', 'Joueur 2', 'Léa'], []])
    expect((await server.call('rename-own-player', { ...own, newPlayerName: 'Léo' })).status).toBe(200)
  })

  test('goes with its player', async () => {
    await turn(true)
    await server.call('delete-quick-tournament-player', { code: at.code, organizerId: ORGANIZER, playerName: 'Nº 3' })
    const kept = await server.server.database.read((db) => db.selectFrom('hidden_names').selectAll().execute())
    expect(kept).toEqual([])
  })

  test('is told to phones as a change of name, which every version knows', async () => {
    const phone = openPhone(`${await listen(server)}?project=tablee&channels[]=${liveChannel(at.id as TournamentId)}`)
    await phone.hear(({ type }) => type === 'connected')
    await turn(true)
    const { data } = await phone.hear(({ type }) => type === 'event')
    expect(data.payload.changes).toEqual([{ kind: 'player_renamed', playerId: expect.any(String), name: 'Nº 3' }])
    phone.socket.terminate()
  })
})

test.each(DATABASE_KINDS)('NONE-12 on %s a tournament of the version before hides a name', async (kind) => {
  const database = await createTestDatabase(kind)
  const before = await startServer({ kind, database })
  const { id, code } = await createTournament(before, 1)
  await before.close()
  const kept = await database.open()
  await kept.inTransaction(({ db }) => takeBack(db, '0019-hidden-names'))
  await kept.close()
  const after = await startServer({ kind, database })
  const hide = { code, organizerId: ORGANIZER, playerName: 'Joueur 1', isHidden: true }
  expect((await after.call('hide-player-name', hide)).status).toBe(200)
  expect(playersOf(await after.document(id)).map(({ name }) => name)).toEqual(['Nº 1'])
  await after.close()
})
