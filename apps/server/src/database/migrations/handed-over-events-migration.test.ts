import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { startServer } from '../../testing/a-server.ts'
import { aPerson } from '../../testing/an-account.ts'
import { anEvent, anOrganizer, register, sessionHeaders } from '../../testing/an-event.ts'
import { openMailbox } from '../../testing/mailbox.ts'
import { takeBack } from '../testing/take-back.ts'
import { createTestDatabase, DATABASE_KINDS } from '../testing/test-databases.ts'

describe.each(DATABASE_KINDS)('AUTH-11 on %s', (kind) => {
  test('what the version before kept is read, and its waiting letters are sent', async () => {
    const database = await createTestDatabase(kind)
    const before = await startServer({ kind, database, environment: { SMTP_URL: 'smtp://127.0.0.1:9' } })
    const shop = await anOrganizer(before)
    const event = await anEvent(before, shop)
    await register(before, event, { playerName: 'Ana', playerId: 'secret-of-ana-0123456789' })
    const zoe = await aPerson(before)
    await zoe.browser.send('POST', '/account/verification', { url: 'http://localhost:3000/verify-email' })
    await before.close()
    const written = await database.open()
    await written.inTransaction(async ({ db }) => {
      await takeBack(db, '0011-coming-events')
      await sql`update letters set due_at = '2020-01-01T00:00:00.000Z'`.execute(db)
    })
    await written.close()

    const mailbox = await openMailbox()
    const after = await startServer({ kind, database, environment: { SMTP_URL: mailbox.smtpUrl } })
    expect((await mailbox.next(zoe.email)).link.pathname).toBe('/verify-email')
    expect(await after.document(event.id)).toMatchObject({ isCancelled: false, isFinished: false })
    const headers = sessionHeaders(shop)
    const cancelled = await after.call('cancel-tournament', { tournamentId: event.id, language: 'en' }, headers)
    expect(cancelled.body.data.letters).toBe(1)
    expect((await mailbox.next('camille@exemple.fr')).text).toContain('cancelled')
    await after.close()
    await mailbox.close()
    await database.remove()
  })
})
