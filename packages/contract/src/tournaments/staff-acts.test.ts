import { expect, test } from 'vitest'
import { CALL_PRICES } from '../call-prices.ts'
import { tournamentCallDescriptions } from './described/described-calls.ts'
import { readKeptAct } from './documents/read-kept-act.ts'
import { inputOfAct, STAFF_ACTS, STAFF_CALLS } from './staff-acts.ts'

const given = { at: '2030-01-31T18:00:00.000Z', seed: '', ids: [] }

test.each(Object.entries(STAFF_ACTS))(
  'ACTS-18 of %s one entry says all: call, price and description',
  (name, { call, price, summary }) => {
    expect(call.id).toBe(name)
    expect(STAFF_CALLS).toContain(call)
    expect(CALL_PRICES).toMatchObject({ [name]: price })
    expect(tournamentCallDescriptions[name]?.summary).toBe(summary)
  },
)

test('ACTS-18 the journal reads the input of such a call, and nothing of who sent it', () => {
  const sent = { code: 'ABCDEF', organizerId: 'a'.repeat(32), actId: 'act-12345' }
  const input = { roundNumber: 2, size: 4, thirdPlace: true }
  expect(inputOfAct({ ...sent, ...input })).toEqual(input)
  expect(readKeptAct('start-cut', { input: { ...sent, ...input }, given })).toEqual({ name: 'start-cut', input, given })
  expect(readKeptAct('start-cut', { input: { ...sent, size: 4 }, given })).toBeNull()
})
