import { seededRandom } from '@tablee/domain/seeded-random'
import type { Change } from '@tablee/domain/tournaments/change'
import { createdTournament, evolveAll } from '@tablee/domain/tournaments/evolve'
import { games } from '@tablee/domain/tournaments/kinds/result'
import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database, Queryable } from '../../database/database.ts'
import { createTestDatabase, DATABASE_KINDS, type TestDatabase } from '../../database/testing/test-databases.ts'
import { catchUp } from './catch-up.ts'
import { writeDifference } from './difference-store.ts'
import { type Grant, type HeldTournament, holdersAfter, keptByAccount, organizerHeldBy } from './held-tournament.ts'
import { appendToJournal } from './journal-store.ts'
import { drawFrom, randomChange, randomCreation } from './testing/random-changes.ts'
import { createTournamentCache } from './tournament-cache.ts'
import { findTournament, lockTournament } from './tournament-store.ts'

const RUNS = Number(process.env.RUNS ?? 8)
const ACTS = 40
const SEED = process.env.SEED ?? `acts ${Date.now()}`

/** Kinds with secrets, which the journal does not store. */
const WITH_SECRETS: readonly string[] = [
  ...(['player_added', 'player_claimed', 'player_restored'] as const),
  ...(['registration_moved', 'organizer_changed', 'protection_changed'] as const),
] satisfies readonly Change['kind'][]

describe.each(DATABASE_KINDS)('OPS-30 what other processes did, on %s', (kind) => {
  let place: TestDatabase
  let database: Database

  beforeAll(async () => {
    place = await createTestDatabase(kind)
    database = await place.open()
  })

  afterAll(async () => {
    await database.close()
    await place.remove()
  })

  async function carry(before: HeldTournament | null, after: HeldTournament, changes: readonly Change[]) {
    await database.inTransaction(async (tx) => {
      await writeDifference(tx, { before, after })
      await appendToJournal(tx.db, {
        ...{ tournamentId: after.tournament.id, sequence: after.sequence, at: after.updatedAt },
        ...{ act: 'start-next-round', actId: undefined, reason: null, changes },
        author: { role: 'organizer', publicId: after.tournament.organizer, holderId: '', label: null },
      })
    })
  }

  const stored = (id: TournamentId) => database.read((db) => findTournament(db, createTournamentCache(), id))
  const caughtUp = (known: HeldTournament, sequence: number) => database.read((db) => catchUp(db, known, sequence))

  test(`the acts lead to the state of the rows, or say that they do not tell it (SEED="${SEED}")`, async () => {
    let told = 0
    for (let run = 0; run < RUNS; run++) {
      const draw = drawFrom(seededRandom(`${SEED} ${run}`))
      const creation = randomCreation(draw, `t${run}` as TournamentId, run % 2 === 0)
      const states: HeldTournament[] = [created(creation)]
      await carry(null, latest(states), [creation])
      for (let act = 0; act < ACTS; act++) {
        const before = latest(states)
        const change = randomChange(before.tournament, draw)
        if (!change) continue
        const after = afterAct(before, [change], draw.text('hash'))
        await carry(before, after, [change])
        states.push(after)
        const known = states.at(-2 - draw.below(3)) ?? before
        const reached = await caughtUp(known, after.sequence)
        if (reached === null) continue
        told++
        expect(reached, `run ${run}, act ${act}: ${JSON.stringify(change)}`).toEqual(await stored(after.tournament.id))
      }
    }
    expect(told).toBeGreaterThan(RUNS)
  })

  test('nobody reads the rows for a score that another process kept, to look or to act', async () => {
    const { known, after } = await aScoreElsewhere('t-score' as TournamentId)
    const cache = createTournamentCache()
    cache.keep(known)
    const asked: string[] = []
    const locked = await database.inTransaction((tx) =>
      lockTournament({ ...tx, db: noting(tx.db, asked) }, cache, after.tournament.id),
    )
    expect(locked).toEqual(after)
    const read = await database.read((db) => findTournament(noting(db, asked), cache, after.tournament.id))
    expect(read).toEqual(after)
    expect(asked).toContain('journal')
    expect(asked).not.toContain('matches')
    // The result is cached for the next caller.
    expect(cache.find(after.tournament.id, after.sequence)).toEqual(after)
  })

  test('WIDE-3 who found an act of another process asks for the next ones as it locks, and who did not asks no more', async () => {
    const { known, after } = await aScoreElsewhere('t-shared' as TournamentId)
    const { id } = after.tournament
    const cache = createTournamentCache()
    cache.keep(known)
    const lock = () => database.inTransaction((tx) => lockTournament(tx, cache, id))
    expect(cache.isSharedWithOthers(id)).toBe(false)
    expect(await lock()).toEqual(after)
    expect(cache.isSharedWithOthers(id)).toBe(true)
    // Nobody kept what was found; the second time, both questions go together.
    expect(await lock()).toEqual(after)
    cache.keep(after)
    expect(await lock()).toEqual(after)
    expect(cache.isSharedWithOthers(id)).toBe(false)
    cache.noteOthers(id, true)
    cache.forget(id)
    expect(cache.isSharedWithOthers(id)).toBe(false)
    expect(await lock()).toEqual(after)
  })

  test('an act that is missing from the journal, or of a later version, sends the reader to the rows', async () => {
    const { known, after } = await aScoreElsewhere('t-gap' as TournamentId)
    const { id } = after.tournament
    const ofTheAct = (db: Queryable) =>
      db.updateTable('journal').where('tournament_id', '=', id).where('sequence', '=', after.sequence)
    await database.inTransaction(({ db }) => ofTheAct(db).set({ changes: '[{"kind":"seats_swapped"}]' }).execute())
    expect(await caughtUp(known, after.sequence)).toBeNull()
    await database.inTransaction(({ db }) => ofTheAct(db).set({ changes: '[]' }).execute())
    expect(await caughtUp(known, after.sequence)).toBeNull()
    await database.inTransaction(({ db }) =>
      db.deleteFrom('journal').where('tournament_id', '=', id).where('sequence', '=', after.sequence).execute(),
    )
    expect(await caughtUp(known, after.sequence)).toBeNull()
    const cache = createTournamentCache()
    cache.keep(known)
    expect(await database.read((db) => findTournament(db, cache, id))).toEqual(after)
  })

  async function aScoreElsewhere(id: TournamentId) {
    const creation = randomCreation(drawFrom(seededRandom(id)), id, false)
    const first = created(creation)
    await carry(null, first, [creation])
    const [one, other] = ['p1', 'p2'] as unknown as readonly [never, never]
    const known = afterAct(
      first,
      [
        { kind: 'player_added', playerId: one, name: 'Ada', publicId: null, firstRound: 1 },
        { kind: 'player_added', playerId: other, name: 'Zoé', publicId: null, firstRound: 1 },
        {
          ...{ kind: 'round_paired', round: 1, seed: 's' },
          matches: [
            {
              ...{ kind: 'played', id: 'm1' as never, round: 1, table: 1, sides: [[one], [other]] },
              state: { kind: 'pending' },
            },
          ],
        },
      ],
      'hash',
    )
    await carry(first, known, [])
    const score = { wins1: 2, wins2: 1, draws: 0 }
    const scored: Change = {
      kind: 'match_scored',
      matchId: 'm1' as never,
      result: games(score),
      decidedBy: 'player',
      reports: [],
    }
    const after = afterAct(known, [scored], 'hash')
    await carry(known, after, [scored])
    return { known, after }
  }
})

function noting(db: Queryable, asked: string[]): Queryable {
  const noted = db.withPlugin({
    transformQuery: ({ node }) => {
      for (const [, table] of JSON.stringify(node).matchAll(/"IdentifierNode","name":"(\w+)"/g)) asked.push(table ?? '')
      return node
    },
    transformResult: async ({ result }) => result,
  })
  // Questions that were compiled once pass by every plugin.
  const execute = noted.executeQuery.bind(noted)
  noted.executeQuery = (query) => {
    for (const [, table] of ('sql' in query ? query.sql : '').matchAll(/"(\w+)"/g)) asked.push(table ?? '')
    return execute(query)
  }
  return noted
}

function latest(states: readonly HeldTournament[]): HeldTournament {
  const state = states.at(-1)
  if (!state) throw new Error('nothing was created')
  return state
}

function created(change: Parameters<typeof createdTournament>[0]): HeldTournament {
  const at = '2030-01-31T18:00:00.000Z'
  const holders = { staff: [organizerHeldBy('hash of the organizer')], players: new Map(), entry: null }
  return { tournament: createdTournament(change), sequence: 1, createdAt: at, updatedAt: at, holders }
}

function afterAct(held: HeldTournament, changes: readonly Change[], hash: string): HeldTournament {
  const tournament = evolveAll(held.tournament, changes)
  const grants: readonly Grant[] = changes.some(({ kind }) => WITH_SECRETS.includes(kind)) ? [keptByAccount(hash)] : []
  return {
    ...held,
    tournament,
    sequence: held.sequence + 1,
    updatedAt: new Date(Date.parse(held.updatedAt) + 1000).toISOString(),
    holders: holdersAfter(held.holders, { before: held.tournament, after: tournament }, grants),
  }
}
