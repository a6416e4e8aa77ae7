import { GUARDIAN_TEXT } from '@tablee/domain/registrations/guardian'
import { beforeAll, describe, expect, test } from 'vitest'
import { DATABASE_KINDS } from '../../database/testing/test-databases.ts'
import { eraseDetailsOfToday } from '../../purge-what-is-old.ts'
import { type Played, secretOf, type TestServer } from '../../testing/a-server.ts'
import { aShopThatWrites } from '../../testing/a-shop-that-writes.ts'
import type { Person } from '../../testing/an-account.ts'
import { anEvent, register, sessionHeaders } from '../../testing/an-event.ts'
import type { Mailbox } from '../../testing/mailbox.ts'

const NOW = Date.UTC(2030, 1, 10, 13)
const ODILE = { name: 'Odile Tutrice', contact: 'odile@exemple.fr', agreedTo: GUARDIAN_TEXT }

describe.each(DATABASE_KINDS)('guardians on %s', (kind) => {
  let mailbox: Mailbox
  let server: TestServer
  let shop: Person
  beforeAll(async () => {
    const opened = await aShopThatWrites({ kind, now: () => NOW })
    ;({ mailbox, server, shop } = opened)
    return opened.close
  })
  const event = (changes: object = {}) =>
    anEvent(server, shop, {
      ...{ tournamentDate: '2030-03-02T13:00:00Z', registrationRules: { guardianBelow: 16 } },
      ...changes,
    })
  let registrants = 0
  const comes = async (to: Played, guardian: unknown) => {
    registrants += 1
    const playerId = secretOf(registrants)
    const email = `enfant${registrants}@exemple.fr`
    return {
      playerId,
      ...(await register(server, to, { playerName: `Enfant ${registrants}`, playerId, email, guardian })),
    }
  }
  const rows = async ({ id: tournamentId }: Played, headers = {}) =>
    (await server.call('get-advanced-registrations', { tournamentId }, headers)).body.data
  const inRows = async ({ id }: Played) => {
    const read = server.server.database.read((db) =>
      db.selectFrom('registrations').select('guardian').where('tournament_id', '=', id).execute(),
    )
    return (await read).map(({ guardian }) => guardian).join()
  }

  test('MINR-29 where an age is set nobody registers without an answer, nor a minor without a name, a contact and an agreement', async () => {
    const there = await event()
    const refused = [
      undefined,
      { ...ODILE, name: ' ' },
      { ...ODILE, contact: 'chez moi' },
      { ...ODILE, contact: '' },
      { ...ODILE, agreedTo: null },
      { ...ODILE, agreedTo: 99 },
      'oui',
    ]
    const answers = []
    for (const guardian of refused) answers.push(await comes(there, guardian))
    expect(answers.map(({ status }) => status)).toEqual(refused.map(() => 400))
    expect(answers[0]?.body.reason).toBe('guardian_answer_required')
    expect(await rows(there)).toEqual([])
    expect((await comes(there, null)).status).toBe(200)
    expect((await comes(await event({ registrationRules: {} }), undefined)).status).toBe(200)
  })

  test('MINR-30 MINR-33 the organizer and the person read the line, a co-organizer and others do not; the guardian gets the text by mail', async () => {
    const there = await event()
    const { playerId, body } = await comes(there, ODILE)
    const at = new Date(NOW).toISOString()
    const line = { age: 16, name: ODILE.name, contact: ODILE.contact, agreed: { text: 1, at, isByStaff: false } }
    expect(body.data.registration.guardian).toEqual(line)
    expect((await rows(there, sessionHeaders(shop)))[0].guardian).toEqual(line)
    expect(JSON.stringify(await rows(there))).not.toContain('Odile')
    const letter = await mailbox.next(ODILE.contact)
    expect(letter.text).toContain('J’ai l’autorité parentale')
    expect(letter.text).toContain('retirer cet accord')
    expect(letter.text).not.toContain('my-registration#')
    const amended = { tournamentId: there.id, playerId, guardian: { ...ODILE, name: 'Paul Tuteur' } }
    await server.call('update-player-advanced-tournament', amended)
    expect((await mailbox.next(ODILE.contact)).text).toContain('Paul Tuteur')
  })

  test('MINR-31 whoever cancels takes the guardian along', async () => {
    const there = await event()
    const { playerId } = await comes(there, { ...ODILE, contact: '06 01 02 03 04' })
    expect(await inRows(there)).toContain('Odile')
    await server.call('cancel-player-advanced-tournament', { tournamentId: there.id, playerId })
    expect(await inRows(there)).toBe('{"age":16,"name":"","contact":"","agreed":null}')
  })

  test('MINR-34 at the desk the agreement may be missing, and is noted later', async () => {
    const there = await event()
    const headers = sessionHeaders(shop)
    const lacking = { name: '', contact: '', agreedTo: null }
    const entry = { tournamentId: there.id, playerName: 'Nora', guardian: lacking }
    const added = await server.call('add-player-at-desk', entry, headers)
    const { playerKey, guardian } = added.body.data.registration
    expect(guardian).toEqual({ age: 16, name: '', contact: '', agreed: null })
    const noted = { tournamentId: there.id, playerId: playerKey, guardian: { ...lacking, agreedTo: 1 } }
    const nameless = await server.call('update-player-advanced-tournament', noted, headers)
    expect([nameless.status, nameless.body.reason]).toEqual([400, 'guardian_name_required'])
    const whole = { ...noted, guardian: { ...noted.guardian, name: 'Odile' } }
    const kept = await server.call('update-player-advanced-tournament', whole, headers)
    expect(kept.body.data.registration.guardian.agreed).toMatchObject({ text: 1, isByStaff: true })
  })

  test('MINR-35 the guardian goes on the day on which the other data goes', async () => {
    const there = await event()
    await comes(there, { ...ODILE, contact: '06 01 02 03 04' })
    await eraseDetailsOfToday(server.server.database, new Date('2031-03-01T22:59:00.000Z'))
    expect(await inRows(there)).toContain('Odile')
    await eraseDetailsOfToday(server.server.database, new Date('2031-03-01T23:01:00.000Z'))
    expect(await inRows(there)).toBe('')
  })
})
