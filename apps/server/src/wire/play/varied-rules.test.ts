import { expect, test } from 'vitest'
import { DATABASE_KINDS } from '../../database/testing/test-databases.ts'
import { ORGANIZER, secretOf, startServer } from '../../testing/a-server.ts'

test.each(DATABASE_KINDS)('GAME-10 GAME-11 GAME-12 rules are varied until the start, and said, on %s', async (kind) => {
  const server = await startServer({ kind })
  try {
    const { body } = await server.call('create-quick-tournament', {
      ...{ name: 'Rapide', playerCount: 8, organizerId: ORGANIZER, game: 'digimon', plannedCut: 4 },
      actId: crypto.randomUUID(),
    })
    const { id, code } = body.tournament
    const vary = (rules: object) => server.patch(id, { rules, organizerId: ORGANIZER })
    const played = async () => (await server.send({ method: 'GET', url: `/v1/tournaments/${code}` })).json().rules
    const cut = { rule: 'cut', size: 4 }
    expect(await played()).toMatchObject({ pack: 'digimon-2024-06-06.2', official: false, differences: [cut] })
    expect((await vary({ bestOf: 40 })).body.reason).toBe('rules_invalid')
    expect((await vary({ bestOf: 1, matchWin: { floor: [0, 1] }, noOpponent: [0, 1] })).status).toBe(200)
    expect((await played()).differences).toEqual([
      ...[{ rule: 'bestOf', games: 1 }, { rule: 'floor', floor: [0, 1] }, cut],
    ])
    expect(JSON.parse(String((await server.document(id)).rules))).toMatchObject({ bestOf: 1 })
    expect((await vary({ roundMinutes: 40 })).status).toBe(200)
    expect((await played()).differences).toEqual([{ rule: 'minutes', minutes: 40 }, cut])
    expect((await vary({})).status).toBe(200)
    expect((await played()).differences).toEqual([cut])
    for (const number of [1, 2]) {
      await server.call('join-quick-tournament', { code, playerName: `Joueur ${number}`, playerId: secretOf(number) })
    }
    await server.call('start-quick-tournament', { tournamentId: id, organizerId: ORGANIZER })
    const refused = await vary({ bestOf: 1 })
    expect([refused.status, refused.body.reason]).toEqual([409, 'rules_fixed'])
  } finally {
    await server.close()
  }
})
