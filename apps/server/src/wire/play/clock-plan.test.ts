import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { takeBack } from '../../database/testing/take-back.ts'
import { createTestDatabase, DATABASE_KINDS } from '../../database/testing/test-databases.ts'
import {
  createTournament,
  finishRound,
  matchesOf,
  ORGANIZER,
  type Played,
  secretOf,
  startServer,
  startTournament,
  type TestServer,
} from '../../testing/a-server.ts'

const EVENING = '2026-11-20T19:00:00.000Z'
const JUDGE = secretOf(99)

async function clockOf(server: TestServer, { id }: Played) {
  const { rounds } = await server.document(id)
  return JSON.parse(rounds.at(-1) ?? '{}').clock
}

const organizerOf =
  (server: TestServer, { id, code }: Played) =>
  (name: string, more: object = {}) =>
    server.call(name, { code, tournamentId: id, organizerId: ORGANIZER, ...more })

describe.each(DATABASE_KINDS)('STAK-5 on %s', (kind) => {
  let server: TestServer
  let now = new Date(EVENING)
  beforeAll(async () => {
    server = await startServer({ kind, world: { now: () => now } })
  })
  afterAll(() => server.close())

  test('where the organizer plans it so, the clock starts in the act that pairs the round', async () => {
    now = new Date(EVENING)
    const played = await createTournament(server, 4)
    const act = organizerOf(server, played)
    const { body } = await act('plan-clock', { minutes: 35, startsWithRound: true })
    expect(body.tournament.clockPlan).toEqual({ minutes: 35, startsWithRound: true })
    const { body: started } = await act('start-quick-tournament')
    expect(started.success).toBe(true)
    expect((await clockOf(server, played)).course).toEqual({ kind: 'running', endsAt: '2026-11-20T19:35:00.000Z' })
    await finishRound(server, played)
    now = new Date('2026-11-20T19:40:00.000Z')
    await act('start-next-round', { roundNumber: 2 })
    const second = await clockOf(server, played)
    expect(second.course).toEqual({ kind: 'running', endsAt: '2026-11-20T20:15:00.000Z' })
    now = new Date('2026-11-20T19:50:00.000Z')
    await act('start-next-round', { roundNumber: 2 })
    expect(await clockOf(server, played)).toEqual(second)
  })

  test('a round of no minutes, or of too many, is refused, and nobody plans who does not organize', async () => {
    const played = await createTournament(server, 2)
    const act = organizerOf(server, played)
    for (const minutes of [0, 601, 1.5, '50', 1e300]) {
      const { status, body } = await act('plan-clock', { minutes, startsWithRound: false })
      expect([status, body.reason]).toEqual([400, 'clock_minutes_invalid'])
    }
    const wish = { minutes: 35, startsWithRound: true, organizerId: secretOf(1) }
    expect((await act('plan-clock', wish)).status).toBe(403)
  })

  test('an invited judge gives one table more time, and neither all of them nor another plan', async () => {
    now = new Date(EVENING)
    const played = await startTournament(server, 4)
    const act = organizerOf(server, played)
    await act('start-clock')
    const expiresAt = '2026-11-21T04:00:00.000Z'
    const { oneTimeCode } = (await act('invite-staff', { role: 'judge', name: 'Nour', expiresAt })).body.data
    await server.call('accept-invitation', { code: played.code, oneTimeCode, secret: JUDGE })
    const [match] = matchesOf(await server.document(played.id))
    const given = await act('give-extra-time', { minutes: 3, matchId: match?.id, organizerId: JUDGE, roundNumber: 1 })
    expect(given.status).toBe(200)
    expect((await clockOf(server, played)).extraTime).toEqual([{ matchId: match?.id, extraMs: 180_000 }])
    for (const name of ['extend-clock', 'pause-clock', 'plan-clock']) {
      const wish = { minutes: 5, startsWithRound: true, organizerId: JUDGE }
      expect([name, (await act(name, wish)).status]).toEqual([name, 403])
    }
  })

  test('what the version before kept has the minutes of its rules, is planned, and keeps that', async () => {
    const database = await createTestDatabase(kind)
    const before = await startServer({ kind, database })
    const played = await createTournament(before, 4)
    const written = await before.document(played.id)
    await before.close()
    const kept = await database.open()
    await kept.inTransaction(({ db }) => takeBack(db, '0024-clock-plan'))
    await kept.close()
    const after = await startServer({ kind, database })
    expect(await after.document(played.id)).toEqual(written)
    await organizerOf(after, played)('plan-clock', { minutes: 40, startsWithRound: true })
    await after.close()
    const again = await startServer({ kind, database })
    expect((await again.document(played.id)).clockPlan).toEqual({ minutes: 40, startsWithRound: true })
    await again.close()
    await database.remove()
  })
})
