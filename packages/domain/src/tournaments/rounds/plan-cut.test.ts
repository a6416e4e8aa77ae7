import { expect, test } from 'vitest'
import { refuse } from '../../outcome.ts'
import type { PlannedCut } from '../cut-sizes.ts'
import { finishTournament } from '../life/finish-tournament.ts'
import { after, aTournamentOf, started, withResults } from '../testing/a-tournament.ts'
import type { Tournament } from '../tournament.ts'
import { chooseStructure } from './choose-structure.ts'
import { expectedCut } from './cut-field.ts'
import { cutOutlooks } from './cut-outlook.ts'
import { planCut } from './plan-cut.ts'
import { startCut } from './start-cut.ts'
import { undoRound } from './undo-round.ts'

const planned = (tournament: Tournament, size: PlannedCut | null) => after(tournament, planCut(tournament, size))
const twenty = aTournamentOf(20, { capacity: 20 })

test('STAK-9 the cut that is to be expected is the one planned, and the one of the game where none is', () => {
  expect(expectedCut(twenty)).toBe(8)
  expect(expectedCut(planned(twenty, 4))).toBe(4)
  expect(expectedCut(planned(twenty, 0))).toBeNull()
  expect(expectedCut(planned(planned(twenty, 4), null))).toBe(8)
  expect(planCut(planned(twenty, 4), 4)).toEqual({ accepted: true, value: [] })
})

test('NONE-9 the outlook counts for the cut that is planned, and tells nothing where none is', () => {
  const lastRound = started({ ...twenty, stages: [{ kind: 'swiss', plannedRounds: 1 }] })
  expect(cutOutlooks(lastRound)?.size).toBe(8)
  expect(cutOutlooks(planned(lastRound, 4))?.size).toBe(4)
  expect(cutOutlooks(planned(lastRound, 0))).toBeNull()
})

test('STAK-9 a cut is planned until it begins, and stays planned when its first round is undone', () => {
  const played = withResults(started(planned(twenty, 4)))
  const begun = after(played, startCut(played, { wish: { by: 'size', size: 8 }, afterRound: 1, seed: 'cut' }))
  expect(planCut(begun, 8)).toEqual(refuse('cut_under_way'))
  const undone = after(begun, undoRound(begun, 2))
  expect(undone.plannedCut).toBe(4)
  expect(planCut(undone, 8).accepted).toBe(true)
  expect(planCut(after(played, finishTournament(played)), 8)).toEqual(refuse('tournament_finished'))
})

test('STAK-9 only Swiss rounds have a cut to plan', () => {
  const circle = after(twenty, chooseStructure(twenty, 'round-robin'))
  expect(planCut(circle, 4)).toEqual(refuse('cut_needs_swiss'))
  const meant = planned(twenty, 4)
  expect(expectedCut(after(meant, chooseStructure(meant, 'elimination')))).toBeNull()
})
