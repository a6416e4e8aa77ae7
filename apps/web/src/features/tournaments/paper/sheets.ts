import { currentRound, isFinished, isRunning, isWaiting } from '@tablee/domain/tournaments/kinds/phase'
import { isMeeting } from '@tablee/domain/tournaments/kinds/seats'
import { currentStage, enteredIn } from '@tablee/domain/tournaments/kinds/stage'
import { activePlayers, lastCompleteRound, matchesOfRound } from '@tablee/domain/tournaments/rounds/round-progress'
import { tablesInUse } from '@tablee/domain/tournaments/tables/tables-in-use'
import type { Meeting, Tournament } from '@tablee/domain/tournaments/tournament'

/** What can be printed, in the order in which it comes out. */
export const SHEETS = [
  'poster',
  'byName',
  'byTable',
  'slips',
  'tableCodes',
  'standings',
  'players',
  'nextRound',
  'deckCheck',
  'deckLists',
] as const

export type Sheet = (typeof SHEETS)[number]

/** How the rows of each kind of list stand on their sides. */
export const GRIDS = {
  byName: { mostColumns: 2 },
  byTable: {},
  players: { mostColumns: 2 },
  standings: { headMm: 6 },
  nextRound: { lineMm: 12 },
} as const

type Beside = {
  /** Whoever prints may read the lists that players handed in. */
  readonly mayReadDecks?: boolean
  /** Whoever prints may read what lies on the tables. */
  readonly mayReadCodes?: boolean
}

/** What there is to print as the tournament stands. */
export function sheetsOf(
  tournament: Tournament,
  { mayReadDecks = false, mayReadCodes = false }: Beside = {},
): readonly Sheet[] {
  const isPaired = currentRound(tournament) > 0 && !tournament.isCancelled
  const has: Readonly<Record<Sheet, boolean>> = {
    poster: isWaiting(tournament) && !tournament.isCancelled,
    byName: isPaired && isRunning(tournament),
    byTable: isPaired && isRunning(tournament),
    slips: isPaired && isRunning(tournament),
    tableCodes:
      mayReadCodes && !tournament.isCancelled && !isFinished(tournament) && tablesInUse(tournament).length > 0,
    standings: isFinished(tournament) ? isPaired : isPaired && lastCompleteRound(tournament) > 0,
    players: tournament.players.length > 0,
    // Where rounds follow from a draw or a bracket, nobody fills one in by hand.
    nextRound:
      !isFinished(tournament) &&
      !enteredIn(currentStage(tournament)) &&
      activePlayers(tournament, currentRound(tournament) + 1).length > 1,
    deckCheck: !tournament.isCancelled,
    deckLists: !tournament.isCancelled && tournament.announcement !== null && mayReadDecks,
  }
  return SHEETS.filter((sheet) => has[sheet])
}

/** The tables of the round that is played, by number. */
export function tablesToPrint(tournament: Tournament): readonly Meeting[] {
  return matchesOfRound(tournament, currentRound(tournament))
    .filter((match) => isMeeting(match))
    .sort((one, other) => one.table - other.table)
}

/** Rows as they stand on sheets of paper. */
export function pagesOf<Row>(rows: readonly Row[], perPage: number): readonly (readonly Row[])[] {
  return Array.from({ length: Math.ceil(rows.length / perPage) }, (_, page) =>
    rows.slice(page * perPage, (page + 1) * perPage),
  )
}
