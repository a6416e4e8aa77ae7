import { type MatchResult, resultOf } from '@tablee/domain/tournaments/kinds/match-result'
import { isSameScore, type Score } from '@tablee/domain/tournaments/results/score'
import type { PlayedMatch } from '@tablee/domain/tournaments/tournament'
import { useState } from 'react'

type Watched = {
  /** Somebody is about to choose a score of the match. */
  readonly isOpen: boolean
  /** What they had in front of them when they began, null for no result; left out, what stands when it opens. */
  readonly seen?: Score | null | undefined
  /** What was chosen here last. */
  readonly own: Score | null
}

/** The result that came from elsewhere since somebody here began to choose one: it is not written over without a question (EVEN-4). */
export function useArrivedResult(match: PlayedMatch, { isOpen, seen, own }: Watched): MatchResult | null {
  const stands = resultOf(match)
  const [known, setKnown] = useState<{ readonly score: Score | null } | null>(null)
  if (isOpen && known === null) setKnown({ score: seen === undefined ? (stands?.score ?? null) : seen })
  if (!isOpen && known !== null) setKnown(null)
  if (known === null || stands === null) return null
  const isKnown = [known.score, own].some((score) => score !== null && isSameScore(score, stands.score))
  return isKnown ? null : stands
}

type Wish = {
  /** Null: that no result stands. */
  readonly score: Score | null
  readonly act: () => void
}

export type ReplaceGuard = {
  /** Acts at once, or asks first where a result that nobody here has seen would be lost. */
  readonly guard: (score: Score | null, act: () => void) => void
  readonly wish: Wish | null
  readonly forget: () => void
}

export function useReplaceGuard(arrived: MatchResult | null): ReplaceGuard {
  const [wish, setWish] = useState<Wish | null>(null)
  const guard = (score: Score | null, act: () => void) => {
    const isLost = arrived !== null && (score === null || !isSameScore(score, arrived.score))
    if (isLost) setWish({ score, act })
    else act()
  }
  return { guard, wish: arrived === null ? null : wish, forget: () => setWish(null) }
}
