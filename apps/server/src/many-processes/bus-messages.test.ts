import { expect, test } from 'vitest'
import { readOrder, readTold } from './bus-messages.ts'

const told = (payload: object, channel = 'tournaments.t1.live') =>
  JSON.stringify({ from: 'p1', number: 3, channels: [channel], events: [`${channel}.act`], payload })

test('OPS-14 changes of another process are read like those of the wire, without what this version does not know of them', () => {
  const dropped = { kind: 'player_removed', playerId: 'a' }
  const event = readTold(told({ sequence: 7, changes: [{ ...dropped, since: 'later' }] }))
  expect(event).toMatchObject({ from: 'p1', number: 3, channels: ['tournaments.t1.live'] })
  expect(event.payload).toEqual({ sequence: 7, changes: [dropped] })
})

test('OPS-14 an act with a change of a later version is told by its number alone, and so is one that was told so', () => {
  const changes = [{ kind: 'player_removed', playerId: 'a' }, { kind: 'dice_thrown' }]
  expect(readTold(told({ sequence: 7, changes })).payload).toEqual({ sequence: 7 })
  expect(readTold(told({ sequence: 8 })).payload).toEqual({ sequence: 8 })
})

test('OPS-14 what is told on other channels travels as it is, to whom it is for', () => {
  const document = { $id: 'x', changes: 'none' }
  const written = { ...JSON.parse(told(document, 'databases.tablee')), audience: ['zoe'] }
  expect(readTold(JSON.stringify(written))).toMatchObject({ payload: document, audience: ['zoe'] })
})

test('OPS-14 orders are read by their shape, and what is none is refused', () => {
  const end = { from: 'p1', kind: 'end sessions', ids: ['s1'] }
  expect(readOrder(JSON.stringify(end))).toEqual(end)
  for (const wrong of [{ ...end, ids: 's1' }, { ...end, kind: 'end processes' }, [], null]) {
    expect(() => readOrder(JSON.stringify(wrong))).toThrow()
  }
  for (const wrong of [{}, { from: 'p1' }, null]) expect(() => readTold(JSON.stringify(wrong))).toThrow()
  expect(() => readTold(told({ changes: [] }))).toThrow()
})
