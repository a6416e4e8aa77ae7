import { liveChannel } from '@tablee/contract/channels'
import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listen, type Message, openPhone, type Phone } from '../testing/a-phone.ts'
import { createTournament, ORGANIZER, openMatch, startServer, type TestServer } from '../testing/a-server.ts'
import { aPerson, NEW_PASSWORD, PASSWORD, type Person, signIn } from '../testing/an-account.ts'

// The parts of the contract's section 8 that other tests here do not cover.

let server: TestServer
let address: string

beforeAll(async () => {
  server = await startServer()
  address = await listen(server)
})
afterAll(() => server.close())

const isType = (type: string) => (message: Message) => message.type === type

async function hearing(query: string, person?: Person): Promise<Phone> {
  const phone = openPhone(`${address}?project=tablee&${query}`, {
    headers: person ? { cookie: person.browser.cookie() } : {},
  })
  await phone.hear(isType('connected'))
  return phone
}

describe('wire 8.1 connection', () => {
  test.each(['channels[]', 'channels%5B%5D'])('wire 8.1 %s', async (name) => {
    const phone = await hearing(`${name}=documents&${name}=executions`)
    const { data } = await phone.hear(isType('connected'))
    expect(data.channels).toEqual(['documents', 'executions'])
    expect(data.subscriptions).toEqual({ 0: expect.any(String) })
    phone.socket.terminate()
  })

  test('wire 8.1 newer clients write a token into the address', async () => {
    const zoe = await aPerson(server)
    const { jwt } = (await zoe.browser.send('POST', '/account/jwts', {})).body
    const known = await hearing(`channels[]=account&jwt=${jwt}`)
    expect((await known.hear(isType('connected'))).data.user.$id).toBe(zoe.id)
    const forged = await hearing(`channels[]=account&jwt=${jwt}x`)
    expect((await forged.hear(isType('connected'))).data.user).toBeNull()
    for (const { socket } of [known, forged]) socket.terminate()
  })
})

describe('wire 8.3 an account changes', () => {
  const url = 'http://localhost:3000/page'
  const acts: readonly (readonly [string, RegExp, (person: Person) => Promise<unknown>])[] = [
    ['prefs', /^update\.prefs$/, ({ browser }) => browser.send('PATCH', '/account/prefs', { prefs: {} })],
    ['name', /^update\.name$/, ({ browser }) => browser.send('PATCH', '/account/name', { name: 'Léa' })],
    [
      'password',
      /^update\.password$/,
      ({ browser }) => browser.send('PATCH', '/account/password', { password: NEW_PASSWORD, oldPassword: PASSWORD }),
    ],
    [
      'email',
      /^update\.email$/,
      ({ browser, id }) => browser.send('PATCH', '/account/email', { email: `${id}@exemple.fr`, password: PASSWORD }),
    ],
    ['a session', /^sessions\.[^.]+\.create$/, ({ email, browser }) => signIn({ ...browser, send: fresh }, email)],
    [
      'a verification',
      /^verification\.[^.]+\.create$/,
      ({ browser }) => browser.send('POST', '/account/verification', { url }),
    ],
    [
      'a recovery',
      /^recovery\.[^.]+\.create$/,
      ({ browser, email }) => browser.send('POST', '/account/recovery', { email, url }),
    ],
  ]
  /** Another browser without a cookie. */
  const fresh: Person['browser']['send'] = async (method, path, ...[payload]) => {
    const answer = await server.send({ method, url: `/v1${path}`, ...(payload ? { payload } : {}) })
    return { status: answer.statusCode, body: answer.json(), headers: answer.headers }
  }

  test.each(acts)('wire 8.3 %s', async (_what, event, act) => {
    const person = await aPerson(server)
    const phone = await hearing('channels[]=account', person)
    await act(person)
    const { data } = await phone.hear(isType('event'))
    const prefix = `users.${person.id}.`
    expect(data.events[0].startsWith(prefix)).toBe(true)
    expect(data.events[0].slice(prefix.length)).toMatch(event)
    expect(data.events).toEqual(expect.arrayContaining([`users.${person.id}`, 'users.*']))
    expect(JSON.stringify(data)).not.toMatch(/argon2|"secret":"[^"]/)
    phone.socket.terminate()
  })
})

describe('wire 8.6 the live channel', () => {
  const organizerId = ORGANIZER
  type Scene = { readonly id: string; readonly code: string }
  const done = async (id: string, payload: object) => {
    const { status, body } = await server.call(id, payload)
    expect([status, body.message]).toEqual([200, body.message])
  }
  const begun = async () => {
    const scene = await createTournament(server, 2)
    await done('start-quick-tournament', { tournamentId: scene.id, organizerId })
    return scene
  }
  const scored = async () => {
    const scene = await begun()
    const { match } = await openMatch(server, scene.id)
    await done('update-score-quick-tournament', { code: scene.code, organizerId, matchId: match.id, score: '2-0' })
    return scene
  }
  const waiting = () => createTournament(server, 2)
  const player = ({ code }: Scene) => ({ code, organizerId, playerName: 'Joueur 1' })

  const acts: readonly (readonly [string, () => Promise<Scene>, (scene: Scene) => Promise<void>])[] = [
    [
      'player joined',
      waiting,
      ({ code }) =>
        done('join-quick-tournament', { code, playerName: 'Nouvelle', playerId: 'a-new-secret-0123456789' }),
    ],
    [
      'player renamed',
      waiting,
      (at) => done('update-quick-tournament-player', { ...player(at), newPlayerName: 'Autre' }),
    ],
    ['player dropped', begun, (at) => done('delete-quick-tournament-player', player(at))],
    [
      'match scored',
      begun,
      async ({ id, code }) => {
        const { match, secret1: playerId } = await openMatch(server, id)
        await done('send-score-quick-tournament', { code, playerId, matchId: match.id, score: '2-1' })
      },
    ],
    ['round paired', waiting, ({ id }) => done('start-quick-tournament', { tournamentId: id, organizerId })],
    ['round undone', begun, ({ code }) => done('undo-round', { code, organizerId, roundNumber: 1 })],
    [
      'settings',
      waiting,
      async ({ id }) => expect((await server.patch(id, { name: 'Autre', organizerId })).status).toBe(200),
    ],
    ['finished', scored, ({ id }) => done('finish-tournament', { tournamentId: id, organizerId })],
  ]

  test.each(acts)('wire 8.6 %s: one small message, with the number of the document', async (_what, scene, act) => {
    const at = await scene()
    const before = (await server.document(at.id)).liveSequence
    const phone = await hearing(`channels[]=${liveChannel(at.id as TournamentId)}`)
    await act(at)
    const { payload, channels } = (await phone.hear(isType('event'))).data
    expect(channels).toContain(liveChannel(at.id as TournamentId))
    expect(payload.sequence).toBe(before + 1)
    expect(payload.changes.length).toBeGreaterThan(0)
    for (const change of payload.changes) expect(change).toMatchObject({ kind: expect.stringMatching(/^[a-z_]+$/) })
    expect((await server.document(at.id)).liveSequence).toBe(payload.sequence)
    phone.socket.terminate()
  })
})
