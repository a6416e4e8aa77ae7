import { liveChannel } from '@tablee/contract/channels'
import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DATABASE_KINDS, everythingStored } from '../../database/testing/test-databases.ts'
import { listen, openPhone } from '../../testing/a-phone.ts'
import {
  createTournament,
  DOCUMENTS,
  documentUrl,
  ORGANIZER,
  type Played,
  playersOf,
  type Result,
  secretOf,
  startServer,
  type TestServer,
} from '../../testing/a-server.ts'
import { aPerson, type Person } from '../../testing/an-account.ts'
import { anEvent, anOrganizer, PERSONAL, register, sessionHeaders } from '../../testing/an-event.ts'

const PASSWORD = 'Sésame ouvre-toi'
const HASHED = /argon2/i

const protect = (server: TestServer, { id }: Played, settings: object = {}) =>
  server.patch(id, { password: PASSWORD, organizerId: ORGANIZER, ...settings })
const join = (
  server: TestServer,
  { code }: Played,
  { number, ...more }: { number: number; [member: string]: unknown },
) => server.call('join-quick-tournament', { code, playerName: `J ${number}`, playerId: secretOf(number), ...more })

const told = ({ status, body }: Result) => [status, body.reason, body.message]
const NEEDED = [403, 'entry_password_required', 'Ce tournoi est protégé par un mot de passe']
const WRONG = [403, 'entry_password_wrong', 'Mot de passe incorrect']

describe.each(DATABASE_KINDS)('a password on %s', (kind) => {
  let server: TestServer
  let shop: Person
  let ana: Person
  beforeAll(async () => {
    server = await startServer({ kind })
    shop = await anOrganizer(server)
    ana = await aPerson(server, 'Ana')
  })
  afterAll(() => server.close())

  async function anEventWithPassword(password: string | null = PASSWORD): Promise<Played> {
    const event = await anEvent(server, shop)
    const { status } = await server.patch(event.id, { password }, sessionHeaders(shop))
    expect(status).toBe(200)
    return event
  }

  test('SRCH-5 the organizer protects a quick tournament; joining takes the password, coming back does not', async () => {
    const played = await createTournament(server, 1)
    expect((await server.document(played.id)).hasPassword).toBe(false)
    expect(await protect(server, played)).toMatchObject({ status: 200, body: { hasPassword: true } })
    expect(told(await join(server, played, { number: 2 }))).toEqual(NEEDED)
    expect(told(await join(server, played, { number: 2, password: '' }))).toEqual(NEEDED)
    expect(told(await join(server, played, { number: 2, password: null }))).toEqual(NEEDED)
    expect(told(await join(server, played, { number: 2, password: 'Sésame' }))).toEqual(WRONG)
    expect(told(await join(server, played, { number: 2, password: 'abc' }))).toEqual(WRONG)
    expect(await join(server, played, { number: 2, password: PASSWORD })).toMatchObject({
      status: 200,
      body: { tournament: { hasPassword: true }, player: { name: 'J 2' } },
    })
    expect((await join(server, played, { number: 2 })).status).toBe(200)
    expect((await join(server, played, { number: 2, password: 'anything' })).status).toBe(200)
    expect((await join(server, played, { number: 1 })).body.player.name).toBe('Joueur 1')
    expect(playersOf(await server.document(played.id))).toHaveLength(2)
  })

  test('another keyboard and blanks around it make no difference, case does', async () => {
    const played = await createTournament(server)
    await protect(server, played)
    expect((await join(server, played, { number: 1, password: ` ${PASSWORD.normalize('NFD')} ` })).status).toBe(200)
    expect(told(await join(server, played, { number: 2, password: PASSWORD.toLowerCase() }))).toEqual(WRONG)
  })

  test('a new password replaces the old one; once it is removed, everybody joins', async () => {
    const played = await createTournament(server)
    await protect(server, played)
    expect((await join(server, played, { number: 1, password: PASSWORD })).status).toBe(200)
    await protect(server, played, { password: '2468' })
    expect(told(await join(server, played, { number: 2, password: PASSWORD }))).toEqual(WRONG)
    expect((await join(server, played, { number: 2, password: '2468' })).status).toBe(200)
    for (const nothing of [null, '']) {
      await protect(server, played, { password: '2468' })
      expect(await protect(server, played, { password: nothing })).toMatchObject({
        status: 200,
        body: { hasPassword: false },
      })
    }
    expect((await join(server, played, { number: 3 })).status).toBe(200)
    expect((await join(server, played, { number: 4, password: '2468' })).status).toBe(200)
  })

  test('only the organizer sets it, before the start, and not just any text', async () => {
    const played = await createTournament(server, 2)
    for (const organizerId of [secretOf(1), undefined, (await server.document(played.id)).organizerId]) {
      expect((await protect(server, played, { organizerId })).status).toBe(401)
      expect((await protect(server, played, { password: null, organizerId })).status).toBe(401)
    }
    for (const text of ['abc', '   ', 'x'.repeat(129), 'x'.repeat(5000), 'ab\u0000cd', 1234, true, {}]) {
      expect(await protect(server, played, { password: text })).toMatchObject({
        status: 400,
        body: { type: 'document_invalid_structure', reason: 'entry_password_invalid' },
      })
    }
    expect((await server.patch(played.id, { hasPassword: true, organizerId: ORGANIZER })).status).toBe(401)
    expect((await server.document(played.id)).hasPassword).toBe(false)
    await server.call('start-quick-tournament', { tournamentId: played.id, organizerId: ORGANIZER })
    expect(await protect(server, played)).toMatchObject({
      status: 409,
      body: { reason: 'tournament_already_started' },
    })
  })

  test('a retried setting is accepted and changes nothing more', async () => {
    const played = await createTournament(server)
    const once = { password: PASSWORD, organizerId: ORGANIZER, actId: 'set-password-1' }
    const [first, again] = [await server.patch(played.id, once), await server.patch(played.id, once)]
    expect(again).toEqual(first)
    expect((await join(server, played, { number: 1, password: PASSWORD })).status).toBe(200)
  })

  test('the organizer adds players, and hands out devices, without it', async () => {
    const played = await createTournament(server)
    await protect(server, played)
    const added = await server.call('add-anonymous-player', {
      ...{ code: played.code, playerName: 'Théo', organizerId: ORGANIZER },
    })
    expect(added.status).toBe(200)
    expect(told(await join(server, played, { number: 1, playerName: 'Théo' }))).toEqual(NEEDED)
    const link = await server.call('create-device-link', {
      ...{ code: played.code, organizerId: ORGANIZER, playerName: 'Théo' },
    })
    const redeemed = await server.call('redeem-device-link', {
      ...{ code: played.code, oneTimeCode: link.body.data.oneTimeCode, secret: secretOf(1) },
    })
    expect(redeemed.body.data).toMatchObject({ role: 'player', playerName: 'Théo' })
    expect((await join(server, played, { number: 1 })).body.player.name).toBe('Théo')
  })

  test('SRCH-5 registering for a protected event takes the password, by call and by document', async () => {
    const event = await anEventWithPassword()
    const bob = { playerName: 'Bob', playerId: secretOf(1) }
    expect(told(await register(server, event, bob))).toEqual(NEEDED)
    expect(told(await register(server, event, { ...bob, password: 'Sésame' }))).toEqual(WRONG)
    expect((await register(server, event, { ...bob, password: PASSWORD })).body.data.registration.status).toBe(
      'pending',
    )
    const create = (more: object) =>
      server.send({
        method: 'POST',
        url: DOCUMENTS.replace('tournaments', 'registrations'),
        payload: {
          documentId: 'unique()',
          data: { tournamentId: event.id, playerName: 'Ana', ...PERSONAL, policyAgreement: true, ...more },
        },
        headers: sessionHeaders(ana),
      })
    const refused = [await create({}), await create({ password: 'Sésame' })]
    expect(refused.map((answer) => [answer.statusCode, answer.json().reason])).toEqual([
      [401, 'entry_password_required'],
      [401, 'entry_password_wrong'],
    ])
    const created = await create({ password: PASSWORD })
    expect(created.statusCode).toBe(201)
    expect(created.body).not.toContain(PASSWORD)
    const desk = await server.call(
      'add-player-at-desk',
      { tournamentId: event.id, playerName: 'Chloé' },
      sessionHeaders(shop),
    )
    expect(desk.status).toBe(200)
  })

  test('REGI-5 whoever cancelled comes back to a protected event without it', async () => {
    const event = await anEventWithPassword(null)
    const bob = { playerName: 'Bob', playerId: secretOf(1) }
    await register(server, event, bob)
    await server.call('cancel-player-advanced-tournament', { tournamentId: event.id, playerId: secretOf(1) })
    await server.patch(event.id, { password: PASSWORD }, sessionHeaders(shop))
    expect((await register(server, event, bob)).status).toBe(200)
  })

  test('SRCH-5 hasPassword filters lists exactly, with a search and without, and follows the settings', async () => {
    const event = await anEventWithPassword(null)
    const name = `Verrou ${crypto.randomUUID().slice(0, 8)}`
    await server.patch(event.id, { name }, sessionHeaders(shop))
    const found = async (hasPassword: boolean, searched: boolean) => {
      const queries = [
        { method: 'equal', attribute: 'hasPassword', values: [hasPassword] },
        searched
          ? { method: 'search', attribute: 'name', values: [name] }
          : { method: 'equal', attribute: 'name', values: [name] },
        { method: 'select', values: ['code', 'hasPassword'] },
      ]
      const search = new URLSearchParams(
        Object.fromEntries(queries.map((query, index) => [`queries[${index}]`, JSON.stringify(query)])),
      )
      const { documents } = (await server.send({ method: 'GET', url: `${DOCUMENTS}?${search}` })).json()
      return documents.map((document: { code: string; hasPassword: boolean }) => [document.code, document.hasPassword])
    }
    for (const isSearch of [true, false]) {
      await server.patch(event.id, { password: PASSWORD }, sessionHeaders(shop))
      expect(await found(true, isSearch)).toEqual([[event.code, true]])
      expect(await found(false, isSearch)).toEqual([])
      await server.patch(event.id, { password: null }, sessionHeaders(shop))
      expect(await found(true, isSearch)).toEqual([])
      expect(await found(false, isSearch)).toEqual([[event.code, false]])
    }
    await server.patch(event.id, { password: PASSWORD }, sessionHeaders(shop))
    const { body } = await server.call('get-last-advanced-event', {})
    expect(body.data.find(({ id }: { id: string }) => id === event.id)).toMatchObject({ hasPassword: true })
  })

  test('API-2 neither the password nor its hash can be read anywhere', async () => {
    const event = await anEventWithPassword()
    const played = await createTournament(server)
    await protect(server, played)
    await join(server, played, { number: 1, password: PASSWORD })
    await register(server, event, { playerName: 'Ana', playerId: ana.id, password: PASSWORD }, sessionHeaders(ana))
    await register(server, event, { playerName: 'Bob', playerId: secretOf(2), password: 'Sésame raté' })
    const select = (attribute: string) =>
      `${documentUrl(event.id)}?${new URLSearchParams({ 'queries[0]': JSON.stringify({ method: 'select', values: [attribute] }) })}`
    for (const hidden of ['password', 'passwordHash', 'password_hash', 'has_password', 'entry', 'hash']) {
      expect((await server.send({ method: 'GET', url: select(hidden) })).statusCode).toBe(400)
    }
    const read = async (url: string, person: Person | null) =>
      (await server.send({ method: 'GET', url, headers: person ? sessionHeaders(person) : {} })).body
    const answers = await Promise.all(
      [null, ana, shop].flatMap((person) => [
        ...[DOCUMENTS, documentUrl(event.id), documentUrl(played.id), select('*')].map((url) => read(url, person)),
        read(`/v1/tournaments/${event.code}`, person),
        read('/v1/functions/register-advanced-player/executions', person),
        read(`${DOCUMENTS.replace('tournaments', 'registrations')}`, person),
      ]),
    )
    for (const person of [ana, shop]) {
      const { body } = await server.call('export-account', {}, sessionHeaders(person))
      answers.push(JSON.stringify(body))
    }
    for (const text of answers) {
      expect(text).not.toMatch(HASHED)
      expect(text).not.toContain('Sésame')
    }
    const database = await server.database.open()
    const rows = (...tables: string[]) => everythingStored(database, tables)
    const elsewhere = await rows('tournaments', 'journal', 'executions', 'registrations', 'players', 'device_links')
    const capabilities = await rows('capabilities')
    await database.close()
    expect(elsewhere).toContain(event.id)
    expect(elsewhere).not.toMatch(HASHED)
    expect(capabilities).toMatch(/\$argon2id\$/)
    for (const text of [elsewhere, capabilities, ...server.logLines]) expect(text).not.toContain('Sésame')
    expect(server.logLines.join('\n')).not.toMatch(HASHED)
  })
})

test('the live channel and the documents of watchers tell that there is a password, and nothing of it', async () => {
  const server = await startServer()
  const played = await createTournament(server)
  const channel = liveChannel(played.id as TournamentId)
  const documents = 'databases.tablee.collections.tournaments.documents'
  const phone = openPhone(`${await listen(server)}?project=tablee&channels[]=${channel}&channels[]=${documents}`)
  await phone.hear(({ type }) => type === 'connected')
  await protect(server, played)
  const live = await phone.hear(({ data }) => data?.payload?.changes !== undefined)
  expect(live.data.payload.changes).toEqual([{ kind: 'protection_changed', hasPassword: true }])
  const document = await phone.hear(({ data }) => data?.payload?.hasPassword === true)
  expect(document.data.payload.$id).toBe(played.id)
  expect(JSON.stringify(phone.messages)).not.toMatch(HASHED)
  phone.socket.terminate()
  await server.close()
})

test('256 people of one address join within a minute, whoever tries wrong passwords beside them', async () => {
  const server = await startServer({ environment: { RATE_LIMITS: 'on' } })
  const played = await createTournament(server, 0, 256)
  await protect(server, played)
  const wrong = async (number: number) => (await join(server, played, { number, password: `wrong ${number}` })).status
  const tried = await Promise.all(Array.from({ length: 70 }, (_, index) => wrong(1000 + index)))
  expect(tried.filter((status) => status === 403)).toHaveLength(60)
  expect(tried.filter((status) => status === 429)).toHaveLength(10)
  const startedAt = performance.now()
  const joined = await Promise.all(
    Array.from({ length: 256 }, (_, index) => join(server, played, { number: index, password: PASSWORD })),
  )
  expect(joined.map(({ status }) => status)).toEqual(Array(256).fill(200))
  expect(performance.now() - startedAt).toBeLessThan(60_000)
  await server.close()
})
