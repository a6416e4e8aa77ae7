import { readTournamentDocument } from '@tablee/contract/tournaments/documents/read-tournament-document'
import { statusOf } from '@tablee/domain/tournaments/kinds/match-result'
import { isTeamMatch } from '@tablee/domain/tournaments/kinds/team-match'
import { teamCode } from '@tablee/domain/tournaments/teams/team-code'
import type { Match, PlayerId } from '@tablee/domain/tournaments/tournament'
import { describe, expect, test } from 'vitest'
import { takeBack } from '../../database/testing/take-back.ts'
import { createTestDatabase, DATABASE_KINDS } from '../../database/testing/test-databases.ts'
import { commandsOn } from '../../operator/testing/commands-on.ts'
import {
  matchesOf,
  ORGANIZER,
  secretOf,
  startServer,
  startTournament,
  type TestServer,
} from '../../testing/a-server.ts'

type Event = { readonly id: string; readonly code: string }

async function must(server: TestServer, call: string, payload: object) {
  const { status, body } = await server.call(call, payload)
  if (status !== 200) throw new Error(`${call}: ${JSON.stringify(body)}`)
  return body
}

const stateOf = async (server: TestServer, { id }: Event) =>
  readTournamentDocument(await server.document(id)).tournament

/** Four teams: three of captains with phones whose people join by code, one that the staff forms. */
async function fourTeams(server: TestServer, teamKind: 'trios' | 'two-headed-giant'): Promise<Event> {
  const size = teamKind === 'trios' ? 3 : 2
  const creation = { name: 'Samedi', playerCount: 16, organizerId: ORGANIZER, game: 'magic', teamKind }
  const { tournament } = await must(server, 'create-quick-tournament', creation)
  const event = { id: tournament.$id as string, code: tournament.code as string }
  const { code } = event
  for (let number = 1; number <= 3 * size; number++) {
    const playerId = secretOf(number)
    await must(server, 'join-quick-tournament', { code, playerName: `Joueur ${number}`, playerId })
    const captain = Math.ceil(number / size)
    const state = await stateOf(server, event)
    const isCaptain = number % size === 1
    const own = state.teams[captain - 1]?.members[0] as PlayerId
    const team = isCaptain ? { name: `Équipe ${captain}` } : { code: teamCode(state, own) }
    await must(server, 'join-team', { code, playerId, team })
  }
  const playerNames = ['Ana', 'Bo', 'Cléo'].slice(0, size)
  await must(server, 'add-players-quick-tournament', { code, organizerId: ORGANIZER, playerNames })
  const { players } = await stateOf(server, event)
  const members = players.slice(-size).map(({ id }) => id)
  await must(server, 'form-team', { code, organizerId: ORGANIZER, captain: null, name: 'Du bar', members })
  return event
}

const two = '2-0'

describe.each(DATABASE_KINDS)('TEAM-11 on %s', (kind) => {
  test('four teams of three play to the end: seats reported, contested, ruled and kept, and the file brings them back', async () => {
    const database = await createTestDatabase(kind)
    const server = await startServer({ kind, database })
    const event = await fourTeams(server, 'trios')
    const { id: tournamentId, code } = event
    expect((await stateOf(server, event)).teams.map(({ name, members }) => [name, members.length])).toEqual([
      ['Équipe 1', 3],
      ['Équipe 2', 3],
      ['Équipe 3', 3],
      ['Du bar', 3],
    ])
    await must(server, 'start-quick-tournament', { tournamentId, organizerId: ORGANIZER })
    const begun = await stateOf(server, event)
    const withPhones = begun.matches.find((match) => isOfPhones(match, begun.players)) as Match
    if (!isTeamMatch(withPhones)) throw new Error('no two teams with phones meet')
    const secretOfPlayer = (id: PlayerId | undefined) => {
      const place = begun.players.findIndex((player) => player.id === id)
      return secretOf(place + 1)
    }
    const report = (side: number, seat: number, score: string) =>
      must(server, 'send-score-quick-tournament', {
        ...{ code, matchId: withPhones.id, score },
        playerId: secretOfPlayer(withPhones.sides[side]?.[seat]),
      })
    await report(0, 0, two)
    await report(0, 1, two)
    await server.restart()
    await report(1, 1, '0-2')
    const contested = matchesOf(await server.document(tournamentId)).find(({ id }) => id === withPhones.id)
    expect(contested).toMatchObject({
      ...{ kind: 'teams', status: 'in-progress', contestedSeats: [1], reportedBy: [] },
      seatScores: { scores: [{ wins1: 2, wins2: 0, draws: 0 }, null, null] },
    })
    await server.restart()
    expect((await stateOf(server, event)).matches).toContainEqual(
      expect.objectContaining({ id: withPhones.id, state: expect.objectContaining({ contestedSeats: [1] }) }),
    )
    const { body: reports } = await server.call('get-score-reports', { code, organizerId: ORGANIZER })
    expect(reports.data[0].reports).toHaveLength(3)
    expect(reports.data[0].reports[2].seats).toEqual([null, { wins1: 0, wins2: 2, draws: 0 }, null])
    const ruled = { scores: [two, '1-1', '0-2'] }
    await must(server, 'update-score-quick-tournament', {
      code,
      organizerId: ORGANIZER,
      matchId: withPhones.id,
      seats: ruled,
    })
    const drawn = matchesOf(await server.document(tournamentId)).find(({ id }) => id === withPhones.id)
    expect(drawn).toMatchObject({ status: 'terminated', score1: 1, score2: 1, draws: 1, decidedBy: 'organizer' })
    const other = begun.matches.find(({ id }) => id !== withPhones.id) as Match
    const seats = { scores: [two, two, null] }
    await must(server, 'update-score-quick-tournament', { code, organizerId: ORGANIZER, matchId: other.id, seats })
    await must(server, 'start-next-round', { tournamentId, organizerId: ORGANIZER, roundNumber: 2 })
    const second = await stateOf(server, event)
    for (const match of second.matches.filter(({ round }) => round === 2)) {
      await must(server, 'update-score-quick-tournament', { code, organizerId: ORGANIZER, matchId: match.id, seats })
    }
    await must(server, 'finish-tournament', { tournamentId, organizerId: ORGANIZER })
    const ended = await stateOf(server, event)
    expect(ended.matches.map(statusOf)).toEqual(ended.matches.map(() => 'terminated'))
    expect(ended.phase).toMatchObject({ standings: [{ points: 6 }, {}, {}, {}] })
    const { text } = await commandsOn(database).tablee('export', code)
    const imported = await must(server, 'import-tournament', { tournament: JSON.parse(text), organizerId: ORGANIZER })
    const again = await stateOf(server, { id: imported.tournament.$id, code: imported.tournament.code })
    expect(again.phase).toEqual(ended.phase)
    expect(again.teams).toEqual(ended.teams)
    expect(again.matches.map(({ id }) => id).toSorted()).toEqual(ended.matches.map(({ id }) => id).toSorted())
    const restarted = await must(server, 'restart-quick-tournament', {
      code,
      organizerId: ORGANIZER,
      keepPlayers: true,
    })
    const anew = await stateOf(server, { id: restarted.tournament.$id, code: restarted.tournament.code })
    expect([anew.teamKind, anew.teams.map(({ name, members }) => [name, members.length])]).toEqual([
      'trios',
      ended.teams.map(({ name }) => [name, 3]),
    ])
    await server.close()
  })

  test('a database of the version before knows no teams, and its tournament goes on', async () => {
    const database = await createTestDatabase(kind)
    const before = await startServer({ kind, database })
    const { id } = await startTournament(before, 4)
    const written = await before.document(id)
    await before.close()
    const kept = await database.open()
    await kept.inTransaction(({ db }) => takeBack(db, '0066-team-kind'))
    await kept.close()
    const after = await startServer({ kind, database })
    expect(await after.document(id)).toEqual(written)
    expect(written).toMatchObject({ teamKind: null, teams: [] })
    const event = await fourTeams(after, 'two-headed-giant')
    await must(after, 'start-quick-tournament', { tournamentId: event.id, organizerId: ORGANIZER })
    const [match] = matchesOf(await after.document(event.id))
    const won = { code: event.code, organizerId: ORGANIZER, matchId: match?.id, score: '1-0' }
    await must(after, 'update-score-quick-tournament', won)
    await after.restart()
    const [settled] = matchesOf(await after.document(event.id))
    expect(settled).toMatchObject({ kind: 'teams', status: 'terminated', score1: 1, score2: 0 })
    await after.close()
  })
})

/** Whether all six came with a phone of their own. */
function isOfPhones(match: Match, players: readonly { readonly id: PlayerId; readonly publicId: unknown }[]): boolean {
  const anonymous = new Set(players.flatMap(({ id, publicId }) => (publicId === null ? [id] : [])))
  return isTeamMatch(match) && !match.sides.flat().some((id) => anonymous.has(id))
}
