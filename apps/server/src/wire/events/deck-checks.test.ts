import { readTournamentDocument } from '@tablee/contract/tournaments/documents/read-tournament-document'
import { isDrawnAgain } from '@tablee/domain/tournaments/deck-checks/draw-tables'
import type { MatchId } from '@tablee/domain/tournaments/tournament'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, DATABASE_KINDS, type TestDatabase } from '../../database/testing/test-databases.ts'
import { matchesOf, type Played, secretOf, startServer, type TestServer } from '../../testing/a-server.ts'
import { aPerson, type Person } from '../../testing/an-account.ts'
import { anEvent, anOrganizer, register, sessionHeaders } from '../../testing/an-event.ts'

const AT_ONCE = { registrationRules: { acceptsAutomatically: true } }
const JUDGE = 'a-judge-secret-0123456789abcdef'
const KEEPER = 'a-scorekeeper-secret-0123456789'

describe.each(DATABASE_KINDS)('deck checks on %s', (kind) => {
  let server: TestServer
  let shop: Person
  let database: TestDatabase
  let time = new Date('2026-11-27T18:00:00Z')
  beforeAll(async () => {
    database = await createTestDatabase(kind)
    server = await startServer({ database, world: { now: () => time } })
    shop = await anOrganizer(server)
  })
  afterAll(async () => {
    await server.close()
    await database.remove()
  })

  const ofShop = (call: string, payload: object) => server.call(call, payload, sessionHeaders(shop))
  const invite = async (code: string, { role, secret, name }: Record<'role' | 'secret' | 'name', string>) => {
    const expiresAt = new Date(time.getTime() + 3_600_000).toISOString()
    const { body } = await ofShop('invite-staff', { code, role, name, expiresAt })
    await server.call('accept-invitation', { code, oneTimeCode: body.data.oneTimeCode, secret })
  }
  const matchIn = async ({ id }: Played) => {
    const document = await server.document(id)
    const [match] = matchesOf(document)
    if (!match) throw new Error('no match')
    return { match, document }
  }
  /** Ana and Bob, with lists, at one table. */
  const played = async () => {
    const event = await anEvent(server, shop, AT_ONCE)
    for (const [number, playerName] of [
      [1, 'Ana'],
      [2, 'Bob'],
    ] as const)
      await register(server, event, {
        playerName,
        playerId: secretOf(number),
        decklist: { decklistText: `${number} Forest` },
      })
    await ofShop('generate-advanced-pairings', { tournamentId: event.id, roundNumber: 1 })
    await invite(event.code, { role: 'judge', secret: JUDGE, name: 'Dominique' })
    await invite(event.code, { role: 'scorekeeper', secret: KEEPER, name: 'Sacha' })
    const { match } = await matchIn(event)
    const { code } = event
    const judge = (call: string, payload: object = {}) => server.call(call, { code, organizerId: JUDGE, ...payload })
    return { event, code, match, judge }
  }
  const checksOf = async (judge: (call: string) => ReturnType<TestServer['call']>) =>
    (await judge('get-deck-checks')).body.data

  test('JUDG-11 a judge reads the lists of a table once the journal says so, a scorekeeper none', async () => {
    const { code, judge, match } = await played()
    expect((await judge('read-checked-decks', { check: 1 })).status).toBe(409)
    expect((await judge('open-deck-check', { matchId: match.id })).status).toBe(200)
    expect((await judge('open-deck-check', { matchId: match.id })).status).toBe(200)
    const { body } = await judge('read-checked-decks', { check: 1 })
    expect(body.data.map(({ decklist }: { decklist: string }) => JSON.parse(decklist).decklistText).toSorted()).toEqual(
      [...['1 Forest', '2 Forest']],
    )
    const keeper = (call: string, payload: object) => server.call(call, { code, organizerId: KEEPER, ...payload })
    for (const call of ['open-deck-check', 'read-checked-decks', 'get-deck-checks'])
      expect([call, (await keeper(call, { matchId: match.id, check: 1 })).status]).toEqual([call, 403])
    // Another of the staff reads for themself.
    expect((await ofShop('read-checked-decks', { code, check: 1 })).status).toBe(409)
    const entries = (await ofShop('get-journal', { code, asStaff: true })).body.data.entries
    const read = entries.filter(({ act }: { act: string }) => act === 'open-deck-check')
    expect(read).toMatchObject([
      { role: 'judge', name: 'Dominique', facts: [{ kind: 'deck_check_opened', tables: [1] }] },
    ])
    expect(read[0].facts[0].players).toHaveLength(2)
    const everybody = (await server.call('get-journal', { code })).body.data.entries
    expect(JSON.stringify(everybody)).not.toContain('deck_check')
  })

  test('JUDG-12 a draw is told to everybody once its round is over, and drawn again from its seed', async () => {
    const { event, code, judge, match } = await played()
    expect((await judge('draw-deck-checks', { roundNumber: 1, count: 2 })).status).toBe(200)
    expect((await checksOf(judge)).draws).toMatchObject([{ number: 1, count: 2, matches: [match.id], passed: [] }])
    const ofRound = async () => (await server.call('get-round-draws', { code, roundNumber: 1 })).body.data.deckChecks
    expect(await ofRound()).toEqual([])
    expect((await judge('draw-deck-checks', { roundNumber: 1, count: 1 })).status).toBe(409)
    await ofShop('update-score-quick-tournament', { code, matchId: match.id, score: '2-0' })
    expect(await ofRound()).toEqual([])
    await ofShop('finish-tournament', { tournamentId: event.id })
    const [draw] = await ofRound()
    const { document } = await matchIn(event)
    const { tournament } = readTournamentDocument(document)
    expect(isDrawnAgain(tournament, { ...draw, matches: draw.matches as MatchId[] })).toBe(true)
  })

  test('JUDG-13 the end of a check gives the table its time, seen by everybody, and its taking back takes it', async () => {
    const { event, judge, match } = await played()
    await ofShop('start-clock', { tournamentId: event.id })
    await judge('open-deck-check', { matchId: match.id })
    time = new Date(time.getTime() + 6 * 60_000)
    const { playerKeys } = (await checksOf(judge)).checks[0]
    const results = playerKeys.map((playerKey: string) => ({ playerKey, result: 'clean' }))
    expect((await judge('end-deck-check', { check: 1, results: results.slice(1) })).status).toBe(400)
    expect((await judge('end-deck-check', { check: 1, results })).status).toBe(200)
    expect((await checksOf(judge)).checks).toMatchObject([{ extraMinutes: 9, readers: ['Dominique'], results }])
    const clock = async () => (await matchIn(event)).document.rounds.join()
    const told = await clock()
    expect(told).toContain('"extraMs":540000')
    expect(told).toContain('"checkMs":540000')
    await judge('take-back-deck-check', { check: 1 })
    expect(await clock()).not.toContain('extraMs')
    expect((await checksOf(judge)).checks).toMatchObject([{ isTakenBack: true }])
  })

  test('JUDG-19 whoever asks for their data reads when their deck was checked and what it came to, not by whom', async () => {
    const event = await anEvent(server, shop, AT_ONCE)
    const ana = await aPerson(server, 'Ana')
    await register(server, event, { playerName: 'Ana', playerId: ana.id }, sessionHeaders(ana))
    await register(server, event, { playerName: 'Bob', playerId: secretOf(7) })
    await ofShop('generate-advanced-pairings', { tournamentId: event.id, roundNumber: 1 })
    await invite(event.code, { role: 'judge', secret: JUDGE, name: 'Dominique' })
    const judge = (call: string, payload: object = {}) =>
      server.call(call, { code: event.code, organizerId: JUDGE, ...payload })
    const { match } = await matchIn(event)
    const exported = async () => (await server.call('export-account', {}, sessionHeaders(ana))).body.data
    expect((await exported()).tournaments.deckChecks).toEqual([])
    await judge('open-deck-check', { matchId: match.id })
    const { playerKeys } = (await checksOf(judge)).checks[0]
    const results = playerKeys.map((playerKey: string) => ({ playerKey, result: 'warning' }))
    await judge('end-deck-check', { check: 1, results })
    const data = await exported()
    const of = { tournamentId: event.id, round: 1, result: 'warning', isTakenBack: false }
    expect(data.tournaments.deckChecks).toEqual([{ ...of, openedAt: time.toISOString(), endedAt: time.toISOString() }])
    expect(JSON.stringify(data)).not.toContain('Dominique')
  })
})
