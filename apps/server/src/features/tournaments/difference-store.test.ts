import { seededRandom } from '@tablee/domain/seeded-random'
import type { Change } from '@tablee/domain/tournaments/change'
import { createdTournament, evolveAll } from '@tablee/domain/tournaments/evolve'
import { games } from '@tablee/domain/tournaments/kinds/result'
import { matchId } from '@tablee/domain/tournaments/results/match-id'
import type { PlayerId, TournamentId, WholeMatch } from '@tablee/domain/tournaments/tournament'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database, Transaction } from '../../database/database.ts'
import { createTestDatabase, DATABASE_KINDS, type TestDatabase } from '../../database/testing/test-databases.ts'
import { writeDifference } from './difference-store.ts'
import { type Grant, type HeldTournament, holdersAfter, organizerHeldBy, playerHeldBy } from './held-tournament.ts'
import { DRAWN_KINDS, drawFrom, randomChange, randomCreation } from './testing/random-changes.ts'
import { createTournamentCache } from './tournament-cache.ts'
import { findTournament } from './tournament-store.ts'

const RUNS = Number(process.env.RUNS ?? 6)
/** A few runs may miss a kind by chance. */
const MOST_RUNS = 40 * RUNS
const ACTS = 25
const SEED = process.env.SEED ?? `rows ${Date.now()}`

describe.each(DATABASE_KINDS)('rows on %s', (kind) => {
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

  const stored = ({ tournament: { id } }: HeldTournament) =>
    database.read((db) => findTournament(db, createTournamentCache(), id))

  const write = (before: HeldTournament | null, after: HeldTournament) =>
    database.inTransaction((tx) => writeDifference(tx, { before, after }))

  test(`whatever happens to a tournament, its rows are its state (SEED="${SEED}")`, { timeout: 120_000 }, async () => {
    const kinds = new Set<string>()
    const isEveryKindDrawn = () => DRAWN_KINDS.every((each) => kinds.has(each))
    for (let run = 0; run < RUNS || (run < MOST_RUNS && !isEveryKindDrawn()); run++) {
      const draw = drawFrom(seededRandom(`${SEED} ${run}`))
      let held = created(randomCreation(draw, `t${run}` as TournamentId, run % 2 === 0))
      await write(null, held)
      expect(await stored(held), `run ${run}, created`).toEqual(held)
      for (let act = 0; act < ACTS; act++) {
        const changes: Change[] = []
        let { tournament } = held
        for (let count = 1 + draw.below(4); count > 0; count--) {
          const change = randomChange(tournament, draw)
          if (change) changes.push(change)
          tournament = evolveAll(held.tournament, changes)
        }
        for (const { kind: one } of changes) kinds.add(one)
        const after = afterAct(held, changes, draw.heads() ? grantsFor(changes, draw.text('hash')) : [])
        await write(held, after)
        expect(await stored(after), `run ${run}, act ${act}: ${JSON.stringify(changes)}`).toEqual(after)
        held = after
      }
    }
    expect([...kinds].sort()).toEqual([...DRAWN_KINDS].sort())
  })

  test('one score writes its match and the header; many players and matches are written together', async () => {
    let held = created(randomCreation(drawFrom(seededRandom('few statements')), 'few' as TournamentId))
    await write(null, held)
    const written = async (changes: readonly Change[]) => {
      const before = held
      held = afterAct(before, changes, [])
      return database.inTransaction((tx) =>
        counting(tx, (counted) => writeDifference(counted, { before, after: held })),
      )
    }
    const players = Array.from({ length: 600 }, (_, place) => `p${place}` as PlayerId)
    const added = players.map((playerId) => {
      return { kind: 'player_added', playerId, name: playerId, publicId: null, firstRound: 1 } as const
    })
    expect(await written(added)).toEqual({ statements: kind === 'postgres' ? 3 : 1 + 12, rows: 601 })
    const matches = players.slice(300).map((player, place): WholeMatch => {
      const opponent = players[place] ?? player
      const id = matchId(1, player, opponent)
      return {
        kind: 'played',
        id,
        round: 1,
        table: place + 1,
        sides: [[player], [opponent]],
        state: { kind: 'pending' },
      }
    })
    expect(await written([{ kind: 'round_paired', round: 1, seed: 's', matches }])).toEqual({
      statements: kind === 'postgres' ? 3 : 2 + 6,
      rows: 302,
    })
    const score = { wins1: 2, wins2: 0, draws: 0 }
    const [first] = matches.slice(150)
    if (!first) throw new Error('no match')
    const scored = {
      kind: 'match_scored',
      matchId: first.id,
      result: games(score),
      decidedBy: 'player',
      reports: [],
    } as const
    // PostgreSQL writes both tables by one statement, which counts the rows of one of them.
    const isAtOnce = kind === 'postgres'
    expect(await written([scored])).toEqual(isAtOnce ? { statements: 1, rows: 1 } : { statements: 2, rows: 2 })
    const dropped = players.map((playerId) => ({ kind: 'player_dropped', playerId, afterRound: 1 }) as const)
    expect(await written(dropped)).toEqual(isAtOnce ? { statements: 1, rows: 100 } : { statements: 3, rows: 601 })
    expect(await written([{ kind: 'round_undone', round: 1 }])).toEqual({ statements: 5, rows: 902 })
    expect(await stored(held)).toEqual(held)
  })
})

function created(change: Parameters<typeof createdTournament>[0]): HeldTournament {
  const at = '2030-01-31T18:00:00.000Z'
  const holders = { staff: [organizerHeldBy('hash of the organizer')], players: new Map(), entry: null }
  return { tournament: createdTournament(change), sequence: 1, createdAt: at, updatedAt: at, holders }
}

function afterAct(held: HeldTournament, changes: readonly Change[], grants: readonly Grant[]): HeldTournament {
  const tournament = evolveAll(held.tournament, changes)
  return {
    ...held,
    tournament,
    sequence: held.sequence + 1,
    updatedAt: new Date(Date.parse(held.updatedAt) + 1000).toISOString(),
    holders: holdersAfter(held.holders, { before: held.tournament, after: tournament }, grants),
  }
}

function grantsFor(changes: readonly Change[], hash: string): readonly Grant[] {
  const players = changes.flatMap((change): readonly Grant[] => {
    if (change.kind === 'player_removed') return [{ role: 'player', id: change.playerId, hash: null }]
    return change.kind === 'player_added' || change.kind === 'player_claimed'
      ? [playerHeldBy(change.playerId, hash)]
      : []
  })
  const judge = { ...organizerHeldBy(hash), role: 'judge', id: hash, label: hash } as const
  return [...players, organizerHeldBy(hash), judge, { role: 'entry', hash: players.length > 0 ? hash : null }]
}

async function counting(tx: Transaction, work: (tx: Transaction) => Promise<void>) {
  let statements = 0
  let rows = 0
  const db = tx.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      statements++
      rows += Number(result.numAffectedRows ?? 0)
      return result
    },
  })
  await work({ ...tx, db })
  return { statements, rows }
}
