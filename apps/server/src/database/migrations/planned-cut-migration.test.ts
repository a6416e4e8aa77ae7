import { describe, expect, test } from 'vitest'
import { ORGANIZER, startServer, startTournament } from '../../testing/a-server.ts'
import { takeBack } from '../testing/take-back.ts'
import { createTestDatabase, DATABASE_KINDS } from '../testing/test-databases.ts'

describe.each(DATABASE_KINDS)('STAK-9 on %s', (kind) => {
  test('a tournament of the version before has the cut of its game, until the organizer plans another', async () => {
    const database = await createTestDatabase(kind)
    const before = await startServer({ kind, database })
    const { id } = await startTournament(before, 2)
    const written = await before.document(id)
    await before.close()
    const kept = await database.open()
    await kept.inTransaction(({ db }) => takeBack(db, '0044-planned-cut'))
    await kept.close()

    const after = await startServer({ kind, database })
    expect(await after.document(id)).toEqual(written)
    expect(written.plannedCut).toBeNull()
    const planned = await after.call('plan-cut', { tournamentId: id, organizerId: ORGANIZER, size: 0 })
    expect(planned.status).toBe(200)
    await after.close()
    const again = await startServer({ kind, database })
    expect((await again.document(id)).plannedCut).toBe(0)
    await again.close()
  })
})
