import { GUARDIAN_TEXT } from '@tablee/domain/registrations/guardian'
import { describe, expect, onTestFinished, test } from 'vitest'
import { DATABASE_KINDS } from '../../database/testing/test-databases.ts'
import { eraseDeletedTournaments } from '../../features/tournaments/commands/erase-deleted-tournaments.ts'
import { eraseDetailsOfToday } from '../../purge-what-is-old.ts'
import { type Played, secretOf, startServer, type TestServer } from '../../testing/a-server.ts'
import { aPerson, PASSWORD, type Person } from '../../testing/an-account.ts'
import { anEvent, anOrganizer, register, sessionHeaders } from '../../testing/an-event.ts'
import { smtpUrlOf, unusedPort } from '../../testing/mailbox.ts'

const DAY_MS = 86_400_000
const WORDS = /Zingaro|zozo@|Odile|odile@/
const ZOZO = { playerName: 'Zingaro', firstName: 'Zingaro', email: 'Zozo@exemple.fr' }
const ODILE = { name: 'Odile Tutrice', contact: 'odile@exemple.fr', agreedTo: GUARDIAN_TEXT }

describe.each(DATABASE_KINDS)('letters that wait, on %s', (kind) => {
  /** Its mail server is down. */
  const started = async () => {
    const server = await startServer({
      kind,
      environment: { SMTP_URL: smtpUrlOf(await unusedPort()) },
      world: { mailPausesMs: [600_000] },
    })
    onTestFinished(() => server.close())
    const shop = await anOrganizer(server)
    const event = await anEvent(server, shop, { registrationRules: { guardianBelow: 16 } })
    // Somebody else, whose letters stay.
    await comes({ server, event }, null, {
      playerName: 'Max',
      firstName: 'Max',
      email: 'max@exemple.fr',
      guardian: null,
    })
    return { server, shop, event }
  }
  let people = 1
  const comes = async (
    { server, event }: { readonly server: TestServer; readonly event: Played },
    who: Person | null,
    more: object = {},
  ) => {
    const playerId = who?.id ?? secretOf(++people)
    const given = { ...ZOZO, guardian: ODILE, ...more, playerId }
    const answer = await register(server, event, given, who ? sessionHeaders(who) : {})
    expect(answer).toMatchObject({ status: 200 })
    return { tournamentId: event.id, playerId: answer.body.data.registration.playerKey as string, secret: playerId }
  }
  const waiting = async (server: TestServer) => {
    const rows = await server.server.database.read((db) =>
      db.selectFrom('letters').select('about').orderBy('id').execute(),
    )
    return rows.map(({ about }) => about ?? '')
  }
  const named = async (server: TestServer) => (await waiting(server)).filter((about) => WORDS.test(about))
  const others = async (server: TestServer) => (await waiting(server)).filter((about) => about.includes('max@'))

  test('MINR-53 go with the registration that the organizer erases, the cancelled event’s and the guardian’s too', async () => {
    const { server, shop, event } = await started()
    const { tournamentId, playerId } = await comes({ server, event }, null)
    expect(await named(server)).toHaveLength(2)
    await server.call('cancel-tournament', { tournamentId }, sessionHeaders(shop))
    expect(await named(server)).toHaveLength(3)
    const kept = await others(server)
    expect(kept).toHaveLength(2)
    const erased = await server.call('erase-registration', { tournamentId, playerId }, sessionHeaders(shop))
    expect(erased.status).toBe(200)
    expect(await named(server)).toEqual([])
    expect(await others(server)).toEqual(kept)
  })

  test('MINR-53 go with the account of the person, and with that of the organizer, but for what says that an event is off', async () => {
    const { server, shop, event } = await started()
    const zoe = await aPerson(server, 'Zingaro')
    await comes({ server, event }, zoe)
    expect(await named(server)).toHaveLength(2)
    await server.call('delete-account', { password: PASSWORD }, sessionHeaders(zoe))
    expect(await named(server)).toEqual([])
    await comes({ server, event }, null)
    expect(await named(server)).toHaveLength(2)
    await server.call('cancel-tournament', { tournamentId: event.id }, sessionHeaders(shop))
    expect((await server.call('delete-account', { password: PASSWORD }, sessionHeaders(shop))).status).toBe(200)
    const [calledOff, ...more] = await named(server)
    expect(more).toEqual([])
    expect(calledOff).toContain('zozo@')
    expect(calledOff).not.toMatch(/Odile/)
  })

  test('MINR-53 go by address or name where they name no registration, and those of another event stay', async () => {
    const { server, shop, event } = await started()
    const { tournamentId, playerId } = await comes({ server, event }, null)
    const other = { code: 'ZZZZZZ' }
    const { database } = server.server
    await database.inTransaction(async ({ db }) => {
      const like = await db.selectFrom('letters').selectAll().executeTakeFirstOrThrow()
      const said = [{ to: 'zozo@exemple.fr' }, { to: 'shop@exemple.fr', player: 'Zingaro' }]
      const letters = [event, other].flatMap(({ code }) => said.map((about) => ({ code, about })))
      await db
        .insertInto('letters')
        .values(
          letters.map(({ code, about }, place) => ({
            ...{ ...like, id: `made ${place}`, about: JSON.stringify(about) },
            url: `https://tablee.example/tournament/${code}`,
          })),
        )
        .execute()
    })
    expect(await named(server)).toHaveLength(6)
    await server.call('erase-registration', { tournamentId, playerId }, sessionHeaders(shop))
    const rows = await database.read((db) => db.selectFrom('letters').select(['url', 'about']).execute())
    const left = rows.filter(({ about }) => WORDS.test(about ?? ''))
    expect(left.map(({ url }) => url.slice(-6))).toEqual([other.code, other.code])
  })

  test('MINR-53 go on the day on which the data goes, and with a tournament that is deleted for good', async () => {
    const { server, shop, event } = await started()
    await comes({ server, event }, null)
    await eraseDetailsOfToday(server.server.database, new Date('2100-01-16T12:00:00.000Z'))
    expect(await named(server)).toEqual([])
    const other = await anEvent(server, shop, { registrationRules: { guardianBelow: 16 } })
    const { tournamentId } = await comes({ server, event: other }, null)
    expect(await named(server)).toHaveLength(2)
    const deleted = await server.call('delete-tournament', { code: other.code }, sessionHeaders(shop))
    expect([deleted.status, deleted.body.reason]).toEqual([200, undefined])
    const now = () => new Date(Date.now() + 60 * DAY_MS)
    await eraseDeletedTournaments({ database: server.server.database, now })
    expect(tournamentId).toBe(other.id)
    expect(await named(server)).toEqual([])
  })

  test('MINR-54 what a guardian was to be sent goes when the registration is cancelled; the person’s own letter stays', async () => {
    const { server, event } = await started()
    const { tournamentId, secret } = await comes({ server, event }, null)
    const cancelled = await server.call('cancel-player-advanced-tournament', { tournamentId, playerId: secret })
    expect(cancelled.status).toBe(200)
    expect(await named(server)).toEqual([expect.stringMatching(/zozo@/)])
  })
})
