import type { RoundNumber, Tournament } from '../tournament.ts'
import { type RecordedField, recordedField } from './player-records.ts'
import type { Standing } from './standing.ts'
import { sharedPlaces, standingsOrder } from './standings-order.ts'
import { type TournamentFigures, tournamentFigures } from './tournament-figures.ts'

/** Rounds after `throughRound` are ignored. */
export type StandingsInput = Pick<Tournament, 'rules' | 'lot' | 'players' | 'matches'> & {
  readonly throughRound: RoundNumber
}

/** Every player, dropped ones included, from first to last, by the tournament's own rules. */
export function computeStandings(tournament: StandingsInput): readonly Standing[] {
  const { field, figures, order } = ordered(tournament)
  return order.map((index, place) => standing(field, figures, { index, rank: place + 1 }))
}

/** The same in the same order, but whom only the lot tells apart have the same rank: nothing is decided by it yet. */
export function computeSharedStandings(tournament: StandingsInput): readonly Standing[] {
  const { field, figures, order } = ordered(tournament)
  const places = sharedPlaces(field, figures, order)
  return order.map((index, place) => standing(field, figures, { index, rank: places[place] ?? place + 1 }))
}

function ordered({ rules, players, matches, lot, throughRound }: StandingsInput) {
  const field = recordedField({ rules, players, matches: matches.filter(({ round }) => round <= throughRound) })
  const figures = tournamentFigures(field, throughRound)
  return { field, figures, order: standingsOrder(field, figures, lot) }
}

type Ranked = { readonly index: number; readonly rank: number }

function standing({ players }: RecordedField, figures: TournamentFigures, { index, rank }: Ranked): Standing {
  const player = players[index]
  if (!player) throw new Error(`Player ${index} of ${players.length} is ranked`)
  return { rank, playerId: player.id, ...rowFigures(figures, index) }
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
