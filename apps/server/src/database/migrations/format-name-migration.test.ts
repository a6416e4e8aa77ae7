import { describe, expect, test } from 'vitest'
import { startServer } from '../../testing/a-server.ts'
import { anEvent, anOrganizer, sessionHeaders } from '../../testing/an-event.ts'
import { takeBack } from '../testing/take-back.ts'
import { createTestDatabase, DATABASE_KINDS } from '../testing/test-databases.ts'

describe.each(DATABASE_KINDS)('FIND-3 on %s', (kind) => {
  test('an event of the version before has no name for its format, and can be given one', async () => {
    const database = await createTestDatabase(kind)
    const before = await startServer({ kind, database })
    const shop = await anOrganizer(before)
    const { id } = await anEvent(before, shop, { format: 'other' })
    const written = await before.document(id)
    await before.close()
    const kept = await database.open()
    await kept.inTransaction(({ db }) => takeBack(db, '0032-format-name'))
    await kept.close()

    const after = await startServer({ kind, database })
    expect(await after.document(id)).toEqual(written)
    expect(written.formatName).toBeNull()
    expect((await after.patch(id, { formatName: 'Premodern' }, sessionHeaders(shop))).status).toBe(200)
    await after.close()
    const again = await startServer({ kind, database })
    expect((await again.document(id)).formatName).toBe('Premodern')
    await again.close()
  })
})
