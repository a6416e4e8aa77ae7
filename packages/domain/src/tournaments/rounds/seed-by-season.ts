import { accept, type Outcome, refuse } from '../../outcome.ts'
import type { Change } from '../change.ts'
import { canBeCut } from '../kinds/can-be-cut.ts'
import { isFinished, isWaiting } from '../kinds/phase.ts'
import { currentStage, hasCutBegun, isInCut, seedsOf } from '../kinds/stage.ts'
import type { SeasonPlace } from '../season-seeds.ts'
import type { Tournament } from '../tournament.ts'

/** A bracket is seeded by the table of the season whose final it is; no places: no longer. Free until the bracket begins. */
export function seedBySeason(tournament: Tournament, places: readonly SeasonPlace[]): Outcome<readonly Change[]> {
  if (isFinished(tournament)) return refuse('tournament_finished')
  if (isInCut(tournament) && !isWaiting(tournament)) {
    return refuse(hasCutBegun(tournament) ? 'cut_under_way' : 'field_drawn')
  }
  if (places.length > 0 && !mayBeSeeded(tournament)) return refuse('season_seeds_need_bracket')
  const players = new Set(tournament.players.map(({ id }) => id))
  if (!places.every(({ playerId }) => players.delete(playerId))) return refuse('player_not_found')
  const isSaid = places.length === 0 && tournament.seasonSeeds.length === 0
  return accept(isSaid ? [] : [{ kind: 'seeded_by_season', places }])
}

/** Whether it is a bracket from the start, or may end in one whose seeds follow from one ranking. */
export function mayBeSeeded(tournament: Pick<Tournament, 'stages' | 'phase'>): boolean {
  return canBeCut(tournament) || (isWaiting(tournament) && seedsOf(currentStage(tournament)) !== null)
}
