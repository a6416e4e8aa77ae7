import { expect, test } from 'vitest'
import { playedTournament } from '../testing/played-tournament.ts'
import { earlierRounds } from './pairing-field-of.ts'

test('a decision made again for a draw that came later finds what happened before the round', () => {
  const tournament = playedTournament({ players: 8, rounds: 3, seed: 'one', dropRate: 0 })
  const third = earlierRounds(tournament, 3)
  expect(earlierRounds(tournament, 3)).toBe(third)
  const second = earlierRounds(tournament, 2)
  expect(second).toEqual(earlierRounds({ ...tournament }, 2))
  expect(second).not.toEqual(third)
})
