import { tokenKindOf } from '@tablee/contract/shops/token-calls'
import type { ShopId } from '@tablee/domain/shops/shop'
import { TOKEN_KINDS, type TokenKind } from '@tablee/domain/shops/shop-token'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DATABASE_KINDS } from '../../database/testing/test-databases.ts'
import { endToken, listTokens } from '../../features/shops/tokens/token-store.ts'
import { type Played, secretOf, startServer, type TestServer } from '../../testing/a-server.ts'
import { aPerson, PASSWORD, type Person } from '../../testing/an-account.ts'
import { anEvent, anOrganizer, PERSONAL, register, sessionHeaders } from '../../testing/an-event.ts'

const SHOP = {
  ...{ location: '69003 Lyon', email: null, phone: null, site: null, discord: null, instagram: null, words: null },
  ...{ takesReplies: false, takesMessages: true },
}
const PRIVATE = { ...PERSONAL, email: 'lea.private@exemple.fr', phone: '06 PRIVATE', notes: 'PRIVATE NOTE' }
const SECRETS = /private|PRIVATE/
const DAY_MS = 86_400_000

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

describe.each(DATABASE_KINDS)('tokens of a shop on %s', (kind) => {
  let server: TestServer
  let passedMs = 0
  beforeAll(async () => {
    server = await startServer({ kind, world: { now: () => new Date(Date.now() + passedMs) } })
  })
  afterAll(() => server.close())

  let shops = 0
  type Shop = { readonly organizer: Person; readonly id: ShopId; readonly slug: string }
  async function aShop(): Promise<Shop> {
    shops += 1
    const organizer = await anOrganizer(server, `Camille ${shops}`)
    const { body } = await server.call('keep-shop', { ...SHOP, name: `La Grotte ${shops}` }, sessionHeaders(organizer))
    return { organizer, id: body.data.shop.id, slug: body.data.shop.slug }
  }
  const add = (person: Person, name: string, tokenKind: TokenKind = 'read') =>
    server.call('add-shop-token', { name, kind: tokenKind }, sessionHeaders(person))
  async function aToken(person: Person, tokenKind: TokenKind, name = `Écran ${tokenKind}`): Promise<string> {
    const { status, body } = await add(person, name, tokenKind)
    expect(status, JSON.stringify(body)).toBe(200)
    return body.data.token
  }
  const kept = (shop: ShopId) => server.server.database.read((db) => listTokens(db, shop))
  /** Two people, one of whom checks in. */
  async function anEventOf(organizer: Person): Promise<Played> {
    const event = await anEvent(server, organizer)
    for (const [index, playerName] of ['Léa', 'Marc'].entries()) {
      const playerId = `${secretOf(index + 1)}-${event.code}`
      expect((await register(server, event, { ...PRIVATE, playerName, playerId })).status).toBe(200)
    }
    const accepted = await server.call('accept-registrations', { tournamentId: event.id }, sessionHeaders(organizer))
    expect(accepted.status).toBe(200)
    return event
  }
  const asProgram = (token: string, id: string, payload: object = {}) => server.call(id, payload, bearer(token))

  test('TOKN-1 a shop makes five tokens, each told once, by a name of its own, and kept as a hash', async () => {
    const { organizer, id } = await aShop()
    const first = await add(organizer, '  Écran   de la salle ')
    const { token, tokens } = first.body.data
    expect(token).toMatch(/^tbl_[\w-]{43}$/)
    expect(tokens).toMatchObject([{ name: 'Écran de la salle', kind: 'read', usedOn: null }])
    const listed = await server.call('get-shop-tokens', {}, sessionHeaders(organizer))
    expect(JSON.stringify(listed.body)).not.toContain(token)
    const rows = await server.server.database.read((db) => db.selectFrom('shop_tokens').selectAll().execute())
    expect(JSON.stringify(rows)).not.toContain(token.slice(4))
    expect((await add(organizer, 'ecran de la SALLE')).body.reason).toBe('token_name_taken')
    for (const name of ['', ' \u200B ']) expect((await add(organizer, name)).body.reason).toBe('token_name_required')
    expect((await add(organizer, 'x'.repeat(41))).body.reason).toBe('token_name_too_long')
    expect((await add(organizer, 'Autre', 'all' as TokenKind)).body.reason).toBe('token_kind_invalid')
    const at = ['b', 'c', 'd', 'e', 'f'].map((name) => add(organizer, name))
    const answers = (await Promise.all(at)).map(({ status }) => status)
    expect(answers.toSorted()).toEqual([200, 200, 200, 200, 429])
    expect(await kept(id)).toHaveLength(5)
  })

  test('TOKN-1 only organizers of the shop make, see and revoke its tokens', async () => {
    const { organizer } = await aShop()
    const other = await aShop()
    const [row] = (await add(organizer, 'Salle')).body.data.tokens
    for (const [person, reason] of [
      [other.organizer, 'token_not_found'],
      [await aPerson(server, 'Nour'), 'shop_not_found'],
    ] as const)
      expect((await server.call('revoke-shop-token', { id: row.id }, sessionHeaders(person))).body.reason).toBe(reason)
    expect((await server.call('get-shop-tokens', {}, sessionHeaders(other.organizer))).body.data.tokens).toEqual([])
    expect((await server.call('get-shop-tokens', {})).status).toBe(401)
    const revoked = await server.call('revoke-shop-token', { id: row.id }, sessionHeaders(organizer))
    expect(revoked.body.data.tokens).toEqual([])
    expect((await server.call('revoke-shop-token', { id: row.id }, sessionHeaders(organizer))).status).toBe(404)
  })

  test('TOKN-2 a token reads the events, registrations, rounds and standings of its shop, nothing personal', async () => {
    const { organizer, slug } = await aShop()
    const event = await anEventOf(organizer)
    const { organizer: stranger } = await aShop()
    await anEvent(server, stranger)
    for (const tokenKind of TOKEN_KINDS) {
      const token = await aToken(organizer, tokenKind)
      const { body } = await asProgram(token, 'get-shop-events')
      expect(body.data).toMatchObject({ shop: { slug }, next: null })
      expect(body.data.events).toMatchObject([{ id: event.id, code: event.code, state: 'waiting', players: 2 }])
      const hidden = { tournamentId: event.id, isHidden: true, playerId: `${secretOf(2)}-${event.code}` }
      await server.call('hide-registered-name', hidden)
      const registrations = await asProgram(token, 'get-advanced-registrations', {
        tournamentId: event.id,
        ...{ organizerId: organizer.id, playerId: `${secretOf(1)}-${event.code}` },
      })
      expect(registrations.status).toBe(200)
      expect(registrations.body.data.map(({ status }: { status: string }) => status)).toEqual([
        'confirmed',
        'confirmed',
      ])
      expect(JSON.stringify(registrations.body)).not.toMatch(SECRETS)
      expect(registrations.body.data[0]).not.toHaveProperty('hasPaid')
      for (const path of ['', '/standings']) {
        const url = `/v1/tournaments/${event.code}${path}`
        const read = await server.send({ method: 'GET', url, headers: bearer(token) })
        expect(read.statusCode, url).toBe(200)
      }
    }
  })

  test('TOKN-2 events come fifty together', async () => {
    const { organizer, id: shop } = await aShop()
    await anEvent(server, organizer)
    const token = await aToken(organizer, 'read')
    await server.server.database.inTransaction(async ({ db }) => {
      const [model] = await db.selectFrom('all_tournaments').selectAll().where('shop_id', '=', shop).execute()
      if (!model) throw new Error('no event')
      const copies = Array.from({ length: 50 }, (_, at) => ({
        ...model,
        id: `${model.id}-${at}`,
        code: `${shop}${at}`,
      }))
      await db.insertInto('all_tournaments').values(copies).execute()
    })
    const first = (await asProgram(token, 'get-shop-events')).body.data
    expect([first.events.length, first.next]).toEqual([50, 50])
    const rest = (await asProgram(token, 'get-shop-events', { offset: 50 })).body.data
    expect([rest.events.length, rest.next]).toEqual([1, null])
  })

  test('TOKN-3 a wrong token is refused alike everywhere, whatever is wrong with it', async () => {
    const { organizer } = await aShop()
    const ended = await aToken(organizer, 'run')
    const { body } = await server.call('get-shop-tokens', {}, sessionHeaders(organizer))
    await server.call('revoke-shop-token', { id: body.data.tokens[0].id }, sessionHeaders(organizer))
    const told = new Set<string>()
    for (const token of [ended, 'tbl_', `tbl_${'a'.repeat(43)}`, 'tbl_%00', `tbl_${'é'.repeat(20)}`])
      for (const url of ['/v1/ping', '/v1/account', '/v1/tournaments/ABC234', '/v1/functions/get-shop/executions']) {
        const method = url.endsWith('executions') ? 'POST' : 'GET'
        const headers = { ...bearer(token), cookie: sessionHeaders(organizer).cookie }
        const answer = await server.send({ method, url, headers, ...(method === 'POST' && { payload: {} }) })
        told.add(`${answer.statusCode} ${answer.body}`)
      }
    expect([...told]).toHaveLength(1)
    expect([...told][0]).toMatch(/^401 .*user_invalid_token/)
  })

  test('TOKN-3 what another layer says in the header is none of our business', async () => {
    for (const authorization of ['Basic dGJsXzE6Mg==', 'Bearer eyJhbGciOi', 'Bearer'])
      expect((await server.call('get-last-advanced-event', {}, { authorization })).status).toBe(200)
  })

  test('TOKN-4 of all calls a token opens those that name it, and no other route', async () => {
    const { organizer } = await aShop()
    const { paths } = (await server.send({ method: 'GET', url: '/v1/openapi.json' })).json()
    const calls = Object.keys(paths).flatMap((path) => /^\/functions\/([\w-]+)\/executions$/.exec(path)?.[1] ?? [])
    expect(calls.length).toBeGreaterThan(100)
    for (const tokenKind of TOKEN_KINDS) {
      const token = await aToken(organizer, tokenKind)
      const open = []
      for (const id of calls) {
        const url = `/v1/functions/${id}/executions`
        const answer = await server.send({ method: 'POST', url, headers: bearer(token), payload: { body: '{}' } })
        if (answer.statusCode === 201) open.push(id)
        else expect([id, answer.statusCode, answer.json().reason]).toEqual([id, 403, 'token_not_allowed'])
      }
      const meant = calls.filter(
        (id) => tokenKindOf(id) === 'read' || (tokenKind === 'run' && tokenKindOf(id) === 'run'),
      )
      expect(open).toEqual(meant)
      const documents = '/v1/databases/tablee/collections/registrations/documents'
      for (const [method, url] of [
        ...([
          ['GET', '/v1/account'],
          ['PATCH', '/v1/account/name'],
          ['GET', documents],
          ['POST', documents],
        ] as const),
        ...([
          ['GET', '/v1/realtime'],
          ['GET', '/v1/functions/get-shop-events/executions'],
          ['GET', '/v1/nowhere'],
          ['GET', '/%761/account'],
          ['GET', '/%761/account'],
        ] as const),
        ...([['DELETE', '/v1/shops/logo']] as const),
      ]) {
        const { statusCode } = await server.send({ method, url, headers: bearer(token) })
        expect([method, url, statusCode]).toEqual([method, url, 403])
      }
    }
  })

  test('TOKN-4 secrets and accounts sent beside a token lend it nothing', async () => {
    const { organizer } = await aShop()
    const event = await anEventOf(organizer)
    const token = await aToken(organizer, 'read')
    const round = { tournamentId: event.id, roundNumber: 1, organizerId: organizer.id }
    const headers = { ...bearer(token), ...sessionHeaders(organizer) }
    expect((await server.call('generate-advanced-pairings', round, headers)).status).toBe(403)
    const run = await aToken(organizer, 'run')
    const playerId = `${secretOf(1)}-${event.code}`
    const dropped = await asProgram(run, 'drop-player-advanced-tournament', { tournamentId: event.id, playerId })
    expect([dropped.status, dropped.body.reason]).toEqual([403, 'token_not_allowed'])
    const foreign = await anEventOf((await aShop()).organizer)
    const others = await asProgram(run, 'generate-advanced-pairings', { tournamentId: foreign.id, roundNumber: 1 })
    expect([others.status, others.body.reason]).toEqual([403, 'not_organizer'])
  })

  test('TOKN-5 a program runs an event to its podium, and the journal names it, also once it is revoked', async () => {
    const { organizer } = await aShop()
    const event = await anEventOf(organizer)
    const token = await aToken(organizer, 'run', 'Robot du vendredi')
    const tournamentId = event.id
    const [lea] = (await asProgram(token, 'get-advanced-registrations', { tournamentId })).body.data
    const acts = [
      ['check-in-player', { tournamentId, playerId: lea.playerKey, isPresent: true }],
      ['plan-rounds', { tournamentId, rounds: 1 }],
      ['generate-advanced-pairings', { tournamentId, roundNumber: 1 }],
      ['start-clock', { tournamentId }],
    ] as const
    for (const [id, payload] of acts) {
      const { status, body } = await asProgram(token, id, payload)
      expect([id, status, JSON.stringify(body.reason)]).toEqual([id, 200, undefined])
      expect(JSON.stringify(body)).not.toMatch(SECRETS)
    }
    const { data: rounds } = (await asProgram(token, 'get-advanced-rounds', { tournamentId })).body
    const scored = { roundId: rounds[0].$id, score1: 2, score2: 0, actId: 'decided-once-0001' }
    for (const _ of ['first', 'again'])
      expect((await asProgram(token, 'submit-advanced-score', scored)).status).toBe(200)
    expect((await asProgram(token, 'finish-tournament', { tournamentId })).status).toBe(200)
    const noted = await server.server.database.read((db) =>
      db.selectFrom('executions').select('account_id').where('account_id', 'like', 'token:%').execute(),
    )
    expect(noted).toEqual([])
    const { body: listed } = await server.call('get-shop-tokens', {}, sessionHeaders(organizer))
    await server.call('revoke-shop-token', { id: listed.data.tokens[0].id }, sessionHeaders(organizer))
    const read = async (asStaff: boolean) =>
      (await server.call('get-journal', { code: event.code, asStaff }, sessionHeaders(organizer))).body.data.entries
    const [last, ...entries] = await read(true)
    expect(last).toMatchObject({ role: 'co-organizer', name: 'Robot du vendredi', byProgram: true })
    expect(entries.filter((entry: object) => 'byProgram' in entry)).toHaveLength(5)
    expect((await read(false))[0]).toMatchObject({ name: null, byProgram: true })
  })

  test('TOKN-6 a token ends at once in every process, with its shop, and with the last person of the shop', async () => {
    const ended: string[] = []
    const one = await aShop()
    ended.push(await aToken(one.organizer, 'read'))
    expect((await asProgram(ended[0] ?? '', 'get-shop-events')).status).toBe(200)
    const [row] = await kept(one.id)
    // As another process would.
    if (row) await server.server.database.inTransaction(({ db }) => endToken(db, row, new Date().toISOString()))
    const closed = await aShop()
    ended.push(await aToken(closed.organizer, 'read'))
    expect((await server.call('close-shop', {}, sessionHeaders(closed.organizer))).status).toBe(200)
    const blocked = await aShop()
    ended.push(await aToken(blocked.organizer, 'read'))
    const { id: account } = blocked.organizer
    await server.server.database.inTransaction(({ db }) =>
      db.updateTable('accounts').set({ is_enabled: 0 }).where('id', '=', account).execute(),
    )
    const erased = await aShop()
    ended.push(await aToken(erased.organizer, 'run'))
    const gone = await server.call('delete-account', { password: PASSWORD }, sessionHeaders(erased.organizer))
    expect(gone.status, JSON.stringify(gone.body)).toBe(200)
    for (const token of ended) {
      const answer = await server.send({ method: 'GET', url: '/v1/ping', headers: bearer(token) })
      expect(answer.statusCode).toBe(401)
    }
    const rows = await server.server.database.read((db) =>
      db.selectFrom('shop_tokens').select('id').where('shop_id', 'in', [closed.id, erased.id]).execute(),
    )
    expect(rows).toEqual([])
  })

  test('TOKN-7 its last use is known by the day, and no log holds a token', async () => {
    const { organizer, id } = await aShop()
    const token = await aToken(organizer, 'read')
    const used = async () => {
      await asProgram(token, 'get-shop-events')
      return (await kept(id))[0]?.usedOn
    }
    const today = new Date(Date.now() + passedMs).toISOString().slice(0, 10)
    expect(await used()).toBe(today)
    passedMs += DAY_MS
    expect(await used()).toBe(new Date(Date.now() + passedMs).toISOString().slice(0, 10))
    passedMs -= DAY_MS
    await server.send({ method: 'GET', url: '/v1/account', headers: bearer(token) })
    await server.send({
      method: 'POST',
      url: '/v1/functions/get-shop/executions',
      headers: bearer(token),
      payload: '{',
    })
    expect(server.logLines.join('\n')).not.toContain('tbl_')
  })
})

test('TOKN-3 guesses are counted, and a right token passes all the same', async () => {
  const server = await startServer({ environment: { RATE_LIMITS: 'on' } })
  const organizer = await anOrganizer(server, 'Camille')
  await server.call('keep-shop', { ...SHOP, name: 'La Grotte' }, sessionHeaders(organizer))
  const { body } = await server.call('add-shop-token', { name: 'A', kind: 'read' }, sessionHeaders(organizer))
  const ask = (token: string) => server.send({ method: 'GET', url: '/v1/ping', headers: bearer(token) })
  const statuses: number[] = []
  for (let guess = 0; guess < 61; guess += 1) statuses.push((await ask(`tbl_${guess}`)).statusCode)
  expect(statuses.filter((status) => status === 401)).toHaveLength(60)
  expect(statuses.at(-1)).toBe(429)
  expect((await ask(body.data.token)).statusCode).toBe(200)
  const url = '/v1/functions/get-shop-events/executions'
  const payload = { body: '{}' }
  let left = 0
  for (let call = 0; call < 121; call += 1) {
    const answer = await server.send({ method: 'POST', url, headers: bearer(body.data.token), payload })
    if (answer.statusCode === 201) left += 1
  }
  expect(left).toBe(120)
  await server.close()
})
