import type { Outcome } from '../../outcome.ts'
import { accept } from '../../outcome.ts'
import type { Change } from '../change.ts'
import { evolveAll } from '../evolve.ts'
import { isInCut, isKnockout } from '../kinds/stage.ts'
import { type CorrectedBye, correctBye } from '../results/correct-bye.ts'
import { matchPoints } from '../results/match-points.ts'
import { type DecidedScore, setScore } from '../results/set-score.ts'
import { computeSharedStandings } from '../standings/compute-standings.ts'
import type { MatchId, PlayerId, RoundNumber, Tournament } from '../tournament.ts'
import { partedTables } from './parted-tables.ts'
import { lastCompleteRound } from './round-progress.ts'

type Moved = { readonly playerId: PlayerId; readonly before: number; readonly after: number }

/** What a corrected result of an earlier round would change (NONE-5). */
export type CorrectionPreview = {
  /** Match points, of whose points change. */
  readonly points: readonly Moved[]
  /** Places after the last complete round, of whose place changes: the best new places first. */
  readonly places: readonly Moved[]
  /** Rounds paired since whose seed would have given other pairings, and how many. */
  readonly rounds: readonly { readonly round: RoundNumber; readonly tables: number }[]
  /** Rounds paired since whose seed would have given the same. */
  readonly same: readonly RoundNumber[]
  /** Rounds paired since and then set by hand, wholly or in part: nobody can say what they would have been. */
  readonly byHand: readonly RoundNumber[]
  /** A bracket was made of the standings since: whoever is in it stays, at the same place. */
  readonly doesCutStay: boolean
}

/** Decides as saving it would, and compares; nothing is saved. */
export function previewCorrection(tournament: Tournament, correction: DecidedScore): Outcome<CorrectionPreview> {
  return compare(tournament, correction.matchId, setScore(tournament, correction))
}

/** The same for a bye that becomes a loss, or a loss that becomes a bye. */
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
    round > since ? [{ round, ...partedTables(tournament, corrected, { round }) }] : [],
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
