import { accept, type Outcome, refuse } from '../../outcome.ts'
import type { Change } from '../change.ts'
import { hasPenaltiesInRound } from '../conduct/standing-penalties.ts'
import { evolveAll } from '../evolve.ts'
import { isUntouched } from '../kinds/match-result.ts'
import { currentRound, isRunning } from '../kinds/phase.ts'
import { tableOf } from '../kinds/seats.ts'
import { looksAtFloats } from '../pairing/seed-version.ts'
import { type CorrectedBye, correctBye } from '../results/correct-bye.ts'
import { type DecidedScore, setScore } from '../results/set-score.ts'
import { MIN_PLAYERS_TO_START } from '../size-limits.ts'
import { assignTables } from '../tables/assign-tables.ts'
import type { Match, RoundNumber, TablePlan, Tournament, WholeTournament } from '../tournament.ts'
import { earlierRoundsCorrected } from './earlier-rounds.ts'
import { seatKey } from './hand-pairing.ts'
import { type Draw, pairNextRound } from './pair-next-round.ts'
import { partedTables } from './parted-tables.ts'
import { activePlayers, matchesOfRound } from './round-progress.ts'
import { undoRound } from './undo-round.ts'

type PairingAgain = Draw & {
  /** The round seen; later ones are not re-paired. */
  readonly round: RoundNumber
}

export type CorrectionAndPairing = PairingAgain & { readonly correction: DecidedScore }

/**
 * Corrects an earlier result and re-pairs the current round, while it has no reports (NONE-5). If no pairing would change, the round stays:
 * re-pairing would only throw the dice again.
 */
export function correctAndPairAgain(
  tournament: WholeTournament,
  { correction, ...again }: CorrectionAndPairing,
): Outcome<readonly Change[]> {
  return pairAgain(tournament, setScore(tournament, correction), again)
}

/** Likewise for turning a bye into a loss or back. */
export function correctByeAndPairAgain(
  tournament: WholeTournament,
  { correction, ...again }: PairingAgain & { readonly correction: CorrectedBye },
): Outcome<readonly Change[]> {
  return pairAgain(tournament, correctBye(tournament, correction), again)
}

function pairAgain(
  tournament: WholeTournament,
  corrected: Outcome<readonly Change[]>,
  { round, ...draw }: PairingAgain,
): Outcome<readonly Change[]> {
  if (!corrected.accepted) return corrected
  if (round !== currentRound(tournament)) return refuse('round_moved_on')
  const after = evolveAll(tournament, corrected.value)
  const undone = undoRound(after, round)
  if (!undone.accepted) return undone
  // The round that is undone is none of its earlier ones, so they are worked out once.
  const earlier = looksAtFloats(draw.seed) ? earlierRoundsCorrected(tournament, after, round) : undefined
  if (partedTables(tournament, after, { ...draw, round, earlier }).tables === 0) return corrected
  const unpaired = evolveAll(after, undone.value)
  if (activePlayers(unpaired, round).length < MIN_PLAYERS_TO_START) return refuse('not_enough_players')
  const paired = pairNextRound(unpaired, round, { ...draw, earlier })
  const matches = keepTables(paired.matches, matchesOfRound(tournament, round), {
    plan: tournament.tablePlan,
    seed: draw.seed,
  })
  return accept([...corrected.value, ...undone.value, { ...paired, matches }])
}

/** Whether the current round may be re-paired: among rounds the correction would have paired differently. */
export function canPairAgain(tournament: Tournament, rounds: readonly { readonly round: RoundNumber }[]): boolean {
  const current = currentRound(tournament)
  const isUnplayed =
    isRunning(tournament) &&
    !hasPenaltiesInRound(tournament, current) &&
    matchesOfRound(tournament, current).every(isUntouched)
  return isUnplayed && rounds.some(({ round }) => round === current)
}

type Numbering = { readonly plan: TablePlan; readonly seed: string }

/** Unchanged pairings keep their table, so that nobody moves needlessly; the others take the plan's free tables. */
function keepTables<Each extends Match>(
  paired: readonly Each[],
  before: readonly Each[],
  { plan, seed }: Numbering,
): readonly Each[] {
  const known = new Map(before.map((match) => [seatKey(match), match]))
  const staying = new Map(paired.map((match) => [match, known.get(seatKey(match))]))
  const taken = new Set([...staying.values()].flatMap((match) => (match && tableOf(match)) ?? []))
  const fresh = paired.filter((match) => !staying.get(match))
  const seated = new Map(assignTables(fresh, { plan, seed, taken }).map((match) => [match.id, match]))
  return paired.map((match) => staying.get(match) ?? seated.get(match.id) ?? match)
}
