import type { RoundNumber } from '../tournament.ts'
import { cumulativeColumn } from './cumulative.ts'
import type { FigureColumn } from './figure-column.ts'
import { lostRoundSquares } from './lost-rounds.ts'
import { type MatchWinAverages, matchWinAverages } from './match-win-averages.ts'
import { averageOfOpponents, countedOpponents } from './opponent-averages.ts'
import { columnOf, gameWinFractions } from './own-figures.ts'
import { type PlayerRecords, type RecordedField, tallyRecords } from './player-records.ts'

/** Every figure that standings use or show, by player index. Null if unused by the rules. */
export type TournamentFigures = MatchWinAverages & {
  readonly records: PlayerRecords
  readonly gameWin: FigureColumn | null
  readonly opponentGameWin: FigureColumn | null
  readonly roundsLost: FigureColumn | null
  readonly cumulative: FigureColumn | null
}

export function tournamentFigures(field: RecordedField, throughRound: RoundNumber): TournamentFigures {
  const { gameWin, opponents, noOpponent } = field.rules
  const records = tallyRecords(field, throughRound)
  const roundsLost = field.rules.tiebreakers.includes('rounds-lost') ? lostRoundSquares(field, throughRound) : null
  const cumulative = field.rules.tiebreakers.includes('cumulative') ? cumulativeColumn(field, throughRound) : null
  const averages = matchWinAverages(field, throughRound, records)
  if (!gameWin.counts) return { records, ...averages, gameWin: null, opponentGameWin: null, roundsLost, cumulative }
  const floored = gameWinFractions(records, gameWin.floor)
  return {
    records,
    ...averages,
    gameWin: columnOf(gameWin.ownFloor ? floored : gameWinFractions(records, [0, 1])),
    roundsLost,
    cumulative,
    opponentGameWin: averageOfOpponents(countedOpponents(records, opponents), columnOf(floored), noOpponent),
  }
}
