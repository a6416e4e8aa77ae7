import { countedFrom } from '@tablee/domain/tournaments/kinds/part'
import { currentRound, finalStandings } from '@tablee/domain/tournaments/kinds/phase'
import { lastCompleteRound } from '@tablee/domain/tournaments/rounds/round-progress'
import { computeSharedStandings } from '@tablee/domain/tournaments/standings/compute-standings'
import type { Standing } from '@tablee/domain/tournaments/standings/standing'
import type { RoundNumber, Tournament } from '@tablee/domain/tournaments/tournament'
import { useDeferredValue } from 'react'
import { asRanked } from './as-ranked.ts'

/** The last complete round, as everyone sees it, or the current one. */
export type RankedThrough = 'complete' | 'now'

const known = new WeakMap<Tournament, Map<RoundNumber, readonly Standing[]>>()

/** Computed once; the recorded ranking when finished. None before the first counted round. */
export function liveStandings(tournament: Tournament, through: RankedThrough = 'complete'): readonly Standing[] {
  const recorded = finalStandings(tournament)
  if (recorded) return recorded
  const round = rankedRound(tournament, through)
  if (round === 0) return []
  const ranked = asRanked(tournament, round)
  const byRound = known.get(ranked) ?? new Map<RoundNumber, readonly Standing[]>()
  const standings = byRound.get(round) ?? computeSharedStandings({ ...ranked, throughRound: round })
  known.set(ranked, byRound.set(round, standings))
  return standings
}

export function rankedRound(tournament: Tournament, through: RankedThrough): RoundNumber {
  return through === 'now' ? currentRound(tournament) : lastCompleteRound(tournament)
}

/** Deferred, so that taps go first. */
export function useLiveStandings(tournament: Tournament, through: RankedThrough = 'complete'): readonly Standing[] {
  const deferred = useDeferredValue(tournament)
  return liveStandings(deferred, through)
}

const NONE: readonly Standing[] = []

/** What players stand on in the round they play: nothing where a part began from zero. */
export function useCountedStandings(tournament: Tournament): readonly Standing[] {
  const standings = useLiveStandings(tournament)
  return lastCompleteRound(tournament) < countedFrom(tournament, currentRound(tournament)) ? NONE : standings
}
