import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, DATABASE_KINDS } from '../../database/testing/test-databases.ts'
import { listen, openPhone } from '../../testing/a-phone.ts'
import {
  createTournament,
  DOCUMENTS,
  documentUrl,
  ORGANIZER,
  type Played,
  playersOf,
  secretOf,
  startServer,
  startTournament,
  type TestServer,
} from '../../testing/a-server.ts'
import { aPerson, PASSWORD } from '../../testing/an-account.ts'
import { anEvent, anOrganizer, register, sessionHeaders } from '../../testing/an-event.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const DELETED = 'Ce tournoi a été supprimé par l’organisation.'

describe.each(DATABASE_KINDS)('a deleted tournament on %s', (kind) => {
  let server: TestServer
  let now = new Date('2026-11-22T18:00:00.000Z')
  /** Sources for the next codes, sixteen bytes each. */
  const drawn: Uint8Array[] = []
  const world = {
    now: () => now,
    chance: (count: number) => (count === 16 && drawn.shift()) || randomBytes(count),
  }
  beforeAll(async () => {
    server = await startServer({ kind, world })
  })
  afterAll(() => server.close())

  const wish = ({ code }: Played) => ({ code, organizerId: ORGANIZER })
  const remove = (played: Played) => server.call('delete-tournament', wish(played))
  const restore = (played: Played) => server.call('restore-tournament', wish(played))

  async function found(query: object): Promise<readonly unknown[]> {
    const url = `${DOCUMENTS}?queries[0]=${encodeURIComponent(JSON.stringify(query))}`
    return (await server.send({ method: 'GET', url })).json().documents
  }

  /** Every way to find it, with the number of matches. */
  async function ways({ id, code }: Played, name: string): Promise<readonly number[]> {
    const lists = [
      await found({ method: 'equal', attribute: '$id', values: [id] }),
      await found({ method: 'equal', attribute: 'code', values: [code] }),
      await found({ method: 'search', attribute: 'name', values: [name] }),
    ]
    const read = await server.send({ method: 'GET', url: documentUrl(id) })
    const open = await server.send({ method: 'GET', url: `/v1/tournaments/${code}` })
    return [...lists.map(({ length }) => length), ...[read, open].map(({ statusCode }) => (statusCode === 200 ? 1 : 0))]
  }

  test('STAK-3 it is hidden whichever way it is looked for, says so by its code, and comes back as it was', async () => {
    const played = await createTournament(server, 2)
    await server.patch(played.id, { name: 'Zanzibar', organizerId: ORGANIZER })
    const before = await server.document(played.id)
    const everyWay = [1, 1, 1, 1, 1]
    expect(await ways(played, 'Zanzibar')).toEqual(everyWay)

    const { status, body } = await remove(played)
    expect(status).toBe(200)
    expect(body.data).toEqual({
      ...{ id: played.id, code: played.code, name: 'Zanzibar', type: 'quick' },
      restorableUntil: '2026-12-22T18:00:00.000+00:00',
    })
    expect(await ways(played, 'Zanzibar')).toEqual([0, 0, 0, 0, 0])
    const open = await server.send({ method: 'GET', url: `/v1/tournaments/${played.code}` })
    expect(open.json()).toMatchObject({ code: 404, reason: 'tournament_deleted', message: DELETED })
    const joining = { code: played.code, playerName: 'Tard', playerId: secretOf(9) }
    const joined = await server.call('join-quick-tournament', joining)
    expect(joined).toMatchObject({ status: 404, body: { reason: 'tournament_deleted' } })
    for (const call of ['get-seat-queue', 'start-next-round'])
      expect((await server.call(call, { ...wish(played), tournamentId: played.id })).status).toBe(404)
    expect((await remove(played)).body.data).toEqual(body.data)

    expect((await restore(played)).body.tournament).toMatchObject({ $id: played.id })
    expect((await restore(played)).status).toBe(200)
    expect(await server.document(played.id)).toEqual({ ...before, liveSequence: Number(before.liveSequence) + 2 })
    expect(await ways(played, 'Zanzibar')).toEqual(everyWay)
    expect((await server.call('join-quick-tournament', joining)).status).toBe(200)
  })

  test('STAK-3 only what has not started is deleted, and only its organizer restores it', async () => {
    const started = await startTournament(server, 2)
    expect(await remove(started)).toMatchObject({ status: 409, body: { reason: 'tournament_already_started' } })
    const waiting = await createTournament(server, 1)
    const player = { code: waiting.code, organizerId: secretOf(1) }
    expect((await server.call('delete-tournament', player)).status).toBe(403)
    await remove(waiting)
    expect((await server.call('restore-tournament', player)).status).toBe(403)
    expect((await server.call('delete-tournament', player)).status).toBe(403)
    expect((await restore({ ...waiting, code: 'ZZZZZZ' })).body.reason).toBe('tournament_not_found')
  })

  test('STAK-3 its code is nobody else’s meanwhile', async () => {
    const sevens = Uint8Array.from({ length: 16 }, () => 7)
    drawn.push(sevens)
    const first = await createTournament(server)
    await remove(first)
    drawn.push(sevens)
    const second = await createTournament(server)
    expect(drawn).toEqual([])
    expect(second.code).not.toBe(first.code)
  })

  test('STAK-3 its organizer is told what can come back, by account and by secret, and nobody else is', async () => {
    const shop = await anOrganizer(server)
    const event = await anEvent(server, shop)
    const answer = await server.send({ method: 'DELETE', url: documentUrl(event.id), headers: sessionHeaders(shop) })
    expect(answer.statusCode).toBe(204)
    const again = await server.send({ method: 'DELETE', url: documentUrl(event.id), headers: sessionHeaders(shop) })
    expect(again.statusCode).toBe(404)
    const own = await server.call('get-deleted-tournaments', {}, sessionHeaders(shop))
    expect(own.body.data).toMatchObject([{ id: event.id, code: event.code, type: 'advance' }])
    const quick = await createTournament(server)
    await remove(quick)
    const secrets = { organizerIds: [ORGANIZER, secretOf(3)] }
    const bySecret = await server.call('get-deleted-tournaments', secrets)
    expect(bySecret.body.data.map(({ id }: Played) => id)).toContain(quick.id)
    expect(bySecret.body.data.map(({ id }: Played) => id)).not.toContain(event.id)
    expect((await server.call('get-deleted-tournaments', {})).body.data).toEqual([])
    const back = await server.call('restore-tournament', { code: event.code }, sessionHeaders(shop))
    expect(back.status).toBe(200)
    expect((await server.call('get-deleted-tournaments', {}, sessionHeaders(shop))).body.data).toEqual([])
  })

  test('STAK-3 a phone that has it open is told to read again, when it goes and when it comes back', async () => {
    const played = await createTournament(server)
    const phone = openPhone(`${await listen(server)}?project=tablee&channels[]=tournaments.${played.id}.live`)
    await phone.hear(({ type }) => type === 'connected')
    await remove(played)
    await phone.hear(({ data }) => data?.events?.[0] === `tournaments.${played.id}.live.delete`)
    await restore(played)
    await phone.hear(({ data }) => data?.events?.[0] === `tournaments.${played.id}.live.update`)
    phone.socket.close()
  })

  test('STAK-3 an account that leaves takes along what it deleted, and its seat in what others deleted', async () => {
    const [shop, person] = [await anOrganizer(server), await aPerson(server)]
    const event = await anEvent(server, shop)
    const registered = await register(server, event, { playerName: 'Zoé', playerId: person.id }, sessionHeaders(person))
    expect(registered.status).toBe(200)
    const quick = await createTournament(server, 1)
    const joining = { code: quick.code, playerName: 'Zoé', playerId: person.id }
    expect((await server.call('join-quick-tournament', joining, sessionHeaders(person))).status).toBe(200)
    const own = await server.call('create-quick-tournament', { name: 'À moi', playerCount: 8 }, sessionHeaders(person))
    const { code } = own.body.tournament
    await server.call('delete-tournament', { code }, sessionHeaders(person))
    await server.call('delete-tournament', { code: event.code }, sessionHeaders(shop))
    await remove(quick)
    const left = await server.call('delete-account', { password: PASSWORD }, sessionHeaders(person))
    expect(left.status).toBe(200)

    await restore(quick)
    await server.call('restore-tournament', { code: event.code }, sessionHeaders(shop))
    expect(playersOf(await server.document(quick.id)).map(({ name }) => name)).toEqual(['Joueur 1'])
    const desk = await server.call('get-advanced-registrations', { tournamentId: event.id }, sessionHeaders(shop))
    expect(JSON.stringify(desk.body)).not.toContain('Zoé')
    expect((await server.send({ method: 'GET', url: `/v1/tournaments/${code}` })).json().reason).toBe(
      'tournament_not_found',
    )
  })

  test('STAK-3 after thirty days it is erased when the server starts, with all that belongs to it', async () => {
    const database = await createTestDatabase(kind)
    const first = await startServer({ kind, database, world })
    const gone = await createTournament(first, 2)
    const stays = await createTournament(first, 2)
    await first.call('delete-tournament', wish(gone))
    await first.close()
    now = new Date(now.getTime() + 30 * DAY_MS - 1)
    const before = await startServer({ kind, database, world })
    const listed = await before.call('get-deleted-tournaments', { organizerIds: [ORGANIZER] })
    expect(listed.body.data).toHaveLength(1)
    now = new Date(now.getTime() + 1)
    expect((await before.call('restore-tournament', wish(gone))).status).toBe(404)
    await before.close()
    const after = await startServer({ kind, database, world })
    expect((await after.call('restore-tournament', wish(gone))).body.reason).toBe('tournament_not_found')
    expect((await after.document(stays.id)).code).toBe(stays.code)
    const { database: open } = after.server
    for (const table of ['players', 'journal', 'capabilities'] as const) {
      const rows = await open.read((db) => db.selectFrom(table).select('tournament_id').execute())
      expect(new Set(rows.map((row) => row.tournament_id))).toEqual(new Set([stays.id]))
    }
    await after.close()
  })
})
