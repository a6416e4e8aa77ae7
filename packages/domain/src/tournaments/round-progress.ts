import type { Match, Player, PlayerId, RoundNumber, Tournament } from './tournament.ts'

export function matchesOfRound(tournament: Tournament, round: RoundNumber): readonly Match[] {
  return tournament.matches.filter((match) => match.round === round)
}

/** The round being played, or the last one played; 0 before the start. */
export function currentRound(tournament: Tournament): RoundNumber {
  switch (tournament.phase.kind) {
    case 'waiting':
      return 0
    case 'running':
      return tournament.phase.round
    case 'finished':
      return tournament.phase.rounds
    default:
      return tournament.phase satisfies never
  }
}

export function isMatchTerminated(match: Match): boolean {
  return match.kind !== 'played' || match.state.kind === 'terminated'
}

/** Every result of the current round stands, so the next round or the finish may come. */
export function isRoundComplete(tournament: Tournament): boolean {
  return matchesOfRound(tournament, currentRound(tournament)).every(isMatchTerminated)
}

export function playersOfMatch(match: Match): readonly PlayerId[] {
  return match.kind === 'played' ? match.players : [match.player]
}

/** Who is to be paired in the given round: neither dropped nor still to enter. */
export function activePlayers(tournament: Tournament, round: RoundNumber): readonly Player[] {
  return tournament.players.filter((player) => player.droppedAfter === null && player.firstRound <= round)
}
