import { describe, expect, test } from 'vitest'
import { createTournament, ORGANIZER, startServer } from '../../testing/a-server.ts'
import { takeBack } from '../testing/take-back.ts'
import { createTestDatabase, DATABASE_KINDS } from '../testing/test-databases.ts'

describe.each(DATABASE_KINDS)('STAK-3 on %s', (kind) => {
  test('a tournament of the version before is there, is deleted, and comes back with its players', async () => {
    const database = await createTestDatabase(kind)
    const before = await startServer({ kind, database })
    const { id, code } = await createTournament(before, 3)
    const written = await before.document(id)
    await before.close()
    const kept = await database.open()
    await kept.inTransaction(({ db }) => takeBack(db, '0021-deleted-tournaments'))
    await kept.close()

    const after = await startServer({ kind, database })
    expect(await after.document(id)).toEqual(written)
    const wish = { code, organizerId: ORGANIZER }
    expect((await after.call('delete-tournament', wish)).status).toBe(200)
    expect(await after.document(id)).toMatchObject({ type: 'document_not_found' })
    expect((await after.call('restore-tournament', wish)).status).toBe(200)
    expect(await after.document(id)).toEqual({ ...written, liveSequence: Number(written.liveSequence) + 2 })
    await after.close()
  })
})
