import type { Change } from '../change.ts'
import { countedRules } from '../kinds/counted-rules.ts'
import { scoreOfResult } from '../kinds/result.ts'
import { isPlayed } from '../kinds/seats.ts'
import { isTeamMatch, seatsOfWins } from '../kinds/team-match.ts'
import { matchIdOf } from '../results/match-id.ts'
import { scoreChoices } from '../results/score.ts'
import type { PlayerId, Result, Tournament, WholeMatch } from '../tournament.ts'
import { hasSeatResults, sideOfEntrant, teamSize } from './entrants.ts'

/**
 * What was decided of captains, said of their teams: everybody of a team sits at its table and leaves or comes back with it. A penalty stays
 * that of the person.
 */
export function ofTeams(
  tournament: Tournament,
  changes: readonly Change[],
  person: PlayerId | null,
): readonly Change[] {
  return changes.flatMap((change): readonly Change[] => {
    switch (change.kind) {
      case 'round_paired':
        return [{ ...change, matches: change.matches.map((match) => seated(tournament, match)) }]
      case 'pairings_changed':
        return [{ ...change, added: change.added.map((match) => seated(tournament, match)) }]
      case 'match_scored':
        return [{ ...change, result: resultOfTeams(tournament, change) }]
      case 'player_dropped':
      case 'player_restored':
        return sideOfEntrant(tournament, change.playerId).map((playerId) => ({ ...change, playerId }))
      case 'penalty_given':
      case 'penalty_taken_back':
        return [{ ...change, playerId: person ?? change.playerId }]
      default:
        return [change]
    }
  })
}

function seated(tournament: Tournament, match: WholeMatch): WholeMatch {
  if (!isPlayed(match)) return match
  const sides = match.sides.map(([captain]) => sideOfEntrant(tournament, captain))
  return { ...match, sides, id: matchIdOf(match.round, sides) }
}

function resultOfTeams(tournament: Tournament, { matchId, result }: Extract<Change, { kind: 'match_scored' }>): Result {
  const match = tournament.matches.find(({ id }) => id === matchId)
  const won = scoreOfResult(result)
  const [clearest] = scoreChoices(countedRules(tournament).scoresAllowed)
  if (!match || !isTeamMatch(match) || !won || !clearest || !hasSeatResults(tournament)) return result
  return seatsOfWins(won, { size: teamSize(tournament), clearest })
}
