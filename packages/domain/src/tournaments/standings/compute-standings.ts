import type { RoundNumber, Tournament } from '../tournament.ts'
import { recordedField } from './player-records.ts'
import type { Standing } from './standing.ts'
import { standingsOrder } from './standings-order.ts'
import { type TournamentFigures, tournamentFigures } from './tournament-figures.ts'

/** Rounds after `throughRound` are ignored. */
export type StandingsInput = Pick<Tournament, 'rules' | 'lot' | 'players' | 'matches'> & {
  readonly throughRound: RoundNumber
}

/** Every player, dropped ones included, from first to last, by the tournament's own rules. */
export function computeStandings(tournament: StandingsInput): readonly Standing[] {
  const { rules, players, matches, lot, throughRound } = tournament
  const field = recordedField({ rules, players, matches: matches.filter(({ round }) => round <= throughRound) })
  const figures = tournamentFigures(field, throughRound)
  return standingsOrder(field, figures, lot).flatMap((index, place) => {
    const player = players[index]
    return player ? [{ rank: place + 1, playerId: player.id, ...rowFigures(figures, index) }] : []
  })
}

function rowFigures(figures: TournamentFigures, player: number): Omit<Standing, 'rank' | 'playerId'> {
  const { records, opponentMatchWin, gameWin } = figures
  const matchesWon = records.won[player] ?? 0
  const matchesPlayed = records.rounds[player] ?? 0
  const opponentSecond = figures.opponentGameWin ?? figures.opponentsOpponentMatchWin
  return {
    points: records.points[player] ?? 0,
    matchesWon,
    matchesPlayed,
    matchesDrawn: records.drawn[player] ?? 0,
    winRate: matchesPlayed === 0 ? 0 : matchesWon / matchesPlayed,
    opponentMatchWin: opponentMatchWin.values[player] ?? 0,
    gameWin: gameWin?.values[player] ?? 0,
    opponentGameWin: opponentSecond?.values[player] ?? 0,
  }
}
