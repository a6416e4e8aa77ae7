import { expect, test } from 'vitest'
import { DATABASE_KINDS } from '../../database/testing/test-databases.ts'
import { ORGANIZER, secretOf, startServer } from '../../testing/a-server.ts'

test.each(DATABASE_KINDS)('BIGS-3 BIGS-6 points to advance are set until the start, on %s', async (kind) => {
  const server = await startServer({ kind })
  try {
    const { body } = await server.call('create-quick-tournament', {
      ...{ name: 'Grand', playerCount: 8, organizerId: ORGANIZER },
      actId: crypto.randomUUID(),
    })
    const { id, code } = body.tournament
    const plan = (swiss: object) => server.patch(id, { swiss, organizerId: ORGANIZER })
    expect((await plan({ advanceAt: 0 })).status).toBe(400)
    expect((await plan({ accelerated: true, advanceAt: 9 })).status).toBe(200)
    const stage = async () => JSON.parse(((await server.document(id)).stages as readonly string[])[0] ?? '')
    expect(await stage()).toEqual({ kind: 'swiss', plannedRounds: null, accelerated: true, advanceAt: 9 })
    for (const number of [1, 2]) {
      await server.call('join-quick-tournament', { code, playerName: `Joueur ${number}`, playerId: secretOf(number) })
    }
    await server.call('start-quick-tournament', { tournamentId: id, organizerId: ORGANIZER })
    expect((await plan({ advanceAt: null })).body.reason).toBe('settings_locked')
  } finally {
    await server.close()
  }
})
