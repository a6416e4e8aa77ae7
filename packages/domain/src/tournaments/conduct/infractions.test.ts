import { expect, test } from 'vitest'
import { GAMES } from '../rule-packs/rule-pack.ts'
import { INFRACTION_IDS } from './infraction-ids.ts'
import { infractionsOf, usualPenalty } from './infractions.ts'

const ofMagic = infractionsOf('magic')?.infractions ?? []
const penalties = (id: string, times: number) => {
  const infraction = ofMagic.find((each) => each.id === id)
  if (!infraction) throw new Error(id)
  return Array.from({ length: times }, (_, before) => usualPenalty(infraction, before))
}

test('JUDG-6 each infraction has its usual penalty, and another once it is repeated', () => {
  expect(penalties('magic-game-rule', 4)).toEqual(['warning', 'warning', 'game-loss', 'game-loss'])
  expect(penalties('magic-slow-play', 3)).toEqual(['warning', 'game-loss', 'game-loss'])
  expect(penalties('magic-unsporting-major', 2)).toEqual(['match-loss', 'disqualification'])
  expect(penalties('magic-tardiness', 2)).toEqual(['game-loss', 'game-loss'])
  expect(penalties('magic-missed-trigger', 3)).toEqual([null, null, null])
})

test('JUDG-6 every id stands in the list of one game, once, and a list says what it is from', () => {
  const lists = GAMES.flatMap((game) => infractionsOf(game) ?? [])
  expect(lists.flatMap(({ infractions }) => infractions.map(({ id }) => id))).toEqual([...INFRACTION_IDS])
  for (const { name, since } of lists) {
    expect(name).not.toBe('')
    expect(since).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  }
})
