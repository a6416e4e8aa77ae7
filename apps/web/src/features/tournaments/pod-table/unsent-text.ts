import { seatWins } from '@tablee/domain/tournaments/kinds/result'
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
    ({ names, score, pod, seats }) => {
      if (pod) return placings(pod.placings, { short: shortNames(pod.names), own: null })
      return named(names, seats ? wonIn(seats.said) : score)
    },
    [named, placings],
  )
}

/** Seats won; null where none is finished. */
function wonIn(said: NonNullable<UnsentScore['seats']>['said']) {
  return said.scores.some((score) => score !== null) ? seatWins(said) : null
}
