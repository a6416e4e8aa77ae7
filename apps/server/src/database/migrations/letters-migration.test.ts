import { describe, expect, onTestFinished, test } from 'vitest'
import { secretOf, startServer } from '../../testing/a-server.ts'
import { anEvent, anOrganizer, register, sessionHeaders } from '../../testing/an-event.ts'
import { openMailbox } from '../../testing/mailbox.ts'
import { takeBack } from '../testing/take-back.ts'
import { createTestDatabase, DATABASE_KINDS } from '../testing/test-databases.ts'

describe.each(DATABASE_KINDS)('data of the version before its letters could be opened on %s', (kind) => {
  test('SHOP-24 SHOP-30 who was registered then reads why it is called off, and opens the registration by that letter', async () => {
    const mailbox = await openMailbox()
    onTestFinished(() => mailbox.close())
    const database = await createTestDatabase(kind)
    const environment = { SMTP_URL: mailbox.smtpUrl }
    const before = await startServer({ kind, database, environment })
    const shop = await anOrganizer(before)
    const { id: tournamentId, code } = await anEvent(before, shop)
    const email = 'camille@exemple.fr'
    await register(before, { id: tournamentId, code }, { playerName: 'Camille', playerId: secretOf(1), email })
    await mailbox.next(email)
    const written = await before.document(tournamentId)
    await before.close()
    const kept = await database.open()
    await kept.inTransaction(({ db }) => takeBack(db, '0052-personal-links'))
    await kept.close()

    const after = await startServer({ kind, database, environment })
    onTestFinished(() => after.close())
    expect(await after.document(tournamentId)).toEqual(written)
    const cancelling = { tournamentId, reason: 'La salle est fermée.' }
    expect((await after.call('cancel-tournament', cancelling, sessionHeaders(shop))).status).toBe(200)
    const letter = await mailbox.next(email)
    expect(letter.text).toContain('La salle est fermée.')
    const token = letter.link.hash.slice(1)
    const opened = await after.call('open-registration-link', { token, secret: secretOf(2) })
    expect(opened.body.data).toMatchObject({ playerName: 'Camille', tournament: { code } })
  })
})
