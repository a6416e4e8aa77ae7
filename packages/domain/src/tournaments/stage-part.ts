import type { Brand } from '../brand.ts'
import type { RuleOverrides } from './rule-packs/customise-rules.ts'
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

/** More come from error or malice. */
export const MOST_PARTS = 6

/** How a later part may be played. */
export const PART_STRUCTURES = ['swiss', 'pods', 'draft'] as const
export type PartStructure = (typeof PART_STRUCTURES)[number]

/** A later part as announced beforehand; it begins when somebody begins it. */
export type PlannedPart = {
  readonly structure: PartStructure
  readonly plannedRounds: number
  readonly carriesPoints: boolean
  /** How many of the standings play on; null: everybody. */
  readonly playing: number | null
  /** What differs from the rules before; null: nothing. */
  readonly rules: RuleOverrides | null
  /** Of its rounds; null: as the rules give. */
  readonly minutes: number | null
}

export type WishedPart = {
  readonly structure: PartStructure
  readonly plannedRounds: number
  readonly carriesPoints: boolean
  /** How many of the standings play on; null or left out: everybody who plays now. */
  readonly playing?: number | null | undefined
  /** What differs from the rules so far; null or left out: nothing. */
  readonly rules?: RuleOverrides | null | undefined
  /** Of its rounds; null or left out: as the rules give. */
  readonly minutes?: number | null | undefined
}
