import { lastOf } from '../../last-of.ts'
import type { Tiebreaker } from '../rule-packs/rule-pack.ts'
import type { RoundNumber } from '../tournament.ts'
import { cumulativeColumn } from './cumulative.ts'
import type { FigureColumn } from './figure-column.ts'
import { lostRoundSquares } from './lost-rounds.ts'
import { type MatchWinAverages, matchWinAverages } from './match-win-averages.ts'
import { averageOfOpponents, countedOpponents } from './opponent-averages.ts'
import { columnOf, gameWinFractions, matchWinFractions } from './own-figures.ts'
import type { PlayerRecords, RecordedField } from './player-records.ts'
import { meanSeats, opponentsBeaten } from './pod-figures.ts'
import { tallyInSteps } from './tally-records.ts'

/** Every figure that standings use or show, by player index. Null if unused by the rules. */
export type TournamentFigures = MatchWinAverages & {
  readonly records: PlayerRecords
  readonly gameWin: FigureColumn | null
  readonly opponentGameWin: FigureColumn | null
  readonly roundsLost: FigureColumn | null
  readonly cumulative: FigureColumn | null
} & PodFigures

/** Used by tables of three to five. */
type PodFigures = {
  readonly matchWin: FigureColumn | null
  readonly opponentsBeaten: FigureColumn | null
  readonly meanSeat: FigureColumn | null
}

export function tournamentFigures(field: RecordedField, throughRound: RoundNumber): TournamentFigures {
  return lastOf(figuresInSteps(field, throughRound))
}

export function* figuresInSteps(
  field: RecordedField,
  throughRound: RoundNumber,
): Generator<undefined, TournamentFigures> {
  const { gameWin, opponents, noOpponent } = field.rules
  const records = yield* tallyInSteps(field, throughRound)
  yield
  const roundsLost = field.rules.tiebreakers.includes('rounds-lost') ? lostRoundSquares(field, throughRound) : null
  const cumulative = field.rules.tiebreakers.includes('cumulative') ? cumulativeColumn(field, throughRound) : null
  const averages = { ...matchWinAverages(field, throughRound, records), ...podFigures(field, throughRound, records) }
  if (!gameWin.counts) return { records, ...averages, gameWin: null, opponentGameWin: null, roundsLost, cumulative }
  const floored = gameWinFractions(records, gameWin.floor)
  return {
    records,
    ...averages,
    gameWin: columnOf(gameWin.ownFloor ? floored : gameWinFractions(records, [0, 1])),
    roundsLost,
    cumulative,
    opponentGameWin: averageOfOpponents(countedOpponents(records, opponents), columnOf(floored), { noOpponent }),
  }
}

function podFigures(field: RecordedField, throughRound: RoundNumber, records: PlayerRecords): PodFigures {
  const { rules, players } = field
  const uses = (tiebreaker: Tiebreaker) => rules.tiebreakers.includes(tiebreaker)
  return {
    matchWin: uses('match-win') ? columnOf(matchWinFractions(records, { rules, players, throughRound })) : null,
    opponentsBeaten: uses('opponents-beaten') ? opponentsBeaten(records) : null,
    meanSeat: uses('mean-seat') ? meanSeats(records) : null,
  }
}
