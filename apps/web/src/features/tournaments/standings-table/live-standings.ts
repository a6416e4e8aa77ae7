import { currentRound } from '@tablee/domain/tournaments/round-progress'
import { computeStandings } from '@tablee/domain/tournaments/standings/compute-standings'
import type { Standing } from '@tablee/domain/tournaments/standings/standing'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useDeferredValue, useMemo } from 'react'

/** The ranking as it stands; once finished, the one on record. */
function liveStandings(tournament: Tournament): readonly Standing[] {
  if (tournament.phase.kind === 'finished') return tournament.phase.standings
  return computeStandings({ ...tournament, throughRound: currentRound(tournament) })
}

/** The ranking of the screen's tournament; taps go first, the ranking follows. */
export function useLiveStandings(tournament: Tournament): readonly Standing[] {
  const deferred = useDeferredValue(tournament)
  return useMemo(() => liveStandings(deferred), [deferred])
}
