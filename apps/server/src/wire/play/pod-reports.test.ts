import { expect, test } from 'vitest'
import { DATABASE_KINDS } from '../../database/testing/test-databases.ts'
import { ORGANIZER, secretOf, startServer } from '../../testing/a-server.ts'

test.each(DATABASE_KINDS)(
  'PODS-3 PODS-9 a table of four is reported, confirmed and contested by calls, on %s',
  async (kind) => {
    const server = await startServer({ kind })
    try {
      const { body } = await server.call('create-quick-tournament', {
        ...{ name: 'Commander', playerCount: 4, organizerId: ORGANIZER, structure: 'pods' },
        actId: crypto.randomUUID(),
      })
      const { id, code } = body.tournament
      for (const number of [1, 2, 3, 4]) {
        const playerId = secretOf(number)
        expect(
          (await server.call('join-quick-tournament', { code, playerName: `Joueur ${number}`, playerId })).status,
        ).toBe(200)
      }
      await server.call('start-quick-tournament', { tournamentId: id, organizerId: ORGANIZER })
      const [match] = ((await server.document(id)).matches as readonly string[]).map((text) => JSON.parse(text))
      expect(match.sides).toHaveLength(4)
      const says = (player: number, placings: object) =>
        server.call('send-score-quick-tournament', { code, playerId: secretOf(player), matchId: match.id, placings })
      expect((await says(1, { winner: 4 })).body.reason).toBe('score_invalid')
      expect((await says(1, { drawn: [0, 2] })).status).toBe(200)
      expect((await says(2, { drawn: [2, 0] })).status).toBe(200)
      expect((await says(3, { winner: 2 })).status).toBe(200)
      const asked = await server.call('get-score-reports', { code, playerId: secretOf(4) })
      const [{ reports }] = asked.body.data
      expect(reports.map(({ score, placings }: { score: null; placings: object }) => [score, placings])).toEqual([
        [null, { drawn: [0, 2] }],
        [null, { drawn: [2, 0] }],
        [null, { winner: 2 }],
      ])
    } finally {
      await server.close()
    }
  },
)
