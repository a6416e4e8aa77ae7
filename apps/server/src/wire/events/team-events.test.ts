import { readTournamentDocument } from '@tablee/contract/tournaments/documents/read-tournament-document'
import type { Match, Tournament } from '@tablee/domain/tournaments/tournament'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { takeBack } from '../../database/testing/take-back.ts'
import { createTestDatabase, DATABASE_KINDS } from '../../database/testing/test-databases.ts'
import { type Played, secretOf, startServer, type TestServer } from '../../testing/a-server.ts'
import { aPerson, type Person } from '../../testing/an-account.ts'
import { anEvent, anOrganizer, register, sessionHeaders } from '../../testing/an-event.ts'

const stateOf = async (server: TestServer, { id }: Played) =>
  readTournamentDocument(await server.document(id)).tournament

const teamsOf = ({ teams, players }: Tournament) =>
  teams.map(({ name, members }) => [name, ...members.map((id) => players.find((player) => player.id === id)?.name)])

describe.each(DATABASE_KINDS)('announced events of teams on %s', (kind) => {
  let server: TestServer
  let shop: Person
  beforeAll(async () => {
    server = await startServer({ kind })
    shop = await anOrganizer(server)
  })
  afterAll(() => server.close())

  const must = async (call: string, payload: object, headers: Record<string, string> = {}) => {
    const { status, body } = await server.call(call, payload, headers)
    if (status !== 200) throw new Error(`${call}: ${JSON.stringify(body)}`)
    return body
  }

  const trios = (changes: object = {}) =>
    anEvent(server, shop, {
      teamKind: 'trios',
      registrationRules: { acceptsAutomatically: true },
      maxPlayers: 6,
      ...changes,
    })

  /** Players 1 to 3 are of the first team, 4 to 6 of the second … */
  async function come(event: Played, numbers: readonly number[]) {
    for (const number of numbers) {
      const team = { name: `Équipe ${Math.ceil(number / 3)}`, isNew: number % 3 === 1 }
      const { status, body } = await register(server, event, {
        ...{ playerName: `Joueur ${number}`, playerId: secretOf(number), team },
      })
      if (status !== 200) throw new Error(JSON.stringify(body))
    }
  }

  async function listed(event: Played, headers: Record<string, string> = {}) {
    const body = await must('get-advanced-registrations', { tournamentId: event.id }, headers)
    // biome-ignore lint/suspicious/noExplicitAny: tests look at answers of any shape
    return body.data as any[]
  }

  const standing = async (event: Played) =>
    (await listed(event)).map(({ playerName, status, teamName }) => [playerName, status, teamName])

  test('TEAM-24 captains bring teams, their people come in by the team’s name, and each has a registration of their own', async () => {
    const event = await trios()
    const ana = await aPerson(server, 'Ana')
    const own = { playerName: 'Ana', playerId: ana.id, team: { name: 'Loups', isNew: true } }
    const answer = await register(server, event, own, sessionHeaders(ana))
    expect(answer.body.data.registration).toMatchObject({ status: 'confirmed', email: expect.any(String) })
    await register(server, event, { playerName: 'Bo', playerId: secretOf(1), team: { name: 'loups', isNew: false } })
    expect(teamsOf(await stateOf(server, event))).toEqual([['Loups', 'Ana', 'Bo']])
    const taken = { playerName: 'Dan', playerId: secretOf(2), team: { name: 'LOUPS', isNew: true } }
    expect((await register(server, event, taken)).body.reason).toBe('team_name_taken')
    const alone = await anEvent(server, shop)
    expect((await register(server, alone, taken)).body.reason).toBe('not_a_team_event')
    await must('join-team', { code: event.code, playerId: ana.id, team: { name: 'Louves' } }, sessionHeaders(ana))
    expect(teamsOf(await stateOf(server, event))).toEqual([['Louves', 'Ana', 'Bo']])
  })

  test('TEAM-25 TEAM-26 a third team waits with its people, and comes in as a whole when another leaves', async () => {
    const event = await trios()
    await come(event, [1, 4, 7, 2, 8, 5, 9])
    expect(await standing(event)).toEqual([
      ['Joueur 1', 'confirmed', null],
      ['Joueur 4', 'confirmed', null],
      ['Joueur 7', 'pending', 'Équipe 3'],
      ['Joueur 2', 'confirmed', null],
      ['Joueur 8', 'pending', 'Équipe 3'],
      ['Joueur 5', 'confirmed', null],
      ['Joueur 9', 'pending', 'Équipe 3'],
    ])
    await server.restart()
    const rows = await listed(event, sessionHeaders(shop))
    const second = rows.filter(({ playerName }) => ['Joueur 4', 'Joueur 5'].includes(playerName))
    const registrationIds = second.map(({ id }) => id)
    await must('cancel-registrations', { tournamentId: event.id, registrationIds }, sessionHeaders(shop))
    expect(teamsOf(await stateOf(server, event))).toEqual([
      ['Équipe 1', 'Joueur 1', 'Joueur 2'],
      ['Équipe 3', 'Joueur 7', 'Joueur 8', 'Joueur 9'],
    ])
  })

  test('TEAM-29 TEAM-32 a team is removed with its registrations and put back under its new name, and seats are kept', async () => {
    const event = await trios()
    await come(event, [1, 2, 4])
    const { code, id: tournamentId } = event
    const headers = sessionHeaders(shop)
    const [first] = (await stateOf(server, event)).teams
    await must('join-team', { code, playerId: secretOf(1), team: { name: 'Loups' } })
    await must('join-team', { code, playerId: secretOf(2), team: { captain: first?.members[0], seat: 2 } })
    await server.restart()
    expect((await stateOf(server, event)).teams[0]).toEqual({ name: 'Loups', members: first?.members, seats: [0, 2] })
    const rows = await listed(event, headers)
    const registrationIds = rows.filter(({ playerName }) => playerName !== 'Joueur 4').map(({ id }) => id)
    await must('cancel-registrations', { tournamentId, registrationIds }, headers)
    expect(teamsOf(await stateOf(server, event))).toEqual([['Équipe 2', 'Joueur 4']])
    await must('undo-registration-acts', { tournamentId, registrationIds, act: 'cancel' }, headers)
    expect(teamsOf(await stateOf(server, event))).toEqual([
      ['Équipe 2', 'Joueur 4'],
      ['Loups', 'Joueur 1', 'Joueur 2'],
    ])
  })

  test('TEAM-27 the event starts with whole teams; a team leaves and comes back as a whole, its registrations with it', async () => {
    const event = await trios({ maxPlayers: 12 })
    await come(event, [1, 2, 3, 4, 5, 6, 7, 8])
    const { code, id: tournamentId } = event
    const headers = sessionHeaders(shop)
    const start = () => server.call('generate-advanced-pairings', { tournamentId, roundNumber: 1 }, headers)
    const refused = await start()
    expect([refused.body.reason, refused.body.message]).toEqual([
      'team_incomplete',
      expect.stringContaining('Équipe 3'),
    ])
    await come(event, [9])
    await must(
      'add-players-at-desk',
      { tournamentId, players: ['X', 'Y', 'Z'].map((playerName) => ({ playerName })) },
      headers,
    )
    const alone = (await stateOf(server, event)).players.slice(-3).map(({ id }) => id)
    await must('form-team', { code, captain: null, name: 'Du bar', members: alone }, headers)
    expect((await start()).status).toBe(200)
    const begun = await stateOf(server, event)
    const [first] = begun.teams
    const dropped = async () =>
      (await listed(event)).filter((row) => row.dropped).map(({ playerName }) => playerName as string)
    await must('drop-player-advanced-tournament', { tournamentId, playerId: secretOf(2) })
    expect(await dropped()).toEqual(['Joueur 1', 'Joueur 2', 'Joueur 3'])
    const gone = (await stateOf(server, event)).players.filter(({ droppedAfter }) => droppedAfter !== null)
    expect(gone.map(({ id }) => id)).toEqual(first?.members)
    const undo = { tournamentId, playerId: first?.members[1], act: 'drop' }
    await must('undo-registration-act', undo, headers)
    expect(await dropped()).toEqual([])
    expect((await stateOf(server, event)).players.every(({ droppedAfter }) => droppedAfter === null)).toBe(true)
  })

  test('TEAM-30 rounds of teams are paired by hand and repaired, and a seat is corrected two rounds later', async () => {
    const event = await trios({ maxPlayers: 12 })
    await come(event, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    const { code, id: tournamentId } = event
    const headers = sessionHeaders(shop)
    const pair = (roundNumber: number) => must('generate-advanced-pairings', { tournamentId, roundNumber }, headers)
    await pair(1)
    const roundOf = async (round: number) =>
      (await stateOf(server, event)).matches.filter((match) => match.round === round && 'sides' in match)
    const captains = (matches: readonly Match[]) =>
      matches.flatMap((match) => ('sides' in match ? [match.sides.map(([captain]) => captain)] : []))
    const [[a, b] = [], [c, d] = []] = captains(await roundOf(1))
    const pairings = [
      { player1: a, player2: c },
      { player1: b, player2: d },
    ]
    await must('set-round-pairings', { code, roundNumber: 1, pairings }, headers)
    expect(captains(await roundOf(1))).toEqual([
      [a, c],
      [b, d],
    ])
    for (const match of await roundOf(1))
      expect('sides' in match && match.sides.map((side) => side.length)).toEqual([3, 3])
    const enter = (match: Match | undefined, scores: readonly (string | null)[]) =>
      must('update-score-quick-tournament', { code, matchId: match?.id, seats: { scores } }, headers)
    const [one, two] = await roundOf(1)
    await enter(one, ['2-0', '2-0', null])
    await enter(two, ['2-0', '0-2', '2-1'])
    await pair(2)
    const seconds = await roundOf(2)
    for (const match of seconds) await enter(match, ['2-0', '2-0', null])
    await pair(3)
    await enter(two, ['2-0', '0-2', '1-2'])
    const corrected = (await roundOf(1)).find(({ id }) => id === two?.id)
    expect(corrected).toMatchObject({ state: { result: { scores: [{}, {}, { wins1: 1, wins2: 2 }] } } })
    await server.restart()
    expect((await roundOf(1)).find(({ id }) => id === two?.id)).toEqual(corrected)
  })
})

describe.each(DATABASE_KINDS)('TEAM-28 on %s', (kind) => {
  test('a database of the version before has events whose people asked for no team, and goes on', async () => {
    const database = await createTestDatabase(kind)
    const before = await startServer({ kind, database })
    const shop = await anOrganizer(before)
    const event = await anEvent(before, shop)
    await register(before, event, { playerName: 'Ana', playerId: secretOf(1) })
    await before.close()
    const kept = await database.open()
    await kept.inTransaction(({ db }) => takeBack(db, '0063-asked-teams'))
    await kept.close()
    const after = await startServer({ kind, database })
    await register(after, event, { playerName: 'Bo', playerId: secretOf(2) })
    const { body } = await after.call('get-advanced-registrations', { tournamentId: event.id })
    expect(body.data.map(({ playerName }: { readonly playerName: string }) => playerName)).toEqual(['Ana', 'Bo'])
    await after.close()
  })
})
