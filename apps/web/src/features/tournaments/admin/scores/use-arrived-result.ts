import { type MeetingResult, resultOf } from '@tablee/domain/tournaments/kinds/match-result'
import { isSameScore, type Score } from '@tablee/domain/tournaments/results/score'
import type { Meeting } from '@tablee/domain/tournaments/tournament'
import { useState } from 'react'

type Watched = {
  /** What they saw on starting, null for no result; defaults to the result on opening. */
  readonly seen?: Score | null | undefined
  /** Last chosen here. */
  readonly own: Score | null
}

/** A result that came from elsewhere since this was mounted to choose one: not overwritten without asking (EVEN-4). */
export function useArrivedResult(match: Meeting, { seen, own }: Watched): MeetingResult | null {
  const stands = resultOf(match)
  const [known] = useState(seen === undefined ? (stands?.result.score ?? null) : seen)
  if (stands === null) return null
  const isKnown = [known, own].some((score) => score !== null && isSameScore(score, stands.result.score))
  return isKnown ? null : stands
}

type Wish = {
  /** Null: no result. */
  readonly score: Score | null
  readonly act: () => void
}

export type ReplaceGuard = {
  /** Acts at once, or asks first if an unseen result would be lost. */
  readonly guard: (score: Score | null, act: () => void) => void
  readonly wish: Wish | null
  readonly forget: () => void
}

export function useReplaceGuard(arrived: MeetingResult | null): ReplaceGuard {
  const [wish, setWish] = useState<Wish | null>(null)
  const guard = (score: Score | null, act: () => void) => {
    const isLost = arrived !== null && (score === null || !isSameScore(score, arrived.result.score))
    if (isLost) setWish({ score, act })
    else act()
  }
  return { guard, wish: arrived === null ? null : wish, forget: () => setWish(null) }
}
