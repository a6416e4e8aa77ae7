import type { Part } from '../stage-part.ts'
import type { Stage } from '../tournament.ts'
import { partOf, withoutPart, withPart } from './part.ts'

/**
 * A stage in documents, rows, the journal and on the live channel. A part has a kind of its own there, so that apps that know none read that
 * they are too old, instead of ranking its rounds like others.
 */
export type WrittenStage = Stage | WrittenPart
export type WrittenPart = { readonly kind: 'part'; readonly stage: Stage } & Part

export function writtenStage(stage: Stage): WrittenStage {
  const part = partOf(stage)
  return part ? { kind: 'part', stage: withoutPart(stage), ...part } : stage
}

export function readWrittenPart({ stage, carriesPoints, players, rules }: WrittenPart): Stage {
  return withPart(stage, { carriesPoints, players, ...(rules && { rules }) })
}
