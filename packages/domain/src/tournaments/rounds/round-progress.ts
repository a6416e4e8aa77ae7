import { isOver } from '../kinds/match-result.ts'
import { currentRound, isRunning } from '../kinds/phase.ts'
import { roundsToPlay } from '../kinds/stage.ts'
import type { Match, Player, RoundNumber, Tournament } from '../tournament.ts'

export function matchesOfRound<Each extends Match>(
  { matches }: { readonly matches: readonly Each[] },
  round: RoundNumber,
): readonly Each[] {
  return matches.filter((match) => match.round === round)
}

/** Every result of the current round stands, so the next round or the finish may come. */
export function isRoundComplete(tournament: Tournament): boolean {
  return matchesOfRound(tournament, currentRound(tournament)).every(isOver)
}

/** The last round of which every result stands; standings shown to everybody go so far. 0 before the first. */
export function lastCompleteRound(tournament: Tournament): RoundNumber {
  const round = currentRound(tournament)
  return isRunning(tournament) && !isRoundComplete(tournament) ? round - 1 : round
}

/** Every result of every round that is planned stands: nothing is left to be played, unless somebody adds to it. */
export function isPlayedOut(tournament: Tournament): boolean {
  return currentRound(tournament) >= roundsToPlay(tournament) && isRoundComplete(tournament)
}

/** Who is to be paired in the given round: neither dropped nor still to enter. */
export function activePlayers(tournament: Tournament, round: RoundNumber): readonly Player[] {
  return tournament.players.filter((player) => player.droppedAfter === null && player.firstRound <= round)
}
