import { readTournamentDocument } from '@tablee/contract/tournaments/documents/read-tournament-document'
import { drawnRound } from '@tablee/contract/tournaments/questions/get-round-draws'
import { seatsOf } from '@tablee/domain/tournaments/kinds/seats'
import { recomputeRound } from '@tablee/domain/tournaments/rounds/recompute-round'
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

test.each(DATABASE_KINDS)(
  'PODS-45 after a latecomer sat down at a table of three, the draw keeps the others, on %s',
  async (kind) => {
    const server = await startServer({ kind })
    try {
      const creation = { name: 'Commander', playerCount: 12, organizerId: ORGANIZER, structure: 'pods' }
      const { body } = await server.call('create-quick-tournament', { ...creation, actId: crypto.randomUUID() })
      const { id, code } = body.tournament
      const join = (number: number) =>
        server.call('join-quick-tournament', { code, playerName: `Joueur ${number}`, playerId: secretOf(number) })
      for (let number = 1; number <= 11; number++) await join(number)
      await server.call('start-quick-tournament', { tournamentId: id, organizerId: ORGANIZER })
      await server.call('add-players-quick-tournament', { code, organizerId: ORGANIZER, playerNames: ['Tard'] })
      const state = async () => readTournamentDocument(await server.document(id)).tournament
      const asDrawn = (await state()).matches.map(seatsOf)
      const seat = {
        playerKey: (await state()).players.at(-1)?.id,
        opponent: asDrawn.find(({ length }) => length === 3)?.[0],
      }
      await server.call('seat-late-player', { code, organizerId: ORGANIZER, roundNumber: 1, ...seat })
      const { draws } = (await server.call('get-round-draws', { code, roundNumber: 1 })).body.data
      expect(draws).toMatchObject([{ pairs: [], tables: asDrawn }])
      expect(recomputeRound(await state(), 1, drawnRound(draws))).toMatchObject({ others: 0, byHand: 1 })
    } finally {
      await server.close()
    }
  },
)
