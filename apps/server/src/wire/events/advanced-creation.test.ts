import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DATABASE_KINDS } from '../../database/testing/test-databases.ts'
import { DOCUMENTS, ORGANIZER, startServer, type TestServer } from '../../testing/a-server.ts'
import { aPerson, type Person } from '../../testing/an-account.ts'
import { anEvent, announce, anOrganizer, EVENT, sessionHeaders } from '../../testing/an-event.ts'

describe.each(DATABASE_KINDS)('announced events on %s', (kind) => {
  let server: TestServer
  let shop: Person
  beforeAll(async () => {
    server = await startServer({ kind })
    shop = await anOrganizer(server)
  })
  afterAll(() => server.close())

  test('CREA-3 API-1 an organizer announces an event, with the rules of its game', async () => {
    const { status, body } = await announce(server, shop)
    expect(status).toBe(200)
    expect(body.code).toMatch(/^[A-Z2-9]{6}$/)
    const document = await server.document(body.tournamentId)
    expect(document).toMatchObject({
      type: 'advance',
      name: EVENT.name,
      code: body.code,
      gameType: 'magic',
      format: 'modern',
      tournamentDate: '2099-01-16T13:00:00.000+00:00',
      endDate: null,
      maxPlayers: 16,
      playerCount: 16,
      registeredPlayersCount: 0,
      description: EVENT.description,
      location: '69003 Lyon',
      organizerId: shop.id,
      isStarted: false,
      hasPassword: false,
      plannedRounds: null,
    })
    expect(JSON.parse(document.rules).game).toBe('magic')
    const pokemon = await anEvent(server, shop, { gameType: 'pokemon', format: 'constructed' })
    expect(JSON.parse((await server.document(pokemon.id)).rules).game).toBe('pokemon')
  })

  test('BIGS-8 what a large field changes is announced with the event, and says nothing where there are no Swiss rounds', async () => {
    const swiss = { accelerated: true, advanceAt: 15 }
    const stagesOf = async (more: object) => {
      const { id } = await anEvent(server, shop, more)
      await server.restart()
      const { stages = [] } = await server.document(id)
      return stages.map((stage) => JSON.parse(stage))
    }
    expect(await stagesOf({ swiss })).toMatchObject([{ kind: 'swiss', ...swiss }])
    const bracket = await stagesOf({ swiss, structure: 'elimination' })
    expect(bracket).toHaveLength(1)
    expect(JSON.stringify(bracket)).not.toMatch(/accelerated|advanceAt/)
    const wrong = await announce(server, shop, { swiss: { advanceAt: 100 } })
    expect([wrong.status, wrong.body.reason]).toEqual([400, 'structure_invalid'])
  })

  test('FIND-3 Lorcana is announced like the others: kept, found by its game, and played by its own rules', async () => {
    const name = 'Ligue du mardi'
    const { id } = await anEvent(server, shop, { name, gameType: 'lorcana', format: 'constructed' })
    await server.restart()
    const document = await server.document(id)
    expect(document).toMatchObject({ gameType: 'lorcana', format: 'constructed' })
    expect(JSON.parse(document.rules).id).toBe('lorcana-2026-07.2')
    const asked = [
      { method: 'equal', attribute: 'gameType', values: ['lorcana'] },
      { method: 'search', attribute: 'name', values: [name] },
    ].map((query) => `queries[]=${encodeURIComponent(JSON.stringify(query))}`)
    const found = (await server.send({ method: 'GET', url: `${DOCUMENTS}?${asked.join('&')}` })).json()
    expect(found.documents.map(({ $id }: { $id: string }) => $id)).toEqual([id])
  })

  test.each([
    ['onepiece', 'constructed', 'onepiece-2023-07-01'],
    ['starwars', 'twin_suns', 'starwars-2026-11-26'],
    ['fleshandblood', 'classic_constructed', 'fleshandblood-2024-02-02.2'],
    ['digimon', 'constructed', 'digimon-2024-06-06.2'],
    ['riftbound', 'constructed', 'riftbound-2026-04-29.2'],
    ['dragonball', 'limited', 'dragonball-2026-11-26'],
  ])('GAME-1 %s is announced, kept, found by its game, and pins its own rules', async (gameType, format, pack) => {
    const name = `Soirée ${gameType}`
    const { id } = await anEvent(server, shop, { name, gameType, format })
    const document = await server.document(id)
    expect(document).toMatchObject({ gameType, format: format.replace('_', '-') })
    expect(JSON.parse(document.rules)).toMatchObject({ id: pack, official: false })
    const query = encodeURIComponent(JSON.stringify({ method: 'equal', attribute: 'gameType', values: [gameType] }))
    const found = (await server.send({ method: 'GET', url: `${DOCUMENTS}?queries[]=${query}` })).json()
    expect(found.documents.map(({ $id }: { $id: string }) => $id)).toEqual([id])
  })

  test('GAME-2 of rules varied by the games of a match alone the rest follows, and is pinned', async () => {
    const { id } = await anEvent(server, shop, {
      name: 'Soirée courte',
      rules: { bestOf: 1, draws: false, points: { win: 4, draw: 1, loss: 0 } },
    })
    expect(JSON.parse((await server.document(id)).rules)).toMatchObject({
      ...{ id: 'magic-2026-02-27.3+custom', official: false, bestOf: 1, scoresAllowed: [[1, 0]] },
      ...{ byeGames: [1, 0, 0], points: { win: 4, draw: 1, loss: 0 } },
    })
  })

  test.each([
    ['pods', 16, 16],
    // Of another structure, which the form kept.
    ['pods', 8, null],
    ['swiss', 8, 8],
    ['round-robin', 8, null],
  ])('PODS-37 an event of %s that plans a cut of %i gets %s', async (structure, plannedCut, kept) => {
    const { id } = await anEvent(server, shop, { name: 'Le grand soir', structure, plannedCut })
    expect((await server.document(id)).plannedCut ?? null).toBe(kept)
  })

  test('CREA-5 without a limit, an end, a description and a place', async () => {
    const bare = { maxPlayers: null, endDate: undefined, description: undefined, location: '' }
    const { id } = await anEvent(server, shop, bare)
    const expected = { maxPlayers: null, playerCount: null, endDate: null, description: '', location: null }
    expect(await server.document(id)).toMatchObject(expected)
    await server.restart()
    expect(await server.document(id)).toMatchObject(expected)
  })

  test('FIND-3 an event names what it plays where its format does not say it', async () => {
    const { id } = await anEvent(server, shop, { name: 'Soirée à quatre', format: 'other', formatName: '  Commander ' })
    expect(await server.document(id)).toMatchObject({ format: 'other', formatName: 'Commander' })
    await server.restart()
    expect(await server.document(id)).toMatchObject({ format: 'other', formatName: 'Commander' })
    const typed = { method: 'search', attribute: 'everything', values: ['comman'] }
    const url = `${DOCUMENTS}?queries[]=${encodeURIComponent(JSON.stringify(typed))}`
    const found = async () => (await server.send({ method: 'GET', url })).json().documents
    expect(await found()).toMatchObject([{ $id: id }])
    const headers = sessionHeaders(shop)
    expect((await server.patch(id, { formatName: 'Cube' }, headers)).body.formatName).toBe('Cube')
    expect(await found()).toEqual([])
    expect((await server.patch(id, { format: 'legacy' }, headers)).body.formatName).toBeNull()
    const plain = await anEvent(server, shop, { formatName: 'Commander' })
    expect((await server.document(plain.id)).formatName).toBeNull()
  })

  test('the other spelling of duel commander is normalised', async () => {
    const { id } = await anEvent(server, shop, { format: 'duel_commander' })
    expect((await server.document(id)).format).toBe('duel-commander')
  })

  test('a retry with the same act id makes no second event', async () => {
    const actId = crypto.randomUUID()
    const [one, other] = [await anEvent(server, shop, { actId }), await anEvent(server, shop, { actId })]
    expect(other).toEqual(one)
  })

  test('a quick tournament of the same name, by the same account, is another one', async () => {
    const event = await anEvent(server, shop, { name: 'Vendredi', maxPlayers: 8 })
    const quick = { name: 'Vendredi', playerCount: 8, organizerId: shop.id }
    const { body } = await server.call('create-quick-tournament', quick, sessionHeaders(shop))
    expect(body.tournament).toMatchObject({ type: 'quick', name: 'Vendredi' })
    expect(body.tournament.id).not.toBe(event.id)
  })

  test('HOME-5 API-1 wire 9.2 the last events, soonest first, at most six', async () => {
    for (let number = 7; number >= 1; number--) {
      await anEvent(server, shop, { name: `Soirée ${number}`, tournamentDate: `2098-01-0${number}T13:00:00Z` })
    }
    const { body } = await server.call('get-last-advanced-event', {})
    expect(body.data.map(({ name }: { name: string }) => name)).toEqual([1, 2, 3, 4, 5, 6].map((n) => `Soirée ${n}`))
    expect(body.data[0]).toMatchObject({
      gameType: 'magic',
      format: 'modern',
      registeredPlayersCount: 0,
      maxPlayers: 16,
      tournamentDate: '2098-01-01T13:00:00.000+00:00',
    })
  })

  test('STAK-5 STAK-16 an event like one before has its clocks from the beginning', async () => {
    const clockPlan = { minutes: 35, startsWithRound: true }
    const create = (wish: object) =>
      server.call('create-advanced-tournament', { ...EVENT, ...wish }, sessionHeaders(shop))
    expect((await create({ clockPlan })).body.tournament.clockPlan).toEqual(clockPlan)
    expect((await create({})).body.tournament.clockPlan).toEqual({ minutes: null, startsWithRound: false })
    const { status, body } = await create({ clockPlan: { minutes: 0, startsWithRound: true } })
    expect([status, body.reason]).toEqual([400, 'clock_minutes_invalid'])
  })

  test('STAK-8 STAK-16 an event like one before has its tables from the beginning, and nobody’s own', async () => {
    const tablePlan = { prefix: 'B', first: 21, leftOut: [25], order: 'random' }
    const create = (wish: object) =>
      server.call('create-advanced-tournament', { ...EVENT, ...wish }, sessionHeaders(shop))
    const fixed = [{ playerId: 'p1', table: 3 }]
    const { body: created } = await create({ tablePlan: { ...tablePlan, fixed } })
    expect(created.tournament.tablePlan).toEqual({ ...tablePlan, fixed: [] })
    await server.restart()
    expect((await server.document(created.tournamentId)).tablePlan).toEqual({ ...tablePlan, fixed: [] })
    expect((await create({})).body.tournament.tablePlan).toMatchObject({ prefix: '', first: 1, order: 'rank' })
    const { status, body } = await create({ tablePlan: { ...tablePlan, first: 0 } })
    expect([status, body.reason]).toEqual([400, 'table_number_invalid'])
    const ofNumbers = await create({ tablePlan: { ...tablePlan, prefix: '1' } })
    expect([ofNumbers.status, ofNumbers.body.reason]).toEqual([400, 'table_prefix_invalid'])
  })

  test('STAK-16 an event like one before has its rounds, its cut and its freedom of names from the beginning', async () => {
    const create = (wish: object) =>
      server.call('create-advanced-tournament', { ...EVENT, ...wish }, sessionHeaders(shop))
    const { body } = await create({ plannedRounds: 5, plannedCut: 0, allowsOwnNames: true })
    expect(body.tournament).toMatchObject({ plannedRounds: 5, plannedCut: 0, allowsOwnNames: true })
    await server.restart()
    expect(await server.document(body.tournamentId)).toMatchObject({
      ...{ plannedRounds: 5, plannedCut: 0, allowsOwnNames: true },
    })
    expect((await create({})).body.tournament).toMatchObject({ plannedRounds: null, plannedCut: null })
    expect((await create({})).body.tournament.allowsOwnNames).toBe(false)
    const bracket = await create({ plannedRounds: 5, plannedCut: 8, structure: 'elimination' })
    expect(bracket.body.tournament).toMatchObject({ structure: 'elimination', plannedRounds: null, plannedCut: null })
    const { status, body: refused } = await create({ plannedRounds: 31 })
    expect([status, refused.reason]).toEqual([400, 'rounds_invalid'])
  })

  test('STAK-14 the number of rounds changes freely before round 1', async () => {
    const { id: tournamentId } = await anEvent(server, shop)
    const plan = (payload: object) => server.call('plan-rounds', { tournamentId, ...payload }, sessionHeaders(shop))
    expect((await plan({ rounds: 5 })).body.tournament.plannedRounds).toBe(5)
    expect((await plan({ rounds: null })).body.tournament.plannedRounds).toBeNull()
    for (const rounds of [0, 31, 2.5, 'trois', undefined]) expect((await plan({ rounds })).status).toBe(400)
    expect((await server.call('plan-rounds', { tournamentId, rounds: 5 })).status).toBe(403)
  })

  test('the description fields change until the start, the game never', async () => {
    const { id } = await anEvent(server, shop)
    const headers = sessionHeaders(shop)
    const data = {
      format: 'legacy',
      location: 'Villeurbanne',
      tournamentDate: '2099-01-17T09:00:00Z',
      maxPlayers: null,
    }
    expect((await server.patch(id, data, headers)).body).toMatchObject({ format: 'legacy', maxPlayers: null })
    expect((await server.patch(id, { gameType: 'pokemon', format: 'limited' }, headers)).body.reason).toBe(
      'game_locked',
    )
    expect((await server.patch(id, { format: 'constructed' }, headers)).body.reason).toBe('format_invalid')
    expect((await server.patch(id, { endDate: '2099-01-16T09:00:00Z' }, headers)).body.reason).toBe('end_before_start')
    expect((await server.patch(id, { organizerId: shop.id, name: 'Volé' })).status).toBe(401)
  })

  test('players come by registrations: the calls of quick tournaments are refused', async () => {
    const { id: tournamentId, code } = await anEvent(server, shop)
    const own = { code, organizerId: shop.id, playerName: 'Ana', tournamentId }
    const headers = sessionHeaders(shop)
    for (const [call, payload] of [
      ['join-quick-tournament', { code, playerName: 'Ana', playerId: 'player-secret-0123456789' }],
      ['add-anonymous-player', own],
      ['delete-quick-tournament-player', own],
      ['restore-quick-tournament-player', own],
      ['update-quick-tournament-player', { ...own, newPlayerName: 'Bob' }],
      ['start-quick-tournament', own],
    ] as const) {
      const { status, body } = await server.call(call, payload, headers)
      expect([call, status, body.reason]).toEqual([call, 400, 'wrong_tournament_type'])
    }
  })
})

describe('who may announce, and what', () => {
  let server: TestServer
  let shop: Person
  beforeAll(async () => {
    server = await startServer()
    shop = await anOrganizer(server)
  })
  afterAll(() => server.close())

  test('CREA-6 CREA-7 wire 9.2 nobody without an account, and no account without the label', async () => {
    const guest = await server.call('create-advanced-tournament', EVENT)
    expect([guest.status, guest.body.reason]).toEqual([401, 'account_required'])
    const { status, body } = await announce(server, await aPerson(server))
    expect([status, body.message]).toEqual([403, 'Vous devez être organisateur pour créer un tournoi Advanced.'])
    const secret = await server.call('create-advanced-tournament', { ...EVENT, organizerId: ORGANIZER })
    expect(secret.status).toBe(401)
  })

  test.each([
    [{ name: '  ' }, 'Le nom du tournoi est requis'],
    [{ tournamentDate: null }, 'La date du tournoi est requise'],
    [{ tournamentDate: undefined }, 'La date du tournoi est requise'],
    [{ tournamentDate: '' }, 'La date du tournoi est requise'],
  ])('CREA-5 wire 9.2 %j: %s', async (changes, sentence) => {
    const { status, body } = await announce(server, shop, changes)
    expect([status, body.message]).toEqual([400, sentence])
  })

  test.each([
    [{ tournamentDate: 'demain' }, 'date_invalid'],
    [{ tournamentDate: '2027-02-30T25:00:00Z' }, 'date_invalid'],
    [{ tournamentDate: '1899-01-01T00:00:00Z' }, 'date_invalid'],
    [{ tournamentDate: 12 }, 'date_invalid'],
    [{ endDate: '2099-01-16T12:00:00Z' }, 'end_before_start'],
    [{ gameType: 'tarot' }, 'game_invalid'],
    [{ gameType: 'lorcana' }, 'format_invalid'],
    [{ format: 'constructed' }, 'format_invalid'],
    [{ format: null }, 'format_invalid'],
    [{ maxPlayers: 1 }, 'capacity_invalid'],
    [{ maxPlayers: 2.5 }, 'capacity_invalid'],
    [{ maxPlayers: '16' }, 'capacity_invalid'],
    [{ maxPlayers: 10_001 }, 'capacity_invalid'],
    [{ description: 'x'.repeat(5001) }, 'description_too_long'],
    [{ location: 'x'.repeat(201) }, 'location_too_long'],
    [{ location: { town: 'Lyon' } }, 'location_invalid'],
    [{ format: 'other', formatName: 'x'.repeat(41) }, 'format_name_too_long'],
    [{ formatName: 3 }, 'format_name_too_long'],
    [{ type: 'quick' }, 'wrong_tournament_type'],
  ])('CREA-5 wire 9.2 bad input %j is refused as %s', async (changes, reason) => {
    const { status, body } = await announce(server, shop, changes)
    expect([status, body.reason]).toEqual([400, reason])
  })
})
