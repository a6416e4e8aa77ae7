import type { Acting } from '@tablee/contract/serving/caller'
import type { CommittedAct } from '@tablee/contract/serving/committed-act'
import type { Outcome } from '@tablee/domain/outcome'
import { SEAT_KEPT_FOR_MS } from '@tablee/domain/tournaments/players/seat-queue'
import type { TournamentCode } from '@tablee/domain/tournaments/tournament'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '../../database/database.ts'
import {
  createTestDatabase,
  DATABASE_KINDS,
  everythingStored,
  type TestDatabase,
} from '../../database/testing/test-databases.ts'
import { changeSettings } from './commands/change-settings.ts'
import { createQuickTournament } from './commands/create-quick-tournament.ts'
import { joinQuickTournament } from './commands/join-quick-tournament.ts'
import { leaveSeatQueue } from './commands/leave-seat-queue.ts'
import { getSeatQueue } from './queries/get-seat-queue.ts'
import { dropAllLapsedPlaces } from './seat-queue-store.ts'
import { subjectOf } from './secret.ts'
import {
  addAnonymousPlayer,
  deleteQuickTournamentPlayer,
  sendScoreQuickTournament,
  startQuickTournament,
} from './testing/acts-by-name.ts'
import { anActing } from './testing/an-acting.ts'
import { heldAfter } from './testing/held-after.ts'
import { tournamentData } from './tournament-data.ts'
import type { TournamentGround } from './tournament-ground.ts'

const organizerId = 'organizer-secret-0123456789'
const secretOf = (name: string) => `secret-of-${name}-0123456789`
const publicIdOf = (name: string) => subjectOf(secretOf(name), null).publicId
const PASSWORD = 'sésame'

describe.each(DATABASE_KINDS)('on %s', (kind) => {
  let place: TestDatabase
  let database: Database
  let acting: Acting<TournamentGround>
  let now: number
  let told: CommittedAct[]
  let queues: (readonly string[])[]
  let code: TournamentCode
  let id: Awaited<ReturnType<typeof create>>['id']

  beforeEach(async () => {
    place = await createTestDatabase(kind)
    database = await place.open()
    now = Date.UTC(2030, 0, 31, 18)
    told = []
    queues = []
    acting = newActing()
    const tournament = await create()
    code = tournament.code
    id = tournament.id
    for (const name of ['Ana', 'Bob']) accepted(await wait(name))
  })

  afterEach(async () => {
    await database.close()
    await place.remove()
  })

  function newActing(): Acting<TournamentGround> {
    return anActing(database, {
      entryPasswords: {
        hash: async (typed) => `kept ${typed}`,
        isRight: async (kept, typed) => kept === `kept ${typed}`,
      },
      announce: (act) => told.push(act),
      announceSeatQueue: (_, waiting) => queues.push(waiting),
      now: () => new Date(now),
    })
  }

  async function create() {
    const settings = { name: 'Vendredi', playerCount: 2, organizerId }
    return accepted(await createQuickTournament(acting, settings)).tournament
  }

  const wait = (name: string, more: { readonly playerName?: string; readonly password?: string } = {}) =>
    joinQuickTournament(acting, { code, playerName: name, playerId: secretOf(name), wait: true, ...more })
  const remove = (playerName: string) => deleteQuickTournamentPlayer(acting, { code, organizerId, playerName })
  const queue = async () => accepted(await getSeatQueue(acting, { code })).data.waiting
  const names = (held: { tournament: { players: readonly { name: string }[] } }) =>
    held.tournament.players.map(({ name }) => name)

  test('DETL-2 without wait a full tournament refuses; with it there is a place for each, in the order of arrival', async () => {
    const { wait: _, ...plain } = { code, playerName: 'Nora', playerId: secretOf('Nora'), wait: true }
    expect(await joinQuickTournament(acting, plain)).toMatchObject({ refusal: { code: 'tournament_full' } })
    expect(accepted(await wait('Nora')).waiting).toEqual({ position: 1, keptForMs: SEAT_KEPT_FOR_MS })
    expect(accepted(await wait('Hugo')).waiting?.position).toBe(2)
    expect(accepted(await wait('Nora')).waiting?.position).toBe(1)
    expect(await queue()).toEqual([publicIdOf('Nora'), publicIdOf('Hugo')])
    expect(queues).toEqual([[publicIdOf('Nora')], [publicIdOf('Nora'), publicIdOf('Hugo')]])
    expect(await wait('Inès', { playerName: 'nora' })).toMatchObject({ refusal: { code: 'player_name_taken' } })
    expect(told.length).toBe(3)
  })

  test('DETL-2 a seat that frees goes to the first in the same act, and its own join then succeeds', async () => {
    await wait('Nora')
    await wait('Hugo')
    const held = heldAfter(await remove('Ana'))
    expect(names(held)).toEqual(['Bob', 'Nora'])
    expect(told.at(-1)?.changes?.map((change) => change.kind)).toEqual(['player_removed', 'player_added'])
    expect(queues.at(-1)).toEqual([publicIdOf('Hugo')])
    const nora = accepted(await wait('Nora'))
    expect([nora.waiting, nora.held.sequence]).toEqual([null, held.sequence])
    heldAfter(await startQuickTournament(acting, { tournamentId: id, organizerId }))
    const match = told.at(-1)?.changes?.flatMap((change) => (change.kind === 'round_paired' ? change.matches : []))[0]
    const report = { code, playerId: secretOf('Nora'), matchId: match?.id ?? nothing(), score: score(2, 0) }
    expect((await sendScoreQuickTournament(acting, report)).accepted).toBe(true)
  })

  test('DETL-2 more seats in Settings let in as many; a player added by hand takes no seat from them', async () => {
    for (const name of ['Nora', 'Hugo', 'Inès']) await wait(name)
    expect(names(heldAfter(await addAnonymousPlayer(acting, { code, organizerId, playerName: 'Léo' })))).toHaveLength(3)
    expect(await queue()).toHaveLength(3)
    const wider = heldAfter(await changeSettings(acting, id, { organizerId, playerCount: 5 }))
    expect(names(wider)).toEqual(['Ana', 'Bob', 'Léo', 'Nora', 'Hugo'])
    const byHand = heldAfter(await addAnonymousPlayer(acting, { code, organizerId, playerName: 'INÈS' }))
    expect(byHand.tournament.players.at(-1)).toMatchObject({ name: 'INÈS', publicId: publicIdOf('Inès') })
    expect(await queue()).toEqual([])
  })

  test('DETL-2 a place is kept while its page asks, also over a restart, and lapses when it does not', async () => {
    await wait('Nora')
    now += SEAT_KEPT_FOR_MS / 2
    await wait('Hugo')
    await wait('Nora')
    now += SEAT_KEPT_FOR_MS - 1
    await database.close()
    database = await place.open()
    acting = newActing()
    expect(await queue()).toEqual([publicIdOf('Nora'), publicIdOf('Hugo')])
    await wait('Hugo')
    now += 1
    expect(await queue()).toEqual([publicIdOf('Hugo')])
    expect(accepted(await wait('Nora')).waiting?.position).toBe(2)
    expect(names(heldAfter(await remove('Ana')))).toEqual(['Bob', 'Hugo'])
    now += SEAT_KEPT_FOR_MS
    expect(names(heldAfter(await remove('Bob')))).toEqual(['Hugo'])
  })

  test('DETL-2 one stops waiting, the start ends it for all, and no name stays behind', async () => {
    await wait('Nora')
    await wait('Hugo')
    expect(names(accepted(await leaveSeatQueue(acting, { code, playerId: secretOf('Nora') })))).toEqual(['Ana', 'Bob'])
    expect([await queue(), queues.at(-1)]).toEqual([[publicIdOf('Hugo')], [publicIdOf('Hugo')]])
    accepted(await leaveSeatQueue(acting, { code, playerId: secretOf('Zoé') }))
    expect(queues).toHaveLength(3)
    heldAfter(await startQuickTournament(acting, { tournamentId: id, organizerId }))
    expect([await queue(), queues.at(-1)]).toEqual([[], []])
    expect(await everythingStored(database, ['seat_queue', 'journal'])).not.toContain('Hugo')
    expect(await wait('Hugo')).toMatchObject({ refusal: { code: 'tournament_already_started' } })
  })

  test('DETL-2 waiting asks for the password; who showed it need not again until another one is set', async () => {
    heldAfter(await changeSettings(acting, id, { organizerId, password: PASSWORD }))
    expect(await wait('Nora')).toMatchObject({ refusal: { code: 'entry_password_required' } })
    expect(await wait('Nora', { password: 'sesame' })).toMatchObject({ refusal: { code: 'entry_password_wrong' } })
    expect(accepted(await wait('Nora', { password: PASSWORD })).waiting?.position).toBe(1)
    expect(accepted(await wait('Nora')).waiting?.position).toBe(1)
    await wait('Hugo', { password: PASSWORD })
    heldAfter(await changeSettings(acting, id, { organizerId, password: 'autre chose' }))
    expect(await wait('Nora')).toMatchObject({ refusal: { code: 'entry_password_required' } })
    await wait('Hugo', { password: 'autre chose' })
    expect(names(heldAfter(await remove('Ana')))).toEqual(['Bob', 'Hugo'])
    expect(await queue()).toEqual([publicIdOf('Nora')])
  })

  test('DETL-2 forty phones that wait at once are seated in the order of their places', async () => {
    const phones = Array.from({ length: 40 }, (_, number) => `Joueuse ${number}`)
    await Promise.all(phones.map((name) => wait(name)))
    const order = await queue()
    expect(order).toHaveLength(40)
    const held = heldAfter(await changeSettings(acting, id, { organizerId, playerCount: 32 }))
    expect(held.tournament.players.slice(2).map(({ publicId }) => publicId)).toEqual(order.slice(0, 30))
    expect(await queue()).toEqual(order.slice(30))
  })

  test('names of places that lapsed, and of an account that goes, are forgotten', async () => {
    const account = { accountId: 'compte-de-nora', sessionId: 's' } as NonNullable<Acting<TournamentGround>['caller']>
    const nora = { code, playerName: 'Nora', playerId: account.accountId, wait: true }
    heldAfter(await joinQuickTournament({ ...acting, caller: account }, nora))
    await wait('Hugo')
    await tournamentData(acting).forget(account.accountId)
    expect(await queue()).toEqual([publicIdOf('Hugo')])
    now += SEAT_KEPT_FOR_MS
    await database.inTransaction(({ db }) => dropAllLapsedPlaces(db, new Date(now)))
    expect(await everythingStored(database, ['seat_queue'])).toBe('[[]]')
  })
})

function accepted<Value>(outcome: Outcome<Value>): Value {
  if (!outcome.accepted) throw new Error(outcome.refusal.code)
  return outcome.value
}

function score(wins1: number, wins2: number) {
  return { wins1, wins2, draws: 0 }
}

function nothing(): never {
  throw new Error('there is no match')
}
