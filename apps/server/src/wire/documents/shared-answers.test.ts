import { MADE_OF_LISTS } from '@tablee/contract/tournaments/documents/write-tournament-document'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DATABASE_KINDS } from '../../database/testing/test-databases.ts'
import {
  createTournament,
  DOCUMENTS,
  documentUrl,
  finishRound,
  ORGANIZER,
  type Played,
  playersOf,
  secretOf,
  startServer,
  startTournament,
  type TestServer,
} from '../../testing/a-server.ts'
import { aPerson } from '../../testing/an-account.ts'
import { anEvent, anOrganizer, PERSONAL, register, sessionHeaders } from '../../testing/an-event.ts'

const ALWAYS_THERE = ['$id', '$createdAt', '$updatedAt', '$permissions']
const listUrl = (attribute: string, value: string, more = '') =>
  `${DOCUMENTS}?queries[0]=${encodeURIComponent(JSON.stringify({ method: 'equal', attribute, values: [value] }))}${more}`

const query = (index: number, value: object) => `queries[${index}]=${encodeURIComponent(JSON.stringify(value))}`
const NEWEST = query(0, { method: 'orderDesc', attribute: '$createdAt' })
const CARD = query(1, { method: 'select', values: ['name', 'registeredPlayersCount', 'liveSequence'] })

/** Every URL whose answer, about one tournament or all, is the same for everyone. */
const OPEN_ADDRESSES: Readonly<Record<string, (played: Played) => string>> = {
  'its document': ({ id }) => documentUrl(id),
  'the list of its code': ({ code }) => listUrl('code', code),
  'the list of its id': ({ id }) => listUrl('$id', id, '&total=false'),
  'the newest, as documents': () => `${DOCUMENTS}?${NEWEST}`,
  'the newest, as cards': () => `${DOCUMENTS}?${NEWEST}&${CARD}`,
  'its public description': ({ code }) => `/v1/tournaments/${code}`,
  'its standings': ({ code }) => `/v1/tournaments/${code}/standings`,
  'the pairings of a round': ({ code }) => `/v1/tournaments/${code}/rounds/1`,
}

describe.each(DATABASE_KINDS)('what everybody reads alike, on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ kind })
  })
  afterAll(() => server.close())

  const get = (url: string, headers: Record<string, string> = {}) => server.send({ method: 'GET', url, headers })

  test.each(Object.entries(OPEN_ADDRESSES))(
    'wire 2.2 %s is new right after an act, and unchanged it is not sent again',
    async (_, addressOf) => {
      const played = await startTournament(server, 4)
      const url = addressOf(played)
      const first = await get(url)
      expect([first.statusCode, first.headers['cache-control']]).toEqual([200, 'no-cache'])
      const etag = String(first.headers.etag)
      const same = await get(url, { 'if-none-match': etag })
      expect([same.statusCode, same.body, same.headers.etag]).toEqual([304, '', etag])
      expect((await get(url)).body).toBe(first.body)
      await finishRound(server, played)
      const next = await get(url, { 'if-none-match': etag })
      expect(next.statusCode).toBe(200)
      expect(next.body).not.toBe(first.body)
    },
  )

  test('wire 2.2 whoever asks right after each of many acts reads each of them', async () => {
    const { id, code } = await createTournament(server, 0)
    for (let number = 1; number <= 8; number++) {
      const name = `Joueur ${number}`
      await server.call('join-quick-tournament', { code, playerName: name, playerId: secretOf(number) })
      const readings = await Promise.all([documentUrl(id), listUrl('code', code)].map((url) => get(url)))
      for (const { body } of readings) expect(body).toContain(name)
    }
  })

  test('wire 2.2 a tournament that was taken away is gone at once, wherever it was read before', async () => {
    const shop = await anOrganizer(server)
    const { id, code } = await anEvent(server, shop)
    const urls = [documentUrl(id), `/v1/tournaments/${code}`]
    for (const url of urls) expect((await get(url)).statusCode).toBe(200)
    expect((await get(listUrl('code', code))).json().documents).toHaveLength(1)
    const gone = await server.send({ method: 'DELETE', url: documentUrl(id), headers: sessionHeaders(shop) })
    expect(gone.statusCode).toBe(204)
    for (const url of urls) expect((await get(url)).statusCode).toBe(404)
    expect((await get(listUrl('code', code))).json()).toEqual({ total: 0, documents: [] })
  })

  test('wire 2.2 a list shows a tournament right after it was made, and not any more once it was taken away', async () => {
    const shop = await anOrganizer(server)
    const url = `${DOCUMENTS}?${NEWEST}&${CARD}`
    const names = async () => (await get(url)).json().documents.map(({ name }: { name: string }) => name)
    await names()
    const { id } = await anEvent(server, shop, { name: 'Le tout dernier' })
    expect((await names())[0]).toBe('Le tout dernier')
    await server.send({ method: 'DELETE', url: documentUrl(id), headers: sessionHeaders(shop) })
    expect(await names()).not.toContain('Le tout dernier')
  })

  test('wire 6.3 of chosen attributes a list says what the whole documents say', async () => {
    const shop = await anOrganizer(server)
    await anEvent(server, shop, { description: 'Apportez vos dés', location: '69001 Lyon', maxPlayers: 12 })
    const played = await startTournament(server, 5)
    await finishRound(server, played)
    const finished = await startTournament(server, 4)
    await finishRound(server, finished)
    await server.call('finish-tournament', { tournamentId: finished.id, organizerId: ORGANIZER })
    const [player] = playersOf((await get(documentUrl(played.id))).json())
    const drop = { code: played.code, playerKey: player?.key, organizerId: ORGANIZER }
    expect(await server.call('delete-quick-tournament-player', drop)).toMatchObject({ status: 200 })
    const whole: readonly Record<string, unknown>[] = (await get(`${DOCUMENTS}?${NEWEST}`)).json().documents
    expect(whole.map(({ isFinished }) => isFinished)).toContain(true)
    const names = Object.keys(whole[0] ?? {}).filter((name) => !name.startsWith('$'))
    const heads = names.filter((name) => !MADE_OF_LISTS.some((list) => list === name))
    expect(names.length - heads.length).toBe(MADE_OF_LISTS.length)
    for (const values of [heads, ...names.map((name) => [name])]) {
      const { documents } = (await get(`${DOCUMENTS}?${NEWEST}&${query(1, { method: 'select', values })}`)).json()
      const expected = whole.map((document) => Object.fromEntries(values.map((name) => [name, document[name]])))
      expect(documents).toMatchObject(expected)
      expect(Object.keys(documents[0]).toSorted()).toEqual([...ALWAYS_THERE, ...values].toSorted())
    }
  })

  test('wire 2.2 the pairings of an event are new right after a score, and unchanged they are not sent again', async () => {
    const shop = await anOrganizer(server)
    const headers = sessionHeaders(shop)
    const { id } = await anEvent(server, shop)
    for (const playerName of ['Ana', 'Bob', 'Cleo', 'Dan'])
      await server.call('add-player-at-desk', { tournamentId: id, playerName }, headers)
    await server.call('generate-advanced-pairings', { tournamentId: id, roundNumber: 1 }, headers)
    const rounds = DOCUMENTS.replace('tournaments', 'rounds')
    const ofRound = `${listUrl('tournamentId', id, `&${query(1, { method: 'equal', attribute: 'roundNumber', values: [1] })}`)}`
    const list = ofRound.replace('tournaments', 'rounds')
    const [pairing] = (await get(list)).json().documents
    for (const score1 of [1, 2]) {
      for (const url of [list, `${rounds}/${pairing.$id}`]) {
        const { etag } = (await get(url)).headers
        expect((await get(url, { 'if-none-match': String(etag) })).statusCode).toBe(304)
      }
      await server.call('submit-advanced-score', { roundId: pairing.$id, score1, score2: 0 }, headers)
      expect((await get(`${rounds}/${pairing.$id}`)).json().score1).toBe(score1)
      const scored = (await get(list)).json().documents.find(({ $id }: { $id: string }) => $id === pairing.$id)
      expect(scored.score1).toBe(score1)
    }
  })

  test('wire 2.2 after an act whose commit broke on the way, the database is asked again', async () => {
    const { id, code } = await createTournament(server, 1)
    const before = await get(documentUrl(id))
    await server.server.database.inTransaction(async ({ db }) => {
      await db
        .updateTable('all_tournaments')
        .set({ sequence: 99, phase: 'paused' as never })
        .where('id', '=', id)
        .execute()
    })
    expect((await get(documentUrl(id))).body).toBe(before.body)
    const broken = await server.call('join-quick-tournament', { code, playerName: 'Ana', playerId: secretOf(9) })
    expect(broken.status).toBe(500)
    expect((await get(documentUrl(id))).statusCode).toBe(500)
  })

  test('wire 2.2 what everybody reads is the same for the organizer, a player and a stranger, whoever asked first', async () => {
    const shop = await anOrganizer(server)
    const player = await aPerson(server, 'Ana')
    const event = await anEvent(server, shop)
    await register(server, event, { playerName: 'Ana', playerId: secretOf(1) }, sessionHeaders(player))
    const origin = 'http://localhost:3000'
    const urls = Object.entries(OPEN_ADDRESSES).flatMap(([name, of]) => (name.includes('round') ? [] : [of(event)]))
    for (const url of urls) {
      const answers = [
        await get(url, { ...sessionHeaders(shop), origin }),
        await get(url, sessionHeaders(player)),
        await get(url),
      ]
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
      expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
      for (const secret of [PERSONAL.email, PERSONAL.lastName, secretOf(1)])
        expect(answers[2]?.body).not.toContain(secret)
      expect(answers[2]?.headers['access-control-allow-credentials']).toBeUndefined()
      expect(answers[2]?.headers['set-cookie']).toBeUndefined()
    }
  })

  test('wire 2.2 a registration is read by whom it concerns and kept for nobody else', async () => {
    const shop = await anOrganizer(server)
    const player = await aPerson(server, 'Ana')
    const event = await anEvent(server, shop)
    const { body } = await register(server, event, { playerName: 'Ana', playerId: player.id }, sessionHeaders(player))
    const documents = DOCUMENTS.replace('tournaments', 'registrations')
    const registrationId = body.data.registration.id
    const ofEvent = listUrl('tournamentId', event.id).replace('tournaments', 'registrations')
    const ofId = listUrl('$id', registrationId).replace('tournaments', 'registrations')
    const stranger = await aPerson(server, 'Bob')
    for (const reader of [shop, player]) {
      for (const url of [`${documents}/${registrationId}`, ofEvent, ofId]) {
        const own = await get(url, sessionHeaders(reader))
        expect(own.body).toContain(PERSONAL.email)
        expect([own.headers['cache-control'], own.headers.etag]).toEqual(['no-store', undefined])
        for (const headers of [{}, sessionHeaders(stranger)]) {
          const others = await get(url, headers)
          expect(others.body).not.toContain(PERSONAL.email)
          expect(others.headers['cache-control']).toBe('no-store')
        }
      }
    }
  })

  test('wire 2.2 a token that is none is refused, although the document is kept', async () => {
    const { id, code } = await createTournament(server, 1)
    for (const url of [documentUrl(id), listUrl('code', code)]) {
      expect((await get(url)).statusCode).toBe(200)
      const refused = await get(url, { 'x-appwrite-jwt': 'none' })
      expect([refused.statusCode, refused.json().type]).toEqual([401, 'user_jwt_invalid'])
    }
  })
})
