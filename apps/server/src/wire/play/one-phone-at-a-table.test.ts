import { createHmac } from 'node:crypto'
import type { CallReply } from '@tablee/contract/call'
import type { getTableCodes } from '@tablee/contract/tournaments/questions/get-table-codes'
import { tableCharactersFrom, textOfSeat } from '@tablee/domain/tournaments/results/table-characters'
import type { MatchId, PlayerId } from '@tablee/domain/tournaments/tournament'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { takeBack } from '../../database/testing/take-back.ts'
import { createTestDatabase, DATABASE_KINDS } from '../../database/testing/test-databases.ts'
import {
  createTournament,
  finishRound,
  matchesOf,
  ORGANIZER,
  openMatch,
  type Played,
  startServer,
  startTournament,
  type TestServer,
} from '../../testing/a-server.ts'

const HELPER = 'helper-secret-0123456789abcdef'

type Codes = CallReply<typeof getTableCodes>['data']

async function codesOf(server: TestServer, { code }: Played, who: object = { organizerId: ORGANIZER }): Promise<Codes> {
  return (await server.call('get-table-codes', { code, ...who })).body.data
}

/** What the first open table's players send from one phone. */
async function sitDown(server: TestServer, played: Played) {
  const { match, secret1, secret2 } = await openMatch(server, played.id)
  const codes = await codesOf(server, played)
  const { characters1, characters2 } = codes.matches.find(({ matchId }) => matchId === match.id) ?? {}
  const { table } = match
  const token = codes.tables.find((one) => one.table === table)?.token
  const sent = { code: played.code, table, token, matchId: match.id, score: '2-1', characters1, characters2 }
  const report = (more: object = {}) => server.call('report-at-table', { ...sent, ...more })
  const stands = async () => matchesOf(await server.document(played.id)).find(({ id }) => id === match.id)
  return { match, secret1, secret2, codes, sent, report, stands }
}

/** Invalid characters, correct only by a chance of one in some thousand. */
const wrongFor = (right: string | null | undefined) => (right === 'CCC' ? 'DDD' : 'CCC')

describe.each(DATABASE_KINDS)('one phone at a table on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ kind })
  })
  afterAll(() => server.close())

  test('CAVE-1 anybody with the code of the table and the characters of both reports for both, once', async () => {
    const played = await startTournament(server, 2)
    const { match, report, stands, sent } = await sitDown(server, played)
    const first = await report({ actId: 'at-the-table-1', characters1: ` ${sent.characters1?.toLowerCase()} ` })
    expect(first).toMatchObject({ status: 200, body: { match: { status: 'terminated', score1: 2, score2: 1 } } })
    const { player1Key, player2Key } = match
    const reportedBy = expect.arrayContaining([player1Key, player2Key])
    expect(await stands()).toMatchObject({ decidedBy: 'player', reportedBy })
    const { liveSequence } = await server.document(played.id)
    expect((await report({ actId: 'at-the-table-1' })).status).toBe(200)
    expect((await server.document(played.id)).liveSequence).toBe(liveSequence)
    expect((await report({ score: '2-0' })).body.match).toMatchObject({ score1: 2, score2: 0 })
  })

  test('CAVE-1 nobody reports for both by their own characters, nor without a score', async () => {
    const { report, stands } = await sitDown(server, await startTournament(server, 2))
    for (const own of [{ characters1: undefined }, { characters2: undefined }, { characters2: null, characters: [] }])
      expect((await report(own)).status).toBe(400)
    expect((await report({ characters1: undefined })).body.reason).toBe('table_characters_invalid')
    expect((await report({ score: undefined })).body.reason).toBe('score_invalid')
    expect((await stands())?.status).toBe('pending')
  })

  test('CAVE-1 the staff has the last word, and each round has its own characters', async () => {
    const played = await startTournament(server, 2)
    const one = await sitDown(server, played)
    await finishRound(server, played)
    expect((await one.report()).body.reason).toBe('result_decided_by_organizer')
    await server.call('start-next-round', { tournamentId: played.id, organizerId: ORGANIZER })
    expect((await one.report()).body.reason).toBe('match_not_current')
    const two = await sitDown(server, played)
    expect(two.codes.tables).toEqual(one.codes.tables)
    expect([two.sent.characters1, two.sent.characters2]).not.toEqual([one.sent.characters1, one.sent.characters2])
    expect((await two.report()).status).toBe(200)
  })

  test('CAVE-2 wrong characters three times: the match is the staff’s, who see it, until they erase their own entry', async () => {
    const played = await startTournament(server, 2)
    const { report, stands, sent, match } = await sitDown(server, played)
    const wrong = { characters2: wrongFor(sent.characters2) }
    const say = async (more: object) => {
      const { status, body } = await report(more)
      return [status, body.reason, body.message]
    }
    const left = (count: number) => [403, 'table_characters_wrong', expect.stringContaining(String(count))]
    expect(await say({ ...wrong, actId: 'wrong-one' })).toEqual(left(2))
    // Retried after a lost answer: it is the same one.
    expect(await say({ ...wrong, actId: 'wrong-one' })).toEqual(left(2))
    await server.restart()
    expect(await say({ ...wrong, actId: 'wrong-two' })).toEqual(left(1))
    expect((await stands())?.status).toBe('pending')
    const forStaff = [409, 'table_needs_staff', expect.any(String)]
    expect(await say({ ...wrong, actId: 'wrong-three' })).toEqual(forStaff)
    expect(await say({ ...wrong, actId: 'wrong-three' })).toEqual(forStaff)
    expect((await stands())?.status).toBe('in-progress')
    const { data } = (await server.call('get-score-reports', { code: played.code, organizerId: ORGANIZER })).body
    expect(data).toEqual([{ matchId: match.id, reports: [] }])
    await server.restart()
    expect(await say({})).toEqual(forStaff)
    const staff = { code: played.code, organizerId: ORGANIZER, matchId: match.id }
    await server.call('update-score-quick-tournament', { ...staff, score: '2-0' })
    expect((await say({}))[1]).toBe('result_decided_by_organizer')
    await server.call('erase-result', staff)
    expect(await say({ ...wrong, actId: 'wrong-four' })).toEqual(left(2))
    expect((await report()).status).toBe(200)
  })

  test('PODS-27 three of a table of four report on one phone; two are too few, and three wrong attempts make it the staff’s', async () => {
    const played = await createTournament(server, 8)
    expect((await server.patch(played.id, { structure: 'pods', organizerId: ORGANIZER })).status).toBe(200)
    await server.call('start-quick-tournament', { tournamentId: played.id, organizerId: ORGANIZER })
    const codes = await codesOf(server, played)
    const [one, other] = codes.matches
    const matches = matchesOf(await server.document(played.id))
    const reportAt = (of: typeof one, characters: readonly (string | null)[]) => {
      const table = matches.find(({ id }) => id === of?.matchId)?.table
      const token = codes.tables.find((each) => each.table === table)?.token
      const said = { code: played.code, table, token, matchId: of?.matchId, placings: { winner: 1 } }
      return server.call('report-at-table', { ...said, characters })
    }
    const own = one?.characters ?? []
    const firstOf = (count: number) => own.map((each, seat) => (seat < count ? each : null))
    expect([one?.characters1, one?.characters2, own.length]).toEqual([null, null, 4])
    expect((await reportAt(one, firstOf(2))).body.reason).toBe('table_characters_invalid')
    expect(await reportAt(one, firstOf(3))).toMatchObject({ status: 200, body: { match: { status: 'terminated' } } })
    const stands = matchesOf(await server.document(played.id)).find(({ id }) => id === one?.matchId)
    expect(stands).toMatchObject({ decidedBy: 'player', result: { outcome: { winner: 1 } } })
    expect(stands?.reportedBy).toHaveLength(3)
    const wrong = (other?.characters ?? []).map((each, seat) => (seat === 0 ? wrongFor(each) : each))
    const reasons: unknown[] = []
    for (let turn = 0; turn < 3; turn++) reasons.push((await reportAt(other, wrong)).body.reason)
    expect(reasons).toEqual(['table_characters_wrong', 'table_characters_wrong', 'table_needs_staff'])
    expect((await reportAt(other, other?.characters ?? [])).body.reason).toBe('table_needs_staff')
  })

  test('CAVE-2 right characters forget those that were wrong', async () => {
    const { report, sent } = await sitDown(server, await startTournament(server, 2))
    const wrong = { characters1: wrongFor(sent.characters1) }
    for (const _ of [1, 2]) await report(wrong)
    expect((await report()).status).toBe(200)
    expect((await report({ ...wrong, score: '2-0' })).body.reason).toBe('table_characters_wrong')
    expect((await report({ score: '2-0' })).status).toBe(200)
  })

  test('CAVE-2 whoever does not have the code of the table takes no try away, and no code opens another table', async () => {
    const played = await startTournament(server, 4)
    const { report, codes, sent } = await sitDown(server, played)
    const other = codes.tables.find(({ table }) => table !== sent.table)
    const wrong = wrongFor(sent.characters1)
    for (const token of [other?.token, 'x'.repeat(16)]) {
      for (const _ of [1, 2, 3]) {
        const { status, body } = await report({ token, characters1: wrong })
        expect([status, body.reason]).toEqual([403, 'table_code_invalid'])
      }
    }
    expect((await report({ ...other, characters1: wrong })).body.reason).toBe('match_not_current')
    expect((await report()).status).toBe(200)
    const elsewhere = await sitDown(server, await startTournament(server, 2))
    expect((await elsewhere.report({ token: sent.token })).body.reason).toBe('table_code_invalid')
  })

  test('CAVE-3 CAVE-4 the staff reads all codes, a player the own characters, everybody else none', async () => {
    const played = await startTournament(server, 4)
    const { codes, match, secret1, secret2 } = await sitDown(server, played)
    expect(codes.tables.map(({ table }) => table)).toEqual([1, 2])
    expect(new Set(codes.tables.map(({ token }) => token)).size).toBe(2)
    expect(codes.matches).toHaveLength(2)
    const own = codes.matches.find(({ matchId }) => matchId === match.id)
    const nothing = { tables: [], rounds: [] }
    expect(await codesOf(server, played, { playerId: secret1 })).toEqual({
      ...nothing,
      matches: [{ ...own, characters2: null }],
    })
    expect(await codesOf(server, played, { playerId: secret2 })).toEqual({
      ...nothing,
      matches: [{ ...own, characters1: null }],
    })
    for (const who of [{}, { playerId: 'a-stranger-0123456789' }, { organizerId: secret1 }]) {
      expect((await server.call('get-table-codes', { code: played.code, ...who })).status).toBe(403)
    }
    expect((await server.call('get-table-codes', { code: 'ZZZZZZ', organizerId: ORGANIZER })).status).toBe(404)
    await server.restart()
    expect(await codesOf(server, played)).toEqual(codes)
    const said = server.logLines.join('\n')
    for (const secret of [codes.tables[0]?.token, codes.tables[1]?.token]) expect(said).not.toContain(secret)
  })

  test('CAVE-53 who opens rounds gets the keys of those to come, and what follows from one is right when that round is played', async () => {
    const played = await startTournament(server, 2)
    const { rounds } = await codesOf(server, played)
    expect(rounds.map(({ round }) => round)).toEqual(Array.from({ length: 12 }, (_, after) => after + 1))
    const expiresAt = new Date(Date.now() + 3_600_000).toISOString()
    const wish = { organizerId: ORGANIZER, code: played.code, name: 'Inès', role: 'scorekeeper', expiresAt }
    const { oneTimeCode } = (await server.call('invite-staff', wish)).body.data
    await server.call('accept-invitation', { code: played.code, oneTimeCode, secret: HELPER })
    const asHelper = await codesOf(server, played, { organizerId: HELPER })
    expect([asHelper.matches.length, asHelper.tables.length, asHelper.rounds]).toEqual([1, 1, []])
    await finishRound(server, played)
    await server.call('start-next-round', { tournamentId: played.id, organizerId: ORGANIZER })
    const { match, sent, report } = await sitDown(server, played)
    const signing = createHmac('sha256', Buffer.from(rounds[1]?.key ?? '', 'base64url'))
    const [, player] = /^r2-(.+)-.+$/.exec(match.id) ?? []
    const text = textOfSeat({ matchId: match.id as MatchId, playerId: player as PlayerId }, 0)
    expect(tableCharactersFrom(signing.update(text).digest())).toBe(sent.characters1)
    expect((await report()).status).toBe(200)
  })

  test('CAVE-2 what the version before kept takes reports at tables', async () => {
    const database = await createTestDatabase(kind)
    const before = await startServer({ kind, database })
    const played = await startTournament(before, 2)
    await before.close()
    const kept = await database.open()
    await kept.inTransaction(({ db }) => takeBack(db, '0069-table-guards'))
    await kept.close()
    const after = await startServer({ kind, database })
    const { report, sent } = await sitDown(after, played)
    expect((await report({ characters1: wrongFor(sent.characters1) })).body.reason).toBe('table_characters_wrong')
    expect((await report()).status).toBe(200)
    await after.close()
  })

  test('CAVE-2 what was counted goes with its round', async () => {
    const played = await startTournament(server, 2)
    const { report, sent } = await sitDown(server, played)
    for (const _ of [1, 2]) await report({ characters1: wrongFor(sent.characters1) })
    const count = () =>
      server.server.database.read((db) =>
        db.selectFrom('table_guards').select('wrong').where('tournament_id', '=', played.id).execute(),
      )
    expect(await count()).toEqual([{ wrong: 2 }])
    const undone = { code: played.code, organizerId: ORGANIZER, roundNumber: 1 }
    expect((await server.call('undo-round', undone)).status).toBe(200)
    expect(await count()).toEqual([])
  })
})

test.each([
  [{ characters1: 'K7' }, 'table_characters_invalid'],
  [{ characters2: 'K'.repeat(500) }, 'table_characters_invalid'],
  [{ token: 'short' }, 'table_code_invalid'],
  [{ table: 0 }, 'table_number_invalid'],
])('CAVE-1 %j is refused before anything is read', async (more, reason) => {
  const server = await startServer()
  const sent = { code: 'ABCDEF', table: 1, token: 'x'.repeat(16), matchId: 'r1-a-b', score: '2-0', characters1: 'KKK' }
  const { status, body } = await server.call('report-at-table', { ...sent, characters2: 'CCC', ...more })
  expect([status, body.reason]).toEqual([400, reason])
  await server.close()
})
