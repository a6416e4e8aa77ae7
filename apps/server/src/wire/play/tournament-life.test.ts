import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DATABASE_KINDS } from '../../database/testing/test-databases.ts'
import {
  createTournament,
  finishRound,
  ORGANIZER,
  openMatch,
  playersOf,
  secretOf,
  startServer,
  startTournament,
  type TestServer,
} from '../../testing/a-server.ts'
import { anEvent, anOrganizer, sessionHeaders } from '../../testing/an-event.ts'

describe.each(DATABASE_KINDS)('the life of a tournament on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ kind })
  })
  afterAll(() => server.close())

  test('STAK-3 a quick tournament is called off under way: everybody reads so, and nothing more is entered', async () => {
    const { id, code } = await startTournament(server, 2)
    const { match, secret1 } = await openMatch(server, id)
    const stranger = await server.call('cancel-quick-tournament', { code, organizerId: secretOf(1) })
    expect(stranger).toMatchObject({ status: 403, body: { reason: 'not_organizer' } })
    const { body } = await server.call('cancel-quick-tournament', { code, organizerId: ORGANIZER })
    expect(body.tournament).toMatchObject({ isCancelled: true, isFinished: true, finalRanking: [] })
    const score = { code, playerId: secret1, matchId: match.id, score: '2-0' }
    const late = await server.call('send-score-quick-tournament', score)
    expect(late).toMatchObject({ status: 409, body: { reason: 'tournament_cancelled' } })
    const reopened = await server.call('reopen-tournament', { code, organizerId: ORGANIZER })
    expect(reopened.body.reason).toBe('tournament_cancelled')
    const again = await server.call('cancel-quick-tournament', { code, organizerId: ORGANIZER })
    expect(again.status).toBe(200)
    const read = await server.send({ method: 'GET', url: `/v1/tournaments/${code}` })
    expect(read.json()).toMatchObject({ state: 'cancelled' })
  })

  async function finished() {
    const played = await createTournament(server, 3)
    const { id, code } = played
    await server.patch(id, { password: 'Sésame', organizerId: ORGANIZER })
    await server.call('plan-rounds', { tournamentId: id, organizerId: ORGANIZER, rounds: 1 })
    await server.call('start-quick-tournament', { tournamentId: id, organizerId: ORGANIZER })
    await finishRound(server, played)
    await server.call('delete-quick-tournament-player', { code, organizerId: ORGANIZER, playerName: 'Joueur 3' })
    await server.call('finish-tournament', { tournamentId: id, organizerId: ORGANIZER })
    return played
  }

  test('STAK-16 a finished tournament begins again: who is kept plays with the secret they had', async () => {
    const { id, code } = await finished()
    const stranger = { code, organizerId: secretOf(1), keepPlayers: true }
    expect((await server.call('restart-quick-tournament', stranger)).body.reason).toBe('not_organizer')
    const wish = { code, organizerId: ORGANIZER, keepPlayers: true, actId: 'restart-0001' }
    const { body } = await server.call('restart-quick-tournament', wish)
    const next = body.tournament
    expect(next).toMatchObject({ isStarted: false, hasPassword: true, plannedRounds: 1, restartedAs: null })
    expect(next.code).not.toBe(code)
    expect(playersOf(next).map(({ name }) => name)).toEqual(['Joueur 1', 'Joueur 2'])
    expect(await server.document(id)).toMatchObject({ isFinished: true, restartedAs: next.code })

    const own = { code: next.code, playerId: secretOf(1), newPlayerName: 'Zoé' }
    expect((await server.call('rename-own-player', own)).status).toBe(200)
    const other = { code: next.code, playerId: secretOf(9), playerName: 'Nora', password: 'autre' }
    expect((await server.call('join-quick-tournament', other)).body.reason).toBe('entry_password_wrong')
    const start = await server.call('start-quick-tournament', { tournamentId: next.id, organizerId: ORGANIZER })
    expect(start.body.data.tournament).toMatchObject({ isStarted: true, currentRound: 1 })
    expect((await server.document(id)).matches).toHaveLength(2)
  })

  test('STAK-16 a lost answer or another tap makes no second tournament', async () => {
    const { code } = await finished()
    const wish = { code, organizerId: ORGANIZER, keepPlayers: false }
    const answers = [
      await server.call('restart-quick-tournament', { ...wish, actId: 'restart-0002' }),
      await server.call('restart-quick-tournament', { ...wish, actId: 'restart-0002' }),
      await server.call('restart-quick-tournament', { ...wish, keepPlayers: true }),
    ]
    expect(new Set(answers.map(({ body }) => body.tournament.code)).size).toBe(1)
    expect(answers[0]?.body.tournament.players).toEqual([])
    const running = await startTournament(server, 2)
    const early = await server.call('restart-quick-tournament', { ...wish, code: running.code })
    expect(early).toMatchObject({ status: 409, body: { reason: 'tournament_not_finished' } })
  })

  test('AUTH-11 an announced event is not called off this way: whoever is registered is told by the other', async () => {
    const shop = await anOrganizer(server)
    const { code } = await anEvent(server, shop)
    const answer = await server.call('cancel-quick-tournament', { code }, sessionHeaders(shop))
    expect(answer).toMatchObject({ status: 400, body: { reason: 'wrong_tournament_type' } })
  })
})
