import { type Decider, deciderOf } from '../authority/decider.ts'
import type { Change } from '../change.ts'
import type { Score } from '../results/score.ts'
import type { ContestedSeats } from '../teams/team.ts'
import type {
  PlayedMatch,
  PlayerId,
  Result,
  ResultReport,
  UnopposedMatch,
  WholeMatch,
  WholeMatchState,
  WholeMeeting,
  WholePlayedMatch,
} from '../tournament.ts'
import { resultState } from './match-result.ts'
import { games, type SaidSeats, seats } from './result.ts'
import { isMeeting, pairOf, sidesOfPair } from './seats.ts'
import { type WrittenStage, writtenStage } from './written-stage.ts'

/**
 * Matches in the journal and on the live channel. Meetings of two keep their old form; what older apps could not show has other members, so
 * that they read the document.
 */
export type WrittenMatch = WrittenMeeting | WrittenTable<'multiplayer'> | WrittenTable<'teams'> | UnopposedMatch

type Placed<Of> = Omit<PlayedMatch, 'kind' | 'sides' | 'state'> & { readonly state: Of }
type WrittenMeeting = Placed<WrittenState> & {
  readonly kind: 'played'
  readonly players: readonly [PlayerId, PlayerId]
}
type WrittenTable<Of> = Placed<WrittenState> & Pick<PlayedMatch, 'sides'> & { readonly kind: Of }

/** A result, under its kind's written name. */
export type WrittenResults = {
  readonly games: { readonly score: Score }
  readonly placings: { readonly result: Extract<Result, { readonly kind: 'placings' }> }
  readonly seats: { readonly seats: SaidSeats }
}
type WrittenResult = WrittenResults[Result['kind']]

export type WrittenReport = { readonly by: PlayerId } & (WrittenResult | { readonly score: null })

export type WrittenState =
  | { readonly kind: 'pending' }
  | ({ readonly kind: 'contested'; readonly reports: readonly WrittenReport[] } & ContestedSeats)
  | ({ readonly kind: 'partial' | 'terminated'; readonly reports: readonly WrittenReport[] } & WrittenResult & Decider)

type OfMatches = 'round_paired' | 'pairings_changed' | 'match_scored' | 'match_contested'
type OfStages = 'stage_opened' | 'stage_chosen'
type ChangeOf<Kind extends OfMatches | OfStages> = Extract<Change, { readonly kind: Kind }>

export type WrittenScored = Omit<ChangeOf<'match_scored'>, 'result' | 'reports'> & {
  readonly reports: readonly WrittenReport[]
} & WrittenResult

/** A change as written and sent. */
export type WrittenChange =
  | Exclude<Change, { readonly kind: OfMatches | OfStages }>
  | { readonly kind: OfStages; readonly stage: WrittenStage }
  | (Omit<ChangeOf<'round_paired'>, 'matches'> & { readonly matches: readonly WrittenMatch[] })
  | (Omit<ChangeOf<'pairings_changed'>, 'added'> & { readonly added: readonly WrittenMatch[] })
  | WrittenScored
  | (Omit<ChangeOf<'match_contested'>, 'reports'> & { readonly reports: readonly WrittenReport[] })

export function writtenChange(change: Change): WrittenChange {
  switch (change.kind) {
    case 'round_paired':
      return { ...change, matches: change.matches.map(writtenMatch) }
    case 'stage_opened':
    case 'stage_chosen':
      return { kind: change.kind, stage: writtenStage(change.stage) }
    case 'pairings_changed':
      return { ...change, added: change.added.map(writtenMatch) }
    case 'match_scored': {
      const { kind, matchId, result, reports } = change
      return { kind, matchId, ...writtenResult(result), ...deciderOf(change), reports: reports.map(writtenReport) }
    }
    case 'match_contested':
      return { ...change, reports: change.reports.map(writtenReport) }
    default:
      return change
  }
}

function writtenMatch(match: WholeMatch): WrittenMatch {
  switch (match.kind) {
    case 'played':
      return isMeeting(match) ? writtenMeeting(match) : writtenTable(match)
    case 'bye':
    case 'loss':
      return match
    default:
      return match satisfies never
  }
}

function writtenMeeting(match: WholeMeeting): WrittenMeeting {
  const { kind, id, round, table, state } = match
  return { kind, id, round, table, players: pairOf(match), state: writtenState(state) }
}

function writtenTable({ id, round, table, sides, state }: WholePlayedMatch): WrittenMatch {
  const members = { id, round, table, sides, state: writtenState(state) }
  return sides.length === 2 ? { kind: 'teams', ...members } : { kind: 'multiplayer', ...members }
}

export function writtenState(state: WholeMatchState): WrittenState {
  switch (state.kind) {
    case 'pending':
      return state
    case 'contested':
      return { ...state, reports: state.reports.map(writtenReport) }
    case 'partial':
    case 'terminated': {
      const { kind, result, reports } = state
      return { kind, ...writtenResult(result), ...deciderOf(state), reports: reports.map(writtenReport) }
    }
    default:
      return state satisfies never
  }
}

function writtenResult(result: Result): WrittenResult {
  switch (result.kind) {
    case 'games':
      return { score: result.score }
    case 'placings':
      return { result }
    case 'seats': {
      const { scores, ended } = result
      return { seats: ended ? { scores, ended } : { scores } }
    }
    default:
      return result satisfies never
  }
}

export function writtenReport({ by, result }: ResultReport): WrittenReport {
  return result === null ? { by, score: null } : { by, ...writtenResult(result) }
}

export function readWrittenMatch(written: WrittenMatch): WholeMatch {
  switch (written.kind) {
    case 'played': {
      const { kind, id, round, table, players, state } = written
      return { kind, id, round, table, sides: sidesOfPair(players), state: readWrittenState(state) }
    }
    case 'multiplayer':
    case 'teams': {
      const { id, round, table, sides, state } = written
      return { kind: 'played', id, round, table, sides, state: readWrittenState(state) }
    }
    case 'bye':
    case 'loss':
      return written
    default:
      return written satisfies never
  }
}

export function readWrittenState(state: WrittenState): WholeMatchState {
  switch (state.kind) {
    case 'pending':
      return state
    case 'contested':
      return { ...state, reports: state.reports.map(readWrittenReport) }
    case 'partial':
    case 'terminated': {
      const reports = state.reports.map(readWrittenReport)
      return resultState({ result: readWrittenResult(state), ...deciderOf(state), reports })
    }
    default:
      return state satisfies never
  }
}

export function readWrittenScored(written: WrittenScored): ChangeOf<'match_scored'> {
  const { kind, matchId } = written
  const reports = written.reports.map(readWrittenReport)
  return { kind, matchId, result: readWrittenResult(written), ...deciderOf(written), reports }
}

function readWrittenResult(written: WrittenResult): Result {
  if ('seats' in written) return seats(written.seats.scores, written.seats.ended)
  return 'score' in written ? games(written.score) : written.result
}

export function readWrittenReport(written: WrittenReport): ResultReport {
  const { by } = written
  if ('score' in written && written.score === null) return { by, result: null }
  return { by, result: readWrittenResult(written as WrittenResult) }
}
