import type { EventNews } from '@tablee/contract/serving/letter'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DATABASE_KINDS } from '../../database/testing/test-databases.ts'
import { remindRegistered } from '../../features/registrations/commands/remind-registered.ts'
import { registeredEvents } from '../../features/tournaments/registered-events.ts'
import { anActing } from '../../features/tournaments/testing/an-acting.ts'
import { type Played, secretOf, startServer, type TestServer } from '../../testing/a-server.ts'
import type { Person } from '../../testing/an-account.ts'
import { anEvent, anOrganizer, register, sessionHeaders } from '../../testing/an-event.ts'
import { type Mailbox, openMailbox } from '../../testing/mailbox.ts'

const HOUR_MS = 3_600_000
const START = Date.UTC(2030, 2, 2, 13)

describe.each(DATABASE_KINDS)('reminders of an event on %s', (kind) => {
  let mailbox: Mailbox
  let server: TestServer
  let shop: Person
  let now = 0
  beforeAll(async () => {
    mailbox = await openMailbox()
    server = await startServer({
      kind,
      world: { now: () => new Date(now) },
      environment: { SMTP_URL: mailbox.smtpUrl },
    })
    now = START - 100 * HOUR_MS
    shop = await anOrganizer(server)
  })
  afterAll(async () => {
    await server.close()
    await mailbox.close()
  })

  let registrants = 0
  const event = (name: string, more: object = {}) =>
    anEvent(server, shop, {
      ...{ name, tournamentDate: new Date(START).toISOString(), location: '69003 Lyon' },
      ...{ registrationRules: { acceptsAutomatically: true }, ...more },
    })
  async function registers(at: Played, more: object = {}) {
    registrants += 1
    const email = `rappel${registrants}@exemple.fr`
    const { status } = await register(server, at, {
      ...{ playerName: `R${registrants}`, playerId: secretOf(registrants), email },
      ...more,
    })
    expect(status).toBe(200)
    return email
  }
  async function confirms(email: string) {
    const [, token = ''] = /\/(?:mails|not-me)#(\S+)/.exec((await mailbox.next(email)).text) ?? []
    await server.call('choose-mails', { token, off: [] })
    return token
  }
  const sentTo = (email: string) => mailbox.mails.filter(({ to }) => to === email).length

  test('FIND-5 who has a seat is reminded the day before, once, however often a server starts', async () => {
    now = START - 100 * HOUR_MS
    const at = await event('Rappelé')
    const [ana, bob, off] = [await registers(at), await registers(at, { language: 'en' }), await registers(at)]
    await confirms(ana)
    await confirms(bob)
    const token = await confirms(off)
    await server.call('choose-mails', { token, off: ['reminder'] })
    now = START - 24 * HOUR_MS - 1
    await server.restart()
    now = START - 3 * HOUR_MS
    await server.restart()
    const reminder = await mailbox.next(ana)
    expect(reminder.headers).toMatch(/^Subject: .*Rappel.*Rappel/m)
    expect(reminder.text).toMatch(/c’est bientôt.*samedi 2 mars 2030.*69003 Lyon/s)
    expect(reminder.headers).toMatch(/^List-Unsubscribe:/m)
    expect((await mailbox.next(bob)).text).toMatch(/is coming soon.*Saturday.*2 March 2030/s)
    await server.restart()
    const late = await registers(at)
    await mailbox.next(late)
    expect([sentTo(ana), sentTo(bob), sentTo(off), sentTo(late)]).toEqual([2, 2, 1, 1])
  })

  test('FIND-5 nobody is reminded of what has begun, is called off, or has no seat for them', async () => {
    now = START - 100 * HOUR_MS
    const [begun, off, full] = [await event('Commencé'), await event('Annulé'), await event('Plein', { maxPlayers: 2 })]
    const people = [await registers(begun), await registers(off), await registers(full), await registers(full)]
    const waits = await registers(full)
    for (const email of [...people, waits]) await confirms(email)
    const cancelled = await server.call('cancel-tournament', { tournamentId: off.id }, sessionHeaders(shop))
    expect(cancelled.status).toBe(200)
    const toldOff = people[1] ?? ''
    await mailbox.next(toldOff)
    const reminded = await collected([START - 20 * HOUR_MS])
    expect(reminded).not.toContain(waits)
    expect(reminded).not.toContain(toldOff)
    expect(reminded).toEqual(expect.arrayContaining([people[2], people[3]]))
  })

  test('FIND-5 what was missed is done late, but not after the start; several processes do it once', async () => {
    now = START - 100 * HOUR_MS
    const email = await registers(
      await event('Tard', { tournamentDate: new Date(START + 200 * HOUR_MS).toISOString() }),
    )
    const gone = await registers(
      await event('Passé', { tournamentDate: new Date(START + 200 * HOUR_MS - 1).toISOString() }),
    )
    const at = START + 200 * HOUR_MS - 1
    const reminded = await collected([at, at, at])
    expect(reminded.filter((to) => to === email)).toHaveLength(1)
    expect(reminded).not.toContain(gone)
  })

  /** Recipients of reminders from processes with these clocks, all at once. */
  async function collected(clocks: readonly number[]): Promise<readonly string[]> {
    const { database } = server.server
    const told: EventNews[] = []
    const processes = clocks.map((at) => {
      const clock = () => new Date(at)
      return remindRegistered({
        ...{ database, now: clock, pageOf: (path: string) => `http://localhost${path}` },
        seeUndamagedEvent: registeredEvents(anActing(database, { now: clock })).seeUndamaged,
        keepNews: async (_tx, news) => {
          told.push(...news)
          return news.map(({ registrationId }) => registrationId)
        },
      })
    })
    await Promise.all(processes)
    return told.map(({ to }) => to)
  }
})
