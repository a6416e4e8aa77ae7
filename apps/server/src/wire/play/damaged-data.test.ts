import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { DATABASE_KINDS } from '../../database/testing/test-databases.ts'
import {
  DOCUMENTS,
  finishRound,
  ORGANIZER,
  type Played,
  secretOf,
  startServer,
  startTournament,
  type TestServer,
} from '../../testing/a-server.ts'
import { anEvent, anOrganizer, register, sessionHeaders } from '../../testing/an-event.ts'

const REGISTRATIONS = DOCUMENTS.replace('tournaments', 'registrations')

type Damage = {
  readonly title: string
  readonly table: 'matches' | 'tournaments'
  readonly columns: Readonly<Record<string, string | number | null>>
  /** Expected in the log. */
  readonly told: RegExp
}

const DAMAGES: readonly Damage[] = [
  {
    title: 'a match without its second player',
    table: 'matches',
    columns: { player2: null },
    told: /no second player/,
  },
  { title: 'a match of an unknown kind', table: 'matches', columns: { kind: 'duel' }, told: /an unknown kind/ },
  { title: 'a match without a table', table: 'matches', columns: { table_number: null }, told: /no table/ },
  { title: 'a match in an unknown state', table: 'matches', columns: { state: 'lost' }, told: /an unknown state/ },
  { title: 'a result without a score', table: 'matches', columns: { wins1: null }, told: /without its score/ },
  { title: 'a result of nobody', table: 'matches', columns: { decided_by: null }, told: /nobody decided/ },
  { title: 'reports that are none', table: 'matches', columns: { reports: '[{"by":1}]' }, told: /reports\.0/ },
  { title: 'reports that are no JSON', table: 'matches', columns: { reports: '[{' }, told: /reports/ },
  { title: 'rules without points', table: 'tournaments', columns: { rules: '{"id":"magic"}' }, told: /rules\./ },
  {
    title: 'an event of a game nobody knows',
    table: 'tournaments',
    columns: { type: 'advance', game: 'chess', format: 'modern', starts_at: '2032-01-16T09:00:00Z' },
    told: /announcement\.game/,
  },
  {
    title: 'an event of a format nobody knows',
    table: 'tournaments',
    columns: { type: 'advance', game: 'magic', format: 'nobody-knows', starts_at: '2032-01-16T09:00:00Z' },
    told: /announcement\.format/,
  },
  {
    title: 'an event without its start',
    table: 'tournaments',
    columns: { type: 'advance', game: 'magic', format: 'modern', starts_at: null },
    told: /announcement\.startsAt/,
  },
  { title: 'a stage nobody knows', table: 'tournaments', columns: { stages: '[{"kind":"league"}]' }, told: /stages/ },
  { title: 'a phase nobody knows', table: 'tournaments', columns: { phase: 'paused' }, told: /an unknown phase/ },
  {
    title: 'a finished tournament without its standings',
    table: 'tournaments',
    columns: { phase: 'finished', standings: null },
    told: /standings/,
  },
]

describe.each(DATABASE_KINDS)('damaged rows on %s', (kind) => {
  let server: TestServer
  beforeEach(async () => {
    server = await startServer({ kind })
  })
  afterEach(() => server.close())

  async function damage({ id }: Played, { table, columns }: Pick<Damage, 'table' | 'columns'>): Promise<void> {
    await server.server.database.inTransaction(async ({ db }) => {
      // Invalidates the process's cache: the stored number grows.
      await db.updateTable('all_tournaments').set({ sequence: 99 }).where('id', '=', id).execute()
      if (table === 'matches') await db.updateTable('matches').set(columns).where('tournament_id', '=', id).execute()
      else await db.updateTable('all_tournaments').set(columns).where('id', '=', id).execute()
    })
  }

  test.each(DAMAGES)('API-2 $title is an error, never a guess, and stops nobody else', async (given) => {
    const damaged = await startTournament(server, 2)
    await finishRound(server, damaged)
    const sound = await startTournament(server, 2)
    await damage(damaged, given)
    const read = await server.send({ method: 'GET', url: `${DOCUMENTS}/${damaged.id}` })
    expect([read.statusCode, read.json().type]).toEqual([500, 'general_unknown'])
    const acts = await server.call('start-next-round', { tournamentId: damaged.id, organizerId: ORGANIZER })
    expect(acts.status).toBe(500)
    const line = server.logLines.find((text) => text.includes('DamagedRowError')) ?? ''
    expect(line).toContain(`damaged row in ${given.table}`)
    expect(line).toContain(damaged.id)
    expect(line).toMatch(given.told)
    const listed = await server.send({ method: 'GET', url: DOCUMENTS })
    expect(listed.statusCode).toBe(200)
    const ids = listed.json().documents.map(({ $id }: { readonly $id: string }) => $id)
    expect(ids).toContain(sound.id)
    expect(ids).not.toContain(damaged.id)
    expect((await server.document(sound.id)).code).toBe(sound.code)
  })

  test('API-2 the registrations for a damaged event keep no others from being read', async () => {
    const shop = await anOrganizer(server)
    const events = [await anEvent(server, shop), await anEvent(server, shop)] as const
    const ids: string[] = []
    for (const event of events) {
      const { body } = await register(server, event, { playerName: 'Ana', playerId: secretOf(1) })
      ids.push(body.data.registration.id)
    }
    const [damaged, sound] = ids
    await damage(events[0], { table: 'tournaments', columns: { game: 'chess' } })
    const read = (path: string) =>
      server.send({ method: 'GET', url: REGISTRATIONS + path, headers: sessionHeaders(shop) })
    expect((await read(`/${damaged}`)).statusCode).toBe(500)
    const listed = await read('')
    expect(listed.statusCode).toBe(200)
    expect(listed.json().documents.map(({ $id }: { readonly $id: string }) => $id)).toEqual([sound])
    const line = server.logLines.find((text) => text.includes('DamagedRowError')) ?? ''
    expect(line).toContain(`damaged row in tournaments, id ${events[0].id}: announcement.game`)
  })

  test.each(['{"decklistText":1}', '[{', '"4 Secret Card"'])(
    'API-2 the decklist %s is an error where it is read, and keeps no list from being read',
    async (decklist) => {
      const shop = await anOrganizer(server)
      const event = await anEvent(server, shop)
      const sound = { decklistText: '4 Lightning Bolt' }
      for (const [number, playerName] of ['Ana', 'Bob'].entries())
        await register(server, event, { playerName, playerId: secretOf(number), decklist: sound })
      const headers = sessionHeaders(shop)
      const list = async () =>
        (await server.call('get-advanced-registrations', { tournamentId: event.id }, headers)).body.data
      const [ana, bob] = await list()
      const stored = () =>
        server.server.database.read((db) =>
          db.selectFrom('registrations').select('decklist').where('id', '=', ana.id).executeTakeFirstOrThrow(),
        )
      await server.server.database.inTransaction(({ db }) =>
        db.updateTable('registrations').set({ decklist }).where('id', '=', ana.id).execute(),
      )
      expect(await list()).toEqual([{ ...ana, decklist: null }, bob])
      const read = (path: string) => server.send({ method: 'GET', url: REGISTRATIONS + path, headers })
      const documents = (await read('')).json().documents
      expect(documents.map((one: { decklist: unknown }) => one.decklist)).toEqual([null, bob.decklist])
      expect([(await read(`/${ana.id}`)).statusCode, (await read(`/${bob.id}`)).statusCode]).toEqual([500, 200])
      const lines = server.logLines.filter((text) => text.includes('DamagedRowError'))
      expect(lines[0]).toContain(`damaged row in registrations, id ${ana.id}: decklist`)
      expect(lines.join()).not.toContain('Secret Card')
      const accepted = await server.call(
        'accept-registration',
        { tournamentId: event.id, playerId: ana.playerKey },
        headers,
      )
      expect([accepted.status, accepted.body.data.registration.status]).toEqual([200, 'confirmed'])
      expect((await stored()).decklist).toBe(decklist)
      const again = { tournamentId: event.id, playerId: ana.playerKey, decklist: sound }
      expect((await server.call('submit-advanced-decklist', again, headers)).status).toBe(200)
      expect((await read(`/${ana.id}`)).json().decklist).toBe(ana.decklist)
    },
  )
})
