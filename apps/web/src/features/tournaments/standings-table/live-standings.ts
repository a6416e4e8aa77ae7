import { currentRound } from '@tablee/domain/tournaments/round-progress'
import { computeStandings } from '@tablee/domain/tournaments/standings/compute-standings'
import type { Standing } from '@tablee/domain/tournaments/standings/standing'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useDeferredValue } from 'react'

const known = new WeakMap<Tournament, readonly Standing[]>()

/** The ranking as it stands, worked out once; once finished, the one on record. */
export function liveStandings(tournament: Tournament): readonly Standing[] {
  if (tournament.phase.kind === 'finished') return tournament.phase.standings
  const standings = known.get(tournament) ?? computeStandings({ ...tournament, throughRound: currentRound(tournament) })
  known.set(tournament, standings)
  return standings
}

/** The ranking of the screen's tournament; taps go first, the ranking follows. */
export function useLiveStandings(tournament: Tournament): readonly Standing[] {
  const deferred = useDeferredValue(tournament)
  return liveStandings(deferred)
}
