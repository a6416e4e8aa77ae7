import { readTournamentDocument } from '@tablee/contract/tournaments/documents/read-tournament-document'
import { drawnRound } from '@tablee/contract/tournaments/questions/get-round-draws'
import { isBye, isPlayed } from '@tablee/domain/tournaments/kinds/seats'
import { recomputeRound } from '@tablee/domain/tournaments/rounds/recompute-round'
import { smallestRepair } from '@tablee/domain/tournaments/rounds/smallest-repair'
import type { Match, PlayedMatch, PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DATABASE_KINDS } from '../../database/testing/test-databases.ts'
import { ORGANIZER, type Played, startServer, type TestServer } from '../../testing/a-server.ts'
import type { Person } from '../../testing/an-account.ts'
import { anEvent, anOrganizer, sessionHeaders } from '../../testing/an-event.ts'

const SIZES = { trios: 3, 'two-headed-giant': 2 } as const
type Kind = keyof typeof SIZES

describe.each(DATABASE_KINDS)('rounds of teams on %s', (database) => {
  let server: TestServer
  let shop: Person
  beforeAll(async () => {
    server = await startServer({ kind: database })
    shop = await anOrganizer(server)
  })
  afterAll(() => server.close())

  async function must(call: string, payload: object, headers: Record<string, string> = {}) {
    const { status, body } = await server.call(call, payload, headers)
    if (status !== 200 && status !== 201) throw new Error(`${call}: ${JSON.stringify(body)}`)
    return body
  }
  const stateOf = async ({ id }: Played): Promise<Tournament> =>
    readTournamentDocument(await server.document(id)).tournament

  class Evening {
    readonly played: Played
    readonly #size: number
    constructor(played: Played, size: number) {
      this.played = played
      this.#size = size
    }

    act(call: string, payload: object = {}) {
      const { id: tournamentId, code } = this.played
      const named = ['start-quick-tournament', 'start-next-round', 'finish-tournament'].includes(call)
      return must(call, { ...(named ? { tournamentId } : { code }), organizerId: ORGANIZER, ...payload })
    }

    state = () => stateOf(this.played)

    async comes(number: number): Promise<readonly PlayerId[]> {
      const playerNames = Array.from({ length: this.#size }, (_, seat) => `Membre ${number}${'ABC'.charAt(seat)}`)
      await this.act('add-players-quick-tournament', { playerNames })
      const members = (await this.state()).players.slice(-this.#size).map(({ id }) => id)
      await this.act('form-team', { captain: null, name: `Équipe ${number}`, members })
      return members
    }

    async tables(round: number): Promise<readonly PlayedMatch[]> {
      return (await this.state()).matches.filter(isPlayed).filter((match) => match.round === round)
    }

    won(match: PlayedMatch | undefined) {
      const result = this.#size === 3 ? { seats: { scores: ['2-0', '2-0', null] } } : { score: '1-0' }
      return this.act('update-score-quick-tournament', { matchId: match?.id, ...result })
    }
  }

  async function evening(kind: Kind, teams: number): Promise<Evening> {
    const creation = { name: 'Samedi', playerCount: 32, organizerId: ORGANIZER, game: 'magic', teamKind: kind }
    const { tournament } = await must('create-quick-tournament', creation)
    const one = new Evening({ id: tournament.$id, code: tournament.code }, SIZES[kind])
    for (let number = 1; number <= teams; number++) await one.comes(number)
    await one.act('start-quick-tournament')
    return one
  }

  const people = (matches: readonly Match[]) =>
    matches.map((match) => (isPlayed(match) ? match.sides.flat() : 'player' in match ? [match.player] : []))

  test.each(Object.keys(SIZES) as Kind[])(
    'TEAM-41 the smallest repair seats a late team of %s whole, breaks one table, and names its people by anybody',
    async (kind) => {
      const event = await evening(kind, 4)
      const late = await event.comes(5)
      const before = await event.state()
      const repair = smallestRepair(before, late.slice(1))
      const pairings = repair?.pairings.map((pairing) =>
        pairing.kind === 'played'
          ? { player1: pairing.sides[0]?.[0], player2: pairing.sides[1]?.[0] }
          : { player1: 'player' in pairing ? pairing.player : '' },
      )
      await event.act('repair-round', { roundNumber: 1, pairings })
      const after = await event.state()
      const kept = before.matches.filter((match) => after.matches.some(({ id }) => id === match.id))
      expect(kept).toHaveLength(1)
      const [table] = after.matches.filter(isPlayed).filter(({ sides }) => sides.flat().includes(late[0] as PlayerId))
      expect(table?.sides).toContainEqual(late)
      expect(table?.sides.map((side) => side.length)).toEqual([SIZES[kind], SIZES[kind]])
      expect(after.matches.filter(isBye)).toHaveLength(1)
      await server.restart()
      expect(people((await event.state()).matches)).toEqual(people(after.matches))
    },
  )

  test('TEAM-41 a late team meets who has the bye, whichever member is named, and without one has the bye itself', async () => {
    const event = await evening('trios', 3)
    const late = await event.comes(4)
    const bye = (await event.state()).matches.find(isBye)
    const captain = bye && 'player' in bye ? bye.player : ''
    const team = (await event.state()).teams.find(({ members: [first] }) => first === captain)
    await event.act('seat-late-player', { playerKey: late[2], roundNumber: 1, opponent: team?.members[1] })
    const [, second] = await event.tables(1)
    expect(second?.sides).toEqual([team?.members, late])
    const last = await event.comes(5)
    await event.act('seat-late-player', { playerKey: last[1], roundNumber: 1 })
    const byes = (await event.state()).matches.filter(isBye)
    expect(people(byes)).toEqual([[last[0]]])
  })

  test('PODS-45 the draw of a round of teams keeps the tables that a late team did not touch', async () => {
    const event = await evening('trios', 3)
    const asDrawn = (await event.state()).matches
    const late = await event.comes(4)
    const bye = asDrawn.find(isBye)
    const opponent = bye && 'player' in bye ? bye.player : ''
    await event.act('seat-late-player', { playerKey: late[0], roundNumber: 1, opponent })
    const { draws } = (await server.call('get-round-draws', { code: event.played.code, roundNumber: 1 })).body.data
    const now = await event.state()
    expect(recomputeRound(now, 1, drawnRound(draws))).toMatchObject({ others: 0, byHand: 1 })
  })

  test('TEAM-41 a team drops by any of its people, comes back by another, and plays the next round', async () => {
    const event = await evening('trios', 4)
    const [one] = await event.tables(1)
    const [team = []] = one?.sides ?? []
    await event.act('delete-quick-tournament-player', { playerKey: team[2] })
    const gone = async () =>
      (await event.state()).players.flatMap(({ id, droppedAfter }) => (droppedAfter === null ? [] : [id]))
    expect(await gone()).toEqual(team)
    await server.restart()
    await event.act('restore-quick-tournament-player', { playerKey: team[1] })
    expect(await gone()).toEqual([])
    for (const match of await event.tables(1)) await event.won(match)
    await event.act('start-next-round', { roundNumber: 2 })
    expect((await event.tables(2)).flatMap(({ sides }) => sides)).toContainEqual(team)
  })

  test('TEAM-41 a seat is corrected two rounds back: the standings follow, and the pairings stay', async () => {
    const event = await evening('trios', 4)
    for (const match of await event.tables(1)) await event.won(match)
    await event.act('start-next-round', { roundNumber: 2 })
    for (const match of await event.tables(2)) await event.won(match)
    await event.act('start-next-round', { roundNumber: 3 })
    const [first] = await event.tables(1)
    const third = await event.tables(3)
    const points = async () => {
      const document = await server.document(event.played.id)
      return new Map(document.players.map((text) => JSON.parse(text)).map(({ key, points }) => [key, points as number]))
    }
    const [winner = [], loser = []] = first?.sides ?? []
    const before = await points()
    await event.act('update-score-quick-tournament', {
      ...{ matchId: first?.id, seats: { scores: ['2-0', '0-2', '1-2'] } },
    })
    const after = await points()
    expect(winner.map((id) => (after.get(id) ?? 0) - (before.get(id) ?? 0))).toEqual([-3, -3, -3])
    expect(loser.map((id) => (after.get(id) ?? 0) - (before.get(id) ?? 0))).toEqual([3, 3, 3])
    expect(await event.tables(3)).toEqual(third)
  })

  test('TEAM-41 a correction of matches won pairs the round again, with whole teams', async () => {
    const event = await evening('trios', 8)
    for (const match of await event.tables(1)) await event.won(match)
    await event.act('start-next-round', { roundNumber: 2 })
    const [first] = await event.tables(1)
    await event.act('correct-and-pair-again', { matchId: first?.id, score: '0-2', roundNumber: 2 })
    const state = await event.state()
    expect(state.matches.find(({ id }) => id === first?.id)).toMatchObject({
      state: { result: { kind: 'seats', scores: [{ wins1: 0, wins2: 2 }, { wins1: 0, wins2: 2 }, null] } },
    })
    const second = await event.tables(2)
    expect(second.flatMap(({ sides }) => sides).map((side) => side.length)).toEqual(Array.from({ length: 8 }, () => 3))
    const [, loser] = first?.sides ?? []
    const opponents = second.find(({ sides }) => sides.some((side) => side[0] === loser?.[0]))
    expect(opponents?.round).toBe(2)
  })

  test('TEAM-41 pairings of an announced event of teams are added and removed one by one by anybody of each team', async () => {
    const played = await anEvent(server, shop, { teamKind: 'two-headed-giant', maxPlayers: 16 })
    const headers = sessionHeaders(shop)
    const { id: tournamentId, code } = played
    for (let number = 1; number <= 4; number++) {
      const players = ['A', 'B'].map((seat) => ({ playerName: `Membre ${number}${seat}` }))
      await must('add-players-at-desk', { tournamentId, players }, headers)
      const members = (await stateOf(played)).players.slice(-2).map(({ id }) => id)
      await must('form-team', { code, captain: null, name: `Équipe ${number}`, members }, headers)
    }
    await must('generate-advanced-pairings', { tournamentId, roundNumber: 1 }, headers)
    const rounds = '/v1/databases/tablee/collections/rounds/documents'
    const tables = async () => (await stateOf(played)).matches.filter(isPlayed)
    const [one, two] = await tables()
    for (const match of [one, two]) {
      const removed = await server.send({ method: 'DELETE', url: `${rounds}/${match?.id}`, headers })
      expect(removed.statusCode).toBe(204)
    }
    expect(await tables()).toEqual([])
    const [a = [], b = []] = one?.sides ?? []
    const [c = [], d = []] = two?.sides ?? []
    for (const [player1Id, player2Id] of [[a[1], c[1]] as const, [b[0], d[1]] as const]) {
      const data = { tournamentId, roundNumber: 1, player1Id, player2Id }
      const added = await server.send({
        method: 'POST',
        url: rounds,
        payload: { documentId: 'unique()', data },
        headers,
      })
      expect([added.statusCode, added.json()]).toEqual([
        201,
        expect.objectContaining({ status: 'pending', roundNumber: 1 }),
      ])
    }
    expect((await tables()).map(({ sides }) => sides)).toEqual([
      [a, c],
      [b, d],
    ])
  })
})
