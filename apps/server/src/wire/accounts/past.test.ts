import { RULES_OF_PRESET } from '@tablee/domain/seasons/season-rules'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Queryable } from '../../database/database.ts'
import { DATABASE_KINDS } from '../../database/testing/test-databases.ts'
import {
  createTournament,
  ORGANIZER,
  type Played,
  secretOf,
  startServer,
  type TestServer,
} from '../../testing/a-server.ts'
import { aPerson, PASSWORD, type Person } from '../../testing/an-account.ts'
import { anEvent, anOrganizer, register, sessionHeaders } from '../../testing/an-event.ts'
import { SHOP, shopActs } from '../../testing/shop-acts.ts'

describe.each(DATABASE_KINDS)('what an account did on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ kind })
  })
  afterAll(() => server.close())

  const { call, done: must, play, anEvening: evening, finish } = shopActs(() => server)
  type More = Parameters<typeof evening>[2]
  const anEvening = (...[organizer, person, guests, more]: [Person, Person, readonly string[], More?]) =>
    evening(organizer, guests, { people: [[person, 'Ana']], ...more })
  const shown = { slug: null, name: 'Ana', isPublic: true, isIndexed: false }

  test('PAST-3 an account reads its finished events, whom it met and what it played', async () => {
    const [organizer, ana] = [await anOrganizer(server), await aPerson(server, 'Ana')]
    expect((await must('get-own-past', {}, ana)).eventsCount).toBe(0)
    const first = await anEvening(organizer, ana, ['Max'])
    expect((await must('get-own-past', {}, ana)).eventsCount).toBe(0)
    await finish(organizer, first)
    await finish(organizer, await anEvening(organizer, ana, ['max']))
    const past = await must('get-own-past', {}, ana)
    const { won, lost, events } = past.total
    expect([won + lost, events, past.eventsCount, past.waiting]).toEqual([2, 2, 2, 0])
    expect(past.opponents).toEqual([{ name: 'max', won, lost, drawn: 0 }])
    expect(past.events[1]).toMatchObject({ code: first.code, name: first.name, attendance: 2 })
    expect(past.formats).toHaveLength(1)
    expect((await must('get-own-past', { year: 2098 }, ana)).eventsCount).toBe(0)
    expect((await must('get-own-past', { year: 2099, eventsFrom: 1 }, ana)).events).toHaveLength(1)
    expect((await call('get-own-past', {}, null)).status).toBe(401)
  })

  test('PAST-4 what is corrected counts anew; what is reopened counts no more until it ends', async () => {
    const [organizer, ana] = [await anOrganizer(server), await aPerson(server, 'Ana')]
    const event = await anEvening(organizer, ana, ['Max'])
    await finish(organizer, event)
    const { won } = (await must('get-own-past', {}, ana)).total
    await must('reopen-tournament', { code: event.code }, organizer)
    expect((await must('get-own-past', {}, ana)).eventsCount).toBe(0)
    for (const { $id: roundId } of await must('get-advanced-rounds', { tournamentId: event.id }, null))
      await must('submit-advanced-score', { roundId, score1: 0, score2: 2 }, organizer)
    await finish(organizer, event)
    expect((await must('get-own-past', {}, ana)).total.won).toBe(1 - won)
  })

  test('PAST-15 a seat that a device holds is taken over by its secret alone, counts, and is let go', async () => {
    const [ana, zoe] = [await aPerson(server, 'Ana'), await aPerson(server, 'Zoé')]
    const quick = await createTournament(server)
    const secret = secretOf(1)
    for (const number of [1, 2])
      await server.call('join-quick-tournament', {
        code: quick.code,
        playerName: `P${number}`,
        playerId: secretOf(number),
      })
    const { data } = (await server.call('start-quick-tournament', { tournamentId: quick.id, organizerId: ORGANIZER }))
      .body
    const [{ id: matchId }] = data.tournament.matches.map((text: string) => JSON.parse(text))
    const score = { code: quick.code, organizerId: ORGANIZER, matchId, score: '2-0' }
    expect((await server.call('update-score-quick-tournament', score)).status).toBe(200)
    await server.call('finish-tournament', { tournamentId: quick.id, organizerId: ORGANIZER })
    expect((await call('keep-own-play', { code: quick.code, playerId: secretOf(7) }, ana)).status).toBe(404)
    const publicId = data.tournament.players.map((text: string) => JSON.parse(text))[0].id
    expect((await call('keep-own-play', { code: quick.code, playerId: publicId }, zoe)).status).toBe(404)
    expect((await call('keep-own-play', { code: quick.code, playerId: secret }, null)).status).toBe(401)
    const { database } = server.server
    const held = (db: Queryable) => db.selectFrom('capabilities').selectAll().where('tournament_id', '=', quick.id)
    const before = await database.read((db) => held(db).where('role', '=', 'player').execute())
    const setHashes = (suffix: string) =>
      database.inTransaction(async ({ db }) => {
        for (const { holder_id, hash } of before)
          await db
            .updateTable('capabilities')
            .set({ hash: hash + suffix })
            .where('tournament_id', '=', quick.id)
            .where('role', '=', 'player')
            .where('holder_id', '=', holder_id)
            .execute()
      })
    // The public id alone proves nothing.
    await setHashes('x')
    expect((await call('keep-own-play', { code: quick.code, playerId: secret }, zoe)).status).toBe(404)
    await setHashes('')
    const kept = await must('keep-own-play', { code: quick.code, playerId: secret }, ana)
    expect(kept.keptPlays).toEqual([quick.id])
    expect((await must('get-own-player-page', {}, ana)).keptPlays).toEqual([quick.id])
    const past = await must('get-own-past', {}, ana)
    expect(past.events).toMatchObject([{ code: quick.code, attendance: 2 }])
    expect(past.opponents).toMatchObject([{ name: 'P2' }])
    expect((await must('export-account', {}, ana)).past.keptPlays).toEqual([quick.id])
    const seatOf = (from: string, to: string) =>
      database.inTransaction(({ db }) =>
        db.updateTable('players').set({ public_id: to }).where('public_id', '=', from).execute(),
      )
    // Somebody else sits there now.
    await seatOf(publicId, 'somebody-else')
    expect((await must('get-own-past', {}, ana)).eventsCount).toBe(0)
    await seatOf('somebody-else', publicId)
    expect((await must('get-own-past', {}, ana)).eventsCount).toBe(1)
    expect((await must('keep-own-play', { code: quick.code, playerId: null }, ana)).keptPlays).toEqual([])
    expect((await must('get-own-past', {}, ana)).eventsCount).toBe(0)
  })

  test('PAST-5 a page is private until it is shown, and nowhere once it is hidden; its address stays', async () => {
    const [organizer, ana, zoe] = [
      await anOrganizer(server),
      await aPerson(server, 'Ana'),
      await aPerson(server, 'Zoe'),
    ]
    await finish(organizer, await anEvening(organizer, ana, ['Max']))
    expect((await must('get-own-player-page', {}, ana)).page).toBe(null)
    const page = await must('keep-player-page', shown, ana)
    expect(page.slug).toMatch(/^[0-9a-f]{10}$/)
    const seen = await must('get-player-page', { slug: page.slug }, null)
    expect([seen.name, seen.past.eventsCount]).toEqual(['Ana', 1])
    const own = `ana-${kind}`
    expect((await must('keep-player-page', { ...shown, slug: own.toUpperCase() }, ana)).slug).toBe(own)
    expect((await call('keep-player-page', { ...shown, slug: own }, zoe)).body.reason).toBe('player_address_taken')
    expect((await call('keep-player-page', { ...shown, slug: 'é !' }, zoe)).body.reason).toBe('player_address_invalid')
    await must('keep-player-page', { ...shown, isPublic: false }, ana)
    expect((await call('get-player-page', { slug: own }, null)).status).toBe(404)
    expect((await call('get-player-page', { slug: page.slug }, null)).status).toBe(404)
    expect((await must('keep-player-page', shown, ana)).slug).toBe(own)
  })

  test('PAST-6 a hidden name is told nowhere, and where one’s own is hidden a stranger sees nothing of the event', async () => {
    const [organizer, ana] = [await anOrganizer(server), await aPerson(server, 'Ana')]
    const event = await anEvening(organizer, ana, ['Max'])
    await finish(organizer, event)
    const { slug } = await must('keep-player-page', shown, ana)
    const registrations = await must('get-advanced-registrations', { tournamentId: event.id }, organizer)
    const hide = (name: string) => {
      const { playerKey } = registrations.find(({ playerName }: { playerName: string }) => playerName === name)
      const whom = { tournamentId: event.id, playerId: playerKey, isHidden: true }
      return must('hide-registered-name', whom, organizer)
    }
    await hide('Max')
    for (const past of [await must('get-own-past', {}, ana), (await must('get-player-page', { slug }, null)).past])
      expect([past.opponents, past.nameless]).toEqual([[], 1])
    await hide('Ana')
    expect((await must('get-own-past', {}, ana)).eventsCount).toBe(1)
    expect((await must('get-player-page', { slug }, null)).past.eventsCount).toBe(0)
  })

  test('PAST-6 two names of one opponent are one person for who played them, and two for everybody else', async () => {
    const [organizer, ana, zoe] = [
      await anOrganizer(server),
      await aPerson(server, 'Ana'),
      await aPerson(server, 'Zoé'),
    ]
    let latest = ''
    for (const name of ['Zoé', 'La Comète']) {
      const event = await anEvent(server, organizer, { tournamentDate: '2099-03-01T18:00:00.000Z' })
      await register(server, event, { playerName: 'Ana', playerId: ana.id }, sessionHeaders(ana))
      await register(server, event, { playerName: name, playerId: zoe.id }, sessionHeaders(zoe))
      latest = event.id
      await play(organizer, event)
      await finish(organizer, event)
    }
    const { slug } = await must('keep-player-page', shown, ana)
    const met = ({ won, lost }: { won: number; lost: number }) => won + lost
    const { opponents: own } = await must('get-own-past', {}, ana)
    expect(own.map(met)).toEqual([2])
    const { past } = await must('get-player-page', { slug }, null)
    expect(past.opponents.map(met)).toEqual([1, 1])
    const registrations = await must('get-advanced-registrations', { tournamentId: latest }, organizer)
    const { playerKey } = registrations.find(({ playerName }: { playerName: string }) => playerName === 'La Comète')
    await must('hide-registered-name', { tournamentId: latest, playerId: playerKey, isHidden: true }, organizer)
    const after = await must('get-own-past', {}, ana)
    expect([after.opponents.map(met), after.nameless]).toEqual([[1], 1])
  })

  test('PAST-6 whoever was erased has no name, and a deck is told to others where its list is', async () => {
    const [organizer, ana] = [await anOrganizer(server), await aPerson(server, 'Ana')]
    const event = await anEvening(organizer, ana, ['Max'])
    await finish(organizer, event)
    const { slug } = await must('keep-player-page', shown, ana)
    await must('get-own-past', {}, ana)
    await server.server.database.inTransaction(async ({ db }) => {
      const named = db.updateTable('players').set({ name: 'Joueur 0A1B2C' }).where('tournament_id', '=', event.id)
      await named.where('name', '=', 'Max').execute()
      await db.updateTable('past_results').set({ deck: 'Izzet' }).where('account_id', '=', ana.id).execute()
    })
    const own = await must('get-own-past', {}, ana)
    expect([own.opponents, own.nameless, own.events[0].deck]).toEqual([[], 1, 'Izzet'])
    const deckShown = async () => (await must('get-player-page', { slug }, null)).past.events[0].deck
    expect(await deckShown()).toBeNull()
    await must('publish-decklists', { tournamentId: event.id, arePublic: true }, organizer)
    expect(await deckShown()).toBe('Izzet')
  })

  test('PAST-7 of an event that is deleted the figures stay for the account alone, without other names', async () => {
    const [organizer, ana] = [await anOrganizer(server), await aPerson(server, 'Ana')]
    const event = await anEvening(organizer, ana, ['Max'])
    await finish(organizer, event)
    const { slug } = await must('keep-player-page', shown, ana)
    // Nobody looked before it was gone.
    await server.server.database.inTransaction(({ db }) =>
      db.deleteFrom('all_tournaments').where('id', '=', event.id).execute(),
    )
    const past = await must('get-own-past', {}, ana)
    expect(past.events).toMatchObject([{ code: null, name: event.name, attendance: 2 }])
    expect([past.opponents, past.nameless]).toEqual([[], 1])
    expect((await must('get-player-page', { slug }, null)).past.eventsCount).toBe(0)
  })

  test('PAST-4 whoever registered and did not come has nothing of the event, and it is read once', async () => {
    const [organizer, ana, zoe] = [
      await anOrganizer(server),
      await aPerson(server, 'Ana'),
      await aPerson(server, 'Zoé'),
    ]
    const beforePlay = async (announced: Played) => {
      await register(server, announced, { playerName: zoe.name, playerId: zoe.id }, sessionHeaders(zoe))
      await must('accept-registrations', { tournamentId: announced.id }, organizer)
      await must('drop-player-advanced-tournament', { tournamentId: announced.id, playerId: zoe.id }, zoe)
    }
    const event = await anEvening(organizer, ana, ['Max'], { beforePlay })
    await finish(organizer, event)
    expect((await must('get-own-past', {}, zoe)).eventsCount).toBe(0)
    expect((await must('get-own-past', {}, ana)).eventsCount).toBe(1)
    const copied = await server.server.database.read((db) =>
      db.selectFrom('past_results').select(['account_id', 'sequence']).where('tournament_id', '=', event.id).execute(),
    )
    expect(copied.map(({ account_id, sequence }) => [account_id, typeof sequence]).toSorted()).toEqual(
      [ana, zoe].map(({ id }) => [id, 'number']).toSorted(),
    )
  })

  test('PAST-9 whoever is erased from an event that is there has it no more', async () => {
    const [organizer, ana] = [await anOrganizer(server), await aPerson(server, 'Ana')]
    const event = await anEvening(organizer, ana, ['Max'])
    await finish(organizer, event)
    expect((await must('get-own-past', {}, ana)).eventsCount).toBe(1)
    await server.server.database.inTransaction(async ({ db }) => {
      await db.updateTable('players').set({ public_id: 'nobody' }).where('public_id', '=', ana.id).execute()
      await db.updateTable('registrations').set({ account_id: null }).where('account_id', '=', ana.id).execute()
    })
    expect((await must('get-own-past', {}, ana)).eventsCount).toBe(0)
  })

  test('PAST-8 places in public seasons are told', async () => {
    const [organizer, ana] = [await anOrganizer(server), await aPerson(server, 'Ana')]
    await must('keep-shop', { ...SHOP, name: 'Le Donjon' }, organizer)
    const event = await anEvening(organizer, ana, ['Max'])
    await finish(organizer, event)
    const wish = { seasonId: null, name: 'Ligue', rules: RULES_OF_PRESET.places, isPublic: true }
    const { season } = await must('keep-season', wish, organizer)
    await must('put-into-season', { seasonId: season.id, tournamentId: event.id }, organizer)
    const { total } = await must('get-own-past', {}, ana)
    const { seasons } = await must('get-own-player-page', {}, ana)
    expect(seasons).toMatchObject([{ slug: season.slug, name: 'Ligue', place: total.won === 1 ? 1 : 2, people: 2 }])
    await must('keep-season', { ...wish, seasonId: season.id, isPublic: false }, organizer)
    expect((await must('get-own-player-page', {}, ana)).seasons).toEqual([])
  })

  test('PAST-9 results and page leave with the export, and go with the account', async () => {
    const [organizer, ana, zoe] = [
      await anOrganizer(server),
      await aPerson(server, 'Ana'),
      await aPerson(server, 'Zoe'),
    ]
    const event = await anEvening(organizer, ana, ['Max'])
    await finish(organizer, event)
    const { slug } = await must('keep-player-page', shown, ana)
    await must('get-own-past', {}, ana)
    expect((await must('export-account', {}, ana)).past).toMatchObject({
      page: { slug, isPublic: true },
      events: [{ name: event.name, attendance: 2 }],
    })
    await must('delete-account', { password: PASSWORD }, ana)
    expect((await call('get-player-page', { slug }, null)).status).toBe(404)
    expect((await must('keep-player-page', { ...shown, slug }, zoe)).slug).toBe(slug)
  })
})
