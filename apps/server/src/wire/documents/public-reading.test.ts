import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  createTournament,
  finishRound,
  matchesOf,
  ORGANIZER,
  openMatch,
  type Played,
  startServer,
  startTournament,
  type TestServer,
} from '../../testing/a-server.ts'
import { aPerson } from '../../testing/an-account.ts'
import { anEvent, anOrganizer, sessionHeaders } from '../../testing/an-event.ts'

let server: TestServer
let played: Played

beforeAll(async () => {
  server = await startServer()
  played = await startTournament(server, 5)
})
afterAll(() => server.close())

async function read(path: string, headers: Record<string, string> = {}) {
  const answer = await server.server.app.inject({ method: 'GET', url: `/v1/tournaments/${path}`, headers })
  return { ...answer, status: answer.statusCode, body: answer.body === '' ? null : answer.json() }
}

test('STAK-16 a tournament, its standings and the pairings of a round are read as plain objects', async () => {
  const { code, id } = played
  const { status, body } = await read(code.toLowerCase())
  expect(status).toBe(200)
  expect(body).toMatchObject({ id, code, name: 'Vendredi soir', type: 'quick', state: 'running', currentRound: 1 })
  expect(body.players).toHaveLength(5)
  expect(body.players[0]).toMatchObject({ name: 'Joueur 1', points: expect.any(Number) })
  const { match, secret1 } = await openMatch(server, id)
  await server.call('send-score-quick-tournament', { code, playerId: secret1, matchId: match.id, score: '2-0' })
  const round = (await read(`${code}/rounds/1`)).body
  expect(round.pairings).toEqual(matchesOf(await server.document(id)))
  expect(round.isComplete).toBe(false)
  expect((await read(`${code}/standings`)).body).toMatchObject({ round: 0, isFinal: false, standings: [] })
  await finishRound(server, played)
  const { standings, isFinal, round: through } = (await read(`${code}/standings`)).body
  expect([through, isFinal]).toEqual([1, false])
  expect(standings.map(({ rank }: { rank: number }) => rank)).toEqual([1, 2, 3, 4, 5])
  expect(standings[0]).toMatchObject({ points: 3, matchesWon: 1, winRate: 1 })
})

test('STAK-16 the standings of a finished tournament are the ones it was finished with', async () => {
  const finished = await startTournament(server, 2)
  await finishRound(server, finished)
  await server.call('finish-tournament', { tournamentId: finished.id, organizerId: ORGANIZER })
  const { body } = await read(`${finished.code}/standings`)
  expect(body.isFinal).toBe(true)
  const { finalRanking } = await server.document(finished.id)
  expect(body.standings).toEqual(finalRanking.map((text) => JSON.parse(text)))
  const waiting = await createTournament(server, 2)
  expect((await read(`${waiting.code}/standings`)).body).toMatchObject({ round: 0, standings: [] })
})

test('STAK-16 what has not changed is not sent again, and every act changes it', async () => {
  for (const path of [played.code, `${played.code}/standings`, `${played.code}/rounds/1`]) {
    const first = await read(path)
    const etag = String(first.headers.etag)
    expect(first.headers['cache-control']).toBe('no-cache')
    for (const known of [etag, `"x", ${etag}`, '*']) {
      const again = await read(path, { 'if-none-match': known })
      expect([again.status, again.body, again.headers.etag]).toEqual([304, null, etag])
    }
    await server.call('add-anonymous-player', {
      code: played.code,
      playerName: `Tard ${path.length}`,
      organizerId: ORGANIZER,
    })
    expect((await read(path, { 'if-none-match': etag })).status).toBe(200)
  }
})

test('STAK-16 pages of any origin may read, without credentials, and write nothing by it', async () => {
  const zoe = await aPerson(server)
  const stranger = { origin: 'https://autre.example', cookie: zoe.browser.cookie() }
  const answer = await read(played.code, stranger)
  expect(answer.headers['access-control-allow-origin']).toBe('*')
  expect(answer.headers['access-control-allow-credentials']).toBeUndefined()
  expect(answer.body).toEqual((await read(played.code)).body)
  expect((await read('ZZZZZZ', stranger)).headers['access-control-allow-origin']).toBe('*')
  const write = await server.server.app.inject({
    method: 'POST',
    url: `/v1/tournaments/${played.code}`,
    headers: stranger,
  })
  expect(write.statusCode).toBe(403)
})

test('STAK-16 unknown codes and rounds are 404, in the language asked for', async () => {
  expect((await read('ZZZZZZ', { 'accept-language': 'fr' })).body).toMatchObject({
    code: 404,
    message: 'Aucun tournoi trouvé avec le code: ZZZZZZ',
  })
  for (const path of [
    'short',
    '%00',
    `${played.code}/rounds/2`,
    `${played.code}/rounds/0`,
    `${played.code}/rounds/1e0`,
  ]) {
    expect((await read(path)).status).toBe(404)
  }
})

test('STAK-16 readings and tried codes of one address are limited', async () => {
  const limited = await startServer({ environment: { RATE_LIMITS: 'on' } })
  const ask = (code: string) => limited.server.app.inject({ method: 'GET', url: `/v1/tournaments/${code}` })
  const get = async (code: string) => (await ask(code)).statusCode
  const { code } = await createTournament(limited)
  for (let count = 0; count < 60; count++) expect(await get('ZZZZZZ')).toBe(404)
  expect(await get('ZZZZZZ')).toBe(429)
  expect(await get(code)).toBe(200)
  const left = Number((await ask(code)).headers['x-ratelimit-remaining'])
  for (let count = 0; count < left; count++) await limited.server.app.inject(`/v1/tournaments/${code}/rounds/0`)
  expect(await get(code)).toBe(429)
  await limited.close()
})

test('STAK-12 an announced event is read as a calendar file, which moves with the event; a quick tournament has none', async () => {
  const organizer = await anOrganizer(server)
  const event = await anEvent(server, organizer, { name: 'Coupe d’hiver' })
  const ask = () => server.server.app.inject({ method: 'GET', url: `/v1/tournaments/${event.code}/calendar.ics` })
  const first = await ask()
  expect(first.headers['content-type']).toBe('text/calendar; charset=utf-8')
  expect(first.headers['content-disposition']).toBe(`inline; filename="${event.code}.ics"`)
  expect(first.body).toContain('SUMMARY:Coupe d’hiver\r\n')
  const lineOf = (body: string, name: string) => new RegExp(`^${name}:(.*)\r$`, 'm').exec(body)?.[1]
  await server.call('cancel-tournament', { tournamentId: event.id }, sessionHeaders(organizer))
  const later = await ask()
  expect(lineOf(later.body, 'UID')).toBe(lineOf(first.body, 'UID'))
  expect(Number(lineOf(later.body, 'SEQUENCE'))).toBeGreaterThan(Number(lineOf(first.body, 'SEQUENCE')))
  const url = `/v1/tournaments/${played.code}/calendar.ics`
  expect((await server.server.app.inject({ method: 'GET', url })).statusCode).toBe(404)
})
