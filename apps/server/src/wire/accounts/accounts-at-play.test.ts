import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { matchesOf, playersOf, secretOf, startServer, type TestServer } from '../../testing/a-server.ts'
import { aPerson, PASSWORD, type Person } from '../../testing/an-account.ts'
import { anEvent, anOrganizer, register } from '../../testing/an-event.ts'

let server: TestServer
let zoe: Person
let ana: Person
beforeAll(async () => {
  server = await startServer()
  zoe = await aPerson(server, 'Zoé')
  ana = await aPerson(server, 'Ana')
})
afterAll(() => server.close())

const as = ({ browser }: Person) => ({ cookie: browser.cookie() })

async function tournamentOf(person: Person): Promise<{ id: string; code: string }> {
  const payload = { name: 'Au club', playerCount: 8, organizerId: person.id, actId: crypto.randomUUID() }
  const { body } = await server.call('create-quick-tournament', payload, as(person))
  return body.tournament
}

const join = (code: string, [playerName, playerId]: [name: string, id: string], headers = {}) =>
  server.call('join-quick-tournament', { code, playerName, playerId }, headers)

describe('accounts instead of secrets', () => {
  test('CREA-2 API-3 the account is the organizer under its own id, with or without naming itself', async () => {
    const { id, code } = await tournamentOf(zoe)
    expect((await server.document(id)).organizerId).toBe(zoe.id)
    await join(code, ['Zoé', zoe.id], as(zoe))
    await join(code, ['Ana', ana.id], as(ana))
    expect(playersOf(await server.document(id)).map((player) => player.id)).toEqual([zoe.id, ana.id])
    const start = (headers: Record<string, string>, organizerId?: string) =>
      server.call('start-quick-tournament', { tournamentId: id, ...(organizerId ? { organizerId } : {}) }, headers)
    for (const refused of [
      await start({}),
      await start({}, zoe.id),
      await start(as(ana), zoe.id),
      await start(as(ana)),
    ])
      expect(refused.status).toBe(403)
    expect((await server.patch(id, { name: 'Volé', organizerId: zoe.id })).status).toBe(401)
    expect((await server.patch(id, { name: 'Renommé' }, as(zoe))).body.name).toBe('Renommé')
    expect((await start(as(zoe))).status).toBe(200)
    const [match] = matchesOf(await server.document(id))
    const score = (playerId: string, headers = {}) =>
      server.call('send-score-quick-tournament', { code, playerId, matchId: match?.id, score: '2-0' }, headers)
    expect((await score(ana.id)).status).toBe(403)
    expect((await score(ana.id, as(zoe))).status).toBe(403)
    expect((await score(ana.id, as(ana))).status).toBe(200)
  })

  test('API-3 the id of an account without its session is just another secret', async () => {
    const { id, code } = await tournamentOf(zoe)
    await join(code, ['Imposteur', ana.id])
    expect(playersOf(await server.document(id))[0]?.id).toMatch(/^[0-9a-f]{32}$/)
    expect((await join(code, ['Ana', ana.id], as(ana))).body.player.id).toBe(ana.id)
  })
})

describe('accounts with a short id', () => {
  test('API-3 wire 3 the id is the account, however short, and nobody else’s secret', async () => {
    const max = await aPerson(server, 'Max', 'max')
    const { id, code } = await tournamentOf(max)
    expect((await server.document(id)).organizerId).toBe('max')
    expect((await join(code, ['Max', 'max'], as(max))).body.player.id).toBe('max')
    await join(code, ['Ana', ana.id], as(ana))
    expect((await server.patch(id, { name: 'Renommé', organizerId: 'max' }, as(max))).status).toBe(200)
    const start = { tournamentId: id, organizerId: 'max' }
    for (const headers of [{}, as(ana)]) {
      expect((await join(code, ['Faux', 'max'], headers)).body.reason).toBe('capability_invalid')
      expect((await server.call('start-quick-tournament', start, headers)).body.reason).toBe('capability_invalid')
      expect((await server.patch(id, { name: 'Volé', organizerId: 'max' }, headers)).status).toBe(400)
    }
    expect((await server.call('start-quick-tournament', start, as(max))).status).toBe(200)
    const [match] = matchesOf(await server.document(id))
    const score = { code, playerId: 'max', matchId: match?.id, score: '2-0' }
    expect((await server.call('send-score-quick-tournament', score, as(max))).status).toBe(200)
  })

  test('REGI-1 wire 3 an account with a short id announces events and registers for them', async () => {
    const bo = await anOrganizer(server, 'Bo', 'bo')
    const event = await anEvent(server, bo)
    const lea = await aPerson(server, 'Léa', '7')
    expect((await register(server, event, { playerName: 'Léa', playerId: '7' }, as(lea))).status).toBe(200)
    const { body } = await server.call('get-advanced-registrations', { tournamentId: event.id, playerId: '7' }, as(lea))
    expect(body.data[0]).toMatchObject({ playerId: '7', firstName: 'Camille' })
    const accepted = await server.call('accept-registration', { tournamentId: event.id, playerId: '7' }, as(bo))
    expect(accepted.status).toBe(200)
    const other = await register(server, event, { playerName: 'Faux', playerId: '8' }, as(lea))
    expect(other.body.reason).toBe('capability_invalid')
    await register(server, event, { playerName: 'Ana', playerId: ana.id }, as(ana))
    await server.call('accept-registration', { tournamentId: event.id, playerId: ana.id }, as(bo))
    const pair = { tournamentId: event.id, roundNumber: 1, organizerId: 'bo' }
    expect((await server.call('generate-advanced-pairings', pair, as(bo))).status).toBe(200)
  })
})

describe('leaving for good', () => {
  test('AUTH-11 everything that is kept can be downloaded', async () => {
    const leaver = await aPerson(server, 'Partante')
    const { code } = await tournamentOf(leaver)
    await join(code, ['Ma Partante', leaver.id], as(leaver))
    const { status, body } = await server.call('export-account', {}, as(leaver))
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      account: { email: leaver.email, name: 'Partante' },
      sessions: [{ address: '127.0.0.1' }],
      tournaments: { organized: [{ code }], played: [{ code, playerName: 'Ma Partante' }] },
    })
    expect(JSON.stringify(body)).not.toMatch(/argon2|"hash"/)
    expect((await server.call('export-account', {})).status).toBe(401)
  })

  test('AUTH-11 results stay under a made-up name, entries of what has not started go', async () => {
    const leaver = await aPerson(server, 'Disparue')
    const played = await tournamentOf(zoe)
    await join(played.code, ['Camille Disparue', leaver.id], as(leaver))
    await join(played.code, ['Autre', secretOf(1)])
    await server.call('start-quick-tournament', { tournamentId: played.id }, as(zoe))
    const waiting = await tournamentOf(zoe)
    await join(waiting.code, ['Camille Disparue', leaver.id], as(leaver))
    const wrong = await server.call('delete-account', { password: 'x' }, as(leaver))
    expect(wrong).toMatchObject({ status: 401, body: { reason: 'password_wrong' } })
    expect((await server.call('delete-account', { password: PASSWORD }, {})).status).toBe(401)
    const done = await server.call('delete-account', { password: PASSWORD }, as(leaver))
    expect(done).toMatchObject({ status: 200, body: { success: true, data: { erasedAt: expect.any(String) } } })
    expect((await leaver.browser.send('GET', '/account')).status).toBe(401)
    const document = JSON.stringify(await server.document(played.id))
    for (const trace of ['Camille', 'Disparue', leaver.id]) expect(document).not.toContain(trace)
    expect(document).toMatch(/Joueur [0-9A-F]{6}/)
    expect((await server.document(waiting.id)).players).toEqual([])
    expect(playersOf(await server.document(played.id))).toHaveLength(2)
  })

  test('AUTH-11 registrations are downloaded whole, and go with the account', async () => {
    const shop = await anOrganizer(server)
    const leaver = await aPerson(server, 'Inscrite')
    const [waiting, played] = [await anEvent(server, shop), await anEvent(server, shop)]
    for (const event of [waiting, played]) {
      const registering = { playerName: 'Inscrite', playerId: leaver.id, email: 'inscrite.privee@exemple.fr' }
      await register(server, event, registering, as(leaver))
      await register(server, event, { playerName: 'Bob', playerId: secretOf(1) })
    }
    await server.call('accept-registrations', { tournamentId: played.id }, as(shop))
    await server.call('generate-advanced-pairings', { tournamentId: played.id, roundNumber: 1 }, as(shop))
    const { body } = await server.call('export-account', {}, as(leaver))
    expect(body.data.registrations).toMatchObject([
      { tournamentId: waiting.id, status: 'pending', email: 'inscrite.privee@exemple.fr' },
      { tournamentId: played.id, status: 'confirmed' },
    ])
    await server.call('delete-account', { password: PASSWORD }, as(leaver))
    const seen = async (event: { id: string }) =>
      (await server.call('get-advanced-registrations', { tournamentId: event.id }, as(shop))).body.data
    expect((await seen(waiting)).map((row: { playerName: string }) => row.playerName)).toEqual(['Bob'])
    const [forgotten] = await seen(played)
    expect(forgotten).toMatchObject({ firstName: '', lastName: '', email: '', phone: '', isAnonymous: true })
    expect(forgotten.playerName).toBe(playersOf(await server.document(played.id))[0]?.name)
    expect(JSON.stringify([await seen(waiting), await seen(played)])).not.toMatch(/Inscrite|privee/)
  })
})
