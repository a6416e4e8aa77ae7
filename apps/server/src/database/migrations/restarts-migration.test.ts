import { describe, expect, test } from 'vitest'
import { finishRound, ORGANIZER, startServer, startTournament } from '../../testing/a-server.ts'
import { takeBack } from '../testing/take-back.ts'
import { createTestDatabase, DATABASE_KINDS } from '../testing/test-databases.ts'

describe.each(DATABASE_KINDS)('STAK-16 on %s', (kind) => {
  test('a tournament of the version before did not begin again, and can', async () => {
    const database = await createTestDatabase(kind)
    const before = await startServer({ kind, database })
    const { id, code } = await startTournament(before, 2)
    await finishRound(before, { id, code })
    await before.call('finish-tournament', { tournamentId: id, organizerId: ORGANIZER })
    const written = await before.document(id)
    await before.close()
    const kept = await database.open()
    await kept.inTransaction(({ db }) => takeBack(db, '0017-restarts'))
    await kept.close()

    const after = await startServer({ kind, database })
    expect(await after.document(id)).toEqual({ ...written, restartedAs: null })
    const wish = { code, organizerId: ORGANIZER, keepPlayers: true }
    const { status, body } = await after.call('restart-quick-tournament', wish)
    expect(status).toBe(200)
    await after.close()
    const again = await startServer({ kind, database })
    expect((await again.document(id)).restartedAs).toBe(body.tournament.code)
    await again.close()
  })
})
