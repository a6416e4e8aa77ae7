import { useCallback } from 'react'
import type { UnsentScore } from '../../../device-storage/unsent-scores.ts'
import { shortNames } from '../match-view/short-name.ts'
import { useNamedScore } from '../score-entry/named-score.ts'
import { usePlacingsHeading } from './placings-text.ts'

/** What a result that waits on the device says, of two or of a table of more. */
export function useUnsentText(): (unsent: UnsentScore) => string {
  const named = useNamedScore()
  const placings = usePlacingsHeading()
  return useCallback(
    ({ names, score, pod }) =>
      pod ? placings(pod.placings, { short: shortNames(pod.names), own: null }) : named(names, score),
    [named, placings],
  )
}
