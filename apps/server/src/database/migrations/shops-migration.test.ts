import { describe, expect, test } from 'vitest'
import { startServer } from '../../testing/a-server.ts'
import { anEvent, anOrganizer, sessionHeaders } from '../../testing/an-event.ts'
import { takeBack } from '../testing/take-back.ts'
import { createTestDatabase, DATABASE_KINDS } from '../testing/test-databases.ts'

describe.each(DATABASE_KINDS)('SHOP-14 on %s', (kind) => {
  test('an event of the version before is of no shop, until its organizer opens one', async () => {
    const database = await createTestDatabase(kind)
    const before = await startServer({ kind, database })
    const organizer = await anOrganizer(before)
    const { id } = await anEvent(before, organizer)
    const written = await before.document(id)
    await before.close()
    const kept = await database.open()
    await kept.inTransaction(({ db }) => takeBack(db, '0049-shops'))
    await kept.close()

    const after = await startServer({ kind, database })
    expect(await after.document(id)).toEqual(written)
    const shopOf = async () => (await after.call('get-event-shop', { tournamentId: id })).body.data.shop
    expect(await shopOf()).toBeNull()
    const said = { location: null, email: null, phone: null, site: null, discord: null, instagram: null, words: null }
    const wish = { name: 'Le Repaire', ...said, takesReplies: false, takesMessages: true }
    expect((await after.call('keep-shop', wish, sessionHeaders(organizer))).status).toBe(200)
    expect(await shopOf()).toMatchObject({ name: 'Le Repaire' })
    await after.close()
  })
})
