import { expect, test } from 'vitest'
import { readKept } from './kept-weights.ts'

/** What runs an event without a network: its screens, its store, and the rules by which it decides. */
const OF_THE_DESK = /features\/tournaments\/cave\/|domain\/src\/tournaments\/acts\//

test('CAVE-43 a page that runs no event loads nothing of the desk without a network', () => {
  const files = Object.entries(readKept().contents)
  const loaded = files.flatMap(([file, { routes, parts }]) =>
    routes
      .split(' ')
      .flatMap((route) =>
        Object.keys(parts).flatMap((part) => (OF_THE_DESK.test(part) ? [{ route, file, part }] : [])),
      ),
  )
  expect(loaded.filter(({ route }) => route !== 'organizer')).toEqual([])
  expect(loaded, 'the organizer’s page has at least its line').not.toEqual([])
})
