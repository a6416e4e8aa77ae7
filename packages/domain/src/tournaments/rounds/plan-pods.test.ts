import { expect, test } from 'vitest'
import { accept } from '../../outcome.ts'
import { podPlanOf } from '../kinds/paired-by.ts'
import { isBye, isPlayed, sidesOf } from '../kinds/seats.ts'
import { currentStage } from '../kinds/stage.ts'
import { changeSettings } from '../life/change-settings.ts'
import { after, aTournamentOf, started } from '../testing/a-tournament.ts'
import { planPods } from './plan-pods.ts'

test('PODS-17 who fills no table of four has a bye where the organizer says so, also between rounds', () => {
  const waiting = aTournamentOf(7)
  const chosen = after(waiting, changeSettings(waiting, { structure: 'pods', pods: { remainder: 'byes' } }))
  const byes = started(chosen)
  expect(byes.matches.filter((match) => isPlayed(match)).map((match) => sidesOf(match).length)).toEqual([4])
  expect(byes.matches.filter(isBye)).toHaveLength(3)
  const changed = after(byes, planPods(byes, { remainder: 'pods-of-3-high', pointsFirst: true }))
  expect(podPlanOf(currentStage(changed))).toEqual({ remainder: 'pods-of-3-high', pointsFirst: true })
  expect(changed.matches).toEqual(byes.matches)
  expect(planPods(changed, { pointsFirst: true })).toEqual(accept([]))
})

test('PODS-17 where two meet nothing is planned', () => {
  const swiss = aTournamentOf(4)
  expect(planPods(swiss, { remainder: 'byes' })).toEqual(accept([]))
})
