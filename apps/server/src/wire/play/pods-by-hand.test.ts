import { expect, test } from 'vitest'
import { DATABASE_KINDS } from '../../database/testing/test-databases.ts'
import { ORGANIZER, secretOf, startServer } from '../../testing/a-server.ts'

type Written = { readonly id: string; readonly sides: readonly (readonly string[])[] }

test.each(DATABASE_KINDS)('PODS-19 tables of four are set by hand by a call, on %s', async (kind) => {
  const server = await startServer({ kind })
  try {
    const { body } = await server.call('create-quick-tournament', {
      ...{ name: 'Commander', playerCount: 8, organizerId: ORGANIZER, structure: 'pods' },
      actId: crypto.randomUUID(),
    })
    const { id, code } = body.tournament
    for (let number = 1; number <= 8; number++) {
      await server.call('join-quick-tournament', { code, playerName: `Joueur ${number}`, playerId: secretOf(number) })
    }
    await server.call('start-quick-tournament', { tournamentId: id, organizerId: ORGANIZER })
    const tables = async () =>
      ((await server.document(id)).matches as readonly string[])
        .map((text) => JSON.parse(text) as Written)
        .map(({ sides }) => sides.map(([player = '']) => player))
    const [one = [], two = []] = await tables()
    const swapped = [one.with(0, two[0] ?? ''), two.with(0, one[0] ?? '')]
    const set = (pairings: readonly object[], from: readonly object[]) =>
      server.call('set-round-pairings', { code, organizerId: ORGANIZER, roundNumber: 1, pairings, from })
    const seen = [one, two].map((players) => ({ players, result: null }))
    expect((await set([{ players: one.slice(0, 2) }], seen)).status).toBe(400)
    expect((await set([{ players: [...one, one[0] ?? ''] }], seen)).body.reason).toBe('pairing_player_twice')
    expect(
      (
        await set(
          swapped.map((players, place) => ({ players, table: place + 1 })),
          seen,
        )
      ).status,
    ).toBe(200)
    const sorted = (all: readonly (readonly string[])[]) => all.map((each) => each.toSorted().join()).toSorted()
    expect(sorted(await tables())).toEqual(sorted(swapped))
    expect((await set([{ players: one }, { players: two }], seen)).body.reason).toBe('round_moved_on')
  } finally {
    await server.close()
  }
})
