import type { Brand } from '../brand.ts'

export const GROUP_SIZES = [3, 4, 5, 6] as const
export type GroupSize = (typeof GROUP_SIZES)[number]

type Members = readonly Brand<'PlayerId'>[]

/** Round robins beside one another, from which some go on to a bracket. */
export type Grouped = {
  /** So many in a group, or fewer. */
  readonly size: GroupSize
  /** The first so many of each group go on. */
  readonly advance: number
  /** The best of those who follow fill the bracket. Left out: the first wait. */
  readonly fills?: true | undefined
  /** As drawn at the start; each order determines who meets whom when. Empty before. */
  readonly groups: readonly Members[]
  /** As the seed gave them, where somebody was moved since. */
  readonly drawn?: readonly Members[] | undefined
  /** As in a round robin. */
  readonly annulled?: Members | undefined
}
