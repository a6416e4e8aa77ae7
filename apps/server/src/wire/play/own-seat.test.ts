import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DATABASE_KINDS } from '../../database/testing/test-databases.ts'
import {
  createTournament,
  finishRound,
  matchesOf,
  ORGANIZER,
  playersOf,
  secretOf,
  startServer,
  startTournament,
  type TestServer,
} from '../../testing/a-server.ts'

const STRANGER = 'a-stranger-0123456789abcdef'

describe.each(DATABASE_KINDS)('a player’s own seat on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ kind })
  })
  afterAll(() => server.close())

  const namesOf = async (id: string) => playersOf(await server.document(id)).map(({ name }) => name)
  const firstOf = async (id: string) => playersOf(await server.document(id))[0]

  test('EVEN-5 wire 9.2 a player renames themselves until the start, by their own secret alone', async () => {
    const { id, code } = await createTournament(server, 2)
    const rename = (newPlayerName: string, playerId = secretOf(1)) =>
      server.call('rename-own-player', { code, playerId, newPlayerName })
    expect((await rename('  Zoé   B. ')).status).toBe(200)
    expect(await namesOf(id)).toEqual(['Zoé B.', 'Joueur 2'])
    expect((await rename('joueur 2')).body).toMatchObject({ success: false, reason: 'player_name_taken' })
    expect((await rename('  ')).body).toMatchObject({ success: false, reason: 'player_name_required' })
    expect((await rename('x'.repeat(65))).body).toMatchObject({ success: false, reason: 'player_name_too_long' })
    expect((await rename('Max', STRANGER)).status).toBe(403)
    expect((await rename('Max', (await firstOf(id))?.id ?? '')).status).toBe(403)
    await server.call('start-quick-tournament', { tournamentId: id, organizerId: ORGANIZER })
    expect((await rename('Zoé')).body).toMatchObject({ success: false, reason: 'rename_needs_organizer' })
    expect(await namesOf(id)).toEqual(['Zoé B.', 'Joueur 2'])
  })

  test('EVEN-5 wire 9.2 after the start a player renames themselves where the organizer allows it', async () => {
    const { id, code } = await startTournament(server, 2)
    const rename = () => server.call('rename-own-player', { code, playerId: secretOf(1), newPlayerName: 'Zoé' })
    const allow = (areAllowed: boolean, organizerId = ORGANIZER) =>
      server.call('allow-own-names', { code, organizerId, areAllowed })
    expect((await server.document(id)).allowsOwnNames).toBe(false)
    expect((await allow(true, secretOf(1))).status).toBe(403)
    const refused = await rename()
    expect([refused.status, refused.body.reason]).toEqual([409, 'rename_needs_organizer'])
    expect((await allow(true)).body.tournament.allowsOwnNames).toBe(true)
    expect((await rename()).status).toBe(200)
    expect(await namesOf(id)).toEqual(['Zoé', 'Joueur 2'])
    await allow(false)
    expect((await rename()).body.reason).toBe('rename_needs_organizer')
  })

  test('EVEN-6 who left before the start and lost the answer asks again: it is done, for them alone', async () => {
    const { id, code } = await createTournament(server, 2)
    const leave = (playerId: string) =>
      server.call('leave-quick-tournament', { code, playerId, actId: 'the-same-act-of-a-phone' })
    expect((await leave(secretOf(1))).status).toBe(200)
    const { liveSequence } = await server.document(id)
    expect((await leave(secretOf(1))).status).toBe(200)
    expect((await leave(STRANGER)).status).toBe(403)
    expect((await server.document(id)).liveSequence).toBe(liveSequence)
    expect(await namesOf(id)).toEqual(['Joueur 2'])
  })

  test('EVEN-6 wire 9.2 before the start who leaves is off the list, and may join again', async () => {
    const { id, code } = await createTournament(server, 2)
    expect((await server.call('leave-quick-tournament', { code, playerId: secretOf(1) })).status).toBe(200)
    expect(await namesOf(id)).toEqual(['Joueur 2'])
    expect((await server.call('leave-quick-tournament', { code, playerId: secretOf(1) })).status).toBe(403)
    const again = { code, playerName: 'Joueur 1', playerId: secretOf(1) }
    expect((await server.call('join-quick-tournament', again)).status).toBe(200)
    expect(await namesOf(id)).toEqual(['Joueur 2', 'Joueur 1'])
  })

  test('EVEN-6 wire 9.2 who left comes back alone until the next round; who was dropped by the organizer does not', async () => {
    const { id, code } = await startTournament(server, 4)
    const own = { code, playerId: secretOf(1) }
    const organizers = { code, organizerId: ORGANIZER, playerName: 'Joueur 1' }
    const isDropped = async () => (await firstOf(id))?.droppedAfter !== null
    const droppedBy = async () => (await firstOf(id))?.droppedBy
    await server.call('leave-quick-tournament', own)
    expect([await isDropped(), await droppedBy()]).toEqual([true, 'player'])
    expect((await server.call('return-to-quick-tournament', own)).status).toBe(200)
    expect(await isDropped()).toBe(false)

    await server.call('delete-quick-tournament-player', organizers)
    expect(await droppedBy()).toBe('staff')
    const refused = await server.call('return-to-quick-tournament', own)
    expect([refused.status, refused.body.reason]).toEqual([409, 'return_needs_organizer'])
    await server.call('restore-quick-tournament-player', organizers)
    expect(await droppedBy()).toBeUndefined()

    await server.call('leave-quick-tournament', own)
    await finishRound(server, { id, code })
    await server.call('start-next-round', { tournamentId: id, organizerId: ORGANIZER })
    expect((await server.call('return-to-quick-tournament', own)).body.reason).toBe('return_needs_organizer')
    expect(await isDropped()).toBe(true)
  })
  test('STAK-4 wire 9.2 who left reports no more, also from an app of before; the opponent’s report settles the table', async () => {
    const { id, code } = await startTournament(server, 4)
    await server.call('leave-quick-tournament', { code, playerId: secretOf(1) })
    const own = (await firstOf(id))?.id ?? null
    const [match] = matchesOf(await server.document(id)).filter((each) =>
      [each.player1Id, each.player2Id].includes(own),
    )
    const report = (playerId: string, score: string) =>
      server.call('send-score-quick-tournament', { code, playerId, matchId: match?.id, score })
    const refused = await report(secretOf(1), '2-0')
    expect([refused.status, refused.body.reason]).toEqual([409, 'player_has_left'])
    expect(matchesOf(await server.document(id)).map(({ status }) => status)).toEqual(['pending', 'pending'])
    const players = playersOf(await server.document(id))
    const other = players.findIndex(
      (player) => player.id !== own && [match?.player1Id, match?.player2Id].includes(player.id),
    )
    expect((await report(secretOf(other + 1), '2-0')).status).toBe(200)
    const [settled] = matchesOf(await server.document(id)).filter((each) => each.id === match?.id)
    expect(settled).toMatchObject({ status: 'terminated' })
    expect((await report(secretOf(1), '2-1')).body.reason).toBe('player_has_left')
  })
})
