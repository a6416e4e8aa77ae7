import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DATABASE_KINDS } from '../../database/testing/test-databases.ts'
import {
  createTournament,
  finishRound,
  ORGANIZER,
  playersOf,
  secretOf,
  startServer,
  type TestServer,
} from '../../testing/a-server.ts'

describe.each(DATABASE_KINDS)('somebody leaves a round robin on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ kind })
  })
  afterAll(() => server.close())

  test('STAK-9 what they played counts for nobody until the organizer rules otherwise, and the journal tells it', async () => {
    const { id, code } = await createTournament(server, 4)
    await server.patch(id, { structure: 'round-robin', organizerId: ORGANIZER })
    await server.call('start-quick-tournament', { tournamentId: id, organizerId: ORGANIZER })
    await finishRound(server, { id, code })
    const points = async () => playersOf(await server.document(id)).map((player) => player.points)
    const own = playersOf(await server.document(id))[0]?.key
    const played = await points()
    await server.call('leave-quick-tournament', { code, playerId: secretOf(1) })
    const annulled = await points()
    expect(annulled.reduce((sum, each) => sum + each, 0)).toBe(3)
    const rule = (matches: string, organizerId = ORGANIZER) =>
      server.call('rule-left-matches', { code, playerKey: own, matches, organizerId })
    expect((await rule('forfeited', secretOf(2))).status).toBe(403)
    expect((await rule('struck')).status).toBe(400)
    expect((await rule('forfeited')).status).toBe(200)
    expect(await points()).toEqual(played)
    expect((await rule('annulled')).status).toBe(200)
    expect(await points()).toEqual(annulled)
    const { body } = await server.call('get-journal', { code })
    const [latest, before] = body.data.entries
    expect(latest).toMatchObject({
      act: 'rule-left-matches',
      facts: [{ kind: 'stage_chosen', as: 'annulled', players: [own] }],
    })
    expect(before).toMatchObject({ act: 'rule-left-matches', facts: [{ kind: 'stage_chosen' }] })
    const stored = await server.document(id)
    expect(JSON.stringify(stored.stages)).toContain('annulled')
  })
})
