import { contestedSeatsOf, seatScoresOf } from '@tablee/domain/tournaments/kinds/match-result'
import type { SeatsResult } from '@tablee/domain/tournaments/teams/team'
import type { Match } from '@tablee/domain/tournaments/tournament'
import type { DocumentMatch } from './tournament-document.ts'

type Seats = Pick<DocumentMatch, 'seatScores' | 'contestedSeats'>

/** What stands of a match of teams that is not over. */
export function openSeats(match: Match): Seats {
  const scores = seatScoresOf(match)
  const contested = contestedSeatsOf(match)
  return {
    ...(scores ? { seatScores: { scores } } : {}),
    ...(contested.length > 0 ? { contestedSeats: [...contested] } : {}),
  }
}

export function writtenSeats({ scores, ended }: SeatsResult): Seats {
  return { seatScores: ended ? { scores, ended } : { scores } }
}
