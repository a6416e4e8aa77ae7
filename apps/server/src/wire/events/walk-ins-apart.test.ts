import { randomBytes } from 'node:crypto'
import type { KnownRegistration } from '@tablee/domain/registrations/acts/registrations-at-desk'
import {
  type ApartAct,
  type ApartState,
  afterApart,
  decideApart,
  replayApart,
} from '@tablee/domain/tournaments/acts/decided-apart'
import { type AnyDeskAct, drawnAtDesk } from '@tablee/domain/tournaments/acts/desk-acts'
import { joinApart } from '@tablee/domain/tournaments/acts/join-apart'
import type { Author } from '@tablee/domain/tournaments/authority/holder'
import { seedOfEight } from '@tablee/domain/tournaments/pairing/seed-version'
import { seatKey } from '@tablee/domain/tournaments/rounds/hand-pairing'
import { computeStandings } from '@tablee/domain/tournaments/standings/compute-standings'
import { openMatches, twoNil } from '@tablee/domain/tournaments/testing/a-tournament'
import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DATABASE_KINDS } from '../../database/testing/test-databases.ts'
import { subjectOf } from '../../features/tournaments/secret.ts'
import { repeatJournal, withoutNames } from '../../features/tournaments/testing/repeat-journal.ts'
import { createTournamentCache } from '../../features/tournaments/tournament-cache.ts'
import { findTournament } from '../../features/tournaments/tournament-store.ts'
import { type Played, secretOf, startServer, type TestServer } from '../../testing/a-server.ts'
import type { Person } from '../../testing/an-account.ts'
import { anEvent, anOrganizer, register, sessionHeaders } from '../../testing/an-event.ts'
import { inviteStaff } from '../../testing/invite-staff.ts'
import { sentDeskAct } from '../../testing/sent-desk-act.ts'

const MORNING = '2030-01-31T09:00:00.000Z'
const BACK = '2030-01-31T14:00:00.000Z'
const hex = (bytes: number) => randomBytes(bytes).toString('hex')

type Row = {
  readonly id: string
  readonly playerKey: string
  readonly playerName: string
  readonly [member: string]: unknown
}

describe.each(DATABASE_KINDS)('CAVE-44 people written in at a desk without a network, on %s', (kind) => {
  let server: TestServer
  let shop: Person
  let now = new Date(MORNING)
  beforeAll(async () => {
    server = await startServer({ kind, world: { now: () => now } })
    shop = await anOrganizer(server)
  })
  afterAll(() => server.close())

  async function held({ id }: Played) {
    const found = await server.server.database.read((db) =>
      findTournament(db, createTournamentCache(), id as TournamentId),
    )
    if (!found) throw new Error('there is no such event')
    return found
  }
  const rowsOf = async ({ id: tournamentId }: Played) =>
    (await server.call('get-advanced-registrations', { tournamentId }, sessionHeaders(shop))).body
      .data as readonly Row[]

  /** An event of that day with these people at its desk. */
  async function anEventWith(names: readonly string[], more: object = {}): Promise<Played> {
    now = new Date(MORNING)
    const event = await anEvent(server, shop, { tournamentDate: '2030-01-31T10:30:00+01:00', maxPlayers: 4, ...more })
    const players = names.map((playerName) => ({ playerName, isPresent: false }))
    const added = { tournamentId: event.id, players }
    expect((await server.call('add-players-at-desk', added, sessionHeaders(shop))).status).toBe(200)
    return event
  }

  /** A device that knows the event, and what it decides alone. */
  async function deskOf(event: Played) {
    const { tournament, sequence } = await held(event)
    const author: Author = { publicId: tournament.organizer, role: 'organizer', holderId: '', label: null }
    const registered = (await rowsOf(event)).map(
      ({ id, playerKey, playerName: name, hasPaid }) =>
        ({
          id,
          playerId: playerKey,
          name,
          shownAs: null,
          state: { kind: 'confirmed', isPresent: false },
          hasPaid,
        }) as unknown as KnownRegistration,
    )
    const before = { tournament, registered }
    let state: Required<ApartState> = before
    const acts: ApartAct[] = []
    const decide = (act: AnyDeskAct) => {
      const { hasSeed, ids } = drawnAtDesk(act)
      const at = new Date(Date.parse(MORNING) + 60_000 * (acts.length + 60)).toISOString()
      const given = { at, seed: hasSeed ? seedOfEight(hex(8)) : '', ids: Array.from({ length: ids }, () => hex(6)) }
      const apart: ApartAct = { ...act, id: `apart-${hex(8)}`, given }
      const outcome = decideApart(state, apart, author)
      if (!outcome.accepted) throw new Error(`${act.name}: ${outcome.refusal.code}`)
      state = afterApart(state, apart, outcome.value)
      acts.push(apart)
      return state.tournament
    }
    return { sequence, acts, decide, before, state: () => state }
  }

  const handIn = (
    { code }: Played,
    { base, acts }: { readonly base: number; readonly acts: readonly ApartAct[] },
    organizerId?: string,
  ) => {
    now = new Date(BACK)
    const wish = { code, organizerId, baseSequence: base, acts: acts.map(sentDeskAct) }
    return server.call('hand-in-acts', wish, organizerId === undefined ? sessionHeaders(shop) : {})
  }

  test('somebody plays at once, and is registered with all that was typed as soon as it is handed in; twice it counts once', async () => {
    const event = await anEventWith(['Ana', 'Bob', 'Cléo'])
    const desk = await deskOf(event)
    let tournament = desk.decide({ name: 'generate-advanced-pairings', input: { roundNumber: 1 } })
    const nora = { playerName: 'Nora', firstName: 'Nora', lastName: 'Petit', email: 'nora@exemple.fr', hasPaid: true }
    tournament = desk.decide({ name: 'add-player-at-desk', input: nora })
    const [registrationId = '', playerKey = ''] = desk.acts.at(-1)?.given.ids ?? []
    const bye = tournament.matches.find((match) => !openMatches(tournament).includes(match as never))
    if (!bye || !('player' in bye)) throw new Error('nobody has a bye')
    tournament = desk.decide({ name: 'seat-late-player', input: { playerKey, roundNumber: 1, opponent: bye.player } })
    for (const { id: matchId } of openMatches(tournament)) {
      desk.decide({ name: 'update-score-quick-tournament', input: { matchId, score: twoNil, over: null } })
    }
    desk.decide({ name: 'generate-advanced-pairings', input: { roundNumber: 2 } })
    const wish = { base: desk.sequence, acts: desk.acts }
    const { status, body } = await handIn(event, wish)
    const done = { sequence: desk.sequence + desk.acts.length, known: desk.acts.map(({ id }) => id), refusal: null }
    expect([status, body.data]).toEqual([200, done])
    const { tournament: there } = await held(event)
    expect(there).toEqual(desk.state().tournament)
    const row = async () => (await rowsOf(event)).find(({ id }) => id === registrationId)
    expect(await row()).toMatchObject({
      ...{ ...nora, playerKey, status: 'confirmed', checkedIn: false, dropped: false },
      registrationDate: desk.acts[1]?.given.at.replace('Z', '+00:00'),
    })
    expect((await handIn(event, wish)).body.data).toEqual(done)
    expect(await rowsOf(event)).toHaveLength(4)
    const journal = await server.call('get-journal', { code: event.code, asStaff: true }, sessionHeaders(shop))
    const entry = journal.body.data.entries.find(({ act }: { readonly act: string }) => act === 'add-player-at-desk')
    expect(entry).toMatchObject({ apart: true, decidedAt: desk.acts[1]?.given.at.replace('Z', '+00:00') })
    expect(
      JSON.stringify(
        await server.server.database.read((db) =>
          db
            .selectFrom('journal')
            .selectAll()
            .where('tournament_id', '=', event.id)
            .where('act_id', 'is not', null)
            .execute(),
        ),
      ),
    ).not.toMatch(/nora@|Petit/)
    const repeated = await repeatJournal(server.server.database, event.id)
    expect(withoutNames(repeated.tournament)).toEqual(withoutNames(there))
  })

  test('what the others did comes first: an id or a name that is somebody’s already is refused, with nothing written', async () => {
    const event = await anEventWith(['Ana', 'Bob'])
    await register(server, event, { playerName: 'Nora', playerId: secretOf(1) })
    const desk = await deskOf(event)
    desk.decide({ name: 'add-player-at-desk', input: { playerName: 'Zoé' } })
    const [zoe] = desk.acts
    if (!zoe) throw new Error('nothing was decided')
    const clash = { ...zoe, id: 'another-act', input: { playerName: 'NORA' } } as ApartAct
    const refusedWith = async (act: ApartAct) => (await handIn(event, { base: desk.sequence, acts: [act] })).body.data
    expect(await refusedWith(clash)).toMatchObject({ refusal: { id: clash.id, reason: 'player_name_taken' } })
    const [nora] = (await rowsOf(event)).filter(({ playerName }) => playerName === 'Nora')
    const [ana] = (await rowsOf(event)).filter(({ playerName }) => playerName === 'Ana')
    for (const ids of [
      [nora?.playerKey, hex(6)],
      [hex(6), nora?.playerKey],
      [hex(6), ana?.playerKey],
    ]) {
      const taken = { ...zoe, given: { ...zoe.given, ids: ids as string[] } }
      expect(await refusedWith(taken)).toMatchObject({ refusal: { id: zoe.id, reason: 'draw_invalid' } })
    }
    expect(await rowsOf(event)).toHaveLength(3)
    expect((await handIn(event, { base: 0, acts: [zoe] })).body.data).toMatchObject({ known: [], refusal: null })
    expect((await refusedWith(zoe)).known).toEqual([zoe.id])
  })

  test('who is there, who has paid and who leaves is noted as with a network, and the event grows where it is full', async () => {
    const event = await anEventWith(['Ana', 'Bob'], { maxPlayers: 2, registrationRules: { fee: '5 €' } })
    const desk = await deskOf(event)
    const key = (name: string) => desk.state().registered.find((one) => one.name === name)?.playerId ?? ''
    const tournament = desk.decide({ name: 'add-player-at-desk', input: { playerName: 'Nora', isPresent: true } })
    expect(tournament.capacity).toBe(3)
    desk.decide({ name: 'check-in-player', input: { playerId: key('Ana'), isPresent: true } })
    desk.decide({ name: 'note-payment', input: { playerId: key('Ana'), hasPaid: true } })
    desk.decide({ name: 'note-payment', input: { playerId: key('Nora'), hasPaid: true } })
    desk.decide({ name: 'award-byes', input: { playerId: key('Nora'), byes: 1 } })
    desk.decide({ name: 'drop-registration', input: { playerId: key('Bob') } })
    desk.decide({ name: 'undo-drop-registration', input: { playerId: key('Bob') } })
    desk.decide({ name: 'drop-registration', input: { playerId: key('Bob') } })
    await inviteStaff(server, event, (role) => subjectOf(`device of the ${role}`, null).hash)
    const { sequence } = await held(event)
    const wish = { base: sequence, acts: desk.acts }
    const judge = await handIn(event, wish, 'device of the judge')
    expect(judge.body.data).toMatchObject({ known: [], refusal: { id: desk.acts[0]?.id, reason: 'not_organizer' } })
    const { body } = await handIn(event, wish, 'device of the co-organizer')
    expect(body.data).toMatchObject({ refusal: null, known: desk.acts.map(({ id }) => id) })
    expect((await held(event)).tournament).toEqual({ ...desk.state().tournament })
    const seen = (await rowsOf(event)).map(({ playerName, checkedIn, hasPaid, dropped }) => ({
      ...{ playerName, checkedIn, hasPaid, dropped },
    }))
    expect(seen).toEqual([
      { playerName: 'Ana', checkedIn: true, hasPaid: true, dropped: false },
      { playerName: 'Bob', checkedIn: false, hasPaid: false, dropped: true },
      { playerName: 'Nora', checkedIn: true, hasPaid: true, dropped: false },
    ])
  })

  test('CAVE-45 a scorekeeper with a line contradicts two results of the desk: both are asked about, nothing is lost, and both read the same', async () => {
    const event = await anEventWith(['Ana', 'Bob', 'Cléo', 'Dan'], { maxPlayers: 8 })
    const headers = sessionHeaders(shop)
    await server.call('generate-advanced-pairings', { tournamentId: event.id, roundNumber: 1 }, headers)
    await inviteStaff(server, event, (role) => subjectOf(`device of the ${role}`, null).hash)
    const desk = await deskOf(event)
    const tables = openMatches(desk.state().tournament)
    for (const { id: matchId } of tables) {
      desk.decide({ name: 'update-score-quick-tournament', input: { matchId, score: twoNil, over: null } })
    }
    desk.decide({ name: 'add-player-at-desk', input: { playerName: 'Nora' } })
    desk.decide({ name: 'generate-advanced-pairings', input: { roundNumber: 2 } })
    now = new Date(BACK)
    for (const { id: matchId } of tables) {
      const wish = { code: event.code, organizerId: 'device of the scorekeeper', matchId, score: '0-2' }
      expect((await server.call('update-score-quick-tournament', wish)).status).toBe(200)
    }
    const { tournament: there, sequence } = await held(event)
    const author: Author = { publicId: there.organizer, role: 'organizer', holderId: '', label: null }
    const { made } = replayApart(desk.before, desk.acts, author)
    const [ours, theirs] = desk.acts
    const joining = { there, registered: desk.before.registered, made, known: new Set<string>(), author }
    const asked = joinApart({ ...joining, theirs: new Set() })
    expect(asked.met.slice(0, 2)).toMatchObject([
      { kind: 'result', id: ours?.id, matchId: tables[0]?.id },
      { kind: 'result', id: theirs?.id, matchId: tables[1]?.id },
    ])
    expect(asked.met.some(({ kind: met }) => met === 'impossible')).toBe(false)
    const joined = joinApart({ ...joining, theirs: new Set([theirs?.id ?? '']) })
    const { body } = await handIn(event, { base: sequence, acts: joined.steps })
    expect(body.data).toMatchObject({ refusal: null, known: joined.steps.map(({ id }) => id) })
    const { tournament: after } = await held(event)
    expect(after).toEqual(joined.after)
    const results = tables.map(({ id }) => after.matches.find((match) => match.id === id))
    expect(results).toMatchObject([
      { state: { result: { score: twoNil } } },
      { state: { result: { score: { wins1: 0, wins2: 2 } } } },
    ])
    const meetings = ({ matches }: typeof after) =>
      matches
        .filter(({ round }) => round === 2)
        .map(seatKey)
        .toSorted()
    expect(meetings(after)).toEqual(meetings(desk.state().tournament))
    expect((await rowsOf(event)).map(({ playerName }) => playerName)).toContain('Nora')
    const standings = (of: typeof after) => computeStandings({ ...of, throughRound: 1 })
    expect(standings(after)).toEqual(standings(joined.after))
    expect(standings(after)).toHaveLength(5)
  })
})
