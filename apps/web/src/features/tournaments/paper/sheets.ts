import { guardianAge } from '@tablee/domain/registrations/guardian'
import { seatedPods } from '@tablee/domain/tournaments/draft/seated-pods'
import { hasPods } from '@tablee/domain/tournaments/kinds/paired-by'
import { currentRound, isFinished, isRunning, isWaiting } from '@tablee/domain/tournaments/kinds/phase'
import { entrantsIn, isPlayed } from '@tablee/domain/tournaments/kinds/seats'
import { currentStage, enteredIn } from '@tablee/domain/tournaments/kinds/stage'
import { isTeamMatch } from '@tablee/domain/tournaments/kinds/team-match'
import { isBySeats, meetingOfCaptains, meetingsOf } from '@tablee/domain/tournaments/kinds/team-meeting'
import { activePlayers, lastCompleteRound, matchesOfRound } from '@tablee/domain/tournaments/rounds/round-progress'
import { tablesInUse } from '@tablee/domain/tournaments/tables/tables-in-use'
import type { PlayedMatch, PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'
import { seatLetter } from '../teams/seat-letter.ts'
import { SHEETS, type Sheet } from './sheet-names.ts'

/** Row layout of each kind of list. */
export const GRIDS = {
  byName: { mostColumns: 2 },
  byTable: {},
  players: { mostColumns: 2 },
  standings: { headMm: 6 },
  nextRound: { lineMm: 12 },
} as const

type Beside = {
  readonly mayReadDecks?: boolean
  readonly mayReadCodes?: boolean
}

/** Available in the tournament's state. */
export function sheetsOf(
  tournament: Tournament,
  { mayReadDecks = false, mayReadCodes = false }: Beside = {},
): readonly Sheet[] {
  const isPaired = currentRound(tournament) > 0 && !tournament.isCancelled
  const has: Readonly<Record<Sheet, boolean>> = {
    poster: isWaiting(tournament) && !tournament.isCancelled,
    draftSeats: !tournament.isCancelled && !isFinished(tournament) && podsOf(tournament) > 0,
    byName: isPaired && isRunning(tournament),
    largeByName: isPaired && isRunning(tournament),
    byTable: isPaired && isRunning(tournament),
    slips: isPaired && isRunning(tournament),
    tableCodes:
      mayReadCodes && !tournament.isCancelled && !isFinished(tournament) && tablesInUse(tournament).length > 0,
    standings: isFinished(tournament) ? isPaired : isPaired && lastCompleteRound(tournament) > 0,
    players: tournament.players.length > 0,
    // Not for round robins or brackets, whose rounds are fixed.
    nextRound:
      !isFinished(tournament) &&
      !enteredIn(currentStage(tournament)) &&
      // Its tables are for two.
      !hasPods(currentStage(tournament)) &&
      activePlayers(tournament, currentRound(tournament) + 1).length > 1,
    deckCheck: !tournament.isCancelled,
    guardianForms: !tournament.isCancelled && !isFinished(tournament) && guardianAge(tournament) !== null,
    deckLists: !tournament.isCancelled && tournament.announcement !== null && mayReadDecks,
  }
  return SHEETS.filter((sheet) => has[sheet])
}

/** Pods of a draft that are drawn. */
export function podsOf(tournament: Tournament): number {
  return seatedPods(tournament)?.pods.length ?? 0
}

/** Of the current round, by number. */
export function tablesToPrint(tournament: Tournament): readonly PlayedMatch[] {
  return matchesOfRound(tournament, currentRound(tournament))
    .filter((match) => isPlayed(match))
    .sort((one, other) => one.table - other.table)
}

export type SlipToPrint = {
  readonly key: string
  readonly match: PlayedMatch
  /** A seat's in a match of teams; else empty. */
  readonly letter: string
  /** Whose seat it is. */
  readonly teams: readonly PlayerId[]
}

/** One a table; of teams that meet seat by seat, one a seat. */
export function slipsToPrint(tournament: Tournament): readonly SlipToPrint[] {
  return tablesToPrint(tournament).flatMap((match): readonly SlipToPrint[] => {
    const teams = entrantsIn(match)
    if (isTeamMatch(match) && isBySeats(match)) {
      const key = (seat: number) => `${match.id} ${seat}`
      return meetingsOf(match).map((one, seat) => ({ key: key(seat), match: one, letter: seatLetter(seat), teams }))
    }
    const shown = isTeamMatch(match) ? (meetingOfCaptains(match) ?? match) : match
    return [{ key: match.id, match: shown, letter: '', teams: [] }]
  })
}

export function pagesOf<Row>(rows: readonly Row[], perPage: number): readonly (readonly Row[])[] {
  return Array.from({ length: Math.ceil(rows.length / perPage) }, (_, page) =>
    rows.slice(page * perPage, (page + 1) * perPage),
  )
}
