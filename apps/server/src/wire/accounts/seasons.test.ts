import { RULES_OF_PRESET } from '@tablee/domain/seasons/season-rules'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DATABASE_KINDS } from '../../database/testing/test-databases.ts'
import { startServer, type TestServer } from '../../testing/a-server.ts'
import { aPerson, PASSWORD, type Person } from '../../testing/an-account.ts'
import { shopActs } from '../../testing/shop-acts.ts'

const RULES = RULES_OF_PRESET.places

type Row = {
  readonly key: string
  readonly name: string | null
  readonly place: number
  readonly total: number
  readonly hasLeft: boolean
  readonly counted: readonly { readonly eventId: string; readonly player?: string; readonly sign?: string }[]
  readonly joined: readonly { readonly key: string; readonly name: string | null }[]
}

describe.each(DATABASE_KINDS)('seasons on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ kind })
  })
  afterAll(() => server.close())

  const { call, done, aShop, anEvening, finish } = shopActs(() => server)
  async function aSeason(organizer: Person, changes: object = {}) {
    const wish = { seasonId: null, name: 'Ligue du vendredi', rules: RULES, isPublic: true, ...changes }
    return (await done('keep-season', wish, organizer)).season as { id: string; slug: string }
  }
  const put = (organizer: Person, seasonId: string, { id: tournamentId }: { id: string }) =>
    done('put-into-season', { seasonId, tournamentId }, organizer)
  const pageOf = async (slug: string, person: Person | null = null) =>
    (await call('get-season', { slug }, person)).body.data
  const rowsOf = async (slug: string, person: Person | null = null): Promise<readonly Row[]> =>
    (await pageOf(slug, person)).rows
  const told = async (slug: string) => (await rowsOf(slug)).map(({ name, total }) => `${name} ${total}`).toSorted()
  const rowNamed = async (slug: string, name: string, person: Person) => {
    const row = (await rowsOf(slug, person)).find((each) => each.name === name)
    if (!row) throw new Error(`${name} has no row`)
    return row
  }

  test('YEAR-9 a season counts its finished events from their rankings, and follows what is corrected in them', async () => {
    const organizer = await aShop()
    const { id, slug } = await aSeason(organizer)
    const event = await anEvening(organizer, ['Inès', 'Max'])
    await put(organizer, id, event)
    expect(await pageOf(slug)).toMatchObject({ events: [{ id: event.id, state: 'running', players: 2 }], rows: [] })
    await finish(organizer, event)
    const rows = await rowsOf(slug)
    expect(rows.map(({ place, total }) => [place, total])).toEqual([
      [1, 10],
      [2, 8],
    ])
    const second = await anEvening(organizer, ['ines', 'Zoé'])
    await finish(organizer, second)
    await put(organizer, id, second)
    const { events, rows: after, peopleCount } = await pageOf(slug)
    expect(events.map((each: { state: string }) => each.state)).toEqual(['finished', 'finished'])
    expect([after.length, peopleCount]).toEqual([3, 3])
    expect((await call('reopen-tournament', { code: second.code }, organizer)).status).toBe(200)
    expect(await rowsOf(slug)).toEqual(rows)
    const taken = await call('take-from-season', { seasonId: id, tournamentId: event.id }, organizer)
    expect(taken.body.data.rows).toEqual([])
  })

  test('YEAR-9 other points count at once; an ended season takes nothing more until it goes on', async () => {
    const organizer = await aShop()
    const { id, slug } = await aSeason(organizer)
    const event = await anEvening(organizer, ['Ana', 'Bob'])
    await finish(organizer, event)
    await put(organizer, id, event)
    const wish = { seasonId: id, name: 'Ligue', isPublic: true }
    await call('keep-season', { ...wish, rules: RULES_OF_PRESET.shop }, organizer)
    expect((await rowsOf(slug)).map(({ total }) => total)).toEqual([4, 1])
    const broken = await call('keep-season', { ...wish, rules: { ...RULES, winPoints: -1 } }, organizer)
    expect([broken.status, broken.body.reason]).toEqual([400, 'season_rules_invalid'])
    await call('end-season', { seasonId: id }, organizer)
    const other = await anEvening(organizer, ['Ana', 'Bob'])
    const tournamentId = other.id
    expect((await call('put-into-season', { seasonId: id, tournamentId }, organizer)).body.reason).toBe('season_ended')
    expect((await call('take-from-season', { seasonId: id, tournamentId }, organizer)).body.reason).toBe('season_ended')
    expect((await call('reopen-season', { seasonId: id }, organizer)).body.data.season.state).toBe('running')
    await put(organizer, id, other)
    expect((await call('delete-season', { seasonId: id }, organizer)).body.data.seasons).toEqual([])
    expect((await call('get-season', { slug }, organizer)).body.reason).toBe('season_not_found')
  })

  test('YEAR-10 members of the shop alone run its seasons, with its own events, and see those that are not public', async () => {
    const organizer = await aShop()
    const other = await aShop()
    const stranger = await aPerson(server, 'Quelqu’un')
    const { id, slug } = await aSeason(organizer, { isPublic: false })
    const foreign = await anEvening(other, ['Ana', 'Bob'])
    expect((await call('put-into-season', { seasonId: id, tournamentId: foreign.id }, organizer)).body.reason).toBe(
      'season_event_foreign',
    )
    for (const [asking, reason] of [
      [null, 'account_required'],
      [stranger, 'shop_not_found'],
      [other, 'season_not_found'],
    ] as const) {
      const person = { seasonId: id, person: 'x' }
      for (const [act, payload] of [
        ...[['get-own-season', { seasonId: id }] as const, ['end-season', { seasonId: id }] as const],
        ...[['reopen-season', { seasonId: id }] as const, ['delete-season', { seasonId: id }] as const],
        ['keep-season', { seasonId: id, name: 'Volée', rules: RULES, isPublic: true }],
        ['put-into-season', { seasonId: id, tournamentId: foreign.id }],
        ['take-from-season', { seasonId: id, tournamentId: foreign.id }],
        ...[['join-season-people', { ...person, into: 'y' }] as const, ['part-season-people', person] as const],
        ['drop-from-season', { ...person, hasLeft: true }],
        ['set-season-final', { seasonId: id, final: null }],
        ['decline-season-final', { ...person, declines: true }],
        ['part-season-event', { seasonId: id, tournamentId: foreign.id, player: 'x', into: null }],
        ['return-season-event', { seasonId: id, tournamentId: foreign.id, player: 'x' }],
      ] as const)
        expect((await call(act, payload, asking)).body.reason, act).toBe(reason)
      expect((await call('get-season', { slug }, asking)).body.reason).toBe('season_not_found')
    }
    expect((await call('list-own-seasons', {}, stranger)).body.reason).toBe('shop_not_found')
    const shop = (await pageOf(slug, organizer)).season.shop.slug
    expect((await call('list-seasons', { slug: shop }, organizer)).body.data).toEqual({ mayManage: true, seasons: [] })
    const own = await call('list-own-seasons', {}, organizer)
    expect(own.body.data.seasons).toMatchObject([{ slug, isPublic: false, eventsCount: 0 }])
    await call('keep-season', { seasonId: id, name: 'Ligue', rules: RULES, isPublic: true }, organizer)
    const { data } = (await call('list-seasons', { slug: shop }, null)).body
    expect(data).toMatchObject({ mayManage: false, seasons: [{ slug, name: 'Ligue' }] })
  })

  test('YEAR-10 a member finds the events of the shop and puts them in; the event says what it counts for', async () => {
    const organizer = await aShop()
    const { id, slug } = await aSeason(organizer)
    const event = await anEvening(organizer, ['Ana', 'Bob'])
    const found = async () => (await call('get-own-season', { seasonId: id }, organizer)).body.data.candidates
    expect(await found()).toMatchObject([{ tournamentId: event.id, state: 'running', isIn: false }])
    await put(organizer, id, event)
    await put(organizer, id, event)
    expect(await found()).toMatchObject([{ tournamentId: event.id, isIn: true }])
    const counted = await call('list-event-seasons', { tournamentId: event.id }, null)
    expect(counted.body.data.seasons).toEqual([{ slug, name: 'Ligue du vendredi', isFinal: false }])
    const quick = await call('create-quick-tournament', { name: 'À la table', playerCount: 8 }, organizer)
    await put(organizer, id, { id: quick.body.tournament.$id })
    expect((await pageOf(slug)).events).toHaveLength(2)
  })

  test('YEAR-11 rows of one person are joined and parted again, and say so to members alone', async () => {
    const organizer = await aShop()
    const { id, slug } = await aSeason(organizer)
    for (const guests of [
      ['Léa', 'Tom'],
      ['Léa P.', 'Tom'],
    ]) {
      const event = await anEvening(organizer, guests)
      await finish(organizer, event)
      await put(organizer, id, event)
    }
    const before = await rowsOf(slug)
    const [lea, whole] = [await rowNamed(slug, 'Léa', organizer), await rowNamed(slug, 'Léa P.', organizer)]
    const people = { seasonId: id, person: lea.key, into: whole.key }
    expect((await call('join-season-people', people, organizer)).status).toBe(200)
    const joined = await rowNamed(slug, 'Léa P.', organizer)
    expect(joined.joined).toEqual([{ key: lea.key, name: 'Léa' }])
    expect(joined.total).toBe(lea.total + whole.total)
    expect((await rowsOf(slug)).flatMap((row) => row.joined)).toEqual([])
    const tom = await rowNamed(slug, 'Tom', organizer)
    const met = await call('join-season-people', { ...people, person: tom.key }, organizer)
    expect([met.status, met.body.reason]).toEqual([409, 'season_people_met'])
    const left = await call('drop-from-season', { seasonId: id, person: tom.key, hasLeft: true }, organizer)
    expect(left.body.data.rows.filter((row: Row) => row.hasLeft)).toMatchObject([{ name: 'Tom', total: tom.total }])
    await call('drop-from-season', { seasonId: id, person: tom.key, hasLeft: false }, organizer)
    await call('part-season-people', { seasonId: id, person: lea.key }, organizer)
    expect(await rowsOf(slug)).toEqual(before)
  })

  test('YEAR-37 a member sees by what sign results are counted, parts one off and puts it back; the database of before goes on', async () => {
    const organizer = await aShop()
    const { id, slug } = await aSeason(organizer)
    const ana = await aPerson(server, 'Ana')
    const names = [['Ana', 'Bob'] as const, ['Ana', 'Zoé'] as const]
    const events = []
    for (const [playerName, guest] of names) {
      const event = await anEvening(organizer, [guest], { people: [[ana, playerName]] })
      await finish(organizer, event)
      await put(organizer, id, event)
      events.push(event)
    }
    const before = await rowsOf(slug, organizer)
    const row = await rowNamed(slug, 'Ana', organizer)
    expect(row.counted.map(({ sign }) => sign)).toEqual(['account', 'account'])
    expect(JSON.stringify(await rowsOf(slug))).not.toMatch(/sign|player/)
    const [first] = row.counted
    const seat = { seasonId: id, tournamentId: events[0]?.id, player: first?.player }
    const parted = await call('part-season-event', { ...seat, into: null }, organizer)
    expect(parted.status, JSON.stringify(parted.body)).toBe(200)
    expect(parted.body.data.rows).toHaveLength(4)
    expect((await told(slug)).filter((each) => each.startsWith('Ana'))).toHaveLength(2)
    const zoe = await rowNamed(slug, 'Zoé', organizer)
    await call('return-season-event', seat, organizer)
    expect(await rowsOf(slug, organizer)).toEqual(before)
    const moved = await call('part-season-event', { ...seat, into: zoe.key }, organizer)
    const now = moved.body.data.rows.find((each: Row) => each.key === zoe.key)
    expect(now.counted.map(({ sign }: { sign: string }) => sign)).toEqual(['moved', 'name'])
    const bob = await rowNamed(slug, 'Bob', organizer)
    const met = await call('part-season-event', { ...seat, into: bob.key }, organizer)
    expect([met.status, met.body.reason]).toEqual([409, 'season_people_met'])
    const copies = await server.server.database.read((db) =>
      db.selectFrom('season_events').select(['tournament_id', 'results']).where('season_id', '=', id).execute(),
    )
    await server.server.database.inTransaction(async ({ db }) => {
      for (const { tournament_id, results } of copies) {
        const { regulars, ...old } = JSON.parse(results ?? '{}')
        expect(regulars).toEqual([])
        const written = { results: JSON.stringify(old) }
        await db.updateTable('season_events').set(written).where('tournament_id', '=', tournament_id).execute()
      }
      await db.updateTable('seasons').set({ revision: 99 }).where('id', '=', id).execute()
    })
    expect((await rowNamed(slug, 'Ana', organizer)).counted.map(({ sign }) => sign)).toEqual(['known'])
  })

  test('YEAR-41 a final is for the first of the table, tells who is in and who won, and leaves the table as it was', async () => {
    const organizer = await aShop()
    const { id, slug } = await aSeason(organizer)
    const [first, final] = [
      await anEvening(organizer, ['Ana', 'Bob', 'Zoé', 'Max']),
      await anEvening(organizer, ['Ana', 'Bob', 'Zoé', 'Max']),
    ]
    await finish(organizer, first)
    await put(organizer, id, first)
    const wish = { seasonId: id, final: { tournamentId: final.id, seats: 2, carries: 'points' } }
    const outside = await call('set-season-final', wish, organizer)
    expect([outside.status, outside.body.reason]).toEqual([409, 'season_final_outside'])
    const many = await call('set-season-final', { ...wish, final: { ...wish.final, seats: 129 } }, organizer)
    expect([many.status, many.body.reason]).toEqual([400, 'season_final_seats'])
    await put(organizer, id, final)
    const before = await rowsOf(slug)
    const named = (await call('set-season-final', wish, organizer)).body.data
    expect(named.final).toMatchObject({ ...wish.final, ranking: null, tiedSeats: 0 })
    expect(named.final.invited.map(({ standing }: { standing: string }) => standing)).toEqual(['in', 'in'])
    const [one] = before
    const declined = await call('decline-season-final', { seasonId: id, person: one?.key, declines: true }, organizer)
    expect(declined.body.data.final.invited.map(({ standing }: { standing: string }) => standing)).toEqual([
      ...['declined', 'in', 'in'],
    ])
    await call('decline-season-final', { seasonId: id, person: one?.key, declines: false }, organizer)
    await finish(organizer, final)
    const played = await pageOf(slug)
    expect(played.rows).toEqual(before)
    expect(played.final.ranking).toHaveLength(4)
    const [champion] = played.final.ranking
    expect(champion.total).toBe(
      champion.seasonTotal + { 1: 10, 2: 8, 3: 6, 4: 5 }[champion.placeInEvent as 1 | 2 | 3 | 4],
    )
    const seasons = (await call('list-event-seasons', { tournamentId: final.id }, null)).body.data.seasons
    expect(seasons).toEqual([{ slug, name: 'Ligue du vendredi', isFinal: true }])
    const csv = await server.send({ method: 'GET', url: `/v1/seasons/${slug}/table.csv?lang=fr`, headers: {} })
    expect(csv.body.split('\r\n')[0]).toMatch(/^\uFEFFRang;Nom;Total;Place en finale;[^;]+$/)
    const [a, b] = played.final.ranking
    const met = await call('join-season-people', { seasonId: id, person: a.key, into: b.key }, organizer)
    expect(met.body.reason).toBe('season_people_met')
    await call('take-from-season', { seasonId: id, tournamentId: final.id }, organizer)
    expect((await pageOf(slug)).final).toBe(null)
    await put(organizer, id, final)
    const none = await call('set-season-final', { seasonId: id, final: null }, organizer)
    expect([none.body.data.final, none.body.data.events.length]).toEqual([null, 2])
    expect((await rowsOf(slug)).map(({ total }) => total).toSorted()).not.toEqual(
      before.map(({ total }) => total).toSorted(),
    )
  })

  test('YEAR-47 the final’s bracket is seeded by the table of today, without those who do not come, and the page says so', async () => {
    const organizer = await aShop()
    const { id, slug } = await aSeason(organizer)
    const names = ['Ana', 'Bob', 'Zoé', 'Max']
    const [first, final] = [await anEvening(organizer, names), await anEvening(organizer, [...names, 'Nora', 'Luc'])]
    const asked = () => call('get-final-seeds', { tournamentId: final.id }, organizer)
    await finish(organizer, first)
    await put(organizer, id, first)
    await put(organizer, id, final)
    expect((await asked()).body.data.seeds).toBe(null)
    const wish = { tournamentId: final.id, seats: 4, carries: 'none' }
    await call('set-season-final', { seasonId: id, final: wish }, organizer)
    const rows = await rowsOf(slug)
    const kept = () =>
      server.server.database.read(async (db) => {
        const of = db.selectFrom('tournaments').select('season_seeds').where('id', '=', final.id)
        return JSON.parse((await of.executeTakeFirstOrThrow()).season_seeds ?? '[]')
      })
    const players = await server.server.database.read((db) =>
      db.selectFrom('players').select(['id', 'name']).where('tournament_id', '=', final.id).execute(),
    )
    const nameOf = new Map(players.map(({ id: player, name }) => [player, name]))
    const named = (places: { playerId: string; place: number }[]) =>
      places.map(({ playerId, place }) => [nameOf.get(playerId), place])
    const { seeds } = (await asked()).body.data
    expect(named(seeds.places).toSorted()).toEqual(rows.map(({ name, place }) => [name, place]).toSorted())
    const [champion] = rows
    await call('decline-season-final', { seasonId: id, person: champion?.key, declines: true }, organizer)
    const { places } = (await asked()).body.data.seeds
    expect(named(places).map(([name]) => name)).not.toContain(champion?.name)
    expect((await call('get-final-seeds', { tournamentId: final.id }, null)).status).toBe(401)
    const set = await call('seed-by-season', { tournamentId: final.id, places }, organizer)
    expect(set.status).toBe(200)
    expect(await kept()).toEqual(places)
    await call('seed-by-season', { tournamentId: final.id, places: [] }, organizer)
    expect(await kept()).toEqual([])
  })

  test('YEAR-12 an account is one row whatever it is called, and stays one without a name once it is erased', async () => {
    const organizer = await aShop()
    const { id, slug } = await aSeason(organizer)
    const ana = await aPerson(server, 'Ana')
    for (const [playerName, guest] of [
      ['Ana', 'Bob'],
      ['Anaïs la Grande', 'Bob'],
    ] as const) {
      const event = await anEvening(organizer, [guest], { people: [[ana, playerName]] })
      await put(organizer, id, event)
      await finish(organizer, event)
    }
    const before = await rowsOf(slug)
    expect(before.map(({ name }) => name).toSorted()).toEqual(['Anaïs la Grande', 'Bob'])
    expect((await call('delete-account', { password: PASSWORD }, ana)).status).toBe(200)
    const after = await rowsOf(slug)
    const nameless = before.map((row) => (row.name === 'Bob' ? row : { ...row, name: null }))
    expect(after).toEqual(nameless)
    const stored = await server.server.database.read((db) => db.selectFrom('season_events').select('results').execute())
    expect(JSON.stringify(stored)).not.toMatch(/Ana|Bob|ana/)
    expect(JSON.stringify(stored)).not.toContain(ana.id)
  })

  test('YEAR-12 a name that its event hides is hidden here, and a row of its own', async () => {
    const organizer = await aShop()
    const { id, slug } = await aSeason(organizer)
    const events = [await anEvening(organizer, ['Max', 'Zoé']), await anEvening(organizer, ['Max', 'Zoé'])]
    for (const event of events) {
      await finish(organizer, event)
      await put(organizer, id, event)
    }
    expect(await rowsOf(slug)).toHaveLength(2)
    const tournamentId = events[0]?.id
    const { data } = (await call('get-advanced-registrations', { tournamentId }, organizer)).body
    const { playerKey: playerId } = data.find((row: { playerName: string }) => row.playerName === 'Max')
    await call('hide-registered-name', { tournamentId, playerId, isHidden: true }, organizer)
    const rows = await rowsOf(slug)
    expect(rows.map(({ name }) => name).toSorted()).toEqual(['Max', 'Zoé', null].toSorted())
  })

  test('YEAR-13 results outlive their event; one that the operator hides is not shown', async () => {
    const organizer = await aShop()
    const { id, slug } = await aSeason(organizer)
    const [gone, hidden] = [await anEvening(organizer, ['Ana', 'Bob']), await anEvening(organizer, ['Ana', 'Zoé'])]
    for (const event of [gone, hidden]) {
      await put(organizer, id, event)
      await finish(organizer, event)
    }
    const before = await told(slug)
    await server.server.database.inTransaction(({ db }) =>
      db.deleteFrom('all_tournaments').where('id', '=', gone.id).execute(),
    )
    const { events } = await pageOf(slug)
    expect(events).toMatchObject([{ code: null, state: 'finished' }, { id: hidden.id }])
    const points = (rows: readonly string[]) => rows.map((row) => row.replace(/^\D+/, '')).toSorted()
    expect(points(await told(slug))).toEqual(points(before))
    await server.server.database.inTransaction(async ({ db }) => {
      const at = new Date().toISOString()
      const row = { tournament_id: hidden.id, reason: 'x', hidden_at: at, restored_at: null }
      await db.insertInto('hidden_pages').values(row).execute()
      await db.updateTable('all_tournaments').set({ deleted_at: at }).where('id', '=', hidden.id).execute()
    })
    expect((await pageOf(slug)).events).toHaveLength(1)
    expect(await rowsOf(slug)).toHaveLength(2)
  })

  test('YEAR-14 a public season has a table for programs and spreadsheets, and a feed; another has none', async () => {
    const organizer = await aShop()
    const { id, slug } = await aSeason(organizer, { rules: { ...RULES, best: 1 } })
    const events = [await anEvening(organizer, ['=Ana', 'Bob']), await anEvening(organizer, ['=Ana', 'Bob'])]
    for (const event of events) {
      await finish(organizer, event)
      await put(organizer, id, event)
    }
    const open = (file: string) =>
      server.send({ method: 'GET', url: `/v1/seasons/${slug}/${file}`, headers: { 'accept-language': 'fr' } })
    const json = (await open('table.json')).json()
    expect(json).toMatchObject({ season: { slug, mayManage: false }, peopleCount: 2 })
    expect((await open('table.json?from=1')).json().rows).toEqual(json.rows.slice(1))
    const lines = (await open('table.csv')).body.split('\r\n')
    expect(lines[0]).toMatch(/^\uFEFFRang;Nom;Total;2099-01-\d\d Vendredi \d+;2099-01-\d\d Vendredi \d+$/)
    expect(lines.slice(1, 3).join()).toMatch(/'=Ana/)
    expect(lines[1]).toMatch(/;10;.*10/)
    expect(lines[1]).toMatch(/\((8|10)\)/)
    const feed = (await open('events.json')).json()
    expect(feed).toMatchObject({ title: 'Ligue du vendredi', home_page_url: expect.stringMatching(`/saison/${slug}$`) })
    expect(feed.items).toHaveLength(2)
    expect((await open('calendar.ics')).body.match(/BEGIN:VEVENT/g)).toHaveLength(2)
    await call('keep-season', { seasonId: id, name: 'Privée', rules: RULES, isPublic: false }, organizer)
    const closed = ['table.json', 'table.csv', 'events.atom'].map(open)
    expect((await Promise.all(closed)).map(({ statusCode }) => statusCode)).toEqual([404, 404, 404])
  })

  test('YEAR-10 sixty seasons are enough, and two of one name have two addresses', async () => {
    const organizer = await aShop()
    const one = await aSeason(organizer, { name: 'Été' })
    const other = await aSeason(organizer, { name: 'Été' })
    expect(one.slug).not.toBe(other.slug)
    for (let number = 2; number < 60; number++) await aSeason(organizer, { name: `S${number}` })
    const more = await call('keep-season', { seasonId: null, name: 'Une', rules: RULES, isPublic: true }, organizer)
    expect([more.status, more.body.reason]).toEqual([429, 'too_many_seasons'])
  })
})
