import { hash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DATABASE_KINDS } from '../../database/testing/test-databases.ts'
import {
  finishRound,
  matchesOf,
  type OpenMatch,
  ORGANIZER,
  openMatch,
  playersOf,
  secretOf,
  startServer,
  startTournament,
  type TestServer,
} from '../../testing/a-server.ts'

const publicIdOf = (secret: string) => hash('sha256', secret, 'hex').slice(0, 32)
const stranger = 'a-stranger-0123456789abcdef'

describe.each(DATABASE_KINDS)('functions on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ kind })
  })
  afterAll(() => server.close())

  test('API-1 wire 9.1 a quick tournament is created, joined, started, scored, continued and finished', async () => {
    const { body, status } = await server.call('create-quick-tournament', {
      name: '  Vendredi   soir ',
      playerCount: 8,
      organizerId: ORGANIZER,
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      success: true,
      tournament: { name: 'Vendredi soir', playerCount: 8, maxPlayers: 8, type: 'quick', isStarted: false },
    })
    const { id, code } = body.tournament
    expect(code).toMatch(/^[A-HJ-KM-NP-Z2-9]{6}$/)
    expect(body.tournament.organizerId).toBe(publicIdOf(ORGANIZER))
    const joined = await server.call('join-quick-tournament', {
      code: ` ${code.toLowerCase()} `,
      playerName: 'Joueur 1',
      playerId: secretOf(1),
    })
    expect(joined.body.player).toEqual({ id: publicIdOf(secretOf(1)), name: 'Joueur 1' })
    for (const number of [2, 3]) {
      await server.call('join-quick-tournament', { code, playerName: `Joueur ${number}`, playerId: secretOf(number) })
    }
    const added = await server.call('add-anonymous-player', { code, playerName: 'Zoé', organizerId: ORGANIZER })
    expect(playersOf(added.body.tournament).at(-1)).toMatchObject({ name: 'Zoé', points: 0 })
    expect(playersOf(added.body.tournament).at(-1)).not.toHaveProperty('id')
    const start = await server.call('start-quick-tournament', { tournamentId: id, organizerId: ORGANIZER })
    expect(start.body.data.tournament).toMatchObject({ isStarted: true, currentRound: 1 })
    const anonymous = matchesOf(start.body.data.tournament).find((match) => !match.player1Id || !match.player2Id)
    const { match, secret1 } = await playableMatch(id)
    const score = { code, playerId: secret1, matchId: match.id, score: '2-1-1' }
    const sent = await server.call('send-score-quick-tournament', score)
    expect(sent.body.match).toMatchObject({ score1: 2, score2: 1, draws: 1, status: 'terminated', decidedBy: 'player' })
    const organizers = { code, organizerId: ORGANIZER, matchId: anonymous?.id, score: { score1: 0, score2: 2 } }
    const set = await server.call('update-score-quick-tournament', organizers)
    expect(set.body.match).toMatchObject({ score1: 0, score2: 2, status: 'terminated', decidedBy: 'organizer' })
    const next = await server.call('start-next-round', { tournamentId: id, organizerId: ORGANIZER })
    expect(next.body.data.tournament.currentRound).toBe(2)
    await finishRound(server, { id, code })
    const finish = await server.call('finish-tournament', { tournamentId: id, organizerId: ORGANIZER })
    const ranking = finish.body.data.tournament.finalRanking.map((text: string) => JSON.parse(text))
    expect(finish.body.data.tournament.isFinished).toBe(true)
    expect(ranking.map(({ rank }: { rank: number }) => rank)).toEqual([1, 2, 3, 4])
    expect(ranking[0]).toMatchObject({ points: 6, matchesWon: 2, matchesPlayed: 2, winRate: 1 })

    async function playableMatch(tournamentId: string): Promise<OpenMatch> {
      const found = matchesOf(await server.document(tournamentId)).find((one) => one.player1Id && one.player2Id)
      if (!found) throw new Error('the players with phones do not meet')
      const secretBy = (name: string) => secretOf(Number(name.replace('Joueur ', '')))
      return { match: found, secret1: secretBy(found.player1Name), secret2: secretBy(found.player2Name) }
    }
  })

  test('wire 7 an execution has every field that the protocol gives it, at once or asynchronously', async () => {
    const execute = (payload: object) =>
      server.send({ method: 'POST', url: '/v1/functions/create-quick-tournament/executions', payload })
    const body = JSON.stringify({ name: 'Async', playerCount: 4, organizerId: 'async-organizer-0123' })
    const now = (await execute({ body })).json()
    expect(Object.keys(now).sort()).toEqual(
      [
        ...[
          '$createdAt',
          '$id',
          '$permissions',
          '$updatedAt',
          'deploymentId',
          'duration',
          'errors',
          'functionId',
          'logs',
        ],
        ...['requestHeaders', 'requestMethod', 'requestPath', 'resourceId', 'resourceType', 'responseBody'],
        ...['responseHeaders', 'responseStatusCode', 'status', 'trigger'],
      ].sort(),
    )
    expect(now).toMatchObject({ status: 'completed', responseStatusCode: 200, functionId: 'create-quick-tournament' })
    const later = await execute({ body, async: true, path: '/x', method: 'POST', headers: { accept: 'x' } })
    expect(later.statusCode).toBe(202)
    expect(later.json()).toMatchObject({ status: 'waiting', responseStatusCode: 0, responseBody: '' })
    const list = await server.send({ method: 'GET', url: '/v1/functions/create-quick-tournament/executions' })
    expect(list.json()).toEqual({ total: 0, executions: [] })
    const one = await server.send({ method: 'GET', url: `/v1/functions/finish-tournament/executions/${now.$id}` })
    expect(one.json()).toMatchObject({ code: 404, type: 'execution_not_found' })
    const unknown = await server.send({ method: 'POST', url: '/v1/functions/nothing/executions', payload: {} })
    expect(unknown.json()).toMatchObject({ code: 404, type: 'function_not_found', version: expect.any(String) })
  })

  test('API-4 wire 2.1 refusals speak the language of the request', async () => {
    const say = async (headers: Record<string, string>) =>
      (await server.call('join-quick-tournament', { code: 'ZZZZZZ', playerName: 'A', playerId: secretOf(1) }, headers))
        .body.message
    const french = 'Aucun tournoi trouvé avec le code: ZZZZZZ'
    const english = 'No tournament found with the code: ZZZZZZ'
    expect(await say({})).toBe(french)
    expect(await say({ 'accept-language': 'de, en;q=0.5, fr;q=0.4' })).toBe(english)
    expect(await say({ 'accept-language': 'en', 'x-appwrite-locale': 'fr' })).toBe(french)
    expect(await say({ 'accept-language': 'de' })).toBe(french)
  })

  test('each refused field has its own sentence', async () => {
    const { status, body } = await server.call('create-quick-tournament', {
      ...{ name: ' ', playerCount: '8', organizerId: 'x y' },
    })
    expect(status).toBe(400)
    expect(body).toEqual({
      success: false,
      reason: 'tournament_name_required',
      message: 'Le nom du tournoi est requis',
      fields: {
        name: 'Le nom du tournoi est requis',
        playerCount: 'Le nombre de joueurs doit être compris entre 2 et 256.',
        organizerId: 'L’identifiant de cet appareil n’est pas valide.',
      },
    })
  })

  test('wire 9.1 a score is agreed to, contested, and decided by the organizer; reports stay private', async () => {
    const played = await startTournament(server, 4)
    const { id, code } = played
    const { match, secret1, secret2 } = await openMatch(server, id)
    const send = (playerId: string, more: object) =>
      server.call('send-score-quick-tournament', { code, playerId, matchId: match.id, ...more })
    await send(secret1, { score: { score1: 2, score2: 0 } })
    const agreed = await send(secret2, { score: '2-0' })
    expect(agreed.body.match).toMatchObject({ status: 'terminated', score1: 2 })
    expect(agreed.body.match.reportedBy).toHaveLength(2)
    const contested = await send(secret2, { score: { score1: 0, score2: 2 } })
    expect(contested.body.match).toMatchObject({ status: 'in-progress', score1: null, score2: null, reportedBy: [] })
    const ask = async (who: object) => (await server.call('get-score-reports', { code, ...who })).body
    const all = await ask({ organizerId: ORGANIZER })
    expect(all.data).toHaveLength(1)
    expect(all.data[0].reports.map(({ score }: { score: object }) => score)).toEqual([
      { score1: 2, score2: 0, draws: 0 },
      { score1: 2, score2: 0, draws: 0 },
      { score1: 0, score2: 2, draws: 0 },
    ])
    expect((await ask({ playerId: secret1 })).data).toEqual(all.data)
    const others = [1, 2, 3, 4].map(secretOf).filter((secret) => secret !== secret1 && secret !== secret2)
    expect((await ask({ playerId: others[0] })).data).toEqual([])
    expect(await ask({ playerId: stranger })).toMatchObject({ success: false, reason: 'not_organizer' })
    expect(await ask({ organizerId: stranger })).toMatchObject({ success: false, reason: 'not_organizer' })
    expect(JSON.stringify(await server.document(id))).not.toContain('reports"')
    const decided = await server.call('update-score-quick-tournament', {
      code,
      organizerId: ORGANIZER,
      matchId: match.id,
      score: { score1: 1, score2: 1 },
    })
    expect(decided.body.match).toMatchObject({ status: 'terminated', score1: 1, score2: 1, decidedBy: 'organizer' })
  })

  test('STAK-11 EVEN-6 a double loss is kept and shown, erased, and a finish is taken back', async () => {
    const { id, code } = await startTournament(server, 2)
    const [match] = matchesOf(await server.document(id))
    const organizers = { code, organizerId: ORGANIZER, matchId: match?.id }
    const score = { score1: 0, score2: 0, doubleLoss: true }
    const lost = await server.call('update-score-quick-tournament', { ...organizers, score })
    expect(lost.body.match).toMatchObject({ status: 'terminated', score1: 0, score2: 0, doubleLoss: true })
    expect(matchesOf(await server.document(id))).toMatchObject([{ doubleLoss: true }])

    const stale = await server.call('erase-result', { ...organizers, over: '0-0' })
    expect(stale.body).toMatchObject({ success: false, reason: 'result_changed' })
    const erased = await server.call('erase-result', { ...organizers, over: score })
    expect(erased.body.match).toMatchObject({ status: 'pending', score1: null })
    expect(erased.body.match).not.toHaveProperty('doubleLoss')

    await finishRound(server, { id, code })
    await server.call('finish-tournament', { tournamentId: id, organizerId: ORGANIZER })
    const late = await server.call('erase-result', organizers)
    expect(late.body).toMatchObject({ success: false, reason: 'tournament_finished' })
    const { body } = await server.call('reopen-tournament', { code, organizerId: ORGANIZER })
    expect(body.tournament).toMatchObject({ isStarted: true, isFinished: false, currentRound: 1, finalRanking: [] })
  })

  test('STAK-1 the organizer pairs a round by hand, and takes a round back', async () => {
    const { id, code } = await startTournament(server, 4)
    const keys = playersOf(await server.document(id)).map(({ key }) => key)
    const pairings = [{ player1: keys[0], player2: keys[1] }, { player1: keys[2] }, { player1: keys[3], loss: true }]
    const set = await server.call('set-round-pairings', { code, organizerId: ORGANIZER, roundNumber: 1, pairings })
    // They may have met by chance already: then their match is unchanged.
    expect(matchesOf(set.body.tournament).map((match) => [match.player1Name, match.player2Name].sort())).toEqual([
      ['Joueur 1', 'Joueur 2'],
      ['BYE', 'Joueur 3'],
      ['', 'Joueur 4'],
    ])
    expect(matchesOf(set.body.tournament).map(({ kind }) => kind)).toEqual(['played', 'bye', 'loss'])
    const undone = await server.call('undo-round', { code, organizerId: ORGANIZER, roundNumber: 1 })
    expect(undone.body.tournament).toMatchObject({ isStarted: false, currentRound: 0, matches: [] })
  })

  test('a retried act is accepted and changes nothing', async () => {
    const { id, code } = await startTournament(server, 4)
    await finishRound(server, { id, code })
    const next = { tournamentId: id, organizerId: ORGANIZER, actId: 'next-round-0001' }
    const first = await server.call('start-next-round', next)
    await finishRound(server, { id, code })
    const before = await server.document(id)
    const again = await server.call('start-next-round', next)
    expect(again.status).toBe(200)
    expect(await server.document(id)).toEqual(before)
    expect(before.currentRound).toBe(first.body.data.tournament.currentRound)
    const wished = { tournamentId: id, organizerId: ORGANIZER, roundNumber: 3 }
    await Promise.all([server.call('start-next-round', wished), server.call('start-next-round', wished)])
    expect((await server.document(id)).currentRound).toBe(3)
  })

  test('wire 9.1 simultaneous scores of one round lose nothing', async () => {
    const { id, code } = await startTournament(server, 16)
    const document = await server.document(id)
    const results = await Promise.all(
      matchesOf(document).map((match) =>
        server.call('send-score-quick-tournament', {
          code,
          matchId: match.id,
          playerId: secretOf(Number(match.player1Name.replace('Joueur ', ''))),
          score: '2-0',
        }),
      ),
    )
    expect(results.every(({ status }) => status === 200)).toBe(true)
    const after = await server.document(id)
    expect(matchesOf(after).every(({ status }) => status === 'terminated')).toBe(true)
    expect(after.liveSequence).toBe(document.liveSequence + 8)
  })

  test('QADM-6 wire 3 no secret and no whole hash is in any answer, document or log line', async () => {
    const { id, code } = await startTournament(server, 2)
    const { body } = await server.call('create-device-link', { code, organizerId: ORGANIZER })
    const secret = 'a-new-organizer-device-0123'
    const answers = [
      await server.call('redeem-device-link', { code, oneTimeCode: body.data.oneTimeCode, secret }),
      await server.call('redeem-device-link', { code, oneTimeCode: body.data.oneTimeCode, secret: stranger }),
      await server.call('join-quick-tournament', { code, playerName: 'Joueur 1', playerId: secretOf(1) }),
      await server.call('undo-round', { code, organizerId: ORGANIZER, roundNumber: 1 }),
      await server.call('undo-round', { code, organizerId: 'x', roundNumber: 1 }),
      await server.patch(id, { organizerId: secretOf(1), name: 'Non' }),
      await server.document(id),
    ]
    const said = JSON.stringify(answers) + server.logLines.join('')
    for (const hidden of [ORGANIZER, secret, stranger, secretOf(1), secretOf(2)]) {
      expect(said).not.toContain(hidden)
      expect(said).not.toContain(hash('sha256', hidden, 'hex'))
    }
    expect(said).toContain(publicIdOf(secret))
    const withPublicId = { tournamentId: id, organizerId: publicIdOf(secret) }
    expect((await server.call('start-next-round', withPublicId)).status).toBe(403)
  })
})
