import { currentRound, finalStandings } from '@tablee/domain/tournaments/kinds/phase'
import { drawnByLot } from '@tablee/domain/tournaments/standings/compute-standings'
import type { Standing } from '@tablee/domain/tournaments/standings/standing'
import type { PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'

const NOBODY: ReadonlySet<PlayerId> = new Set()
const known = new WeakMap<readonly Standing[], ReadonlySet<PlayerId>>()

type Ranked = Pick<
  Tournament,
  'players' | 'rules' | 'matches' | 'lot' | 'stages' | 'rounds' | 'phase' | 'penalties' | 'teamKind' | 'teams'
>

/** Players whose final place was drawn by lot; none while running, as ties share a place until the end. */
export function placesByLot(tournament: Ranked): ReadonlySet<PlayerId> {
  const standings = finalStandings(tournament)
  if (standings === null) return NOBODY
  const drawn = known.get(standings) ?? drawnByLot({ ...tournament, throughRound: currentRound(tournament) }, standings)
  known.set(standings, drawn)
  return drawn
}
