import { seededRandom } from '../../seeded-random.ts'
import { shuffled } from '../../shuffled.ts'
import type { PlayerId, Stage } from '../tournament.ts'
import { enteredIn, stageOf } from './stage.ts'
import { upperHalfOf } from './swiss-plan.ts'

/** Whether round 1's seed placed its players, or one half of them before the others. */
export function isDrawnAtStart(stage: Stage): boolean {
  return enteredIn(stage) !== null || upperHalfOf(stage).length > 0
}

/** Places everybody by round 1's seed alone, so that anybody can verify the draw. */
export function drawStage(stage: Stage, players: readonly PlayerId[], seed: string): Stage {
  return stageOf(stage, shuffled([...players].sort(), seededRandom(`${seed} places`)))
}
