import type { Brand } from '../../brand.ts'

/** What one table has beyond the round's time. */
export type ExtraTime = {
  readonly matchId: Brand<'MatchId'>
  readonly extraMs: number
  /** Played once the time is up, beyond those that every table has; left out: none. */
  readonly turns?: number | undefined
  /** Of `extraMs`, for a deck check; left out: none. */
  readonly checkMs?: number | undefined
}
