import type { Brand } from '../brand.ts'
import type { RulePack } from './rule-packs/rule-pack.ts'

/** What a later stage of ranked rounds is besides its kind: how its rounds count, and between whom they are. */
export type Part = {
  /** Ranked by all rounds since the last part that began from zero; otherwise by its own. */
  readonly carriesPoints: boolean
  /** Who plays on; null: everybody who is there. */
  readonly players: readonly Brand<'PlayerId'>[] | null
  /** Its rules, whole. Left out: the tournament's. */
  readonly rules?: RulePack | undefined
}

/** How a later part may be played. */
export const PART_STRUCTURES = ['swiss', 'pods', 'draft'] as const
export type PartStructure = (typeof PART_STRUCTURES)[number]
