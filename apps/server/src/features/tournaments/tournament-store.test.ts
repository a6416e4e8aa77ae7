import { randomBytes } from 'node:crypto'
import type { Acting } from '@tablee/contract/serving/caller'
import type { CommittedAct } from '@tablee/contract/serving/committed-act'
import { DEFAULT_PAGE, type DocumentOrder, type DocumentQuery } from '@tablee/contract/serving/document-query'
import { readChange } from '@tablee/contract/tournaments/documents/read-change'
import { readTournamentDocument } from '@tablee/contract/tournaments/documents/read-tournament-document'
import { writeTournamentDocument } from '@tablee/contract/tournaments/documents/write-tournament-document'
import type { Outcome } from '@tablee/domain/outcome'
import { evolveAll } from '@tablee/domain/tournaments/evolve'
import { finalStandings } from '@tablee/domain/tournaments/kinds/phase'
import { isMeeting, pairOf } from '@tablee/domain/tournaments/kinds/seats'
import type { MatchId, PlayerId } from '@tablee/domain/tournaments/tournament'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createSharedCommits } from '../../database/connection/shared-commits.ts'
import type { Database } from '../../database/database.ts'
import {
  createTestDatabase,
  DATABASE_KINDS,
  DIALECTS,
  everythingStored,
  type TestDatabase,
} from '../../database/testing/test-databases.ts'
import { changeSettings } from './commands/change-settings.ts'
import { createDeviceLink } from './commands/create-device-link.ts'
import { createQuickTournament } from './commands/create-quick-tournament.ts'
import { joinQuickTournament } from './commands/join-quick-tournament.ts'
import { redeemDeviceLink } from './commands/redeem-device-link.ts'
import { setRoundPairings } from './commands/set-round-pairings.ts'
import type { HeldTournament } from './held-tournament.ts'
import {
  addAnonymousPlayer,
  deleteQuickTournamentPlayer,
  finishTournament,
  restoreQuickTournamentPlayer,
  sendScoreQuickTournament,
  startNextRound,
  startQuickTournament,
  undoRound,
  updateQuickTournamentPlayer,
  updateScoreQuickTournament,
} from './testing/acts-by-name.ts'
import { anActing } from './testing/an-acting.ts'
import { heldAfter } from './testing/held-after.ts'
import { listedTournaments as listTournamentIds } from './testing/listed-tournaments.ts'
import { createTournamentCache } from './tournament-cache.ts'
import type { TournamentGround } from './tournament-ground.ts'
import { findTournament } from './tournament-store.ts'

/** A quick tournament has no registrations. */
const nobodyFollows = () => Promise.reject(new Error('nothing to follow'))
const organizerId = 'organizer-secret-0123456789'
const secret = (number: number) => `player-secret-${number}-0123456789`

describe.each(DATABASE_KINDS)('on %s', (kind) => {
  let place: TestDatabase
  let database: Database
  let told: CommittedAct[]
  let acting: Acting<TournamentGround>

  beforeEach(async () => {
    place = await createTestDatabase(kind)
    database = await place.open()
    told = []
    acting = newActing(database)
  })

  afterEach(async () => {
    await database.close()
    await place.remove()
  })

  function newActing(of: Database): Acting<TournamentGround> {
    let minutes = 0
    return anActing(of, {
      announce: (act) => told.push(act),
      now: () => new Date(Date.UTC(2030, 0, 31, 18, minutes++)),
    })
  }

  function listed(more: Partial<DocumentQuery>) {
    const all = { filters: [], orders: [], isShuffled: false, cursor: null, limit: DEFAULT_PAGE, offset: 0 }
    return database.read((db) =>
      listTournamentIds({ db, dialect: DIALECTS[kind] }, { ...all, isCounted: true, ...more }),
    )
  }

  async function aTournamentOf(players: number, capacity = 16): Promise<HeldTournament> {
    let held = accepted(await createQuickTournament(acting, { name: 'Vendredi', playerCount: capacity, organizerId }))
    const { code } = held.tournament
    for (let number = 1; number <= players; number++) {
      const join = { code, playerName: `Joueur ${number}`, playerId: secret(number) }
      held = heldAfter(await joinQuickTournament(acting, join))
    }
    return held
  }

  /** As loaded by a new process. */
  async function stored(held: HeldTournament): Promise<HeldTournament> {
    const found = await database.read((db) => findTournament(db, createTournamentCache(), held.tournament.id))
    if (!found) throw new Error('not stored')
    return found
  }

  async function expectStored(held: HeldTournament): Promise<HeldTournament> {
    const found = await stored(held)
    expect(found).toEqual(held)
    expect(writeTournamentDocument(found)).toEqual(writeTournamentDocument(held))
    return held
  }

  test('every act of a tournament is stored as it was decided', async () => {
    let held = await expectStored(await aTournamentOf(4))
    const { id, code } = held.tournament
    const key = (number: number) => playerNamed(held, `Joueur ${number}`)
    const anonymous = { code, organizerId, playerName: 'Zoé' }
    held = await expectStored(heldAfter(await addAnonymousPlayer(acting, anonymous)))
    held = await expectStored(
      heldAfter(await changeSettings(acting, id, { organizerId, name: 'Samedi', maxPlayers: 8 })),
    )
    const rename = { code, organizerId, playerName: 'zoe', newPlayerName: 'Zoé B.' }
    held = await expectStored(heldAfter(await updateQuickTournamentPlayer(acting, rename)))
    const takeOver = { code, playerName: 'zoé b.', playerId: secret(5) }
    held = await expectStored(heldAfter(await joinQuickTournament(acting, takeOver)))
    held = await expectStored(heldAfter(await startQuickTournament(acting, { tournamentId: id, organizerId })))
    const late = { code, organizerId, playerName: 'Tard' }
    held = await expectStored(heldAfter(await addAnonymousPlayer(acting, late)))
    held = await expectStored(heldAfter(await undoRound(acting, { code, organizerId, roundNumber: 1 })))
    expect(held.tournament.players.find(({ name }) => name === 'Tard')?.firstRound).toBe(1)
    held = await expectStored(heldAfter(await startQuickTournament(acting, { tournamentId: id, organizerId })))
    const pairings = [
      { player1: key(1), player2: key(2) },
      { player1: key(3), player2: key(4) },
      { player1: playerNamed(held, 'Zoé B.') },
      { player1: playerNamed(held, 'Tard'), loss: true },
    ]
    const pairing = { ...acting, followDrops: nobodyFollows, followReturns: nobodyFollows }
    held = await expectStored(
      heldAfter(await setRoundPairings(pairing, { code, organizerId, roundNumber: 1, pairings })),
    )
    const first = matchBetween(held, key(1), key(2))
    const second = matchBetween(held, key(3), key(4))
    const report = { code, playerId: secret(1), matchId: first, score: { wins1: 2, wins2: 1, draws: 1 } }
    held = await expectStored(heldAfter(await sendScoreQuickTournament(acting, report)))
    const renamed = { code, organizerId, playerKey: key(2), newPlayerName: 'Joueur deux' }
    held = await expectStored(heldAfter(await updateQuickTournamentPlayer(acting, renamed)))
    const contest = { code, playerId: secret(2), matchId: first, contest: true }
    held = await expectStored(heldAfter(await sendScoreQuickTournament(acting, contest)))
    for (const matchId of [first, second]) {
      const score = { wins1: 0, wins2: 2, draws: 0 }
      held = await expectStored(
        heldAfter(await updateScoreQuickTournament(acting, { code, organizerId, matchId, score })),
      )
    }
    const drop = { code, organizerId, playerKey: key(3) }
    held = await expectStored(heldAfter(await deleteQuickTournamentPlayer(acting, drop)))
    held = await expectStored(heldAfter(await restoreQuickTournamentPlayer(acting, drop)))
    held = await expectStored(heldAfter(await deleteQuickTournamentPlayer(acting, drop)))
    held = await expectStored(heldAfter(await startNextRound(acting, { tournamentId: id, organizerId })))
    for (const matchId of playedMatches(held, 2)) {
      const score = { wins1: 1, wins2: 1, draws: 0 }
      heldAfter(await updateScoreQuickTournament(acting, { code, organizerId, matchId, score }))
    }
    held = await expectStored(heldAfter(await finishTournament(acting, { tournamentId: id, organizerId })))
    expect(finalStandings(held.tournament)).toHaveLength(6)
  })

  test('a player removed before the start can no longer act, and may come back as a new one', async () => {
    let held = await aTournamentOf(2)
    const { code, id } = held.tournament
    const remove = { code, organizerId, playerName: 'Joueur 1' }
    held = await expectStored(heldAfter(await deleteQuickTournamentPlayer(acting, remove)))
    expect(held.holders.players.size).toBe(1)
    const back = { code, playerName: 'Joueur 1', playerId: secret(1) }
    held = await expectStored(heldAfter(await joinQuickTournament(acting, back)))
    held = await expectStored(heldAfter(await startQuickTournament(acting, { tournamentId: id, organizerId })))
    const [matchId] = playedMatches(held)
    const score = { wins1: 2, wins2: 0, draws: 0 }
    heldAfter(await sendScoreQuickTournament(acting, { code, playerId: secret(1), matchId, score }))
  })

  test('what was told leads a phone to the same document, act by act', async () => {
    const held = await aTournamentOf(3)
    const { id, code } = held.tournament
    const started = heldAfter(await startQuickTournament(acting, { tournamentId: id, organizerId }))
    const [matchId] = playedMatches(started)
    const players = started.tournament.players.filter((player) =>
      started.tournament.matches.some(
        (match) => match.id === matchId && isMeeting(match) && pairOf(match).includes(player.id),
      ),
    )
    const number = Number(players[0]?.name.replace('Joueur ', ''))
    await sendScoreQuickTournament(acting, {
      code,
      playerId: secret(number),
      matchId,
      score: { wins1: 2, wins2: 0, draws: 0 },
    })
    await sendScoreQuickTournament(acting, { code, playerId: secret(number), matchId, contest: true })
    expect(told.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5, 6, 7])
    const [creation, ...later] = told
    if (!creation) throw new Error('nothing told')
    let phone = readTournamentDocument(creation.document() as never)
    for (const act of later) {
      phone = {
        ...phone,
        tournament: evolveAll(
          phone.tournament,
          (act.changes ?? []).flatMap((change) => readChange(change) ?? []),
        ),
        sequence: act.sequence,
      }
      expect(phone).toEqual(readTournamentDocument(act.document() as never))
    }
    const after = await stored(started)
    expect(phone).toEqual(readTournamentDocument(writeTournamentDocument(after)))
    expect(JSON.stringify(told.at(-1)?.changes)).not.toContain('wins1')
  })

  test('the journal keeps every act in order, without a name', async () => {
    const held = await aTournamentOf(2)
    const { code } = held.tournament
    const rename = { code, organizerId, playerName: 'Joueur 1', newPlayerName: 'Renommée' }
    heldAfter(await updateQuickTournamentPlayer(acting, rename))
    const rows = await database.read((db) => db.selectFrom('journal').selectAll().orderBy('sequence').execute())
    expect(rows.map(({ sequence, act }) => [sequence, act])).toEqual([
      [1, 'create-quick-tournament'],
      [2, 'join-quick-tournament'],
      [3, 'join-quick-tournament'],
      [4, 'update-quick-tournament-player'],
    ])
    expect(JSON.stringify(rows)).not.toMatch(/Joueur|Renommée/)
    expect(rows[3]?.author).toBe(held.tournament.organizer)
    const public_ = await everythingStored(database, ['journal', 'players', 'matches', 'tournaments'])
    const holders = [...held.holders.staff, ...held.holders.players.values()]
    for (const { hash } of holders) expect(public_).not.toContain(hash)
    expect(rows.map((row) => row.author_role)).toEqual(['organizer', 'everybody', 'everybody', 'organizer'])
  })

  test('a repeated act changes nothing, an act of somebody else under the same id does', async () => {
    const { tournament } = await aTournamentOf(0)
    const { code } = tournament
    const add = { code, organizerId, playerName: 'Ana', actId: 'act-0001' }
    const first = heldAfter(await addAnonymousPlayer(acting, add))
    const again = heldAfter(await addAnonymousPlayer(acting, add))
    expect(again).toEqual(first)
    const join = { code, playerName: 'Bo', playerId: secret(2), actId: 'act-0001' }
    expect(heldAfter(await joinQuickTournament(acting, join)).sequence).toBe(first.sequence + 1)
    expect(told).toHaveLength(3)
  })

  test('the same creation repeated answers the same tournament, also when both come at once', async () => {
    const create = { name: 'Vendredi', playerCount: 8, organizerId, actId: 'creation-1' }
    const [one, other] = await Promise.all([
      createQuickTournament(acting, create),
      createQuickTournament(acting, create),
    ])
    expect(accepted(other).tournament.id).toBe(accepted(one).tournament.id)
    const plain = { name: 'Samedi', playerCount: 8, organizerId }
    const third = accepted(await createQuickTournament(acting, plain))
    expect(accepted(await createQuickTournament(acting, plain)).tournament.id).toBe(third.tournament.id)
    const bigger = accepted(await createQuickTournament(acting, { ...plain, playerCount: 9 }))
    expect(bigger.tournament.id).not.toBe(third.tournament.id)
    expect(told).toHaveLength(3)
  })

  test('a code that is taken is drawn again', async () => {
    const same = Buffer.alloc(16, 7)
    const draws = [Buffer.alloc(10, 1), same, Buffer.alloc(8), Buffer.alloc(10, 2), same, Buffer.alloc(16, 8)]
    const foreseen: Acting<TournamentGround> = { ...acting, chance: (count) => draws.shift() ?? randomBytes(count) }
    const codes = []
    for (const name of ['Un', 'Deux']) {
      codes.push(accepted(await createQuickTournament(foreseen, { name, playerCount: 8, organizerId })).tournament.code)
    }
    expect(codes).toEqual(['HHHHHH', 'JJJJJJ'])
  })

  test('forty players who join at once all get in, and no more than the capacity', async () => {
    const { tournament } = await aTournamentOf(0, 30)
    const { code } = tournament
    const outcomes = await Promise.all(
      Array.from({ length: 40 }, (_, number) =>
        joinQuickTournament(acting, { code, playerName: `Joueur ${number}`, playerId: secret(number) }),
      ),
    )
    expect(outcomes.filter((outcome) => outcome.accepted)).toHaveLength(30)
    const held = await expectStored(await stored({ tournament } as HeldTournament))
    expect(held.tournament.players).toHaveLength(30)
    expect(told.map(({ sequence }) => sequence)).toEqual(Array.from({ length: 31 }, (_, index) => index + 1))
  })

  test('QADM-1 adding by hand and coming back raise a full tournament, in rows, journal and what phones are told', async () => {
    const { tournament } = await aTournamentOf(2, 2)
    const { code, id, name } = tournament
    const nora = { code, organizerId, playerName: 'Nora', actId: 'nora-vient-d-arriver' }
    const raised = { kind: 'settings_changed', name, capacity: 3, announcement: null }
    const held = await expectStored(heldAfter(await addAnonymousPlayer(acting, nora)))
    expect(held.tournament).toMatchObject({ capacity: 3, players: { length: 3 } })
    expect(told.at(-1)?.changes).toMatchObject([raised, { kind: 'player_added', name: 'Nora' }])
    await expectStored(heldAfter(await addAnonymousPlayer(acting, nora)))
    heldAfter(await startQuickTournament(acting, { tournamentId: id, organizerId }))
    heldAfter(await deleteQuickTournamentPlayer(acting, { code, organizerId, playerName: 'Nora' }))
    expect(
      heldAfter(await addAnonymousPlayer(acting, { code, organizerId, playerName: 'Tard' })).tournament,
    ).toMatchObject({ capacity: 3, players: { length: 4 } })
    const back = { code, organizerId, playerName: 'Nora' }
    const full = await expectStored(heldAfter(await restoreQuickTournamentPlayer(acting, back)))
    expect(full.tournament.capacity).toBe(4)
    expect(told.at(-1)?.changes).toEqual([
      { ...raised, capacity: 4 },
      { kind: 'player_restored', playerId: expect.any(String) },
    ])
  })

  test('a device link serves once, in its time, and replaces the earlier secret', async () => {
    const { tournament } = await aTournamentOf(2)
    const { code } = tournament
    const ask = { code, organizerId, playerName: 'Joueur 1' }
    const { oneTimeCode } = accepted(await createDeviceLink(acting, ask)).data
    const redeem = { code, oneTimeCode, secret: 'a-new-phone-of-player-1' }
    const reply = accepted(await redeemDeviceLink(acting, redeem))
    expect(reply.data).toMatchObject({ role: 'player', playerName: 'Joueur 1' })
    expect(accepted(await redeemDeviceLink(acting, redeem))).toEqual(reply)
    const thief = { ...redeem, secret: 'another-phone-altogether' }
    expect(await redeemDeviceLink(acting, thief)).toMatchObject({ refusal: { code: 'device_link_invalid' } })
    const started = heldAfter(await startQuickTournament(acting, { tournamentId: tournament.id, organizerId }))
    const [matchId] = playedMatches(started)
    const score = { wins1: 2, wins2: 0, draws: 0 }
    expect(await sendScoreQuickTournament(acting, { code, playerId: secret(1), matchId, score })).toMatchObject({
      refusal: { code: 'not_your_match' },
    })
    heldAfter(await sendScoreQuickTournament(acting, { code, playerId: redeem.secret, matchId, score }))
    await expectStored(heldAfter(await addAnonymousPlayer(acting, { code, organizerId, playerName: 'Encore' })))
    const all = await everythingStored(database, ['device_links', 'capabilities', 'journal', 'tournaments', 'players'])
    for (const hidden of [oneTimeCode, redeem.secret, organizerId, secret(1)]) expect(all).not.toContain(hidden)
  })

  test('an expired device link is refused; the organizer moves to another device within 90 days', async () => {
    const { tournament } = await aTournamentOf(1)
    const { code } = tournament
    const player = accepted(await createDeviceLink(acting, { code, organizerId, playerName: 'Joueur 1' })).data
    const organizer = accepted(await createDeviceLink(acting, { code, organizerId })).data
    expect(player.expiresAt < organizer.expiresAt).toBe(true)
    const later: Acting<TournamentGround> = { ...acting, now: () => new Date(Date.UTC(2030, 1, 2)) }
    expect(
      await redeemDeviceLink(later, { code, oneTimeCode: player.oneTimeCode, secret: 'a-new-phone-1' }),
    ).toMatchObject({ refusal: { code: 'device_link_invalid' } })
    const moved = { code, oneTimeCode: organizer.oneTimeCode, secret: 'the-new-organizer-phone' }
    expect(accepted(await redeemDeviceLink(later, moved)).data.role).toBe('organizer')
    expect(await addAnonymousPlayer(acting, { code, organizerId, playerName: 'Non' })).toMatchObject({
      refusal: { code: 'not_organizer' },
    })
    heldAfter(await addAnonymousPlayer(acting, { code, organizerId: moved.secret, playerName: 'Oui' }))
  })

  test('an act that cannot be committed leaves neither a row, nor a newer state, nor a word', async () => {
    const held = await aTournamentOf(1)
    const { code } = held.tournament
    const inTransaction: Database['inTransaction'] = (work) =>
      database.inTransaction(async (tx) => {
        await work(tx)
        throw new Error('the commit fails')
      })
    const { dialect } = database
    const broken: Database = {
      ...database,
      inSharedTransaction: createSharedCommits({ dialect, inTransaction }),
    }
    const words = told.length
    const add = { code, organizerId, playerName: 'Perdue' }
    await expect(addAnonymousPlayer({ ...acting, database: broken }, add)).rejects.toThrow('the commit fails')
    await expectStored(held)
    expect(told).toHaveLength(words)
    expect(heldAfter(await addAnonymousPlayer(acting, add)).sequence).toBe(held.sequence + 1)
  })

  test('documents are listed by code, state and words, a page at a time', async () => {
    const first = await aTournamentOf(2)
    accepted(await createQuickTournament(acting, { name: 'Ligue d’été à Évry', playerCount: 8, organizerId }))
    heldAfter(await startQuickTournament(acting, { tournamentId: first.tournament.id, organizerId }))
    const list = async (filters: readonly object[], more: Partial<DocumentQuery> = {}) => {
      const page = await listed({ filters: filters as never, ...more })
      return page ?? { total: -1, ids: [] }
    }
    expect((await list([{ method: 'equal', attribute: 'code', values: [first.tournament.code] }])).ids).toEqual([
      first.tournament.id,
    ])
    expect((await list([{ method: 'equal', attribute: 'isStarted', values: [false] }])).total).toBe(1)
    expect((await list([{ method: 'search', attribute: 'name', values: ['EVRY ete'] }])).total).toBe(1)
    expect((await list([{ method: 'search', attribute: 'name', values: ['%_!'] }])).total).toBe(0)
    expect((await list([{ method: 'isNull', attribute: 'format', values: [] }])).total).toBe(2)
    expect((await list([{ method: 'greaterThan', attribute: 'registeredPlayersCount', values: [1] }])).total).toBe(1)
    const page = await list([], { orders: [{ attribute: 'name', descending: true }], limit: 1, offset: 1 })
    expect(page.total).toBe(2)
    expect(page.ids).toHaveLength(1)
    const either = [
      { method: 'equal', attribute: 'hasPassword', values: [true] },
      { method: 'startsWith', attribute: 'name', values: ['Ligue d’été'] },
    ]
    expect((await list([{ method: 'or', filters: either }])).total).toBe(1)
    expect((await list([{ method: 'and', filters: either }])).total).toBe(0)
  })

  test('texts are compared by their parts, case counting, and every condition can be turned round', async () => {
    for (const name of ['100 % Modern', 'Ligue_été', 'Modern du samedi'])
      accepted(await createQuickTournament(acting, { name, playerCount: 8, organizerId }))
    const names = async (method: string, ...values: string[]) => {
      const found = []
      for (const isTurned of [false, true]) {
        const filter = { method, attribute: 'name', values }
        const filters = [isTurned ? { method: 'not', filters: [filter] } : filter]
        found.push((await listed({ filters: filters as never }))?.total)
      }
      return found
    }
    expect(await names('contains', 'Modern')).toEqual([2, 1])
    expect(await names('contains', 'modern')).toEqual([0, 3])
    expect(await names('contains', '%', '_')).toEqual([2, 1])
    expect(await names('contains', '')).toEqual([3, 0])
    expect(await names('containsAll', 'Modern', 'samedi')).toEqual([1, 2])
    expect(await names('endsWith', 'Modern')).toEqual([1, 2])
    expect(await names('endsWith', 'été')).toEqual([1, 2])
    expect(await names('endsWith', `${'x'.repeat(40)}Modern`)).toEqual([0, 3])
    expect(await names('search', 'ETE')).toEqual([1, 2])
    expect(await names('between', 'A', 'N')).toEqual([2, 1])
  })

  test('a cursor goes on where a page ended, in every order and both ways, with and without values', async () => {
    for (const [place, capacity] of [8, 4, 8, 16].entries())
      accepted(await createQuickTournament(acting, { name: `T${place}`, playerCount: capacity, organizerId }))
    const orders: readonly DocumentOrder[][] = [
      [],
      [{ attribute: null, descending: true }],
      [{ attribute: 'maxPlayers', descending: false }],
      [{ attribute: 'maxPlayers', descending: true }],
      // Null for all of them.
      [{ attribute: 'format', descending: true }],
      [
        { attribute: 'location', descending: false },
        { attribute: 'name', descending: true },
      ],
    ]
    for (const order of orders) {
      const whole = (await listed({ orders: order }))?.ids ?? []
      expect(whole).toHaveLength(4)
      for (const [place, id] of whole.entries()) {
        const after = await listed({ orders: order, cursor: { id, isBefore: false } })
        expect(after).toEqual({ total: 4, ids: whole.slice(place + 1) })
        const before = await listed({ orders: order, limit: 2, cursor: { id, isBefore: true } })
        expect(before?.ids).toEqual(whole.slice(Math.max(0, place - 2), place))
      }
    }
    expect(await listed({ cursor: { id: 'nobody', isBefore: false } })).toBeNull()
    expect((await listed({ isShuffled: true, isCounted: false }))?.total).toBe(0)
  })
})

describe('two servers on one PostgreSQL', () => {
  test('simultaneous acts lose nothing, and each server goes on from what the other one did', async () => {
    const place = await createTestDatabase('postgres')
    const databases = [await place.open(), await place.open()]
    const servers = databases.map((database) => anActing(database, { now: () => new Date() }))
    const [one, other] = servers
    if (!one || !other) throw new Error('two servers are needed')
    const held = accepted(await createQuickTournament(one, { name: 'Deux', playerCount: 64, organizerId }))
    const { code } = held.tournament
    await Promise.all(
      Array.from({ length: 40 }, (_, number) =>
        joinQuickTournament(number % 2 ? one : other, {
          code,
          playerName: `Joueur ${number}`,
          playerId: secret(number),
        }),
      ),
    )
    const after = heldAfter(await addAnonymousPlayer(other, { code, organizerId, playerName: 'Dernière' }))
    expect(after.tournament.players).toHaveLength(41)
    expect(after.sequence).toBe(42)
    for (const database of databases) await database.close()
    await place.remove()
  })
})

function accepted<Value>(outcome: Outcome<Value>): Value {
  if (!outcome.accepted) throw new Error(`refused: ${outcome.refusal.code}`)
  return outcome.value
}

function playerNamed({ tournament }: HeldTournament, name: string): PlayerId {
  const player = tournament.players.find((one) => one.name === name)
  if (!player) throw new Error(`nobody is called ${name}`)
  return player.id
}

function playedMatches({ tournament }: HeldTournament, round = 1): [MatchId, MatchId] {
  const [first, second] = tournament.matches.filter((match) => match.kind === 'played' && match.round === round)
  const id = first?.id
  if (!id) throw new Error('nothing is played')
  return [id, second?.id ?? id]
}

function matchBetween({ tournament }: HeldTournament, one: PlayerId, other: PlayerId): MatchId {
  const match = tournament.matches.find(
    ({ kind, ...rest }) =>
      kind === 'played' && JSON.stringify(rest).includes(one) && JSON.stringify(rest).includes(other),
  )
  if (!match) throw new Error('these two do not meet')
  return match.id
}
