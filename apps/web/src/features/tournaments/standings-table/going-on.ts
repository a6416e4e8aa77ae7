import { isFinished } from '@tablee/domain/tournaments/kinds/phase'
import { isInCut, roundsToPlay } from '@tablee/domain/tournaments/kinds/stage'
import { goingOnNow } from '@tablee/domain/tournaments/rounds/group-seeds'
import { inEntrants } from '@tablee/domain/tournaments/teams/in-entrants'
import type { PlayerId, RoundNumber, Tournament } from '@tablee/domain/tournaments/tournament'

/** How somebody goes on: as one of the first of the group, or of the best who follow. */
export type GoesOn = 'first' | 'best'

/** From groups to their bracket, as things stand. */
export type GoingOn = {
  readonly of: (player: PlayerId) => GoesOn | null
  /** All groups are over. */
  readonly isSure: boolean
  readonly hasBest: boolean
}

const known = new WeakMap<Tournament, Map<RoundNumber, GoingOn | null>>()

/** Computed once for the tables of all groups; null where nobody plays in groups, and before their first result. */
export function goingOn(tournament: Tournament, through: RoundNumber): GoingOn | null {
  if (isInCut(tournament) || isFinished(tournament)) return null
  const byRound = known.get(tournament) ?? new Map<RoundNumber, GoingOn | null>()
  const found = byRound.get(through)
  if (found !== undefined) return found
  const field = inEntrants(tournament)
  const now = goingOnNow(field, through)
  const made = now && {
    of: (player: PlayerId) => now.get(player) ?? null,
    isSure: through >= roundsToPlay(field),
    hasBest: [...now.values()].includes('best'),
  }
  known.set(tournament, byRound.set(through, made))
  return made
}
