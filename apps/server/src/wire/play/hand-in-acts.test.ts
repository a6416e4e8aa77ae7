import type { SentDeskAct } from '@tablee/contract/tournaments/hand-in-acts'
import { isMeeting, pairOf } from '@tablee/domain/tournaments/kinds/seats'
import { eveningAtDesk, playAtDesk } from '@tablee/domain/tournaments/testing/evening-at-desk'
import type { TournamentId, WholeTournament } from '@tablee/domain/tournaments/tournament'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DATABASE_KINDS } from '../../database/testing/test-databases.ts'
import { hashSecret } from '../../features/tournaments/secret.ts'
import { repeatJournal, withoutNames } from '../../features/tournaments/testing/repeat-journal.ts'
import { createTournamentCache } from '../../features/tournaments/tournament-cache.ts'
import { findTournament } from '../../features/tournaments/tournament-store.ts'
import {
  createTournament,
  ORGANIZER,
  type Played,
  type Result,
  secretOf,
  startServer,
  startTournament,
  type TestServer,
} from '../../testing/a-server.ts'
import { anEvent, anOrganizer, register, sessionHeaders } from '../../testing/an-event.ts'
import { inviteStaff } from '../../testing/invite-staff.ts'
import { sentDeskAct } from '../../testing/sent-desk-act.ts'

const CREATED = '2030-01-31T18:00:00.000Z'
/** When the device is online again. */
const BACK = '2030-01-31T23:00:00.000Z'
/** Acts in the first of two calls. */
const FIRST = 30

type Handable = { readonly id: string; readonly name: string; readonly input: object; readonly given: object }

const idsOf = (acts: readonly { readonly id: string }[]) => acts.map(({ id }) => id)

describe.each(DATABASE_KINDS)('acts that were decided without a network, on %s', (kind) => {
  let server: TestServer
  let now = new Date(CREATED)
  beforeAll(async () => {
    server = await startServer({ kind, world: { now: () => now } })
  })
  afterAll(() => server.close())

  async function held({ id }: Played) {
    const found = await server.server.database.read((db) =>
      findTournament(db, createTournamentCache(), id as TournamentId),
    )
    if (!found) throw new Error('there is no such tournament')
    return found
  }
  const state = async (played: Played): Promise<WholeTournament> => (await held(played)).tournament

  /** A tournament, and what an offline device makes of it. */
  async function apart(seed: string, players = 0, evening = eveningAtDesk) {
    now = new Date(CREATED)
    const played = await createTournament(server, players, 8)
    const { tournament, sequence } = await held(played)
    const desk = playAtDesk(tournament, { seed, from: new Date('2030-01-31T19:00:00.000Z'), evening })
    now = new Date(BACK)
    return { played, base: sequence, desk }
  }

  type Handed = { readonly played: Played; readonly base: number; readonly acts: readonly object[] }
  function handIn({ played: { code }, base, acts }: Handed, more: object = {}, headers = {}): Promise<Result> {
    const wish = { code, organizerId: ORGANIZER, baseSequence: base, acts, ...more }
    return server.call('hand-in-acts', wish, headers)
  }
  async function handedIn(handed: Handed, more: object = {}) {
    const { status, body } = await handIn(handed, more)
    expect([status, body.reason]).toEqual([200, undefined])
    return body.data
  }

  test('CAVE-12 an evening of eight ends as its device decided it; the journal says so; handed in again it changes nothing', async () => {
    const { played, base, desk } = await apart('whole')
    const acts = desk.acts.map(sentDeskAct)
    expect(acts).toHaveLength(50)
    const first = { played, base, acts: acts.slice(0, FIRST) }
    const half = await handedIn(first)
    expect(half).toEqual({ sequence: base + FIRST, known: idsOf(desk.acts.slice(0, FIRST)), refusal: null })
    const rest = { played, base: base + FIRST, acts: acts.slice(FIRST) }
    const whole = await handedIn(rest)
    expect(whole).toEqual({ sequence: base + acts.length, known: idsOf(desk.acts.slice(FIRST)), refusal: null })
    expect(await state(played)).toEqual(desk.tournament)

    // A lost answer: the same acts again.
    expect(await handedIn(first)).toEqual({ ...half, sequence: whole.sequence })
    expect(await handedIn(rest)).toEqual(whole)
    await server.restart()
    expect(await handedIn(first)).toEqual({ ...half, sequence: whole.sequence })
    expect(await state(played)).toEqual(desk.tournament)

    const repeated = await repeatJournal(server.server.database, played.id)
    expect(repeated.taken).toEqual([])
    expect(withoutNames(repeated.tournament)).toEqual(withoutNames(desk.tournament))
    const journal = async (wish: object) => (await server.call('get-journal', { code: played.code, ...wish })).body.data
    const staff = await journal({ organizerId: ORGANIZER, asStaff: true })
    expect(staff.entries[0]).toMatchObject({
      ...{ act: 'finish-tournament', at: '2030-01-31T23:00:00.000+00:00', apart: true },
      decidedAt: desk.acts.at(-1)?.given.at.replace('Z', '+00:00'),
    })
    expect(staff.entries.at(-1)).not.toHaveProperty('apart')
    const [open] = (await journal({})).entries
    expect([open.apart, open.decidedAt]).toEqual([true, undefined])
  })

  test('CAVE-13 what others did meanwhile ends it: nothing more is taken, and no reason is made up', async () => {
    const { played, base, desk } = await apart('moved on', 2)
    const acts = desk.acts.slice(0, 6).map(sentDeskAct)
    const some = { played, base, acts: acts.slice(0, 2) }
    expect(await handedIn(some)).toMatchObject({ sequence: base + 2, known: idsOf(desk.acts.slice(0, 2)) })
    const rename = { code: played.code, newPlayerName: 'Zoé', playerId: secretOf(1) }
    expect((await server.call('rename-own-player', rename)).status).toBe(200)
    const before = await state(played)
    expect(await handedIn({ played, base, acts })).toEqual({
      ...{ sequence: base + 3, known: idsOf(desk.acts.slice(0, 2)), refusal: null },
    })
    expect(await handedIn({ played, base: base + 2, acts: acts.slice(2) })).toEqual({
      ...{ sequence: base + 3, known: [], refusal: null },
    })
    expect(await state(played)).toEqual(before)
    // Decided on the current state, they are accepted.
    expect(await handedIn({ played, base: base + 3, acts: acts.slice(2, 4) })).toMatchObject({ sequence: base + 5 })
  })

  test('CAVE-13 a base that nobody has seen yet takes nothing', async () => {
    const { played, base, desk } = await apart('ahead')
    const acts = desk.acts.slice(0, 2).map(sentDeskAct)
    expect(await handedIn({ played, base: base + 1, acts })).toEqual({ sequence: base, known: [], refusal: null })
    expect(await handedIn({ played, base: 0, acts })).toEqual({ sequence: base, known: [], refusal: null })
  })

  test('CAVE-14 half of it taken before the server ended, the rest goes on from there', async () => {
    const { played, base, desk } = await apart('cut off')
    const acts = desk.acts.slice(0, 20).map(sentDeskAct)
    // The answer to these was lost.
    await handIn({ played, base, acts: acts.slice(0, 9) })
    await server.restart()
    const all = await handedIn({ played, base, acts })
    expect(all).toEqual({ sequence: base + 20, known: idsOf(desk.acts.slice(0, 20)), refusal: null })
    const again = playAtDesk(await state(played), { seed: 'rest', from: now, evening: function* () {} })
    expect(again.tournament.players.map(({ name }) => name)).toContain('Hugo')
  })

  test('CAVE-14 one act that changes nothing counts as done and takes no number', async () => {
    const { played, base } = await apart('idle', 2)
    const own = { ...pause(), name: 'allow-own-names', input: { areAllowed: false } }
    const named = { ...pause(), name: 'allow-own-names', input: { areAllowed: true } }
    const data = await handedIn({ played, base, acts: [own, named] })
    expect(data).toEqual({ sequence: base + 1, known: [own.id, named.id], refusal: null })
  })

  test('CAVE-15 the first that is refused ends it and says why; what stands before it stands', async () => {
    const { played, base, desk } = await apart('refused')
    const [list, one, ...rest] = desk.acts.map(sentDeskAct)
    const twice = { ...pause(), name: 'add-anonymous-player', input: { playerName: 'ANA' } }
    const taken = { ...twice, given: { ...twice.given, ids: ['0a0b0c0d0e0f'] } }
    const data = await handedIn({ played, base, acts: [list, taken, one, ...rest.slice(0, 3)] as object[] })
    expect(data).toEqual({
      ...{ sequence: base + 1, known: idsOf(desk.acts.slice(0, 1)) },
      refusal: { id: taken.id, reason: 'player_name_taken' },
    })
    expect((await state(played)).players).toHaveLength(6)
  })

  test('CAVE-16 ids that are somebody’s are refused, whoever’s; what no device draws is not read', async () => {
    const { played, base } = await apart('ids')
    const other = await startTournament(server, 4)
    const [stranger] = (await state(other)).players
    const add = { ...pause(), name: 'add-anonymous-player', input: { playerName: 'Zoé' } }
    const draw = (ids: readonly unknown[], seed = '') => ({ ...add, given: { ...add.given, ids, seed } })
    const data = await handedIn({ played, base, acts: [draw([stranger?.id])] })
    expect(data).toEqual({ sequence: base, known: [], refusal: { id: add.id, reason: 'draw_invalid' } })
    for (const wrong of [draw([]), draw(['zoe']), draw(['0a0b0c0d0e0f'], '8-0123456789abcdef')]) {
      const { status, body } = await handIn({ played, base, acts: [wrong] })
      expect([status, body.reason]).toEqual([400, 'draw_invalid'])
    }
    expect((await state(played)).players).toEqual([])
    // Also of penalties.
    const running = await startTournament(server, 4)
    const { tournament, sequence } = await held(running)
    const warn = {
      ...pause(),
      name: 'give-penalty',
      input: { playerKey: tournament.players[0]?.id, penalty: 'warning' },
    }
    const warned = { ...warn, given: { ...warn.given, ids: ['abcabcabcabc'] } }
    const again = { ...warned, id: 'another-act-id' }
    expect(await handedIn({ played: running, base: sequence, acts: [warned, again] })).toEqual({
      ...{ sequence: sequence + 1, known: [warned.id] },
      refusal: { id: again.id, reason: 'draw_invalid' },
    })
  })

  test('CAVE-17 each hands in what their role may do; whose role has ended is told so, and nobody else comes in', async () => {
    const { played, base, desk } = await apart('roles')
    const acts = desk.acts.slice(0, 16).map(sentDeskAct)
    await handedIn({ played, base, acts })
    await inviteStaff(server, { id: played.id, expiresAt: '2030-02-01T06:00:00.000Z' }, (role) =>
      hashSecret(helper(role)),
    )
    const { sequence } = await held(played)
    const [match] = (await state(played)).matches.filter(({ kind: one }) => one === 'played')
    const score = { ...pause(), name: 'update-score-quick-tournament', input: { matchId: match?.id, score: '2-0' } }
    const next = { ...pause(), name: 'undo-round', input: { roundNumber: 1 } }
    const by = (organizerId: string, wish: readonly object[], at = sequence) =>
      handedIn({ played, base: at, acts: wish }, { organizerId })
    expect(await by(helper('scorekeeper'), [score, next])).toEqual({
      ...{ sequence: sequence + 1, known: [score.id] },
      refusal: { id: next.id, reason: 'not_organizer' },
    })
    // The device that continues for another counts none of its acts twice.
    expect(await by(ORGANIZER, [score])).toMatchObject({ sequence: sequence + 1, known: [score.id] })
    now = new Date('2030-02-01T07:00:00.000Z')
    const late = { ...pause(), name: 'start-clock' }
    expect(await by(helper('scorekeeper'), [late], sequence + 1)).toEqual({
      ...{ sequence: sequence + 1, known: [], refusal: { id: late.id, reason: 'role_ended' } },
    })
    const before = await state(played)
    for (const organizerId of [undefined, secretOf(1), 'a-stranger-0123456789abcdef']) {
      const { status, body } = await handIn({ played, base: sequence + 1, acts: [late] }, { organizerId })
      expect([status, body.reason]).toEqual([403, 'not_organizer'])
    }
    expect(await state(played)).toEqual(before)
    const nowhere = await handIn({ played: { id: '', code: 'ZZZZZ2' }, base, acts: [late] })
    expect(nowhere.body.reason).toBe('tournament_not_found')
  })

  test('CAVE-18 a moment that cannot be counts as now; one that can is the device’s', async () => {
    now = new Date(CREATED)
    const played = await startTournament(server, 4)
    const { sequence } = await held(played)
    now = new Date(BACK)
    const at = async (moment: string, place: number) => {
      const start = { ...pause(), name: 'start-clock' }
      const clock = { ...pause(), name: 'remove-clock' }
      const acts = [{ ...start, given: { ...start.given, at: moment } }, clock]
      await handedIn({ played, base: sequence + 2 * place, acts: acts.slice(0, 1) })
      const { round } = { round: (await state(played)).rounds.at(-1) }
      await handedIn({ played, base: sequence + 2 * place + 1, acts: acts.slice(1) })
      return JSON.stringify(round?.clock)
    }
    const ending = (moment: string) => new Date(new Date(moment).getTime() + 50 * 60_000).toISOString()
    const clocks = [
      await at('2030-01-31T20:00:00.000Z', 0),
      await at('2030-01-31T23:00:59.000Z', 1),
      await at('2030-01-31T23:01:01.000Z', 2),
      await at('2030-01-31T17:59:59.000Z', 3),
    ]
    const expected = ['2030-01-31T20:00:00.000Z', '2030-01-31T23:00:59.000Z', BACK, BACK].map(ending)
    for (const [place, end] of expected.entries())
      expect([clocks[place], clocks[place]?.includes(end)]).toEqual([clocks[place], true])
  })

  test('CAVE-19 where more comes about than was decided, the device reads it before it goes on', async () => {
    now = new Date(CREATED)
    const played = await createTournament(server, 2, 2)
    const wait = { code: played.code, playerName: 'Wanda', playerId: secretOf(6), wait: true }
    expect((await server.call('join-quick-tournament', wait)).body.waiting).toBeTruthy()
    const { sequence } = await held(played)
    const remove = { ...pause(), name: 'delete-quick-tournament-player', input: { playerName: 'Joueur 1' } }
    const start = { ...pause(), name: 'start-quick-tournament' }
    const acts = [remove, { ...start, given: { ...start.given, seed: '8-0123456789abcdef' } }]
    expect(await handedIn({ played, base: sequence, acts })).toEqual({
      ...{ sequence: sequence + 1, known: [remove.id], refusal: null },
    })
    expect((await state(played)).players.map(({ name }) => name)).toEqual(['Joueur 2', 'Wanda'])
  })

  /** An event of four whose device paired the first round. */
  async function anEventUnderWay(name: string) {
    now = new Date(CREATED)
    const organizer = await anOrganizer(server, name)
    const event = await anEvent(server, organizer)
    const headers = sessionHeaders(organizer)
    for (const number of [1, 2, 3, 4]) {
      const registering = { playerName: `J${number}`, playerId: secretOf(number) }
      expect((await register(server, event, registering)).status).toBe(200)
    }
    await server.call('accept-registrations', { tournamentId: event.id }, headers)
    const given = { at: now.toISOString(), seed: '', ids: [] }
    const handed = async (acts: readonly Handable[]) => {
      const { sequence } = await held(event)
      const handing = { played: event, base: sequence, acts }
      const { status, body } = await handIn(handing, { organizerId: undefined }, headers)
      const data = { sequence: sequence + acts.length, known: idsOf(acts), refusal: null }
      expect([status, body.data]).toEqual([200, data])
    }
    const pair = { id: 'pair-the-round', name: 'generate-advanced-pairings', input: { roundNumber: 1 } }
    await handed([{ ...pair, given: { ...given, seed: '8-00000000000000aa' } }])
    const [match, other] = (await state(event)).matches.filter(isMeeting)
    if (!match || !other) throw new Error('nobody meets')
    return { event, headers, given, handed, match, other }
  }

  test('CAVE-19 at an event whoever is disqualified without a network drops with their registration, and the reason is the staff’s', async () => {
    const { event, headers, given, handed, match, other } = await anEventUnderWay(`Boutique ${kind}`)
    const [[cheat, honest], [leaver, stays]] = [pairOf(match), pairOf(other)]
    const penalty = { playerKey: cheat, penalty: 'disqualification', reason: 'A marqué ses cartes' }
    const pairings = [{ player1: cheat, player2: honest }, { player1: stays }]
    await handed([
      { id: 'disqualify-one', name: 'give-penalty', input: penalty, given: { ...given, ids: ['00000000000d'] } },
      {
        id: 'set-the-others',
        name: 'set-round-pairings',
        input: { roundNumber: 1, pairings, dropped: [leaver] },
        given,
      },
    ])
    const asked = await server.call('get-advanced-registrations', { tournamentId: event.id }, headers)
    type Registered = { readonly playerName: string; readonly dropped: boolean }
    const dropped = asked.body.data.filter((one: Registered) => one.dropped)
    const names = (await state(event)).players.filter(({ id }) => id === cheat || id === leaver).map(({ name }) => name)
    expect(dropped.map(({ playerName }: Registered) => playerName).toSorted()).toEqual(names.toSorted())
    const conduct = await server.call('get-conduct', { code: event.code }, headers)
    expect(conduct.body.data).toMatchObject([{ id: '00000000000d', reason: 'A marqué ses cartes' }])
  })

  test('CAVE-16 the pairing of an event is meant, though another tournament has one of its name', async () => {
    const { event, match } = await anEventUnderWay(`Club ${kind}`)
    const quick = await createTournament(server)
    await server.server.database.inTransaction(async ({ db }) => {
      const row = await db.selectFrom('matches').selectAll().where('id', '=', match.id).executeTakeFirstOrThrow()
      await db.deleteFrom('matches').where('id', '=', match.id).execute()
      for (const tournament_id of [quick.id, event.id])
        await db
          .insertInto('matches')
          .values({ ...row, tournament_id })
          .execute()
    })
    const said = { roundId: match.id, score1: 2, score2: 0, playerId: secretOf(99) }
    expect((await server.call('submit-advanced-score', said)).body.reason).toBe('not_your_match')
  })
})

const helper = (role: string) => `secret-of-${role}-0123456789abcdef`

/** A harmless act, in place of another one. */
function pause(): SentDeskAct & { readonly given: { readonly at: string } } {
  const given = { at: BACK, seed: '' as const, ids: [] }
  return { id: crypto.randomUUID(), name: 'pause-clock', input: {}, given }
}
