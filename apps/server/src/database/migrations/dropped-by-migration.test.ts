import { describe, expect, test } from 'vitest'
import { playersOf, secretOf, startServer, startTournament } from '../../testing/a-server.ts'
import { takeBack } from '../testing/take-back.ts'
import { createTestDatabase, DATABASE_KINDS } from '../testing/test-databases.ts'

describe.each(DATABASE_KINDS)('EVEN-6 on %s', (kind) => {
  test('of a drop of the version before nobody knows who decided it, and the player comes back as before', async () => {
    const database = await createTestDatabase(kind)
    const before = await startServer({ kind, database })
    const { id, code } = await startTournament(before, 4)
    await before.call('leave-quick-tournament', { code, playerId: secretOf(1) })
    expect(playersOf(await before.document(id))[0]).toMatchObject({ droppedAfter: 1, droppedBy: 'player' })
    await before.close()
    const kept = await database.open()
    await kept.inTransaction(async ({ db }) => {
      await takeBack(db, '0028-dropped-by')
      const { changes } = await db
        .selectFrom('journal')
        .select('changes')
        .where('act', '=', 'leave-quick-tournament')
        .executeTakeFirstOrThrow()
      await db
        .updateTable('journal')
        .set({ changes: changes.replace(',"by":"player"', '') })
        .where('act', '=', 'leave-quick-tournament')
        .execute()
    })
    await kept.close()

    const after = await startServer({ kind, database })
    const [player] = playersOf(await after.document(id))
    expect(player).toMatchObject({ droppedAfter: 1 })
    expect(player).not.toHaveProperty('droppedBy')
    expect((await after.call('return-to-quick-tournament', { code, playerId: secretOf(1) })).status).toBe(200)
    await after.close()
  })
})
