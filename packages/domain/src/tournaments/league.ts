import type { Brand } from '../brand.ts'

/** What becomes of a match that nobody played in its week: both lose, it is drawn, or the staff still notes its result. */
export const UNPLAYED = ['lost', 'drawn', 'open'] as const
export type Unplayed = (typeof UNPLAYED)[number]

/** What becomes of the matches of somebody who leaves. */
export const LEAVERS = ['usual', 'annulled', 'forfeited'] as const
type Leavers = (typeof LEAVERS)[number]

/** When two people want to play. */
export type MatchDate = {
  readonly match: Brand<'MatchId'>
  /** ISO 8601, UTC. */
  readonly at: string
  /** Who proposed it. */
  readonly by: Brand<'PlayerId'>
  /** The other agreed. Left out: not yet. */
  readonly agreed?: true | undefined
}

/** A round robin of one match a week: each of its rounds is a week. */
export type League = {
  /** How often each pair meets. */
  readonly meetings: 1 | 2
  readonly unplayed: Unplayed
  readonly leavers: Leavers
  /** Day on which the first week ends (YYYY-MM-DD); each next one ends seven days later. Null: nobody said. */
  readonly firstEnds: string | null
  /** Of matches not played yet. Left out: none. */
  readonly dates?: readonly MatchDate[] | undefined
}

/** A round robin, in a day or week by week. */
export type AllMeetAll = {
  /** As drawn at the start; determines who meets whom when. Empty before. */
  readonly order: readonly Brand<'PlayerId'>[]
  /** Left, and their matches count for nobody. Left out: none. */
  readonly annulled?: readonly Brand<'PlayerId'>[] | undefined
  /** One match a week. Left out: in a day. */
  readonly league?: League | undefined
}
