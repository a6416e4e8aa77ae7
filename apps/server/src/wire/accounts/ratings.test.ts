import { RULES_OF_PRESET } from '@tablee/domain/seasons/season-rules'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DATABASE_KINDS } from '../../database/testing/test-databases.ts'
import { startServer, type TestServer } from '../../testing/a-server.ts'
import { aPerson, PASSWORD, type Person } from '../../testing/an-account.ts'
import { shopActs } from '../../testing/shop-acts.ts'

type Row = {
  readonly key: string
  readonly name: string | null
  readonly rating: number
  readonly change: number | null
  readonly matches: number
  readonly isUnnamed: boolean
}

describe.each(DATABASE_KINDS)('ratings on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ kind })
  })
  afterAll(() => server.close())

  const { call, done, aShop, aFinished } = shopActs(() => server)
  const turnOn = async (organizer: Person, of: object = { kind: 'shop', game: 'magic' }) =>
    done('keep-rating', { of, isOn: true }, organizer)
  const idOf = ({ games }: { games: readonly { game: string; ratingId: string | null }[] }, game = 'magic') =>
    games.find((each) => each.game === game)?.ratingId ?? ''
  const pageOf = (ratingId: string, person: Person | null = null) => done('get-rating', { ratingId }, person)
  const rowsOf = async (ratingId: string, person: Person | null = null): Promise<readonly Row[]> =>
    (await pageOf(ratingId, person)).rows
  const namesOf = async (ratingId: string, person: Person | null = null) =>
    (await rowsOf(ratingId, person)).map(({ name }) => name).toSorted()

  test('PAST-21 a rating is off until a member of the shop turns it on, for one game; off again it is nowhere', async () => {
    const organizer = await aShop()
    await aFinished(organizer, ['Inès', 'Max'])
    const stranger = await aPerson(server, 'Quelqu’un')
    for (const [asking, reason] of [
      [null, 'account_required'],
      [stranger, 'shop_not_found'],
    ] as const) {
      const wish = { of: { kind: 'shop', game: 'magic' }, isOn: true }
      expect((await call('keep-rating', wish, asking)).body.reason).toBe(reason)
      expect((await call('list-own-ratings', {}, asking)).body.reason).toBe(reason)
      const person = { ratingId: 'x', key: 'y', isNamed: false }
      expect((await call('name-rated-person', person, asking)).body.reason).toBe(reason)
    }
    const before = await done('list-own-ratings', {}, organizer)
    expect(before.games).toEqual([{ game: 'magic', events: 1, ratingId: null }])
    const { slug } = before.shop
    expect((await done('get-shop', { slug }, null)).ratings).toEqual([])
    const ratingId = idOf(await turnOn(organizer))
    expect((await done('get-shop', { slug }, null)).ratings).toEqual([{ id: ratingId, game: 'magic' }])
    const page = await pageOf(ratingId)
    expect(page).toMatchObject({ rating: { game: 'magic', mayManage: false }, eventsCount: 1, peopleCount: 2 })
    expect(page.rows.map(({ rating }: Row) => rating)).toEqual([1662, 1338])
    await done('keep-rating', { of: { kind: 'shop', game: 'magic' }, isOn: false }, organizer)
    expect((await call('get-rating', { ratingId }, organizer)).body.reason).toBe('rating_not_found')
    expect((await done('get-shop', { slug }, null)).ratings).toEqual([])
    const left = await server.server.database.read((db) =>
      db.selectFrom('rated_events').select('name').where('rating_id', '=', ratingId).execute(),
    )
    expect(left).toEqual([])
    expect(idOf(await turnOn(organizer))).toBe(ratingId)
    expect(await pageOf(ratingId)).toEqual(page)
  })

  test('PAST-22 a corrected event changes the rating, a reopened one leaves it, and one that is deleted goes on counting', async () => {
    const organizer = await aShop()
    const ratingId = idOf(await turnOn(organizer))
    const first = await aFinished(organizer, ['Inès', 'Max'])
    const [before] = [await rowsOf(ratingId)]
    const second = await aFinished(organizer, ['Inès', 'Max'])
    const after = await rowsOf(ratingId)
    expect(after.map(({ matches }) => matches)).toEqual([2, 2])
    expect(after).not.toEqual(before)
    expect((await call('reopen-tournament', { code: second.code }, organizer)).status).toBe(200)
    expect(await rowsOf(ratingId)).toEqual(before)
    expect((await call('finish-tournament', { tournamentId: second.id }, organizer)).status).toBe(200)
    expect(await rowsOf(ratingId)).toEqual(after)
    await server.server.database.inTransaction(({ db }) =>
      db.deleteFrom('all_tournaments').where('id', '=', first.id).execute(),
    )
    expect((await rowsOf(ratingId)).map(({ rating, matches }) => [rating, matches])).toEqual(
      after.map(({ rating, matches }) => [rating, matches]),
    )
  })

  test('PAST-22 a season rates each of its games by itself, for those who see the season', async () => {
    const organizer = await aShop()
    const wish = { seasonId: null, name: 'Ligue', rules: RULES_OF_PRESET.places, isPublic: false }
    const { season } = await done('keep-season', wish, organizer)
    for (const gameType of ['magic', 'magic', 'lorcana'] as const) {
      const changes = { gameType, format: gameType === 'magic' ? 'modern' : 'other' }
      const event = await aFinished(organizer, ['Inès', 'Max'], { changes })
      await done('put-into-season', { seasonId: season.id, tournamentId: event.id }, organizer)
    }
    const { seasons } = await turnOn(organizer, { kind: 'season', seasonId: season.id })
    const [{ ratingId }] = seasons
    expect((await call('get-rating', { ratingId }, null)).body.reason).toBe('rating_not_found')
    expect((await done('get-season', { slug: season.slug }, organizer)).season.ratingId).toBe(ratingId)
    const page = await pageOf(ratingId, organizer)
    expect(page.rating).toMatchObject({ kind: 'season', game: 'magic', games: ['magic', 'lorcana'], mayManage: true })
    expect(page.eventsCount).toBe(2)
    const other = await done('get-rating', { ratingId, game: 'lorcana' }, organizer)
    expect([other.eventsCount, other.rows.map(({ matches }: Row) => matches)]).toEqual([1, [1, 1]])
    const foreign = await aShop()
    const turned = await call('keep-rating', { of: { kind: 'season', seasonId: season.id }, isOn: true }, foreign)
    expect(turned.body.reason).toBe('season_not_found')
  })

  test('PAST-22 a rating that is turned on late reads ten events a question, and says how many are left', async () => {
    const organizer = await aShop()
    for (let each = 0; each < 11; each++) await aFinished(organizer, ['Inès', 'Max'])
    const ratingId = idOf(await turnOn(organizer))
    const told = ({ waiting, eventsCount }: { waiting: number; eventsCount: number }) => [waiting, eventsCount]
    expect(told(await pageOf(ratingId))).toEqual([1, 10])
    expect(told(await pageOf(ratingId))).toEqual([0, 11])
  })

  test('PAST-23 whoever wishes it stays without a name, hidden names stay hidden, and somebody erased is one nameless row', async () => {
    const organizer = await aShop()
    const ana = await aPerson(server, 'Ana')
    const events = [
      await aFinished(organizer, ['Bob'], { people: [[ana, 'Ana']] }),
      await aFinished(organizer, ['Bob'], { people: [[ana, 'Anaïs']] }),
    ]
    const ratingId = idOf(await turnOn(organizer))
    expect(await namesOf(ratingId)).toEqual(['Anaïs', 'Bob'])
    const leave = (isNamed: boolean, person: Person) => call('leave-rating', { ratingId, isNamed }, person)
    await done('get-own-past', {}, ana)
    expect((await leave(false, ana)).body.data.ratings).toMatchObject([{ ratingId, isNamed: false, matches: 2 }])
    expect((await leave(false, await aPerson(server, 'Zoé'))).body.reason).toBe('rated_person_not_found')
    const rows = await rowsOf(ratingId)
    expect(rows.map(({ name }) => name).toSorted()).toEqual(['Bob', null])
    const [nameless, bob] = [rows.find(({ name }) => name === null), rows.find(({ name }) => name === 'Bob')]
    const explain = (key: string | null, person: Person | null) => call('explain-rating', { ratingId, key }, person)
    expect((await explain(nameless?.key ?? '', null)).body.reason).toBe('rated_person_not_found')
    const told = (await explain(bob?.key ?? '', null)).body.data
    expect(told.steps.map(({ nameless: n, meetings }: { nameless: number; meetings: [] }) => [n, meetings])).toEqual([
      [1, []],
      [1, []],
    ])
    const own = (await explain(null, ana)).body.data
    expect([own.stepsCount, own.steps[0].meetings[0].name]).toEqual([2, 'Bob'])
    expect((await leave(true, ana)).body.data.ratings).toMatchObject([{ isNamed: true }])
    // On the wish of somebody without an account; only the shop takes that back.
    await done('name-rated-person', { ratingId, key: bob?.key, isNamed: false }, organizer)
    expect(await namesOf(ratingId)).toEqual(['Anaïs', null])
    expect((await rowsOf(ratingId, organizer)).filter(({ isUnnamed }) => isUnnamed)).toHaveLength(1)
    expect((await rowsOf(ratingId)).filter(({ isUnnamed }) => isUnnamed)).toHaveLength(0)
    await done('name-rated-person', { ratingId, key: bob?.key, isNamed: true }, organizer)
    const tournamentId = events[0]?.id
    const { data } = (await call('get-advanced-registrations', { tournamentId }, organizer)).body
    const { playerKey: playerId } = data.find((row: { playerName: string }) => row.playerName === 'Bob')
    await call('hide-registered-name', { tournamentId, playerId, isHidden: true }, organizer)
    expect(await namesOf(ratingId)).toEqual(['Anaïs', 'Bob', null])
    await call('hide-registered-name', { tournamentId, playerId, isHidden: false }, organizer)
    expect((await call('delete-account', { password: PASSWORD }, ana)).status).toBe(200)
    const after = await rowsOf(ratingId)
    expect(after.map(({ name, matches }) => [name, matches]).toSorted()).toEqual([
      [null, 2],
      ['Bob', 2],
    ])
    const stored = await server.server.database.read((db) => db.selectFrom('rated_events').selectAll().execute())
    expect(JSON.stringify(stored)).not.toMatch(/Ana|Bob/)
    expect(JSON.stringify(stored)).not.toContain(ana.id)
  })

  test('PAST-24 an account reads its ratings, and they leave with its export', async () => {
    const organizer = await aShop()
    const ana = await aPerson(server, 'Ana')
    const ratingId = idOf(await turnOn(organizer))
    await aFinished(organizer, ['Bob'], { people: [[ana, 'Ana']] })
    const { ratings } = await done('get-own-ratings', {}, ana)
    expect(ratings).toMatchObject([{ ratingId, game: 'magic', matches: 1, isNamed: true, isUncertain: true }])
    expect((await call('get-own-ratings', {}, null)).body.reason).toBe('account_required')
    expect((await done('get-own-ratings', {}, organizer)).ratings).toEqual([])
    expect(JSON.stringify((await call('export-account', {}, ana)).body)).toContain(ratingId)
  })

  test('PAST-25 the table is read by programs and spreadsheets', async () => {
    const organizer = await aShop()
    await aFinished(organizer, ['Inès', 'Max'])
    const ratingId = idOf(await turnOn(organizer))
    const get = (path: string) => server.server.app.inject({ url: `/v1/ratings/${path}` })
    const rows = await rowsOf(ratingId)
    expect((await get(`${ratingId}/table.json`)).json().rows).toEqual(rows)
    const csv = (await get(`${ratingId}/table.csv?lang=fr`)).body.slice(1).trim().split('\r\n')
    expect(csv[0]).toBe('Place;Nom;Cote;Marge;Avant le dernier tournoi;Matchs;Tournois;Assez sûre')
    expect(csv.slice(1)).toEqual(
      rows.map(({ name, rating, change }) => `;${name};${rating};290;${rating - (change ?? 0)};1;1;non`),
    )
    for (const path of ['nowhere/table.json', 'nowhere/table.csv', `${ratingId}/table.json?game=chess`])
      expect((await get(path)).statusCode).toBe(404)
  })
})
