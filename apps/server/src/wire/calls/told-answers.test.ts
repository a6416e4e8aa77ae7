import { ASKS_FOR_CHANGES } from '@tablee/contract/told-act'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DATABASE_KINDS } from '../../database/testing/test-databases.ts'
import { listen, openPhone } from '../../testing/a-phone.ts'
import {
  createTournament,
  finishRound,
  ORGANIZER,
  openMatch,
  secretOf,
  startServer,
  startTournament,
  type TestServer,
} from '../../testing/a-server.ts'
import { anEvent, anOrganizer, register, sessionHeaders } from '../../testing/an-event.ts'

describe.each(DATABASE_KINDS)('answers of what changed, on %s', (kind) => {
  let server: TestServer
  let address: string
  beforeAll(async () => {
    server = await startServer({ kind })
    address = await listen(server)
  })
  afterAll(() => server.close())

  /** Like our own app, which already has the tournament. */
  async function callForChanges(id: string, payload: object, headers: Record<string, string> = {}) {
    const answer = await server.send({
      method: 'POST',
      url: `/v1/functions/${id}/executions`,
      payload: { ...ASKS_FOR_CHANGES, body: JSON.stringify(payload) },
      headers,
    })
    const { responseStatusCode: status, responseBody } = answer.json()
    return { status, body: JSON.parse(responseBody), length: responseBody.length }
  }

  test('API-1 who asks for it is answered what the live channel tells of the act, and not the tournament', async () => {
    const { id, code } = await startTournament(server, 4)
    const phone = openPhone(`${address}?project=tablee&channels[]=tournaments.${id}.live`)
    await phone.hear(({ type }) => type === 'connected')
    const { match, secret1: playerId } = await openMatch(server, id)
    const report = { code, playerId, matchId: match.id, score: '2-1', actId: 'report-1' }
    const { status, body } = await callForChanges('send-score-quick-tournament', report)
    const { liveSequence } = await server.document(id)
    const told = await phone.hear(({ type }) => type === 'event')
    expect([status, body]).toEqual([200, { success: true, ...told.data.payload }])
    expect(body).toMatchObject({ sequence: liveSequence, changes: [{ kind: 'match_scored', matchId: match.id }] })
    await finishRound(server, { id, code })
    const next = await callForChanges('start-next-round', { tournamentId: id, organizerId: ORGANIZER })
    expect(next.body.changes).toMatchObject([{ kind: 'round_paired', round: 2 }])
    expect(next.body).not.toHaveProperty('data')
  })

  test('API-1 what the changes do not tell stands beside them: whom a join made of the sender', async () => {
    const { code } = await createTournament(server, 1)
    const join = { code, playerName: ' Nora ', playerId: secretOf(7) }
    const { body } = await callForChanges('join-quick-tournament', join)
    const [{ publicId }] = body.changes
    expect(body).toMatchObject({
      changes: [{ kind: 'player_added', name: 'Nora' }],
      player: { id: publicId, name: 'Nora' },
    })
    expect(body).not.toHaveProperty('tournament')
  })

  test('API-1 an act that changes nothing now is answered whole: its changes were answered to the first', async () => {
    const { id, code } = await startTournament(server, 4)
    const { match, secret1: playerId } = await openMatch(server, id)
    const report = { code, playerId, matchId: match.id, score: '2-1', actId: 'report-1' }
    expect((await callForChanges('send-score-quick-tournament', report)).body).toHaveProperty('changes')
    const { body } = await callForChanges('send-score-quick-tournament', report)
    expect(body).toMatchObject({ tournament: { id, matches: expect.any(Array) }, match: { score1: 2, score2: 1 } })
    expect(body).not.toHaveProperty('changes')
    const full = await createTournament(server, 2, 2)
    const waiting = { code: full.code, playerName: 'Nora', playerId: secretOf(7), wait: true }
    expect((await callForChanges('join-quick-tournament', waiting)).body).toMatchObject({
      ...{ tournament: { id: full.id }, player: null, waiting: { position: 1 } },
    })
  })

  test('API-1 who reported what of a contested match is in no such answer either', async () => {
    const { id, code } = await startTournament(server, 4)
    const { match, secret1, secret2 } = await openMatch(server, id)
    const report = { code, matchId: match.id }
    await server.call('send-score-quick-tournament', { ...report, playerId: secret1, score: '2-1' })
    const contest = { ...report, playerId: secret2, score: '0-2', contest: true }
    const { body } = await callForChanges('send-score-quick-tournament', contest)
    expect(body.changes).toEqual([{ kind: 'match_contested', matchId: match.id, reports: [] }])
  })

  test('API-1 an event tells its rounds and results likewise, and refuses as ever', async () => {
    const shop = await anOrganizer(server)
    const headers = sessionHeaders(shop)
    const event = await anEvent(server, shop)
    for (const number of [1, 2]) {
      await register(server, event, { playerName: `Joueur ${number}`, playerId: secretOf(number) })
    }
    await server.call('accept-registrations', { tournamentId: event.id }, headers)
    const pair = { tournamentId: event.id, roundNumber: 1 }
    const { body } = await callForChanges('generate-advanced-pairings', pair, headers)
    const [{ matches }] = body.changes
    const result = { roundId: matches[0].id, score1: 2, score2: 0 }
    const scored = await callForChanges('submit-advanced-score', result, headers)
    expect(scored.body).toMatchObject({ sequence: body.sequence + 1, changes: [{ kind: 'match_scored' }] })
    const refused = await callForChanges('generate-advanced-pairings', pair, headers)
    expect(refused).toMatchObject({ status: 409, body: { success: false, reason: 'round_not_current' } })
  })

  test('API-1 whoever does not ask, or asks in words to come, gets the documented answer', async () => {
    const { code } = await createTournament(server, 0)
    for (const answer of [undefined, null, 'pods', 7]) {
      const join = { code, playerName: `Nora ${answer}`, playerId: `secret-of-${answer}-0123456789` }
      const payload = { answer, body: JSON.stringify(join) }
      const url = '/v1/functions/join-quick-tournament/executions'
      const { responseBody } = (await server.send({ method: 'POST', url, payload })).json()
      expect(JSON.parse(responseBody)).toHaveProperty('tournament.players')
    }
  })
})
