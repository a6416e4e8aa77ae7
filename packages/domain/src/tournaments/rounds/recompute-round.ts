import type { Change } from '../change.ts'
import { evolveAll } from '../evolve.ts'
import { bracketBefore, earnsSeeds } from '../kinds/bracket.ts'
import { drawStage, isDrawnAtStart } from '../kinds/draw-stage.ts'
import { pairStage } from '../kinds/pair-stage.ts'
import { podBracketBefore } from '../kinds/pod-bracket.ts'
import { games } from '../kinds/result.ts'
import { seatsOf } from '../kinds/seats.ts'
import { FIRST_STAGE, stageOfRound, turnInStage } from '../kinds/stage.ts'
import { type DrawnTable, type PairingPlayer, tableKey } from '../pairing/pairing-field.ts'
import type { Score } from '../results/score.ts'
import { inEntrants } from '../teams/in-entrants.ts'
import type { Match, MatchId, PlayerId, RoundNumber, Tournament, UnopposedKind } from '../tournament.ts'
import type { EarlierRounds } from './earlier-rounds.ts'
import { type WhoDraws, withoutExempt } from './pair-next-round.ts'
import { fieldOfDraw } from './pairing-field-of.ts'
import { podFieldOf } from './pod-field-of.ts'
import { earlierInStage, matchesOfRound } from './round-progress.ts'

export type RecomputedRound = {
  readonly seed: string
  /** The draw's input besides the seed: everybody drawn, by the results of `ground`. */
  readonly field: readonly PairingPlayer[]
  readonly drawn: readonly DrawnTable[]
  readonly tables: readonly RecomputedTable[]
  /** Tables and bye that differ from the seed's; none by the results of the draw. */
  readonly others: number
  readonly byHand: number
  /** Earlier results corrected since the draw; null if the old ones are unknown. */
  readonly corrected: number | null
  /** With the results at the draw, or current ones if unknown. */
  readonly ground: Tournament
}

export type RecomputedTable = {
  readonly match: Match
  /** The seed's tables for these players; just this one if the same. */
  readonly given: readonly DrawnTable[]
  readonly isSame: boolean
  readonly isByHand: boolean
}

/** A round as drawn, from the journal. */
export type DrawnRound = {
  readonly seed: string
  /** The tables drawn, if some were changed by hand since; null if none were. */
  readonly tables: readonly DrawnTable[] | null
  /** Earlier results at the draw that were corrected since. Null or left out: unknown to the journal. */
  readonly results?: readonly ResultAtDraw[] | null
}

/** How a match counted at a later draw: its score, or a bye or loss without an opponent. */
export type ResultAtDraw =
  | { readonly matchId: MatchId; readonly score: Score }
  | { readonly matchId: MatchId; readonly as: UnopposedKind }

/**
 * Re-derives a round from its seed, players and earlier results, as anybody may: by the results at the draw, if `drawn` has them. If
 * changed by hand since, the draw is needed: untouched tables still follow from it. Null without one.
 */
export function recomputeRound(
  tournament: Tournament,
  round: RoundNumber,
  drawn: DrawnRound | null = null,
): RecomputedRound | null {
  return recomputedBy({}, tournament, { round, drawn })
}

type Recomputing = {
  readonly round: RoundNumber
  readonly drawn?: DrawnRound | null
  /** By the tournament's own results, where it was worked out already. */
  readonly earlier?: EarlierRounds | undefined
}

/** `recomputeRound` by whoever has the draw ready. */
export function recomputedBy(
  by: WhoDraws,
  asked: Tournament,
  { round, drawn = null, earlier }: Recomputing,
): RecomputedRound | null {
  const tournament = inEntrants(asked)
  const paired = tournament.rounds.find(({ number }) => number === round)
  if (!paired) return null
  const matches = matchesOfRound(tournament, round)
  // A loss without an opponent was a bye at the draw; losses given later are in no draw.
  const seed = paired.seed ?? drawn?.seed
  const tablesDrawn = paired.seed === null ? (drawn?.tables ?? null) : matches.map(seatsOf)
  if (seed === undefined || tablesDrawn === null) return null
  const everybody = tablesDrawn.flat().map((id) => id as PlayerId)
  const results = (drawn?.seed === seed ? drawn.results : null) ?? null
  const ground = evolveAll(tournament, (results ?? []).map(standingAgain))
  const { playing, exempt } = withoutExempt(ground, round, everybody)
  const placed = placedAgain(ground, { round, seed, players: everybody })
  const known = results === null ? earlier : undefined
  const field = fieldOfDraw(placed, round, { playing, seed, earlier: known })
  const given = [...pairedAgain(placed, { round, seed, field, by }), ...exempt]
  const tables = besideWhatIsGiven(matches, { drawn: new Set(tablesDrawn.map(tableKey)), given })
  return {
    ...{ seed, field, drawn: given, tables, ground },
    others: tables.filter(({ isSame, isByHand }) => !isSame && !isByHand).length,
    byHand: tables.filter(({ isByHand }) => isByHand).length,
    corrected: results === null ? null : results.length,
  }
}

/** Restores how a match counted; its decider and reports do not affect pairings. */
function standingAgain(result: ResultAtDraw): Change {
  const { matchId } = result
  if ('as' in result) return { kind: 'bye_corrected', matchId, as: result.as }
  return { kind: 'match_scored', matchId, result: games(result.score), decidedBy: 'organizer', reports: [] }
}

type Again = { readonly round: RoundNumber; readonly seed: string; readonly field: readonly PairingPlayer[] }

function pairedAgain(
  drawn: Tournament,
  { round, seed, field, by }: Again & { readonly by: WhoDraws },
): readonly DrawnTable[] {
  const turn = turnInStage(drawn, round)
  const stage = stageOfRound(drawn, round)
  const playing = field.map(({ id }) => id as PlayerId)
  return pairStage(stage, {
    playing,
    field: () => field,
    podField: () => podFieldOf(drawn, round, playing),
    seed,
    bracket: bracketBefore(drawn, round),
    podBracket: podBracketBefore(drawn, round),
    turn,
    earlier: () => earlierInStage(drawn, round),
    ...by,
  })
}

type Placing = { readonly round: RoundNumber; readonly seed: string; readonly players: readonly PlayerId[] }

/** Round 1 draws the places for all rounds; a bracket after Swiss rounds follows from standings. */
function placedAgain(tournament: Tournament, { round, seed, players }: Placing): Tournament {
  if (turnInStage(tournament, round) > 0) return tournament
  const index = tournament.rounds.find(({ number }) => number === round)?.stage ?? 0
  if (index > 0 && earnsSeeds(tournament.stages[index - 1] ?? FIRST_STAGE)) return tournament
  const stage = stageOfRound(tournament, round)
  if (!isDrawnAtStart(stage)) return tournament
  const seasonSeeds = index === 0 ? tournament.seasonSeeds : []
  return { ...tournament, stages: tournament.stages.with(index, drawStage(stage, players, { seed, seasonSeeds })) }
}

type Draw = { readonly drawn: ReadonlySet<string>; readonly given: readonly DrawnTable[] }

function besideWhatIsGiven(matches: readonly Match[], { drawn, given }: Draw): readonly RecomputedTable[] {
  const tableOf = new Map<string, DrawnTable>()
  for (const table of given) for (const id of table) tableOf.set(id, table)
  return matches.map((match) => {
    const key = tableKey(seatsOf(match))
    const theirs = [...new Set(seatsOf(match).map((id) => tableOf.get(id)))].filter((table) => table !== undefined)
    const isByHand = !drawn.has(key)
    return { match, given: theirs, isSame: !isByHand && theirs.some((table) => tableKey(table) === key), isByHand }
  })
}
