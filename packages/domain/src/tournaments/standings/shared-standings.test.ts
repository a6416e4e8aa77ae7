import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MAGIC } from '../rule-packs/magic.ts'
import { POKEMON } from '../rule-packs/pokemon.ts'
import { computeSharedStandings, computeStandings } from './compute-standings.ts'
import { type WrittenEvent, writtenEvent } from './testing/event.ts'

const places = (event: WrittenEvent) =>
  computeSharedStandings(writtenEvent(event)).map(({ rank, playerId }) => `${rank}${playerId}`)

test('RANK-2 whom only the lot tells apart share a place, and the next one is left out', () => {
  const shared = places({ rules: MAGIC, rounds: [['A 2-0 B', 'C 2-0 D']] })
  expect(shared.map(([rank]) => rank)).toEqual(['1', '1', '3', '3'])
  expect(places({ rules: MAGIC, rounds: [['A 2-0 B', 'C 2-1 D']] })).toEqual(['1A', '2C', '3D', '4B'])
})

test('RANK-2 exactly two who are tied and have met stand apart by their match, more of them do not', () => {
  const rounds = [
    ['A 1-0 B', 'C 1-0 D'],
    ['A 1-0 C', 'B 1-0 D'],
    ['A 0-1 D', 'B 1-0 C'],
  ]
  expect(places({ rules: POKEMON, rounds })).toEqual(['1A', '2B', '3C', '4D'])
  const tiebreakers = POKEMON.tiebreakers.filter((each) => each !== 'head-to-head')
  const unmet = places({ rules: { ...POKEMON, tiebreakers }, rounds })
  expect(unmet.map(([rank]) => rank)).toEqual(['1', '1', '3', '3'])
  const four = [
    ['A 1-0 B', 'C 1-0 D'],
    ['B 1-0 C', 'D 1-0 A'],
  ]
  expect(places({ rules: POKEMON, rounds: four }).map(([rank]) => rank)).toEqual(['1', '1', '1', '1'])
})

test('RANK-2 shared places keep the order, and never rise above it', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('2-0', '2-1', '1-1', '0-2'), { minLength: 4, maxLength: 4 }), (results) => {
      const [one, two, three, four] = results
      const event = {
        rules: MAGIC,
        rounds: [
          [`A ${one} B`, `C ${two} D`],
          [`A ${three} C`, `B ${four} D`],
        ],
      }
      const [shared, strict] = [computeSharedStandings(writtenEvent(event)), computeStandings(writtenEvent(event))]
      expect(shared.map(({ playerId }) => playerId)).toEqual(strict.map(({ playerId }) => playerId))
      for (const [place, row] of shared.entries()) {
        const before = shared[place - 1]
        const { rank: _, playerId: __, ...figures } = row
        const isShared = before?.rank === row.rank
        expect(isShared ? row.rank < place + 1 : row.rank === place + 1).toBe(true)
        if (isShared) expect(before).toMatchObject({ points: figures.points })
      }
    }),
  )
})
