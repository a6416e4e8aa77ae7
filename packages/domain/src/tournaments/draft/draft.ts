import type { Brand } from '../../brand.ts'
import type { Part } from '../stage-part.ts'

/** What a draft is besides its kind. */
export type Drafted = {
  /** Null: as a draft has. */
  readonly plannedRounds: number | null
  /** Who sits where, as packs are passed to the left. Empty until drawn. */
  readonly pods: readonly DraftPod[]
  /** In a pack. */
  readonly cards: DraftCards
  /** Each pod has its own ranking. Left out: one for all. */
  readonly ranksByPod?: true | undefined
  /** Losers are out, in pods of eight. Left out: everybody plays all rounds. */
  readonly knockout?: true | undefined
  /** The time of picks. Left out: not started. */
  readonly timer?: DraftTimer | undefined
  /** By which the pods were drawn; anybody may draw them again. */
  readonly seed?: string | undefined
  /** As drawn, where somebody came or left before the first pick. Left out: as they are. */
  readonly drawnPods?: readonly DraftPod[] | undefined
  /** Of a later part of the event. */
  readonly part?: Part | undefined
}

/** In order of seats. Who left after the first pick leaves an empty chair: an id of nobody who plays. */
export type DraftPod = readonly Brand<'PlayerId'>[]

/** Cards in a pack. */
export const DRAFT_CARDS = [14, 15, 20] as const
export type DraftCards = (typeof DRAFT_CARDS)[number]

/** A moment in UTC, as of round clocks; which pick it is follows from it. */
export type DraftTimer = {
  readonly course: /** When nothing had elapsed (ISO 8601, UTC); pauses move it. */
  { readonly kind: 'running'; readonly startedAt: string } | { readonly kind: 'paused'; readonly elapsedMs: number }
}
