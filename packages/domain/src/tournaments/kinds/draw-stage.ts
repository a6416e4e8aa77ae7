import { seededRandom } from '../../seeded-random.ts'
import { shuffled } from '../../shuffled.ts'
import type { PlayerId, Stage } from '../tournament.ts'
import { stageOf } from './stage.ts'

/** Places everybody by round 1's seed alone, so that anybody can verify the draw. */
export function drawStage(stage: Stage, players: readonly PlayerId[], seed: string): Stage {
  return stageOf(stage, shuffled([...players].sort(), seededRandom(`${seed} places`)))
}
