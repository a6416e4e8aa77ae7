import type { Brand } from '../../brand.ts'

/** A table that asked for a judge, and is not done with yet. One for each match. */
export type JudgeCall = Asking & {
  readonly matchId: Brand<'MatchId'>
  readonly round: number
}

/** A seat at a draft that asked for a judge, between the draw of its pods and their first round. One for each player. */
export type DraftCall = Asking & {
  /** Index of the draft. */
  readonly stage: number
}

export type OpenCall = JudgeCall | DraftCall

type Asking = {
  readonly playerId: Brand<'PlayerId'>
  /** ISO 8601, UTC. */
  readonly calledAt: string
  /** The holder of the role who goes there, as in `Author`; null: nobody yet. */
  readonly takenBy: string | null
  /** Since when; kept when somebody else takes over. ISO 8601, UTC. */
  readonly takenAt: string | null
  /** When the role of who goes there ends by itself: from then on the call waits again. Left out: never. ISO 8601, UTC. */
  readonly takenUntil?: string | undefined
  /** For the head judge. */
  readonly isAppealed: boolean
}

/** All calls of a tournament: those that are open, and how many were answered how. */
export type JudgeCalls = {
  readonly open: readonly JudgeCall[]
  /** From seats at a draft. Left out: none. */
  readonly atDraft?: readonly DraftCall[] | undefined
  readonly answered: number
  /** Of these, those that ended with a ruling. */
  readonly ruled: number
  readonly appealed: number
  /** Between the calls that were answered and their being taken, together. Milliseconds. */
  readonly waitedMs: number
}

export const NO_JUDGE_CALLS: JudgeCalls = { open: [], answered: 0, ruled: 0, appealed: 0, waitedMs: 0 }

/** What becomes of a call. */
export const JUDGE_ANSWERS = ['take', 'give-back', 'appeal', 'close', 'close-ruled'] as const
export type JudgeAnswer = (typeof JUDGE_ANSWERS)[number]
