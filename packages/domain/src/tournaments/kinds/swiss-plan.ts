import type { PlayerId, Stage } from '../tournament.ts'

/** What large fields change about Swiss rounds. */
export type SwissPlan = { readonly accelerated: boolean; readonly advanceAt: number | null }

const AS_USUAL: SwissPlan = { accelerated: false, advanceAt: null }
const NOBODY: readonly PlayerId[] = []

/** As planned; the default for other stages. */
export function swissPlanOf(stage: Stage): SwissPlan {
  switch (stage.kind) {
    case 'swiss':
      return { accelerated: stage.accelerated === true, advanceAt: stage.advanceAt ?? null }
    case 'pods':
    case 'draft':
    case 'elimination':
    case 'pod-bracket':
    case 'round-robin':
    case 'groups':
      return AS_USUAL
    default:
      return stage satisfies never
  }
}

/** With another plan, before the half is drawn; unchanged where rounds are not Swiss. */
export function withSwissPlan(stage: Stage, { accelerated, advanceAt }: SwissPlan): Stage {
  if (stage.kind !== 'swiss') return stage
  const { accelerated: _, advanceAt: _before, upperHalf: _half, ...others } = stage
  return {
    ...others,
    ...(accelerated ? { accelerated } : {}),
    ...(advanceAt === null ? {} : { advanceAt }),
  }
}

/** Who is paired in rounds 1 and 2 as if they had won once more. */
export function upperHalfOf(stage: Stage): readonly PlayerId[] {
  return stage.kind === 'swiss' ? (stage.upperHalf ?? NOBODY) : NOBODY
}

type SwissStage = Extract<Stage, { readonly kind: 'swiss' }>

/** With this half, as it was drawn. */
export function withDrawnHalf(stage: Stage, upperHalf: readonly PlayerId[]): Stage {
  return stage.kind === 'swiss' && upperHalf.length > 0 ? { ...stage, upperHalf } : stage
}

/** The first half of these players, where it is wanted; none empties it. */
export function withUpperHalf(stage: SwissStage, players: readonly PlayerId[]): SwissStage {
  if (stage.accelerated !== true) return stage
  const { upperHalf: _, ...open } = stage
  return players.length === 0 ? open : { ...open, upperHalf: players.slice(0, Math.ceil(players.length / 2)) }
}
