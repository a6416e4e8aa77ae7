import { isOver, placingsOf, scoreOf, seatScoresOf, statusOf } from '@tablee/domain/tournaments/kinds/match-result'
import { isPodTable } from '@tablee/domain/tournaments/kinds/pod-table'
import { placingOf, seatWins } from '@tablee/domain/tournaments/kinds/result'
import { entrantsIn, isBye, isUnopposed, seatsOf, tableOf } from '@tablee/domain/tournaments/kinds/seats'
import { isTeamMatch } from '@tablee/domain/tournaments/kinds/team-match'
import { isBySeats } from '@tablee/domain/tournaments/kinds/team-meeting'
import type { PlayerNames } from '@tablee/domain/tournaments/teams/entrant-names'
import type { Match } from '@tablee/domain/tournaments/tournament'

const PAIR_COLUMNS = ['round', 'table', 'player1', 'player2', 'wins1', 'wins2', 'draws', 'state'] as const
/** With tables of three to five: everybody in order of seats, then who won, or who drew. */
const POD_COLUMNS = [
  ...(['round', 'table', 'player1', 'player2', 'player3', 'player4', 'player5'] as const),
  ...(['winner', 'drawn', 'state'] as const),
] as const
/** With two teams at a table: who won more matches, or their one game. */
const TEAM_COLUMNS = ['round', 'table', 'team1', 'team2', 'matches1', 'matches2', 'matchesDrawn', 'state'] as const
const GIANT_COLUMNS = ['round', 'table', 'team1', 'team2', 'wins1', 'wins2', 'draws', 'state'] as const
type PairingColumn = (typeof PAIR_COLUMNS | typeof POD_COLUMNS | typeof TEAM_COLUMNS)[number]
type PairingState = 'pending' | 'contested' | 'terminated' | 'doubleLoss' | 'bye' | 'loss'

/** In the page's language. */
export type PairingWords = {
  readonly column: (column: PairingColumn) => string
  readonly state: (state: PairingState) => string
  readonly table: (table: number) => string
}

/** Rows with headings, by round; one score cell per side, as spreadsheets read "2-1" as a date. */
export function pairingCells(matches: readonly Match[], names: PlayerNames, words: PairingWords): readonly string[][] {
  const inOrder = [...matches].sort((one, other) => one.round - other.round || placeOf(one) - placeOf(other))
  const columns = columnsOf(matches)
  const rows = inOrder.map((match) => cellsOf(match, names, words))
  return [columns.map(words.column), ...rows.map((cells) => columns.map((column) => cells[column]))]
}

function columnsOf(matches: readonly Match[]): readonly PairingColumn[] {
  const ofTeams = matches.find((match) => isTeamMatch(match))
  if (ofTeams) return isBySeats(ofTeams) ? TEAM_COLUMNS : GIANT_COLUMNS
  return matches.some((match) => isPodTable(match)) ? POD_COLUMNS : PAIR_COLUMNS
}

function placeOf(match: Match): number {
  return tableOf(match) ?? Number.MAX_SAFE_INTEGER
}

function cellsOf(match: Match, names: PlayerNames, words: PairingWords): Readonly<Record<PairingColumn, string>> {
  const seated = (isTeamMatch(match) ? entrantsIn(match) : seatsOf(match)).map((id) => names.get(id) ?? '')
  const [player1 = '', player2 = '', player3 = '', player4 = '', player5 = ''] = seated
  const result = placingsOf(match)
  const who = (how: 'won' | 'drawn') => seated.filter((_, seat) => result && placingOf(result, seat) === how).join(', ')
  const seats = isOver(match) ? seatScoresOf(match) : null
  const score = seats ? seatWins({ scores: seats }) : scoreOf(match)
  const table = tableOf(match)
  const games = score?.isDoubleLoss ? null : score
  const [won1, won2, level] = [String(games?.wins1 ?? ''), String(games?.wins2 ?? ''), String(games?.draws ?? '')]
  return {
    round: String(match.round),
    table: table === null ? '' : words.table(table),
    ...{ player1, player2, player3, player4, player5 },
    winner: who('won'),
    drawn: who('drawn'),
    ...{ team1: player1, team2: player2 },
    ...{ wins1: won1, wins2: won2, draws: level },
    ...{ matches1: won1, matches2: won2, matchesDrawn: level },
    state: words.state(stateOf(match)),
  }
}

function stateOf(match: Match): PairingState {
  if (isUnopposed(match)) return isBye(match) ? 'bye' : 'loss'
  return scoreOf(match)?.isDoubleLoss ? 'doubleLoss' : statusOf(match)
}
