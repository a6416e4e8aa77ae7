import { seededRandom } from '../../seeded-random.ts'
import { shuffled } from '../../shuffled.ts'
import type { PlayerId, Stage } from '../tournament.ts'
import { stageOf } from './stage.ts'

/** Places everybody by the seed of the first round, so that anybody can draw again: whatever order the players came in, it is the same. */
export function drawStage(stage: Stage, players: readonly PlayerId[], seed: string): Stage {
  return stageOf(stage, shuffled([...players].sort(), seededRandom(`${seed} places`)))
}
