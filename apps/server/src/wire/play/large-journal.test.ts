import { portableText } from '@tablee/contract/tournaments/documents/portable-tournament'
import { portableTournament } from '@tablee/domain/tournaments/files/portable-tournament'
import { playedTournament } from '@tablee/domain/tournaments/testing/played-tournament'
import { describe, expect, test } from 'vitest'
import { DATABASE_KINDS } from '../../database/testing/test-databases.ts'
import { finishRound, ORGANIZER, startServer, startTournament } from '../../testing/a-server.ts'

describe.each(DATABASE_KINDS)('OPS-13 on %s', (kind) => {
  test('what is read of an imported tournament opens neither the act that brought it nor its matches, and refusals read nothing of it', async () => {
    const server = await startServer({ kind })
    const played = playedTournament({ players: 8, rounds: 3, seed: 'large journal' })
    const file = { tournament: JSON.parse(portableText(portableTournament(played))), organizerId: ORGANIZER }
    const { $id: tournamentId, code } = (await server.call('import-tournament', file)).body.tournament
    // Reading them fails from now on.
    await server.server.database.inTransaction(async ({ db }) => {
      await db.updateTable('journal').set({ changes: '{' }).execute()
      await db.updateTable('matches').set({ wins1: null }).execute()
    })
    await server.restart()
    const ask = async (call: string, more: object = {}) => {
      const { status, body } = await server.call(call, { code, tournamentId, ...more })
      return [status, body.data ?? body.reason]
    }
    expect(await ask('get-journal', { asStaff: true, organizerId: ORGANIZER })).toEqual([
      200,
      { entries: [expect.objectContaining({ facts: [{ kind: 'tournament_imported', count: 1 }] })], next: null },
    ])
    expect(await ask('get-journal')).toMatchObject([200, { entries: [{ name: null }] }])
    expect(await ask('get-round-draws', { roundNumber: 2 })).toEqual([
      200,
      { deckChecks: [], draws: [], envelopes: [] },
    ])
    expect(await ask('get-round-paces')).toEqual([200, { paces: [] }])
    expect(await ask('get-score-reports', { organizerId: ORGANIZER })).toEqual([200, []])
    const stranger = { organizerId: 'somebody-elses-secret' }
    expect(await ask('get-score-reports', stranger)).toEqual([403, 'not_organizer'])
    expect(await ask('get-journal', { asStaff: true, ...stranger })).toEqual([403, 'not_organizer'])
    expect(await ask('get-advanced-rounds')).toEqual([400, 'wrong_tournament_type'])
    await server.close()
  })

  test('NONE-2 draws and paces know the first round of a top cut', async () => {
    const server = await startServer({ kind })
    const played = await startTournament(server, 8)
    const { id: tournamentId, code } = played
    const act = async (call: string, wish: object = {}) => {
      const { status } = await server.call(call, { code, tournamentId, organizerId: ORGANIZER, ...wish })
      expect([call, status]).toEqual([call, 200])
    }
    await finishRound(server, played)
    await act('start-cut', { roundNumber: 1, size: 4 })
    await finishRound(server, played)
    await act('start-next-round')
    const data = async (call: string) => (await server.call(call, { code })).body.data
    const rounds = (told: readonly { readonly round: number }[]) => told.map(({ round }) => round)
    expect(rounds((await data('get-round-draws')).draws)).toEqual([1, 2, 3])
    const { paces } = await data('get-round-paces')
    expect(rounds(paces)).toEqual([1, 2, 3])
    expect(paces[1].resultSeconds).toHaveLength(2)
    await server.close()
  })
})
