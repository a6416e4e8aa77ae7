import { anEmptyTournament } from '@tablee/domain/tournaments/testing/a-tournament'
import { DESK_ACTS, REGISTRATION_DESK_ACTS } from '@tablee/domain/tournaments/testing/desk-act-names'
import { playAtDesk } from '@tablee/domain/tournaments/testing/evening-at-desk'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { DESK_INPUTS, isDeskAct } from './fields/desk-inputs.ts'
import { handInActs, MOST_HANDED_IN } from './hand-in-acts.ts'

const given = { at: '2030-01-31T18:00:00.000Z', seed: '', ids: [] as string[] }
const act = { id: 'an-act-id', name: 'pause-clock', input: {}, given }
const seed = '8-0123456789abcdef'
const anId = '0123456789ab'

function read(...acts: readonly object[]) {
  return z.safeParse(handInActs.input, { code: 'ABC234', baseSequence: 3, acts })
}

const codes = (result: ReturnType<typeof read>) => result.error?.issues.map(({ message }) => message)

describe('CAVE-11 what a device hands in', () => {
  test('every act that can has a schema of its own, without a tournament, a secret and an act id', () => {
    const all = [...DESK_ACTS, ...REGISTRATION_DESK_ACTS]
    expect(Object.keys(DESK_INPUTS).toSorted()).toEqual(all.toSorted())
    for (const name of ['join-quick-tournament', 'toString', '__proto__', 'hand-in-acts'])
      expect([name, isDeskAct(name)]).toEqual([name, false])
    for (const name of all) {
      const written = JSON.stringify(z.toJSONSchema(DESK_INPUTS[name], { io: 'input', unrepresentable: 'any' }))
      expect([name, /tournamentId|organizerId|actId|"code"/.test(written)]).toEqual([name, false])
    }
  })

  test('an evening is read as it was decided, and names are tidied as by the calls', () => {
    const { acts } = playAtDesk(anEmptyTournament({ capacity: 8 }), { seed: 'one', from: new Date(given.at) })
    const sent = acts.slice(0, 5)
    expect(read(...sent).data?.acts).toEqual(sent)
    const added = {
      ...act,
      name: 'add-anonymous-player',
      input: { playerName: '  Zoé ' },
      given: { ...given, ids: [anId] },
    }
    expect(read(added).data?.acts[0]?.input).toEqual({ playerName: 'Zoé' })
    const walkIn = { playerName: '  Nora ', firstName: 'Nora', email: 'nora@exemple.fr', hasPaid: true, byes: 1 }
    const drawn = { ...given, ids: [anId, 'ba9876543210'] }
    const entered = { ...act, name: 'add-player-at-desk', input: walkIn, given: drawn }
    expect(read(entered).data?.acts[0]?.input).toEqual({ ...walkIn, playerName: 'Nora' })
    const ruled = { ...act, name: 'rule-left-matches', input: { playerKey: 'p1', matches: 'annulled' } }
    expect(read(ruled).data?.acts[0]?.input).toEqual({ playerId: 'p1', matches: 'annulled' })
  })

  test('other acts, other moments, too many at once and none are not read', () => {
    expect(read(act).success).toBe(true)
    const others = [
      { ...act, name: 'join-quick-tournament', input: { playerName: 'Zoé' } },
      { ...act, name: 'erase-result', input: { matchId: 'r1-a-b', toPrevious: true } },
      { ...act, given: { ...given, at: 'yesterday' } },
      { ...act, id: undefined },
      { ...act, id: 'short' },
      { ...act, given: undefined },
    ]
    for (const other of others) expect([other, read(other).success]).toEqual([other, false])
    expect(read().success).toBe(false)
    expect(read(...Array.from({ length: MOST_HANDED_IN }, () => act)).success).toBe(true)
    expect(read(...Array.from({ length: MOST_HANDED_IN + 1 }, () => act)).success).toBe(false)
  })

  test('a draw is of the shape that the server draws, and as much as the act takes', () => {
    const start = { ...act, name: 'start-quick-tournament' }
    const add = { ...act, name: 'add-players-quick-tournament', input: { playerNames: ['Ana', 'Bob'] } }
    expect(read({ ...start, given: { ...given, seed } }).success).toBe(true)
    expect(read({ ...add, given: { ...given, ids: [anId, 'ba9876543210'] } }).success).toBe(true)
    const wrong = [
      start,
      { ...act, given: { ...given, seed } },
      { ...start, given: { ...given, seed: '0123456789abcdef' } },
      { ...start, given: { ...given, seed: '8-0123456789ABCDEF' } },
      { ...add, given: { ...given, ids: [anId] } },
      { ...add, given: { ...given, ids: [anId, anId] } },
      { ...add, given: { ...given, ids: [anId, 'p2'] } },
      { ...act, given: { ...given, ids: [anId] } },
    ]
    for (const one of wrong) expect([one, codes(read(one))]).toEqual([one, ['draw_invalid']])
  })
})
