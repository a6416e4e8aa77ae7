import { groupsOf } from '../kinds/groups.ts'
import { rankedIndexes } from '../kinds/part.ts'
import { isFinished, isRunning, isWaiting } from '../kinds/phase.ts'
import { currentStage, hasCutBegun, isInCut, pairedInStage } from '../kinds/stage.ts'
import { MOST_PARTS } from '../stage-part.ts'
import type { Tournament } from '../tournament.ts'
import { isRoundComplete } from './round-progress.ts'

/** Whether another part could begin now, by the progress alone. */
export function canOpenStage(tournament: Tournament): boolean {
  return (
    isRunning(tournament) &&
    openingFault(tournament) === null &&
    !isUnbegun(tournament) &&
    isRoundComplete(tournament) &&
    rankedIndexes(tournament).length < MOST_PARTS
  )
}

/** Why no other part can begin in this phase; null if one could. */
export function openingFault(tournament: Tournament) {
  if (isWaiting(tournament)) return 'tournament_not_running'
  if (isFinished(tournament)) return 'tournament_finished'
  if (groupsOf(currentStage(tournament))) return 'cut_follows_groups'
  if (isInCut(tournament)) return hasCutBegun(tournament) ? 'cut_under_way' : 'part_after_knockout'
  return null
}

/** The current part is opened, and none of its rounds is paired: a draft whose decks are made. */
export function isUnbegun(tournament: Tournament): boolean {
  return tournament.stages.length > 1 && pairedInStage(tournament) === 0
}
