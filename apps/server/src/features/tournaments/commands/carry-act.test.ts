import type { Acting } from '@tablee/contract/serving/caller'
import { accept, type Outcome } from '@tablee/domain/outcome'
import { plannedRounds } from '@tablee/domain/tournaments/kinds/stage'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Database, Transaction } from '../../../database/database.ts'
import {
  createTestDatabase,
  DATABASE_KINDS,
  everythingStored,
  type TestDatabase,
} from '../../../database/testing/test-databases.ts'
import type { HeldTournament } from '../held-tournament.ts'
import { anActing } from '../testing/an-acting.ts'
import type { TournamentGround } from '../tournament-ground.ts'
import { type Act, carryAct } from './carry-act.ts'
import { createQuickTournament } from './create-quick-tournament.ts'

describe.each(DATABASE_KINDS)('an act on %s', (kind) => {
  let place: TestDatabase
  let database: Database
  let told: number[]
  let acting: Acting<TournamentGround>

  beforeEach(async () => {
    place = await createTestDatabase(kind)
    database = await place.open()
    told = []
    acting = anActing(database, { announce: ({ sequence }) => told.push(sequence) })
  })

  afterEach(async () => {
    await database.close()
    await place.remove()
  })

  async function anAct(more: Partial<Act<string, string>> = {}): Promise<Act<string, string>> {
    const input = { name: 'Vendredi', playerCount: 8, organizerId: 'organizer-secret-0123456789' }
    const { tournament } = accepted(await createQuickTournament(acting, input))
    return {
      name: 'plan-rounds',
      target: { id: tournament.id },
      actId: 'the-act-id',
      claim: { as: 'staff', secret: input.organizerId, caller: null },
      load: async () => 'loaded',
      decide: (_, loaded) => accept({ changes: [{ kind: 'rounds_planned', rounds: 5 }], result: `${loaded}, decided` }),
      ...more,
    }
  }

  test('what was loaded reaches the decision, and its result whoever keeps and whoever asked', async () => {
    const besides: unknown[] = []
    const act = await anAct({ beside: async (_, { held, result }) => void besides.push([held.sequence, result]) })
    const carried = accepted(await carryAct(acting, act))
    expect(carried).toMatchObject({
      held: { sequence: 2, tournament: { stages: [{ plannedRounds: 5 }] } },
      result: 'loaded, decided',
    })
    expect(besides).toEqual([[2, 'loaded, decided']])
    expect(told).toEqual([1, 2])
  })

  test('an act that is sent again is neither decided nor kept a second time', async () => {
    const act = await anAct()
    await carryAct(acting, act)
    const before = await everythingStored(database, ['tournaments', 'journal'])
    const never = () => {
      throw new Error('asked again')
    }
    const again = await carryAct(acting, { ...act, load: never, decide: never, beside: never })
    expect(accepted(again)).toMatchObject({ held: { sequence: 2 }, result: null })
    expect(await everythingStored(database, ['tournaments', 'journal'])).toEqual(before)
  })

  test('what cannot be written beside a tournament leaves the tournament as it was', async () => {
    const act = await anAct({
      beside: async () => {
        throw new Error('no room')
      },
    })
    const before = await everythingStored(database, ['tournaments', 'journal'])
    await expect(carryAct(acting, act)).rejects.toThrow('no room')
    expect(await everythingStored(database, ['tournaments', 'journal'])).toEqual(before)
    expect(told).toEqual([1])
  })

  test('acts of one moment share a commit: each goes on from the one before, and not from one that was undone', async () => {
    const act = await anAct({ actId: undefined })
    const plan = (rounds: number, more: Partial<Act<string, string>> = {}) => ({
      ...act,
      decide: ({ tournament }: HeldTournament) =>
        accept({ changes: [{ kind: 'rounds_planned', rounds } as const], result: String(plannedRounds(tournament)) }),
      ...more,
    })
    const commits = new Set<object>()
    const load = async ({ commit }: Transaction) => String(commits.add(commit).size)
    const beside = () => Promise.reject(new Error('no room'))
    const settled = await Promise.allSettled(
      [plan(3, { load }), plan(4, { load, beside }), plan(5, { load })].map((one) => carryAct(acting, one)),
    )
    expect(settled.map((one) => (one.status === 'fulfilled' ? accepted(one.value).result : 'undone'))).toEqual([
      'null',
      'undone',
      '3',
    ])
    expect(commits.size).toBe(1)
    expect(told).toEqual([1, 2, 3])
    const kept = await database.read((db) => db.selectFrom('journal').select('sequence').orderBy('sequence').execute())
    expect(kept.map(({ sequence }) => sequence)).toEqual([1, 2, 3])
  })
})

function accepted<Value>(outcome: Outcome<Value>): Value {
  if (!outcome.accepted) throw new Error(outcome.refusal.code)
  return outcome.value
}
