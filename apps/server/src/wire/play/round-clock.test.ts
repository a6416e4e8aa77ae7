import { liveChannel } from '@tablee/contract/channels'
import type { RoundClock, TournamentId } from '@tablee/domain/tournaments/tournament'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { takeBack } from '../../database/testing/take-back.ts'
import { createTestDatabase, DATABASE_KINDS } from '../../database/testing/test-databases.ts'
import { listen, openPhone } from '../../testing/a-phone.ts'
import {
  createTournament,
  finishRound,
  matchesOf,
  ORGANIZER,
  type Played,
  startServer,
  startTournament,
  type TestServer,
} from '../../testing/a-server.ts'

const EVENING = Date.parse('2026-10-24T23:40:00.000Z')
const MINUTE = 60_000

async function clockOf(server: TestServer, { id }: Played): Promise<RoundClock | undefined> {
  const { rounds } = await server.document(id)
  return JSON.parse(rounds.at(-1) ?? '{}').clock
}

const organizerOf =
  (server: TestServer, { id }: Played) =>
  (name: string, more: object = {}) =>
    server.call(name, { tournamentId: id, organizerId: ORGANIZER, actId: crypto.randomUUID(), ...more })

describe.each(DATABASE_KINDS)('STAK-5 on %s', (kind) => {
  let server: TestServer
  let now = new Date(EVENING)
  beforeAll(async () => {
    server = await startServer({ kind, world: { now: () => now } })
  })
  afterAll(() => server.close())

  test('a round gets the minutes of its rules, also through the night on which the clocks go back', async () => {
    now = new Date(EVENING)
    const played = await startTournament(server, 4)
    expect(await clockOf(server, played)).toBeUndefined()
    const { body } = await organizerOf(server, played)('start-clock')
    expect(body.success).toBe(true)
    // In Paris it is then 2:30 in winter time, after 2:30 in summer time.
    expect((await clockOf(server, played))?.course).toEqual({ kind: 'running', endsAt: '2026-10-25T00:30:00.000Z' })
    now = new Date(EVENING + 30 * MINUTE)
    await organizerOf(server, played)('pause-clock')
    expect((await clockOf(server, played))?.course).toEqual({ kind: 'paused', remainingMs: 20 * MINUTE })
    now = new Date(EVENING + 90 * MINUTE)
    await organizerOf(server, played)('resume-clock')
    expect((await clockOf(server, played))?.course).toEqual({ kind: 'running', endsAt: '2026-10-25T01:30:00.000Z' })
  })

  test('two who stop it at once stop it once, and the journal knows who did what', async () => {
    now = new Date(EVENING)
    const played = await startTournament(server, 4)
    await organizerOf(server, played)('start-clock')
    now = new Date(EVENING + 10 * MINUTE)
    const answers = await Promise.all([
      organizerOf(server, played)('pause-clock'),
      organizerOf(server, played)('pause-clock'),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect((await clockOf(server, played))?.course).toEqual({ kind: 'paused', remainingMs: 40 * MINUTE })
    const database = await server.database.open()
    const acts = await database.read((db) =>
      db.selectFrom('journal').selectAll().where('tournament_id', '=', played.id).orderBy('sequence').execute(),
    )
    await database.close()
    const { organizerId: author } = await server.document(played.id)
    expect(acts.slice(-2).map((entry) => [entry.act, entry.author, entry.author_role])).toEqual([
      ['start-clock', author, 'organizer'],
      ['pause-clock', author, 'organizer'],
    ])
  })

  test('all tables get more time, one gets more than the others, and too much is refused', async () => {
    now = new Date(EVENING)
    const played = await startTournament(server, 4)
    const [match] = matchesOf(await server.document(played.id))
    const early = await organizerOf(server, played)('extend-clock', { minutes: 5 })
    expect([early.status, early.body.reason]).toEqual([409, 'clock_not_started'])
    await organizerOf(server, played)('start-clock')
    await organizerOf(server, played)('extend-clock', { minutes: 5 })
    await organizerOf(server, played)('give-extra-time', { minutes: 3, matchId: match?.id })
    expect(await clockOf(server, played)).toEqual({
      durationMs: 55 * MINUTE,
      course: { kind: 'running', endsAt: '2026-10-25T00:35:00.000Z' },
      extraTime: [{ matchId: match?.id, extraMs: 3 * MINUTE }],
    })
    for (const minutes of [601, -601, 1.5, '5', 1e300]) {
      const { status, body } = await organizerOf(server, played)('extend-clock', { minutes })
      expect([status, body.reason]).toEqual([400, 'clock_minutes_invalid'])
    }
    const another = await organizerOf(server, played)('pause-clock', { roundNumber: 2 })
    expect([another.status, another.body.reason]).toEqual([409, 'round_not_current'])
    expect((await organizerOf(server, played)('remove-clock')).status).toBe(200)
    expect(await clockOf(server, played)).toBeUndefined()
  })

  test('the next round begins without the clock of the one before', async () => {
    now = new Date(EVENING)
    const played = await startTournament(server, 4)
    await organizerOf(server, played)('start-clock')
    await finishRound(server, played)
    await organizerOf(server, played)('start-next-round')
    const { rounds } = await server.document(played.id)
    expect(rounds.map((text) => 'clock' in JSON.parse(text))).toEqual([false, false])
  })

  test('what the version before kept has no clock, gets one, and keeps it through a restart', async () => {
    const database = await createTestDatabase(kind)
    const before = await startServer({ kind, database })
    const played = await startTournament(before, 4)
    const { $updatedAt: _, ...written } = await before.document(played.id)
    await before.close()
    const kept = await database.open()
    await kept.inTransaction(({ db }) => takeBack(db, '0020-round-clock'))
    await kept.close()

    const after = await startServer({ kind, database })
    expect(await after.document(played.id)).toMatchObject(written)
    await organizerOf(after, played)('start-clock')
    const started = await clockOf(after, played)
    expect(started?.course.kind).toBe('running')
    await after.close()
    const again = await startServer({ kind, database })
    expect(await clockOf(again, played)).toEqual(started)
    await organizerOf(again, played)('pause-clock')
    expect((await clockOf(again, played))?.course.kind).toBe('paused')
    await again.close()
    await database.remove()
  })
})

test('STAK-5 phones in the hall are told of the whole clock', async () => {
  const server = await startServer({ world: { now: () => new Date(EVENING) } })
  const played = await startTournament(server, 2)
  const channel = liveChannel(played.id as TournamentId)
  const phone = openPhone(`${await listen(server)}?project=tablee&channels[]=${channel}`)
  await phone.hear(({ type }) => type === 'connected')
  await organizerOf(server, played)('start-clock')
  const live = await phone.hear(({ data }) => data?.payload?.changes !== undefined)
  const clock = await clockOf(server, played)
  expect(live.data.payload.changes).toEqual([{ kind: 'clock_set', round: 1, clock }])
  phone.socket.terminate()
  await server.close()
})

test('STAK-5 before the start there is no clock to start', async () => {
  const server = await startServer()
  const { status, body } = await organizerOf(server, await createTournament(server, 4))('start-clock')
  expect([status, body.reason]).toEqual([409, 'tournament_not_running'])
  await server.close()
})
