import { expect, test } from 'vitest'
import { MAY } from './may.ts'
import { TOUCHES_PAIRINGS } from './touches-pairings.ts'

test('NONE-2 every act says whether it touches pairings, and those that begin or end a round do', () => {
  expect(Object.keys(TOUCHES_PAIRINGS).toSorted()).toEqual(Object.keys(MAY).toSorted())
  for (const act of ['start-quick-tournament', 'start-next-round', 'start-cut', 'undo-round'] as const) {
    expect([act, TOUCHES_PAIRINGS[act]]).toEqual([act, true])
  }
  expect(TOUCHES_PAIRINGS['import-tournament']).toBe(false)
})
