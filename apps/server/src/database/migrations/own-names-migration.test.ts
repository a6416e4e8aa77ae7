import { describe, expect, test } from 'vitest'
import { ORGANIZER, secretOf, startServer, startTournament } from '../../testing/a-server.ts'
import { takeBack } from '../testing/take-back.ts'
import { createTestDatabase, DATABASE_KINDS } from '../testing/test-databases.ts'

describe.each(DATABASE_KINDS)('EVEN-5 on %s', (kind) => {
  test('in a tournament of the version before nobody renames themselves after the start, until the organizer allows it', async () => {
    const database = await createTestDatabase(kind)
    const before = await startServer({ kind, database })
    const { id, code } = await startTournament(before, 2)
    const written = await before.document(id)
    await before.close()
    const kept = await database.open()
    await kept.inTransaction(({ db }) => takeBack(db, '0022-own-names'))
    await kept.close()

    const after = await startServer({ kind, database })
    expect(await after.document(id)).toEqual(written)
    const rename = { code, playerId: secretOf(1), newPlayerName: 'Zoé' }
    expect((await after.call('rename-own-player', rename)).body.reason).toBe('rename_needs_organizer')
    await after.call('allow-own-names', { code, organizerId: ORGANIZER, areAllowed: true })
    await after.close()
    const again = await startServer({ kind, database })
    expect((await again.document(id)).allowsOwnNames).toBe(true)
    expect((await again.call('rename-own-player', rename)).status).toBe(200)
    await again.close()
  })
})
