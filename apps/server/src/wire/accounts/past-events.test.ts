import { MOST_SEASON_EVENTS } from '@tablee/domain/seasons/season'
import { RULES_OF_PRESET } from '@tablee/domain/seasons/season-rules'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DATABASE_KINDS } from '../../database/testing/test-databases.ts'
import { gatherRegulars } from '../../features/shops/commands/gather-regulars.ts'
import { operate } from '../../operator.ts'
import { startServer, type TestServer } from '../../testing/a-server.ts'
import { aPerson, PASSWORD, type Person } from '../../testing/an-account.ts'
import { shopActs } from '../../testing/shop-acts.ts'

type Row = { readonly key: string; readonly name: string | null; readonly total: number }
const place = (name: string, number: number, more: object = {}) => ({
  ...{ name, place: number, won: Math.max(0, 3 - number), drawn: 0 },
  ...more,
})

describe.each(DATABASE_KINDS)('events of other tools on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ kind })
  })
  afterAll(() => server.close())

  const { call, done, aShop: aHouse, aFinished } = shopActs(() => server)
  async function aShop() {
    const organizer = await aHouse()
    const season = await aSeason(organizer)
    return { organizer, ...season }
  }
  async function aSeason(organizer: Person) {
    const wish = { seasonId: null, name: 'Ligue', rules: RULES_OF_PRESET.places, isPublic: true }
    const { id: seasonId, slug } = (await call('keep-season', wish, organizer)).body.data.season
    return { seasonId: seasonId as string, slug: slug as string }
  }
  let ids = 0
  const aPast = (names: readonly string[], more: object = {}) => {
    ids += 1
    return {
      ...{ id: `past-${kind.toLowerCase()}-${String(ids).padStart(16, '0')}`, name: `Vendredi ${ids}` },
      ...{ heldOn: '2026-03-14', gameType: 'magic', format: 'modern', formatName: null },
      places: names.map((name, index) => place(name, index + 1)),
      ...more,
    }
  }
  const take = (organizer: Person, seasonId: string, events: readonly object[]) =>
    call('import-past-events', { seasonId, events }, organizer)
  const pageOf = async (slug: string) => (await call('get-season', { slug }, null)).body.data
  const told = async (slug: string) =>
    (await pageOf(slug)).rows.map(({ name, total }: Row) => `${name} ${total}`).toSorted()
  const ownOf = async (organizer: Person, seasonId: string) =>
    (await call('get-own-season', { seasonId }, organizer)).body.data

  /** Somebody with an account whom the shop knows: they came once. */
  async function aRegular(organizer: Person, name: string) {
    const person = await aPerson(server, name)
    const event = await aFinished(organizer, ['Passage'], { people: [[person, name]] })
    await gatherRegulars({
      database: server.server.database,
      chance: (count) => crypto.getRandomValues(new Uint8Array(count)),
    })
    return { person, event }
  }

  test('RESC-6 an event of another tool counts for the season, says so, and counts once', async () => {
    const { organizer, seasonId, slug } = await aShop()
    const event = aPast(['Zoé', 'Max', 'Léa'])
    const { status, body } = await take(organizer, seasonId, [event])
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body.data.events).toMatchObject([
      { id: event.id, code: null, name: event.name, state: 'finished', players: 3, isPast: true, gameType: 'magic' },
    ])
    expect(await told(slug)).toEqual(['Léa 6', 'Max 8', 'Zoé 10'])
    await take(organizer, seasonId, [event])
    expect(await told(slug)).toEqual(['Léa 6', 'Max 8', 'Zoé 10'])
    const csv = await server.server.app.inject({ url: `/v1/seasons/${slug}/table.csv?lang=fr` })
    expect(csv.body).toContain(`2026-03-14 ${event.name} (repris)`)
    const shop = (await call('get-season', { slug }, null)).body.data.season.shop.slug
    expect((await call('get-shop', { slug: shop }, null)).body.data).toMatchObject({
      ...{ results: [], past: [{ id: event.id, code: '', name: event.name, registeredPlayersCount: 3 }] },
    })
    const { candidates, pastNotes } = await ownOf(organizer, seasonId)
    expect(candidates).toMatchObject([{ tournamentId: event.id, isIn: true, isPast: true }])
    expect(pastNotes).toMatchObject([{ kind: 'taken', event: event.name, by: expect.stringMatching(/^Camille/) }])
  })

  test('RESC-6 it is put into another season, and only members of the shop see or change anything', async () => {
    const { organizer, seasonId } = await aShop()
    const other = await aSeason(organizer)
    const foreign = await aShop()
    const event = aPast(['Zoé', 'Max'])
    await take(organizer, seasonId, [event])
    await call('put-into-season', { seasonId: other.seasonId, tournamentId: event.id }, organizer)
    expect(await told(other.slug)).toEqual(['Max 8', 'Zoé 10'])
    const asks = [
      ['import-past-events', { seasonId, events: [aPast(['A', 'B'])] }, 'season_not_found'],
      ['get-past-event', { seasonId: foreign.seasonId, id: event.id }, 'past_event_not_found'],
      ['correct-past-event', { seasonId: foreign.seasonId, event }, 'past_event_not_found'],
      ['import-past-events', { seasonId: foreign.seasonId, events: [event] }, 'past_events_invalid'],
    ] as const
    for (const [id, input, reason] of asks) {
      expect((await call(id, input, foreign.organizer)).body.reason, id).toBe(reason)
      expect((await call(id, input, null)).body.reason, id).toBe('account_required')
    }
    await call('delete-past-events', { seasonId: foreign.seasonId, ids: [event.id] }, foreign.organizer)
    expect(await told(other.slug)).toEqual(['Max 8', 'Zoé 10'])
  })

  test('YEAR-44 an event of another tool is parted off a row, put back, and may be the final', async () => {
    const { organizer, seasonId, slug } = await aShop()
    const [one, other] = [aPast(['Zoé', 'Max']), aPast(['Zoé', 'Léa'])]
    await take(organizer, seasonId, [one, other])
    const rows = async () => (await call('get-season', { slug }, organizer)).body.data.rows
    const before = await rows()
    const zoe = before.find(({ name }: { name: string }) => name === 'Zoé')
    expect(zoe.counted.map(({ sign }: { sign: string }) => sign)).toEqual(['name', 'name'])
    const seat = { seasonId, tournamentId: other.id, player: zoe.counted.at(-1).player }
    const { status, body } = await call('part-season-event', { ...seat, into: null }, organizer)
    expect(status, JSON.stringify(body)).toBe(200)
    expect(await told(slug)).toEqual(['Léa 8', 'Max 8', 'Zoé 10', 'Zoé 10'])
    await call('return-season-event', seat, organizer)
    expect(await rows()).toEqual(before)
    const final = { tournamentId: other.id, seats: 2, carries: 'none' }
    const named = (await call('set-season-final', { seasonId, final }, organizer)).body.data.final
    expect(named.ranking.map(({ name, place }: { name: string; place: number }) => `${place} ${name}`)).toEqual([
      ...['1 Zoé', '2 Léa'],
    ])
    expect(await told(slug)).toEqual(['Max 8', 'Zoé 10'])
  })

  test('RESC-7 ten at once, and what cannot be is refused whole', async () => {
    const { organizer, seasonId, slug } = await aShop()
    const ten = Array.from({ length: 10 }, () => aPast(['Zoé', 'Max']))
    for (const events of [
      [...ten, aPast(['A', 'B'])],
      [aPast(['Zoé', 'zoe'])],
      [aPast(['Zoé', 'Max'], { heldOn: '2126-03-14' })],
      [aPast(['Zoé', 'Max'], { heldOn: '2026-02-30' })],
      [aPast(['Zoé', 'Max'], { gameType: 'pokemon', format: 'modern' })],
      [aPast([])],
      [aPast(['Zoé', 'Max'], { id: 'another' })],
    ])
      expect((await take(organizer, seasonId, events)).body.reason).toBe('past_events_invalid')
    expect(await told(slug)).toEqual([])
    expect((await take(organizer, seasonId, ten)).status).toBe(200)
    expect(await told(slug)).toEqual(['Max 80', 'Zoé 100'])
    const undone = await call('delete-past-events', { seasonId, ids: ten.map(({ id }) => id) }, organizer)
    expect(undone.body.data.rows).toEqual([])
    await call('end-season', { seasonId }, organizer)
    expect((await take(organizer, seasonId, ten)).body.reason).toBe('season_ended')
  })

  test('RESC-13 a name is a regular only where somebody said so; erasure takes it away and leaves the row', async () => {
    const { organizer, seasonId, slug } = await aShop()
    const { person, event } = await aRegular(organizer, 'Inès Petit')
    await call('put-into-season', { seasonId, tournamentId: event.id }, organizer)
    const said = aPast([], { places: [place('ines petit', 1, { isSame: true }), place('Neuve', 2)] })
    const unsaid = aPast([], { places: [place('Inès Petit', 1), place('Neuve', 2)] })
    await take(organizer, seasonId, [said, unsaid])
    const rows = (await pageOf(slug)).rows as readonly Row[]
    const known = rows.filter(({ name }) => /^in[eè]s petit$/i.test(name ?? ''))
    expect(known).toHaveLength(2)
    expect(known.map(({ total }) => total).toSorted()).toEqual(expect.arrayContaining([10]))
    expect(rows.find(({ name }) => name === 'Neuve')?.total).toBe(16)
    expect((await call('delete-account', { password: PASSWORD }, person)).status).toBe(200)
    const after = (await pageOf(slug)).rows as readonly Row[]
    expect(after).toHaveLength(rows.length)
    // The one of whom nobody said so is somebody else.
    expect(after.map(({ name }) => name)).toEqual(expect.arrayContaining([null, 'Inès Petit', 'Neuve']))
    const { data } = (await call('get-past-event', { seasonId, id: said.id }, organizer)).body
    expect([data.places.map(({ name }: { name: string }) => name), data.erased]).toEqual([['Neuve'], [1]])
  })

  test('RESC-13 whom the shop or the operator erases loses the name in what was taken over, and keeps the row', async () => {
    const { organizer, seasonId, slug } = await aShop()
    const { event } = await aRegular(organizer, 'Inès Petit')
    await call('put-into-season', { seasonId, tournamentId: event.id }, organizer)
    const past = aPast([], {
      places: ['Passage', 'Inès Petit', 'Max'].map((name, at) => place(name, at + 1, { isSame: true })),
    })
    await take(organizer, seasonId, [past])
    const { rows } = await pageOf(slug)
    const { regulars } = await done('get-regulars', {}, organizer)
    const idOf = (name: string) => regulars.find((each: { name: string }) => each.name === name).id
    const namesIn = async () => {
      const { places, erased } = await done('get-past-event', { seasonId, id: past.id }, organizer)
      return [places.map(({ name }: { name: string }) => name), erased]
    }
    await done('erase-regular', { id: idOf('Inès Petit') }, organizer)
    expect(await namesIn()).toEqual([['Passage', 'Max'], [2]])
    const email = `passage.${kind.toLowerCase()}@exemple.fr`
    await done('keep-regular', { id: idOf('Passage'), name: 'Passage', email, hasConsent: true }, organizer)
    const { folder, url } = server.database
    const settings = { DATA_DIR: folder, ...(url === null ? {} : { DATABASE_URL: url }) }
    expect((await operate(['person', 'erase', email, '--confirm'], settings)).text).toContain('are erased')
    expect(await namesIn()).toEqual([['Max'], [1, 2]])
    expect((await pageOf(slug)).rows).toHaveLength(rows.length)
  })

  test('RESC-13 the rows of two names are joined like others, and a hidden name is a row by itself', async () => {
    const { organizer, seasonId, slug } = await aShop()
    await take(organizer, seasonId, [aPast(['Zoé', 'Nº 3']), aPast(['Zoé M.', 'Nº 3'])])
    const rows = (await pageOf(slug)).rows as readonly Row[]
    expect(rows.filter(({ name }) => name === null)).toHaveLength(2)
    const keyOf = (name: string) => rows.find((row) => row.name === name)?.key
    const people = { person: keyOf('Zoé M.'), into: keyOf('Zoé') }
    expect((await call('join-season-people', { seasonId, ...people }, organizer)).status).toBe(200)
    expect(await told(slug)).toEqual(['Zoé 20', 'null 8', 'null 8'])
  })

  test('RESC-14 a season that ended keeps what it counted of an event that is deleted from a running one', async () => {
    const { organizer, seasonId, slug } = await aShop()
    const running = await aSeason(organizer)
    const event = aPast(['Zoé', 'Max'])
    await take(organizer, seasonId, [event])
    await done('put-into-season', { seasonId: running.seasonId, tournamentId: event.id }, organizer)
    await done('end-season', { seasonId }, organizer)
    const total = async () => (await pageOf(slug)).rows.map((row: Row) => row.total)
    const before = await total()
    await done('delete-past-events', { seasonId: running.seasonId, ids: [event.id] }, organizer)
    expect(await told(running.slug)).toEqual([])
    expect([before, await total()]).toEqual([
      [10, 8],
      [10, 8],
    ])
    expect((await pageOf(slug)).events).toMatchObject([{ id: event.id, code: null, name: event.name, isPast: true }])
  })

  test('RESC-7 a full season takes nothing more, also of what the shop took over for another', async () => {
    const { organizer, seasonId } = await aShop()
    const other = await aSeason(organizer)
    const event = aPast(['Zoé', 'Max'])
    await take(organizer, seasonId, [event])
    await server.server.database.inTransaction(({ db }) =>
      db
        .insertInto('season_events')
        .values(
          Array.from({ length: MOST_SEASON_EVENTS }, (_, index) => ({
            ...{ season_id: other.seasonId, tournament_id: `gone-${index}`, name: 'Vendredi', starts_at: null },
            ...{ added_at: '2026-03-14T12:00:00.000Z', sequence: null, results: null },
          })),
        )
        .execute(),
    )
    for (const events of [[event], [aPast(['Zoé', 'Max'])]])
      expect((await take(organizer, other.seasonId, events)).body.reason).toBe('season_full')
    expect((await take(organizer, seasonId, [event])).status).toBe(200)
  })

  test('RESC-14 what was copied wrong is corrected, also once the season ended; what was deleted is gone, and all is written down', async () => {
    const { organizer, seasonId, slug } = await aShop()
    const event = aPast(['Zoé', 'Max', 'Léa'])
    await take(organizer, seasonId, [event])
    await call('end-season', { seasonId }, organizer)
    const correct = (more: object) =>
      call('correct-past-event', { seasonId, event: { ...event, name: 'Vendredi juste', ...more } }, organizer)
    const right = await correct({ places: [place('Max', 1), place('Zoé', 2), place('Ana', 2)] })
    expect(right.status, JSON.stringify(right.body)).toBe(200)
    expect(right.body.data.events).toMatchObject([{ name: 'Vendredi juste', players: 3 }])
    expect(await told(slug)).toEqual(['Ana 7', 'Max 10', 'Zoé 7'])
    expect((await correct({ places: [] })).body.reason).toBe('past_events_invalid')
    const remove = () => call('delete-past-events', { seasonId, ids: [event.id] }, organizer)
    expect((await remove()).body.reason).toBe('season_ended')
    await call('reopen-season', { seasonId }, organizer)
    expect((await remove()).body.data.rows).toEqual([])
    const { candidates, pastNotes } = await ownOf(organizer, seasonId)
    expect(candidates).toEqual([])
    expect(pastNotes.map(({ kind: what }: { kind: string }) => what)).toEqual(['deleted', 'corrected', 'taken'])
  })
})
