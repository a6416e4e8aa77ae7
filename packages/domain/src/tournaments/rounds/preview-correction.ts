import type { Outcome } from '../../outcome.ts'
import { accept } from '../../outcome.ts'
import type { Change } from '../change.ts'
import { evolveAll } from '../evolve.ts'
import { hasPods } from '../kinds/paired-by.ts'
import { seatsOf } from '../kinds/seats.ts'
import { isInCut, isKnockout, stageOfRound } from '../kinds/stage.ts'
import { type CorrectedBye, correctBye } from '../results/correct-bye.ts'
import { matchPoints } from '../results/match-points.ts'
import { type DecidedScore, setResult, setScore } from '../results/set-score.ts'
import { computeSharedStandings } from '../standings/compute-standings.ts'
import type { MatchId, PlayerId, Result, RoundNumber, Tournament } from '../tournament.ts'
import { partedTables } from './parted-tables.ts'
import { lastCompleteRound, matchesOfRound } from './round-progress.ts'

type Moved = { readonly playerId: PlayerId; readonly before: number; readonly after: number }

/** What correcting an earlier result would change (NONE-5). */
export type CorrectionPreview = {
  readonly points: readonly Moved[]
  /** Places that change after the last complete round, best new places first. */
  readonly places: readonly Moved[]
  /** Later rounds the seed would have paired differently, with the number of tables. Many tables of four are left out. */
  readonly rounds: readonly { readonly round: RoundNumber; readonly tables: number }[]
  readonly same: readonly RoundNumber[]
  /** Later rounds then set by hand, at least partly: their alternative is unknowable. */
  readonly byHand: readonly RoundNumber[]
  /** A bracket was made from the standings since: its players keep their places. */
  readonly doesCutStay: boolean
}

/** Decides as saving would, and compares; saves nothing. */
export function previewCorrection(tournament: Tournament, correction: DecidedScore): Outcome<CorrectionPreview> {
  return compare(tournament, correction.matchId, setScore(tournament, correction))
}

/** Likewise for a table of more than two, and for teams that meet seat by seat. */
export function previewResult(
  tournament: Tournament,
  correction: { readonly matchId: MatchId; readonly result: Result },
): Outcome<CorrectionPreview> {
  return compare(tournament, correction.matchId, setResult(tournament, correction))
}

/** Likewise for turning a bye into a loss or back. */
export function previewByeCorrection(tournament: Tournament, correction: CorrectedBye): Outcome<CorrectionPreview> {
  return compare(tournament, correction.matchId, correctBye(tournament, correction))
}

function compare(
  tournament: Tournament,
  matchId: MatchId,
  outcome: Outcome<readonly Change[]>,
): Outcome<CorrectionPreview> {
  if (!outcome.accepted) return outcome
  const corrected = evolveAll(tournament, outcome.value)
  const since = tournament.matches.find(({ id }) => id === matchId)?.round ?? 0
  const later = tournament.rounds.flatMap(({ number: round }) =>
    round > since && !isSearched(tournament, round)
      ? [{ round, ...partedTables(tournament, corrected, { round }) }]
      : [],
  )
  return accept({
    points: moved(matchPoints(tournament), matchPoints(corrected)),
    places: moved(placesIn(tournament), placesIn(corrected)),
    rounds: later.flatMap(({ round, tables }) => (tables ? [{ round, tables }] : [])),
    same: later.filter(({ others }) => others === 0).map(({ round }) => round),
    byHand: later.filter(({ others }) => others === null).map(({ round }) => round),
    doesCutStay: isInCut(tournament) && !isKnockout(tournament, since),
  })
}

/** More players at tables of four are drawn by a search of up to a second, too long for a question. */
const DRAWN_AT_ONCE = 16

function isSearched(tournament: Tournament, round: RoundNumber): boolean {
  if (!hasPods(stageOfRound(tournament, round)) || isKnockout(tournament, round)) return false
  return matchesOfRound(tournament, round).flatMap(seatsOf).length > DRAWN_AT_ONCE
}

function placesIn(tournament: Tournament): ReadonlyMap<PlayerId, number> {
  const throughRound = lastCompleteRound(tournament)
  return new Map(computeSharedStandings({ ...tournament, throughRound }).map(({ playerId, rank }) => [playerId, rank]))
}

function moved(before: ReadonlyMap<PlayerId, number>, after: ReadonlyMap<PlayerId, number>): readonly Moved[] {
  return [...after]
    .map(([playerId, value]) => ({ playerId, before: before.get(playerId) ?? value, after: value }))
    .filter((each) => each.before !== each.after)
    .sort((one, other) => one.after - other.after)
}
