import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import WebSocket from 'ws'
import { DATABASE_KINDS } from '../../database/testing/test-databases.ts'
import { ORGANIZER, startServer, type TestServer } from '../../testing/a-server.ts'
import { aPerson, PASSWORD, type Person } from '../../testing/an-account.ts'

const LAST_EVENTS = 'get-last-advanced-event'

let now = new Date()
const DAY_MS = 86_400_000

describe.each(DATABASE_KINDS)('on %s', (kind) => {
  let server: TestServer
  let zoe: Person
  let ana: Person

  beforeAll(async () => {
    server = await startServer({ kind, world: { now: () => now } })
    zoe = await aPerson(server)
    ana = await aPerson(server, 'Ana')
  })
  afterAll(() => server.close())

  const execute = (person: Person | null, id: string, sent: object = {}) =>
    (person?.browser.send ?? guest)('POST', `/functions/${id}/executions`, sent)
  const list = (person: Person | null, id: string, search = '') =>
    (person?.browser.send ?? guest)('GET', `/functions/${id}/executions?${search}`)
  async function guest(method: 'GET' | 'POST', path: string, payload?: object) {
    const answer = await server.send({ method, url: `/v1${path}`, ...(payload ? { payload } : {}) })
    return { status: answer.statusCode, body: answer.json() }
  }
  const asked = (...queries: object[]) =>
    queries.map((query, place) => `queries[${place}]=${encodeURIComponent(JSON.stringify(query))}`).join('&')
  async function untilEnded(person: Person, id: string): Promise<void> {
    for (;;) {
      const { body } = await person.browser.send('GET', `/functions/${LAST_EVENTS}/executions/${id}`)
      if (body.status !== 'waiting') return
    }
  }

  test('API-1 wire 7 an execution is kept for its account, without what was sent and answered', async () => {
    const body = JSON.stringify({ name: 'Secret', playerCount: 4, organizerId: ORGANIZER })
    const made = await execute(zoe, 'create-quick-tournament', { body, path: '/a?b=c' })
    expect(made.status).toBe(201)
    expect(JSON.parse(made.body.responseBody).success).toBe(true)
    expect(made.body.$permissions).toEqual([`read("user:${zoe.id}")`])
    const { body: found } = await zoe.browser.send(
      'GET',
      `/functions/create-quick-tournament/executions/${made.body.$id}`,
    )
    expect(found).toEqual({ ...made.body, responseBody: '' })
    expect(found).toMatchObject({
      status: 'completed',
      trigger: 'http',
      requestMethod: 'POST',
      requestPath: '/a?b=c',
      responseStatusCode: 200,
      logs: '',
      errors: '',
      resourceId: 'create-quick-tournament',
      resourceType: 'functions',
    })
    expect(found.requestHeaders).toContainEqual({ name: 'content-length', value: String(body.length) })
    const all = await server.database.open()
    const rows = JSON.stringify(await all.read((db) => db.selectFrom('executions').selectAll().execute()))
    await all.close()
    expect(rows).not.toContain(ORGANIZER)
    expect(rows).not.toContain('Secret')
  })

  test('API-1 wire 7 nobody sees the executions of others, and those of guests are nobody’s', async () => {
    const own = (await execute(zoe, LAST_EVENTS)).body.$id
    const guests = (await execute(null, LAST_EVENTS)).body
    expect(guests.$permissions).toEqual([])
    const get = async (person: Person | null, id: string, name = LAST_EVENTS) =>
      (await (person?.browser.send ?? guest)('GET', `/functions/${name}/executions/${id}`)).body.type ?? 'found'
    expect(await get(zoe, own)).toBe('found')
    expect(await get(zoe, own, 'create-quick-tournament')).toBe('execution_not_found')
    for (const person of [ana, null]) expect(await get(person, own)).toBe('execution_not_found')
    for (const person of [ana, zoe, null]) expect(await get(person, guests.$id)).toBe('execution_not_found')
    expect(await get(zoe, own, 'nothing')).toBe('function_not_found')
    expect((await list(ana, LAST_EVENTS)).body).toEqual({ total: 0, executions: [] })
    expect((await list(null, LAST_EVENTS)).body).toEqual({ total: 0, executions: [] })
    expect((await list(zoe, LAST_EVENTS)).body.executions.map(({ $id }: { $id: string }) => $id)).toEqual([own])
  })

  test('API-1 wire 7 executions are listed with queries, words and a total', async () => {
    const leo = await aPerson(server, 'Léo')
    for (const path of ['/un', '/deux', '/trois']) await execute(leo, LAST_EVENTS, { path })
    await execute(leo, LAST_EVENTS, { method: 'GET' })
    const paths = async (search: string) =>
      (await list(leo, LAST_EVENTS, search)).body.executions.map(
        ({ requestPath }: { requestPath: string }) => requestPath,
      )
    expect((await list(leo, LAST_EVENTS)).body.total).toBe(4)
    expect(await paths(asked({ method: 'equal', attribute: 'requestPath', values: ['/deux'] }))).toEqual(['/deux'])
    expect(await paths(asked({ method: 'equal', attribute: 'responseStatusCode', values: [405] }))).toEqual(['/'])
    expect(await paths(asked({ method: 'equal', attribute: 'status', values: ['failed'] }))).toEqual([])
    expect(await paths('search=TROIS')).toEqual(['/trois'])
    expect(await paths('search=quatre')).toEqual([])
    const { body } = await list(leo, LAST_EVENTS, `total=false&${asked({ method: 'limit', values: [1] })}`)
    expect(body).toMatchObject({ total: 0, executions: [{ responseBody: '' }] })
    const after = asked({ method: 'cursorAfter', values: [body.executions[0].$id] })
    expect((await list(leo, LAST_EVENTS, after)).body.executions).toHaveLength(3)
    expect((await list(zoe, LAST_EVENTS, after)).body.type).toBe('general_cursor_not_found')
    const wrong = asked({ method: 'equal', attribute: 'accountId', values: [zoe.id] })
    expect((await list(leo, LAST_EVENTS, wrong)).body.type).toBe('general_query_invalid')
    expect((await list(leo, LAST_EVENTS, `search=${'x'.repeat(257)}`)).body.type).toBe('general_argument_invalid')
  })

  test('API-1 wire 6.3 more executions than can be looked at one by one are not listed', async () => {
    const max = await aPerson(server, 'Max')
    await execute(max, LAST_EVENTS)
    const file = await server.database.open()
    await file.inTransaction(async ({ db }) => {
      const row = await db
        .selectFrom('executions')
        .selectAll()
        .where('account_id', '=', max.id)
        .executeTakeFirstOrThrow()
      for (let batch = 0; batch < 25; batch++) {
        const rows = Array.from({ length: 201 }, (_, place) => ({ ...row, id: `many-${kind}-${batch}-${place}` }))
        await db.insertInto('executions').values(rows).execute()
      }
    })
    await file.close()
    const { body } = await list(max, LAST_EVENTS, asked({ method: 'limit', values: [1] }))
    expect(body).toMatchObject({
      type: 'general_query_invalid',
      message: expect.stringContaining('too many documents'),
    })
  })

  test('API-1 wire 7 executions are found and ordered by how long they took', async () => {
    const max = await aPerson(server, 'Max')
    const ids: string[] = []
    for (const ms of [12, 1500, 7]) {
      const { $id } = (await execute(max, LAST_EVENTS)).body
      ids.push($id)
      const file = await server.database.open()
      await file.inTransaction(({ db }) =>
        db.updateTable('executions').set({ duration_ms: ms }).where('id', '=', $id).execute(),
      )
      await file.close()
    }
    const found = async (...queries: object[]) =>
      (await list(max, LAST_EVENTS, asked(...queries))).body.executions.map(
        ({ duration }: { duration: number }) => duration,
      )
    expect(await found({ method: 'greaterThan', attribute: 'duration', values: [1] })).toEqual([1.5])
    expect(await found({ method: 'equal', attribute: 'duration', values: [0.012, 7] })).toEqual([0.012])
    expect(await found({ method: 'orderDesc', attribute: 'duration' })).toEqual([1.5, 0.012, 0.007])
    const after = { method: 'cursorAfter', values: [ids[0]] }
    expect(await found({ method: 'orderDesc', attribute: 'duration' }, after)).toEqual([0.007])
    const wrong = asked({ method: 'equal', attribute: 'duration', values: ['1'] })
    expect((await list(max, LAST_EVENTS, wrong)).body.type).toBe('general_query_invalid')
  })

  test('API-1 wire 7 an asynchronous execution waits, runs and ends', async () => {
    const { status, body } = await execute(zoe, LAST_EVENTS, { async: true })
    expect(status).toBe(202)
    expect(body).toMatchObject({ status: 'waiting', responseStatusCode: 0, responseBody: '', duration: 0 })
    await untilEnded(zoe, body.$id)
    const ended = (await zoe.browser.send('GET', `/functions/${LAST_EVENTS}/executions/${body.$id}`)).body
    expect(ended).toMatchObject({ status: 'completed', responseStatusCode: 200, responseBody: '' })
    expect(ended.$createdAt).toBe(body.$createdAt)
  })

  test('API-1 wire 7 what an earlier process had accepted has failed for the next one', async () => {
    const { body } = await execute(ana, LAST_EVENTS)
    const file = await server.database.open()
    await file.inTransaction(({ db }) =>
      db.updateTable('executions').set({ status: 'waiting' }).where('id', '=', body.$id).execute(),
    )
    await file.close()
    await server.restart()
    expect((await ana.browser.send('GET', `/functions/${LAST_EVENTS}/executions/${body.$id}`)).body.status).toBe(
      'failed',
    )
  })

  test('API-1 wire 7 an account keeps its newest hundred, for thirty days', async () => {
    const leo = await aPerson(server, 'Léo')
    for (let count = 0; count < 103; count++) await execute(leo, LAST_EVENTS, { path: `/${count}` })
    expect((await list(leo, LAST_EVENTS)).body.total).toBe(100)
    const search = asked({ method: 'limit', values: [1] })
    const before = now
    now = new Date(Date.now() + 31 * DAY_MS)
    const jo = await aPerson(server, 'Jo')
    await execute(jo, LAST_EVENTS)
    expect((await list(leo, LAST_EVENTS, search)).body.total).toBe(0)
    now = before
  })

  test('AUTH-9 API-1 wire 7 executions are in the download of an account, and go with it', async () => {
    const leo = await aPerson(server, 'Léo')
    const { body: made } = await execute(leo, LAST_EVENTS)
    const exported = JSON.parse((await execute(leo, 'export-account')).body.responseBody)
    expect(exported.data.executions.map(({ $id }: { $id: string }) => $id)).toEqual([made.$id])
    const erased = await execute(leo, 'delete-account', { body: JSON.stringify({ password: PASSWORD }) })
    expect(erased.body.responseStatusCode).toBe(200)
    const all = await server.database.open()
    const left = await all.read((db) =>
      db.selectFrom('executions').selectAll().where('account_id', '=', leo.id).execute(),
    )
    await all.close()
    expect(left).toEqual([])
  })
})

describe('wire 8.3 events of executions', () => {
  test('API-3 an account hears of its own executions, on each of their channels, and nobody else does', async () => {
    const server = await startServer()
    await server.server.app.listen({ port: 0, host: '127.0.0.1' })
    const bound = server.server.app.server.address()
    const port = typeof bound === 'object' && bound ? bound.port : 0
    const [zoe, ana] = [await aPerson(server), await aPerson(server, 'Ana')]
    const listen = async (person: Person | null) => {
      const url = `ws://127.0.0.1:${port}/v1/realtime?project=tablee&channels[]=executions&channels[]=functions.${LAST_EVENTS}`
      const socket = new WebSocket(url, { headers: person ? { cookie: person.browser.cookie() } : {} })
      // biome-ignore lint/suspicious/noExplicitAny: tests look at messages of any shape
      const events: any[] = []
      const heard: { count: number; resolve: () => void }[] = []
      const connected = Promise.withResolvers<void>()
      socket.on('message', (text) => {
        const { type, data } = JSON.parse(String(text))
        if (type === 'connected') connected.resolve()
        if (type !== 'event') return
        events.push(data)
        for (const each of heard) if (events.length >= each.count) each.resolve()
      })
      await connected.promise
      return {
        socket,
        events,
        untilHeard: (count: number) => new Promise<void>((resolve) => heard.push({ count, resolve })),
      }
    }
    const [own, other, nobody] = [await listen(zoe), await listen(ana), await listen(null)]
    const three = own.untilHeard(3)
    const sync = await zoe.browser.send('POST', `/functions/${LAST_EVENTS}/executions`, {})
    const later = await zoe.browser.send('POST', `/functions/${LAST_EVENTS}/executions`, { async: true })
    await server.send({ method: 'POST', url: `/v1/functions/${LAST_EVENTS}/executions`, payload: {} })
    await three
    const id = sync.body.$id
    expect(own.events[0].channels).toEqual([
      ...['executions', `executions.${id}`, `functions.${LAST_EVENTS}`],
      ...['executions.create', `executions.${id}.create`, `functions.${LAST_EVENTS}.create`],
    ])
    expect(own.events[0].events).toEqual([
      `functions.${LAST_EVENTS}.executions.${id}.create`,
      `functions.${LAST_EVENTS}.executions.*.create`,
      `functions.*.executions.${id}.create`,
      'functions.*.executions.*.create',
      `functions.${LAST_EVENTS}.executions.${id}`,
      `functions.${LAST_EVENTS}.executions.*`,
      `functions.*.executions.${id}`,
      'functions.*.executions.*',
      `functions.${LAST_EVENTS}`,
      'functions.*',
    ])
    expect(own.events[0].payload).toEqual({ ...sync.body, responseBody: '' })
    expect(own.events.slice(1).map(({ events, payload }) => [events[0], payload.status])).toEqual([
      [`functions.${LAST_EVENTS}.executions.${later.body.$id}.create`, 'waiting'],
      [`functions.${LAST_EVENTS}.executions.${later.body.$id}.update`, 'completed'],
    ])
    expect([other.events, nobody.events]).toEqual([[], []])
    for (const { socket } of [own, other, nobody]) socket.terminate()
    await server.close()
  })
})
