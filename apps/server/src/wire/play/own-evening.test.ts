import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DATABASE_KINDS } from '../../database/testing/test-databases.ts'
import {
  matchesOf,
  playersOf,
  secretOf,
  startServer,
  startTournament,
  type TestServer,
} from '../../testing/a-server.ts'
import { aPerson, type Person } from '../../testing/an-account.ts'
import { anEvent, anOrganizer, register, sessionHeaders } from '../../testing/an-event.ts'

const HOUR_MS = 3_600_000

describe.each(DATABASE_KINDS)('somebody’s evening on %s', (kind) => {
  let server: TestServer
  let shop: Person
  let lea: Person
  let now = new Date()
  beforeAll(async () => {
    server = await startServer({ kind, world: { now: () => now } })
    shop = await anOrganizer(server)
    lea = await aPerson(server, 'Léa')
  })
  afterAll(() => server.close())

  const inHours = (hours: number) => new Date(now.getTime() + hours * HOUR_MS).toISOString()
  const event = (name: string, hours: number, more: object = {}) =>
    anEvent(server, shop, {
      ...{ name, tournamentDate: inHours(hours), registrationRules: { acceptsAutomatically: true } },
      ...more,
    })
  async function evening(who: Person | null, seats?: readonly object[]) {
    const { status, body } = await server.call(
      'get-own-evening',
      seats ? { seats } : {},
      who ? sessionHeaders(who) : {},
    )
    expect(status, JSON.stringify(body)).toBe(200)
    return body.data
  }
  const comes = (to: { id: string; code: string }, who: Person) =>
    register(server, to, { playerName: who.name, playerId: who.id }, sessionHeaders(who))

  test('FIND-2 an account reads its table, its opponent and what comes next; an organizer what is still open', async () => {
    const later = await event('Samedi', 50)
    const next = await event('Vendredi', 26, { maxPlayers: 2 })
    const tonight = await event('Ce soir', 1)
    for (const number of [1, 2]) await register(server, next, { playerName: `J${number}`, playerId: secretOf(number) })
    await register(server, tonight, { playerName: 'Max', playerId: secretOf(1) })
    for (const one of [later, next, tonight]) await comes(one, lea)
    expect((await evening(lea)).playing).toMatchObject([
      { name: 'Ce soir', isStarted: false, status: 'confirmed', waitingPosition: null, seat: null },
      { name: 'Vendredi', status: 'pending', waitingPosition: 1 },
      { name: 'Samedi', status: 'confirmed' },
    ])
    expect((await evening(shop)).organizing).toMatchObject([
      { name: 'Ce soir', isStarted: false, registeredPlayersCount: 2, openTables: 0 },
    ])
    const ofTonight = { tournamentId: tonight.id, roundNumber: 1 }
    await server.call('generate-advanced-pairings', ofTonight, sessionHeaders(shop))
    const [own] = (await evening(lea)).playing
    const seat = { round: 1, table: 1, opponentName: 'Max', isOver: false }
    expect(own).toMatchObject({ code: tonight.code, isStarted: true, currentRound: 1, seat })
    expect((await evening(shop)).organizing).toMatchObject([{ name: 'Ce soir', isStarted: true, openTables: 1 }])
    const [match] = matchesOf(await server.document(tonight.id))
    await server.call('submit-advanced-score', { roundId: match?.id, score1: 2, score2: 0 }, sessionHeaders(shop))
    expect((await evening(lea)).playing[0].seat).toEqual({ ...seat, isOver: true })
    expect((await evening(shop)).organizing).toMatchObject([{ openTables: 0 }])
    await server.call('finish-tournament', { tournamentId: tonight.id }, sessionHeaders(shop))
    expect((await evening(lea)).playing.map(({ name }: { name: string }) => name)).toEqual(['Vendredi', 'Samedi'])
    expect((await evening(shop)).organizing).toEqual([])
  })

  test('FIND-2 STAK-9 of a bracket the card learns which round it is', async () => {
    const cup = await event('Coupe', 1, { structure: 'elimination' })
    for (const number of [1, 2, 3])
      await register(server, cup, { playerName: `J${number}`, playerId: secretOf(number) })
    await comes(cup, lea)
    const started = await server.call(
      'generate-advanced-pairings',
      { tournamentId: cup.id, roundNumber: 1 },
      sessionHeaders(shop),
    )
    expect(started.status, JSON.stringify(started.body)).toBe(200)
    const named = { name: 'Coupe', currentRound: 1, bracketPlaces: 4 }
    expect((await evening(lea)).playing).toContainEqual(expect.objectContaining(named))
    expect((await evening(shop)).organizing).toContainEqual(expect.objectContaining(named))
    await server.call('delete-tournament', { tournamentId: cup.id }, sessionHeaders(shop))
  })

  test('FIND-2 what was left, called off or forgotten for a day is nobody’s evening', async () => {
    const noor = await aPerson(server, 'Noor')
    const left = await event('Quitté', 2)
    const off = await event('Annulé', 3)
    const forgotten = await event('Oublié', 4)
    const missed = await event('Manqué', 5)
    for (const one of [left, off, forgotten, missed]) await comes(one, noor)
    await register(server, forgotten, { playerName: 'Max', playerId: secretOf(1) })
    await server.call(
      'cancel-player-advanced-tournament',
      { tournamentId: left.id, playerId: noor.id },
      sessionHeaders(noor),
    )
    await server.call('cancel-tournament', { tournamentId: off.id }, sessionHeaders(shop))
    const ofForgotten = { tournamentId: forgotten.id, roundNumber: 1 }
    await server.call('generate-advanced-pairings', ofForgotten, sessionHeaders(shop))
    const names = async () => (await evening(noor)).playing.map(({ name }: { name: string }) => name)
    expect(await names()).toEqual(['Oublié', 'Manqué'])
    const before = now
    now = new Date(now.getTime() + 25 * HOUR_MS)
    expect(await names()).toEqual([])
    expect((await evening(shop)).organizing.map(({ name }: { name: string }) => name)).not.toContain('Oublié')
    now = before
  })

  test('FIND-2 a device reads where it sits by its public id, of three tournaments at most, and nothing else', async () => {
    const quick = await startTournament(server, 3)
    const document = await server.document(quick.id)
    const asked = playersOf(document).map(({ id }) => ({ tournamentId: quick.id, publicId: id }))
    const { playing, organizing, seats } = await evening(null, asked)
    expect([playing, organizing]).toEqual([[], []])
    expect(seats).toHaveLength(3)
    expect(seats.filter(({ opponentName }: { opponentName: string | null }) => opponentName === null)).toHaveLength(1)
    expect(seats.every(({ round }: { round: number }) => round === 1)).toBe(true)
    expect(await evening(null, [{ tournamentId: quick.id, publicId: 'nobody' }])).toMatchObject({ seats: [] })
    const tooMany = await server.call('get-own-evening', { seats: [...asked, ...asked] })
    expect(tooMany.status).toBe(400)
  })
})
