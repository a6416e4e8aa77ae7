import { placingsIn, scoreOfResult, seatsIn, seatWins } from '@tablee/domain/tournaments/kinds/result'
import type { PlayerNames } from '@tablee/domain/tournaments/teams/entrant-names'
import type { Result, WholePlayedMatch } from '@tablee/domain/tournaments/tournament'
import { useTableScoreText } from '../admin/scores/use-table-score-text.ts'
import { scoreText } from '../match-view/own-view.ts'
import { usePlacingsText } from '../pod-table/placings-text.ts'
import { seatedAt } from '../pod-table/seated.ts'
import { seatLetter } from '../teams/seat-letter.ts'
import { sideNames } from './side-names.ts'

/** One of two results of a table, by entrant: "Inès gagne 2-1", "Les Dragons gagne 2-1 (A 2-0, B 0-2, C 2-1)", "Léa a gagné". */
export function useMetResult(match: WholePlayedMatch, names: PlayerNames): (result: Result) => string {
  const [one = '', other = ''] = sideNames(match, names)
  const words = useTableScoreText(match.table, one, other)
  const placed = usePlacingsText()
  return (result) => {
    const [score, placings, seats] = [scoreOfResult(result), placingsIn(result), seatsIn(result)]
    if (placings) return placed(placings.outcome, seatedAt(match, names, null))
    if (!seats) return score ? words.resultOf(score) : ''
    const each = seats.scores.map((said, seat) => `${seatLetter(seat)}\u00A0${said ? scoreText(said) : '–'}`)
    return `${words.resultOf(seatWins(seats))} (${each.join(', ')})`
  }
}
