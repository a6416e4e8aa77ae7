import type { Acting } from '@tablee/contract/serving/caller'
import type { FollowingConsequence } from '@tablee/contract/serving/consequence'
import type { SeenEvent } from '@tablee/contract/serving/event-act'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import { plannedRounds } from '@tablee/domain/tournaments/kinds/stage'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Database, Transaction } from '../../../database/database.ts'
import {
  createTestDatabase,
  DATABASE_KINDS,
  everythingStored,
  type TestDatabase,
} from '../../../database/testing/test-databases.ts'
import type { Consequences } from '../consequences/consequences.ts'
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

  describe('ACTS-10 a consequence that is planted', () => {
    let asked: (readonly [act: string, from: number | null, to: number | null])[]
    let kept: string[]
    let heard: string[]

    beforeEach(() => {
      asked = []
      kept = []
      heard = []
      const { adding, following } = acting.consequences
      const planted: FollowingConsequence<Transaction> = {
        name: 'planted',
        of: ({ act, before, after }) => {
          asked.push([act, before && plannedRounds(before), plannedRounds(after)])
          return [
            { keep: async (tx) => void kept.push(`${act} ${typeof tx.afterCommit}`) },
            { tell: () => heard.push(`${act} after ${told.at(-1)}`) },
          ]
        },
      }
      acting = { ...acting, consequences: { adding, following: [...following, planted] } }
    })

    test('runs once for each act that is committed, the one that makes the tournament too', async () => {
      await carryAct(acting, await anAct())
      expect(asked).toEqual([
        ['create-quick-tournament', null, null],
        ['plan-rounds', null, 5],
      ])
      expect(kept).toEqual(['create-quick-tournament function', 'plan-rounds function'])
      expect(heard).toEqual(['create-quick-tournament after 1', 'plan-rounds after 2'])
    })

    test('never for one that is refused or sent again', async () => {
      const act = await anAct()
      await carryAct(acting, act)
      expect(asked).toHaveLength(2)
      await carryAct(acting, act)
      const others = { ...act, actId: 'another-act-id' }
      await carryAct(acting, { ...others, decide: () => refuse('round_not_complete') })
      await carryAct(acting, { ...others, claim: { as: 'staff', secret: 'somebody-else-0123456789', caller: null } })
      expect([asked, kept, heard].map(({ length }) => length)).toEqual([2, 2, 2])
    })

    test('for one that turns out to change nothing it sees so, and nothing comes about in the tournament', async () => {
      const act = await anAct({ decide: () => accept({ changes: [], result: '' }) })
      const { following } = acting.consequences
      const never = { name: 'never', of: () => [() => Promise.reject(new Error('nothing was changed'))] }
      const carried = await carryAct({ ...acting, consequences: { adding: [never], following } }, act)
      expect(accepted(carried)).toMatchObject({ held: { sequence: 1 }, told: null })
      expect(asked.at(-1)).toEqual(['plan-rounds', null, null])
      expect(told).toEqual([1])
    })

    test('is kept with the act or not at all, and told of no act that was undone', async () => {
      const beside = () => Promise.reject(new Error('no room'))
      const act = await anAct({ beside })
      await expect(carryAct(acting, act)).rejects.toThrow('no room')
      expect(heard).toEqual(['create-quick-tournament after 1'])
      const failing = { name: 'failing', of: () => [{ keep: beside }] }
      const { adding, following } = acting.consequences
      const before = await everythingStored(database, ['tournaments', 'journal'])
      const more = { ...acting, consequences: { adding, following: [...following, failing] } }
      await expect(carryAct(more, { ...act, beside: async () => {} })).rejects.toThrow('no room')
      expect(await everythingStored(database, ['tournaments', 'journal'])).toEqual(before)
    })

    test('ACTS-11 what comes about by an act is kept, journalled and told with it, in the order of the list', async () => {
      const { following } = acting.consequences
      const seenBy: (number | null)[] = []
      const adds = (name: string, rounds: number): Consequences['adding'][number] => ({
        name,
        of: ({ before, after }) => {
          seenBy.push(plannedRounds(after))
          const keep = async () => void kept.push(name)
          const tell = (event: SeenEvent) => void heard.push(`${name} ${plannedRounds(event.tournament)}`)
          const addition = { changes: [{ kind: 'rounds_planned', rounds } as const], keep, tell }
          return plannedRounds(before) === null ? [async () => addition, async () => null] : []
        },
      })
      const adding = [adds('first', 6), adds('second', 7)]
      const act = await anAct({ actId: undefined })
      kept = []
      const carried = accepted(await carryAct({ ...acting, consequences: { adding, following } }, act))
      const rounds = [5, 6, 7]
      expect(seenBy).toEqual([5, 6])
      expect(carried.told).toEqual(rounds.map((rounds) => ({ kind: 'rounds_planned', rounds })))
      expect(plannedRounds(carried.held.tournament)).toBe(7)
      expect([kept, heard.slice(-3)]).toEqual([
        ['first', 'second', 'plan-rounds function'],
        ['plan-rounds after 2', 'first 7', 'second 7'],
      ])
      const entries = await database.read((db) => db.selectFrom('journal').select('changes').execute())
      expect(JSON.parse(entries.at(-1)?.changes ?? '')).toEqual(carried.told)
      await carryAct({ ...acting, consequences: { adding, following } }, act)
      expect(seenBy).toEqual([5, 6, 5, 5])
    })
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
