import { isOver } from '../kinds/match-result.ts'
import { playersOfPart } from '../kinds/part.ts'
import { currentRound, isRunning } from '../kinds/phase.ts'
import { currentStageIndex, roundsToPlay } from '../kinds/stage.ts'
import { entrantsOf } from '../teams/entrants.ts'
import type { Match, Player, RoundNumber, Tournament } from '../tournament.ts'
import { matchesByRound } from './matches-by-round.ts'

export function matchesOfRound<Each extends Match>(
  { matches }: { readonly matches: readonly Each[] },
  round: RoundNumber,
): readonly Each[] {
  return matchesByRound(matches, round)
}

/** The matches of each earlier round of its stage. */
export function earlierInStage(tournament: Tournament, round: RoundNumber): readonly (readonly Match[])[] {
  const { stages, rounds, matches } = tournament
  const stage = rounds.find(({ number }) => number === round)?.stage ?? currentStageIndex({ stages })
  const numbers = rounds.flatMap((each) => (each.stage === stage && each.number < round ? each.number : []))
  return numbers.map((number) => matchesByRound(matches, number))
}

/** Whether every result of the current round is in, so that the next round or the finish may follow. */
export function isRoundComplete(tournament: Tournament): boolean {
  return matchesOfRound(tournament, currentRound(tournament)).every(isOver)
}

/** The last round with all results, up to which public standings go; 0 before the first. */
export function lastCompleteRound(tournament: Tournament): RoundNumber {
  const round = currentRound(tournament)
  return isRunning(tournament) && !isRoundComplete(tournament) ? round - 1 : round
}

/** Every planned round is complete: nothing is left unless more is added. */
export function isPlayedOut(tournament: Tournament): boolean {
  return currentRound(tournament) >= roundsToPlay(tournament) && isRoundComplete(tournament)
}

/** Players to pair in this round: neither dropped, nor still to enter, nor left behind by the part it belongs to. */
export function activePlayers(tournament: Tournament, round: RoundNumber): readonly Player[] {
  const those = playersOfPart(tournament)
  const chosen = those && new Set(those)
  return entrantsOf(tournament).filter(
    ({ id, droppedAfter, firstRound }) => droppedAfter === null && firstRound <= round && (chosen?.has(id) ?? true),
  )
}
