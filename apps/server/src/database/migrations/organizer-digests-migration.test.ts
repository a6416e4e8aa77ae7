import { describe, expect, test } from 'vitest'
import { secretOf, startServer } from '../../testing/a-server.ts'
import { anEvent, anOrganizer, register } from '../../testing/an-event.ts'
import { takeBack } from '../testing/take-back.ts'
import { createTestDatabase, DATABASE_KINDS } from '../testing/test-databases.ts'

describe.each(DATABASE_KINDS)('SHOP-32 on %s', (kind) => {
  test('an event of the version before, of which nobody was told by mail, goes on and is told of from now on', async () => {
    const database = await createTestDatabase(kind)
    const before = await startServer({ kind, database })
    const organizer = await anOrganizer(before)
    const at = await anEvent(before, organizer)
    await register(before, at, { playerName: 'Ana', playerId: secretOf(1) })
    const written = await before.document(at.id)
    await before.close()
    const kept = await database.open()
    await kept.inTransaction(({ db }) => takeBack(db, '0058-organizer-digests'))
    await kept.close()

    const after = await startServer({ kind, database })
    expect(await after.document(at.id)).toEqual(written)
    await register(after, at, { playerName: 'Bob', playerId: secretOf(2) })
    const digests = await after.server.database.read((db) =>
      db.selectFrom('organizer_digests').select('tournament_id').execute(),
    )
    expect(digests).toEqual([{ tournament_id: at.id }])
    await after.close()
  })
})
