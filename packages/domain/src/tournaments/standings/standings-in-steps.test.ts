import { expect, test } from 'vitest'
import { createdTournament, evolveAll } from '../evolve.ts'
import { importTournament } from '../files/import-tournament.ts'
import { fileOfAllScores } from '../testing/large-files.ts'
import type { PublicId, TournamentCode, TournamentId } from '../tournament.ts'
import { computeStandings, standingsInSteps } from './compute-standings.ts'

const ELSEWHERE = { id: 'large' as TournamentId, code: 'ABCDEF' as TournamentCode, organizer: 'organizer' as PublicId }

test('OPS-12 the standings of a large event are worked out in steps, and are the same as at once', () => {
  const imported = importTournament(fileOfAllScores({ players: 500, rounds: 40 }), ELSEWHERE)
  if (!imported.accepted) throw new Error(imported.refusal.code)
  const { created, settled } = imported.value
  const input = { ...evolveAll(createdTournament(created), settled), throughRound: 40 }
  const steps = standingsInSteps(input)
  let count = 0
  let step = steps.next()
  for (; !step.done; step = steps.next()) count++
  // One for each five hundred of its ten thousand matches, and before and after them.
  expect(count).toBeGreaterThanOrEqual(22)
  expect(step.value).toEqual(computeStandings(input))
})
