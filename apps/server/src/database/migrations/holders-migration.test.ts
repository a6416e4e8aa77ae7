import { describe, expect, test } from 'vitest'
import { createTournament, ORGANIZER, secretOf, startServer } from '../../testing/a-server.ts'
import { takeBack } from '../testing/take-back.ts'
import { createTestDatabase, DATABASE_KINDS } from '../testing/test-databases.ts'

describe.each(DATABASE_KINDS)('wire 3 on %s', (kind) => {
  test('organizer, players and password of the version before open what they opened', async () => {
    const database = await createTestDatabase(kind)
    const before = await startServer({ kind, database })
    const { id, code } = await createTournament(before, 2)
    expect((await before.patch(id, { password: 'Sésame', organizerId: ORGANIZER })).status).toBe(200)
    await before.close()
    const written = await database.open()
    await written.inTransaction(({ db }) => takeBack(db, '0014-holders'))
    await written.close()

    const after = await startServer({ kind, database })
    const join = (password: string) =>
      after.call('join-quick-tournament', { code, playerName: 'Trois', playerId: secretOf(3), password })
    expect((await join('Ouvre-toi')).body.reason).toBe('entry_password_wrong')
    expect((await join('Sésame')).status).toBe(200)
    const start = (organizerId: string) => after.call('start-quick-tournament', { tournamentId: id, organizerId })
    expect((await start(secretOf(1))).body.reason).toBe('not_organizer')
    expect((await start(ORGANIZER)).status).toBe(200)
    const match = (await after.document(id)).matches.map((text) => JSON.parse(text)).find(({ table }) => table !== null)
    const send = async (number: number) =>
      (
        await after.call('send-score-quick-tournament', {
          code,
          playerId: secretOf(number),
          matchId: match.id,
          score: '2-0',
        })
      ).status
    expect([await send(1), await send(2), await send(3)].filter((status) => status === 200)).toHaveLength(2)
    const journal = await after.server.database.read((db) =>
      db.selectFrom('journal').select(['act', 'author_role', 'author_holder']).orderBy('sequence').execute(),
    )
    expect(journal[0]).toEqual({ act: 'create-quick-tournament', author_role: null, author_holder: null })
    expect(journal.find(({ act }) => act === 'start-quick-tournament')).toMatchObject({ author_role: 'organizer' })
    await after.close()
    await database.remove()
  })
})
