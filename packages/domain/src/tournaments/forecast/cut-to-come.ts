import { bracketRounds } from '../kinds/bracket-seats.ts'
import { canBeCut, cutSizesOf } from '../kinds/can-be-cut.ts'
import { countedRules } from '../kinds/counted-rules.ts'
import { groupsOf, placesInBracket } from '../kinds/groups.ts'
import { hasPods } from '../kinds/paired-by.ts'
import { podBracketPlaces } from '../kinds/pod-bracket-places.ts'
import { currentStage, isInCut } from '../kinds/stage.ts'
import { partsToCome } from '../rounds/planned-parts.ts'
import { entrantsOf } from '../teams/entrants.ts'
import type { Tournament } from '../tournament.ts'

/** Rounds of a knockout that is planned to follow, each with its minutes by the rules; empty where none is. */
export function cutToCome(tournament: Tournament): readonly { readonly minutes: number | null }[] {
  const rounds = roundsToCome(tournament)
  if (rounds === 0) return []
  const { cutMinutes, finalMinutes } = countedRules(tournament)
  return Array.from({ length: rounds }, (_, round) => ({
    // A final without a clock lasts as long as what came before it.
    minutes: round === rounds - 1 ? (finalMinutes ?? cutMinutes) : cutMinutes,
  }))
}

function roundsToCome(tournament: Tournament): number {
  if (isInCut(tournament) || partsToCome(tournament).length > 0) return 0
  const groups = groupsOf(currentStage(tournament))
  if (groups) {
    const sizes = groups.groups.map(({ length }) => length)
    const { first, best } = placesInBracket(groups, sizes)
    return sizes.length === 0 ? 0 : bracketRounds(first + best)
  }
  const { plannedCut } = tournament
  if (!plannedCut || !canBeCut(tournament)) return 0
  const field = entrantsOf(tournament).filter(({ droppedAfter }) => droppedAfter === null).length
  const size = cutSizesOf(tournament).findLast((each) => each <= Math.min(plannedCut, field))
  if (size === undefined) return 0
  return hasPods(currentStage(tournament)) ? podBracketPlaces(size).length : bracketRounds(size)
}
