import { describe, expect, test } from 'vitest'
import { startServer } from '../../testing/a-server.ts'
import { anEvent, anOrganizer, sessionHeaders } from '../../testing/an-event.ts'
import { takeBack } from '../testing/take-back.ts'
import { createTestDatabase, DATABASE_KINDS } from '../testing/test-databases.ts'

describe.each(DATABASE_KINDS)('SHOP-4 on %s', (kind) => {
  test('a shop of the version before knows nobody yet, and goes on', async () => {
    const database = await createTestDatabase(kind)
    const before = await startServer({ kind, database })
    const organizer = await anOrganizer(before)
    const said = { location: null, email: null, phone: null, site: null, discord: null, instagram: null, words: null }
    const wish = { name: 'Le Repaire', ...said, takesReplies: false, takesMessages: true }
    expect((await before.call('keep-shop', wish, sessionHeaders(organizer))).status).toBe(200)
    const { id } = await anEvent(before, organizer)
    const written = await before.document(id)
    await before.close()
    const kept = await database.open()
    await kept.inTransaction(({ db }) => takeBack(db, '0056-regulars'))
    await kept.close()

    const after = await startServer({ kind, database })
    expect(await after.document(id)).toEqual(written)
    const { body } = await after.call('get-regulars', {}, sessionHeaders(organizer))
    expect(body.data.regulars).toEqual([])
    await after.close()
  })
})
