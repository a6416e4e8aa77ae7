import { expect, test } from 'vitest'
import { offeredWays, readWay, USUAL_WAY, writeWay } from './way-to-play.ts'

test('PODS-39 a way to play is kept and read; what this version does not know is the usual one', () => {
  for (const way of offeredWays({ structure: 'groups', teamKind: 'trios' })) expect(readWay(writeWay(way))).toEqual(way)
  expect(writeWay(USUAL_WAY)).toBeNull()
  for (const unknown of [null, '', 'ladder', 'swiss quartets', 'pods trios'])
    expect(readWay(unknown)).toEqual(USUAL_WAY)
})

test('PODS-39 STGE-44 what it is stands among the ways that are offered', () => {
  const offered = offeredWays({ structure: 'pods', teamKind: null }).map(
    ({ structure, teamKind }) => teamKind ?? structure,
  )
  expect(offered).toEqual(['swiss', 'pods', 'draft', 'trios', 'two-headed-giant', 'groups'])
  expect(offeredWays({ structure: 'elimination', teamKind: null }).at(-1)?.structure).toBe('elimination')
})
