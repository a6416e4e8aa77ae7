import { liveChannel } from '@tablee/contract/channels'
import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashSecret } from '../../features/tournaments/secret.ts'
import { listen, openPhone } from '../../testing/a-phone.ts'
import {
  createTournament,
  finishRound,
  matchesOf,
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
import { inviteStaff } from '../../testing/invite-staff.ts'
import { takeBack } from '../testing/take-back.ts'
import { createTestDatabase, DATABASE_KINDS } from '../testing/test-databases.ts'

const REASON = 'A triché avec ses DÉS PIPÉS'
const JUDGE = 'judge-secret-0123456789abcdef'
const SCOREKEEPER = 'scorekeeper-secret-0123456789abcdef'

describe.each(DATABASE_KINDS)('STAK-11 conduct on %s', (kind) => {
  let server: TestServer
  let address: string
  beforeAll(async () => {
    server = await startServer({ kind })
    address = await listen(server)
  })
  afterAll(() => server.close())

  async function round(players = 2) {
    const played = await startTournament(server, players)
    await inviteStaff(server, played, (role) => hashSecret(`${role}-secret-0123456789abcdef`))
    return played
  }

  const give = ({ code }: Played, penalty: string, more: object = {}) =>
    server.call('give-penalty', { code, organizerId: JUDGE, playerName: 'Joueur 1', penalty, ...more })
  const takeBackIt = ({ code }: Played, penaltyId: string, organizerId = JUDGE) =>
    server.call('take-back-penalty', { code, organizerId, penaltyId })
  const conduct = async ({ code }: Played, by: object = { organizerId: JUDGE }) =>
    (await server.call('get-conduct', { code, ...by })).body.data
  const penaltiesOf = async ({ id }: Played) =>
    (await server.document(id)).penalties as readonly { id: string; kind: string }[]
  const firstMatch = async ({ id }: Played) => matchesOf(await server.document(id))[0]

  test('JUDG-6 what a penalty is for is kept beside it, and only the staff reads it', async () => {
    const at = await round()
    const infraction = 'magic-slow-play'
    expect((await give(at, 'warning', { infraction })).status).toBe(200)
    expect((await give(at, 'warning', { infraction: 'magic-invented' })).body.reason).toBe('infraction_invalid')
    expect(await conduct(at)).toMatchObject([{ penalty: 'warning', infraction }])
    const own = await Promise.all([1, 2].map((number) => conduct(at, { playerId: secretOf(number) })))
    expect(own.flat()).toMatchObject([{ penalty: 'warning', infraction: null }])
    const journal = await server.call('get-journal', { code: at.code, organizerId: ORGANIZER })
    expect(JSON.stringify([journal.body, await server.document(at.id)])).not.toContain(infraction)
  })

  test('an absence ends the match, stands in the document without the reason, and is taken back whole', async () => {
    const at = await round()
    const before = await firstMatch(at)
    expect((await give(at, 'no-show', { reason: REASON, over: null })).status).toBe(200)
    const document = await server.document(at.id)
    const isFirst = playersOf(document).find(({ name }) => name === 'Joueur 1')?.key === before?.player1Key
    expect(matchesOf(document)[0]).toMatchObject(isFirst ? { score1: 0, score2: 2 } : { score1: 2, score2: 0 })
    expect(JSON.stringify(document)).not.toContain('PIPÉS')
    const [given] = await penaltiesOf(at)
    expect(await conduct(at)).toMatchObject([
      { id: given?.id, penalty: 'no-show', round: 1, role: 'judge', reason: REASON, takenBackAt: null },
    ])
    expect((await takeBackIt(at, given?.id ?? '')).status).toBe(200)
    expect([await penaltiesOf(at), await firstMatch(at)]).toEqual([[], before])
    expect(await conduct(at)).toMatchObject([{ takenBackAt: expect.any(String) }])
    const sequence = (await server.document(at.id)).liveSequence
    expect((await takeBackIt(at, given?.id ?? '')).status).toBe(200)
    expect((await server.document(at.id)).liveSequence).toBe(sequence)
  })

  test('the same act sent twice is one penalty', async () => {
    const at = await round()
    const once = { actId: 'act-of-a-judge-1' }
    for (const _ of [1, 2]) expect((await give(at, 'warning', once)).status).toBe(200)
    expect(await conduct(at)).toHaveLength(1)
  })

  test('the reason is in no row but its own, and in no answer but the staff’s', async () => {
    const at = await round(4)
    const phone = openPhone(`${address}?project=tablee&channels[]=${liveChannel(at.id as TournamentId)}`)
    await phone.hear(({ type }) => type === 'connected')
    await give(at, 'disqualification', { reason: REASON })
    const { data } = await phone.hear(({ type }) => type === 'event')
    expect(data.payload.changes.map(({ kind: one }: { kind: string }) => one)).toEqual([
      ...['penalty_given', 'match_scored', 'player_dropped'],
    ])
    expect(JSON.stringify(data)).not.toContain('PIPÉS')
    phone.socket.terminate()
    const rows = await server.server.database.read(async (db) => {
      const tables = await db.introspection.getTables()
      return Promise.all(
        tables.map(async ({ name }) => [name, (await sql`select * from ${sql.table(name)}`.execute(db)).rows] as const),
      )
    })
    const holding = rows.filter(([, all]) => JSON.stringify(all).includes(REASON)).map(([name]) => name)
    expect(holding).toEqual(['conduct_records'])
    const journal = await server.call('get-journal', { code: at.code, organizerId: ORGANIZER, asStaff: true })
    expect(JSON.stringify(journal.body)).not.toContain('PIPÉS')
    const own = await conduct(at, { playerId: secretOf(1) })
    expect(own).toMatchObject([{ penalty: 'disqualification', reason: null, name: null }])
    const asked = await server.call('get-conduct', { code: at.code, organizerId: SCOREKEEPER })
    expect(asked.status).toBe(403)
  })

  test('a warning is told to the staff and its player, and to nobody else', async () => {
    const at = await round()
    const before = await server.document(at.id)
    const phone = openPhone(`${address}?project=tablee&channels[]=${liveChannel(at.id as TournamentId)}`)
    await phone.hear(({ type }) => type === 'connected')
    const given = await give(at, 'warning', { reason: REASON })
    const { data } = await phone.hear(({ type }) => type === 'event')
    expect(data.payload.changes).toEqual([])
    phone.socket.terminate()
    expect(given.status).toBe(200)
    const after = await server.document(at.id)
    expect({ ...after, liveSequence: 0, $updatedAt: '' }).toEqual({ ...before, liveSequence: 0, $updatedAt: '' })
    expect(await conduct(at, { playerId: secretOf(1) })).toMatchObject([{ penalty: 'warning', reason: null }])
    expect(await conduct(at, { playerId: secretOf(2) })).toEqual([])
    const factsOf = async (more: object) =>
      (await server.call('get-journal', { code: at.code, ...more })).body.data.entries.flatMap(
        ({ facts }: { facts: readonly { kind: string }[] }) => facts.map(({ kind: one }) => one),
      )
    expect(await factsOf({})).not.toContain('penalty_given')
    expect(await factsOf({ organizerId: ORGANIZER, asStaff: true })).toContain('penalty_given')
    const [{ id }] = await conduct(at)
    expect((await takeBackIt(at, id)).status).toBe(200)
    expect(await conduct(at, { playerId: secretOf(1) })).toEqual([])
  })

  test('NONE-3 what touches results is public in the journal: which penalty, whom, the role', async () => {
    const at = await round()
    await give(at, 'match-loss', { reason: REASON })
    const { entries } = (await server.call('get-journal', { code: at.code })).body.data
    expect(entries[0]).toMatchObject({
      ...{ role: 'judge', name: null, reason: null },
      facts: [{ kind: 'penalty_given', penalty: 'match-loss', round: 1 }],
    })
  })

  test('who keeps scores notes who did not come, and nothing else', async () => {
    const at = await round()
    const by = { code: at.code, organizerId: SCOREKEEPER, playerName: 'Joueur 1' }
    for (const penalty of ['no-show', 'warning'])
      expect((await server.call('give-penalty', { ...by, penalty })).status).toBe(403)
    expect((await server.call('give-no-show', by)).status).toBe(200)
    const [absent] = await penaltiesOf(at)
    const back = { code: at.code, organizerId: SCOREKEEPER, penaltyId: absent?.id }
    expect((await server.call('take-back-no-show', back)).status).toBe(200)
    await give(at, 'match-loss')
    const [lost] = await penaltiesOf(at)
    const other = await server.call('take-back-no-show', { ...back, penaltyId: lost?.id })
    expect([other.status, other.body.reason]).toEqual([404, 'penalty_not_found'])
  })

  test('bad input is refused and changes nothing', async () => {
    const at = await round()
    const before = await server.document(at.id)
    for (const more of [
      ...[{ penalty: 'yellow-card' }, { penalty: null }, { reason: 'x'.repeat(501) }, { reason: 7 }, { over: 'x' }],
    ])
      expect((await give(at, 'warning', more)).status).toBe(400)
    expect((await give(at, 'warning', { playerName: 'Personne' })).body.reason).toBe('player_not_found')
    expect((await give(at, 'no-show', { organizerId: secretOf(1) })).status).toBe(403)
    expect((await takeBackIt(at, 'nobody')).body.reason).toBe('penalty_not_found')
    expect((await takeBackIt(at, "x' or 1=1")).status).toBe(400)
    expect(await server.document(at.id)).toEqual(before)
    expect((await give(at, 'warning', { reason: 'x'.repeat(500) })).status).toBe(200)
  })

  test('a disqualified player is in no final ranking, and comes back by taking it back alone', async () => {
    const at = await round(4)
    await give(at, 'disqualification')
    const again = await server.call('restore-quick-tournament-player', {
      ...{ code: at.code, organizerId: ORGANIZER, playerName: 'Joueur 1' },
    })
    expect([again.status, again.body.reason]).toEqual([409, 'player_disqualified'])
    await finishRound(server, at)
    await server.call('finish-tournament', { tournamentId: at.id, organizerId: ORGANIZER })
    const answer = await server.send({ method: 'GET', url: `/v1/tournaments/${at.code}/standings` })
    const body = answer.json()
    expect(body.standings.map(({ rank }: { rank: number }) => rank)).toEqual([1, 2, 3])
    expect(JSON.stringify(body)).not.toContain('Joueur 1')
  })

  test('SHOP-55 a disqualified player of an event has dropped in the registrations too, and comes back in the same act', async () => {
    const shop = await anOrganizer(server)
    const event = await anEvent(server, shop)
    const headers = sessionHeaders(shop)
    for (const number of [1, 2]) await register(server, event, { playerName: `J${number}`, playerId: secretOf(number) })
    await server.call('accept-registrations', { tournamentId: event.id }, headers)
    await server.call('generate-advanced-pairings', { tournamentId: event.id, roundNumber: 1 }, headers)
    const out = { code: event.code, playerName: 'J1', penalty: 'disqualification', reason: REASON }
    expect((await server.call('give-penalty', out, headers)).status).toBe(200)
    const asked = await server.call('get-advanced-registrations', { tournamentId: event.id }, headers)
    const registrations: readonly { playerName: string; playerId: string; dropped: boolean }[] = asked.body.data
    expect(registrations.map(({ playerName, dropped }) => [playerName, dropped])).toEqual([
      ['J1', true],
      ['J2', false],
    ])
    const undo = { tournamentId: event.id, playerId: registrations[0]?.playerId, act: 'drop' }
    const refused = await server.call('undo-registration-act', undo, headers)
    expect(refused.body.reason).toBe('player_disqualified')
    const [given] = (await server.document(event.id)).penalties
    const back = { code: event.code, penaltyId: given?.id, actId: 'act-of-taking-back' }
    expect((await server.call('take-back-penalty', back, headers)).status).toBe(200)
    const after = await server.call('get-advanced-registrations', { tournamentId: event.id }, headers)
    expect(after.body.data).toMatchObject([
      { playerName: 'J1', status: 'confirmed', dropped: false },
      { playerName: 'J2', status: 'confirmed', dropped: false },
    ])
    expect((await server.document(event.id)).penalties).toEqual([])
    expect(playersOf(await server.document(event.id))).toMatchObject([{ droppedAfter: null }, { droppedAfter: null }])
    expect((await server.call('take-back-penalty', back, headers)).status).toBe(200)
    expect((await server.call('undo-registration-act', undo, headers)).status).toBe(200)
  })

  test('what is kept of a player goes with the account, which reads its own without the reason', async () => {
    const leaver = await aPerson(server, 'Nina')
    const at = await createTournament(server, 1)
    const headers = sessionHeaders(leaver)
    const join = { code: at.code, playerName: 'Nina', playerId: leaver.id }
    await server.call('join-quick-tournament', join, headers)
    await server.call('start-quick-tournament', { tournamentId: at.id, organizerId: ORGANIZER })
    const given = { code: at.code, organizerId: ORGANIZER, playerName: 'Nina', penalty: 'warning', reason: REASON }
    expect((await server.call('give-penalty', given)).status).toBe(200)
    const exported = (await server.call('export-account', {}, headers)).body.data.tournaments
    expect(exported.conduct).toMatchObject([{ tournamentId: at.id, penalty: 'warning', round: 1 }])
    expect(JSON.stringify(exported)).not.toContain('PIPÉS')
    expect((await server.call('delete-account', { password: PASSWORD }, headers)).status).toBe(200)
    expect((await server.call('get-conduct', { code: at.code, organizerId: ORGANIZER })).body.data).toEqual([])
  })
})

test.each(DATABASE_KINDS)('STAK-11 on %s a tournament of the version before gives a penalty', async (kind) => {
  const database = await createTestDatabase(kind)
  const before = await startServer({ kind, database })
  const { id, code } = await startTournament(before, 2)
  await before.close()
  const kept = await database.open()
  await kept.inTransaction(async ({ db }) => {
    // Rules stored before disqualification existed.
    const { rules } = await db.selectFrom('all_tournaments').select('rules').executeTakeFirstOrThrow()
    const { disqualified: _, ...earlier } = JSON.parse(rules)
    await db
      .updateTable('all_tournaments')
      .set({ rules: JSON.stringify(earlier) })
      .execute()
    await takeBack(db, '0030-conduct')
  })
  await kept.close()
  const after = await startServer({ kind, database })
  expect((await after.document(id)).penalties).toEqual([])
  const given = { code, organizerId: ORGANIZER, playerName: 'Joueur 1', penalty: 'disqualification' }
  expect((await after.call('give-penalty', given)).status).toBe(200)
  expect((await after.document(id)).penalties).toMatchObject([{ kind: 'disqualification' }])
  await after.close()
})
