import { scoreOf, statusOf } from '@tablee/domain/tournaments/kinds/match-result'
import { isBye, isMeeting, seatsOf, tableOf } from '@tablee/domain/tournaments/kinds/seats'
import type { Match } from '@tablee/domain/tournaments/tournament'
import type { PlayerNames } from '../tournament-frame/player-names.ts'

const COLUMNS = ['round', 'table', 'player1', 'player2', 'wins1', 'wins2', 'draws', 'state'] as const
type PairingColumn = (typeof COLUMNS)[number]
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
  return [COLUMNS.map(words.column), ...inOrder.map((match) => cellsOf(match, names, words))]
}

function placeOf(match: Match): number {
  return tableOf(match) ?? Number.MAX_SAFE_INTEGER
}

function cellsOf(match: Match, names: PlayerNames, words: PairingWords): string[] {
  const [player1 = '', player2 = ''] = seatsOf(match).map((id) => names.get(id) ?? '')
  const score = scoreOf(match)
  const table = tableOf(match)
  const games = score?.isDoubleLoss ? null : score
  const cells: Readonly<Record<PairingColumn, string>> = {
    round: String(match.round),
    table: table === null ? '' : words.table(table),
    player1,
    player2,
    wins1: String(games?.wins1 ?? ''),
    wins2: String(games?.wins2 ?? ''),
    draws: String(games?.draws ?? ''),
    state: words.state(stateOf(match)),
  }
  return COLUMNS.map((column) => cells[column])
}

function stateOf(match: Match): PairingState {
  if (!isMeeting(match)) return isBye(match) ? 'bye' : 'loss'
  return scoreOf(match)?.isDoubleLoss ? 'doubleLoss' : statusOf(match)
}
