import type { Act, DecidedActName } from './act.ts'
import type { ActInputs } from './act-inputs.ts'

export type Drawn = { readonly hasSeed: boolean; readonly ids: number }

const NOTHING: Drawn = { hasSeed: false, ids: 0 }
const SEED: Drawn = { hasSeed: true, ids: 0 }
const ID: Drawn = { hasSeed: false, ids: 1 }

/** A seed where a round may be paired, an id for each new player and penalty. */
const DRAWN: { readonly [Name in DecidedActName]?: (input: ActInputs[Name]) => Drawn } = {
  'start-quick-tournament': () => SEED,
  'start-next-round': () => SEED,
  'generate-advanced-pairings': () => SEED,
  'start-cut': () => SEED,
  'draw-pods': () => SEED,
  'open-stage': () => SEED,
  'correct-and-pair-again': () => SEED,
  'correct-bye': ({ roundNumber }) => (roundNumber === undefined ? NOTHING : SEED),
  'join-quick-tournament': () => ID,
  'add-anonymous-player': () => ID,
  'add-players-quick-tournament': ({ playerNames }) => ({ hasSeed: false, ids: playerNames.length }),
  'give-no-show': () => ID,
  'give-penalty': () => ID,
}

/** The acts that may take a seed. */
export const SEEDED_ACTS: readonly DecidedActName[] = [
  ...(['start-quick-tournament', 'start-next-round', 'generate-advanced-pairings', 'start-cut', 'open-stage'] as const),
  ...(['draw-pods', 'correct-and-pair-again', 'correct-bye'] as const),
]

/** What to draw for this act. */
export function drawnFor<Name extends DecidedActName>({ name, input }: Act<Name>): Drawn {
  return DRAWN[name]?.(input) ?? NOTHING
}
