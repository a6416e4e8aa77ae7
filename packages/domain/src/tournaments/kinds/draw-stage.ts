import { seededRandom } from '../../seeded-random.ts'
import { shuffled } from '../../shuffled.ts'
import type { SeasonPlace } from '../season-seeds.ts'
import type { PlayerId, Stage } from '../tournament.ts'
import { bySeason } from './by-season.ts'
import { enteredIn, seedsOf, stageOf } from './stage.ts'
import { upperHalfOf } from './swiss-plan.ts'

/** Whether round 1's seed placed its players, or one half of them before the others. */
export function isDrawnAtStart(stage: Stage): boolean {
  return enteredIn(stage) !== null || upperHalfOf(stage).length > 0
}

/** Places everybody by round 1's seed alone, so that anybody can verify the draw. */
export function drawStage(stage: Stage, players: readonly PlayerId[], { seed, seasonSeeds = [] }: Placing): Stage {
  const drawn = shuffled([...players].sort(), seededRandom(`${seed} places`))
  return stageOf(stage, seedsOf(stage) === null ? drawn : bySeason(seasonSeeds, drawn))
}

type Placing = {
  readonly seed: string
  /** Then the draw places those whom the table does not tell apart, and all others behind them. */
  readonly seasonSeeds?: readonly SeasonPlace[]
}
