import type { Change } from '../change.ts'
import { evolveAll } from '../evolve.ts'
import { bracketBefore } from '../kinds/bracket.ts'
import { drawStage } from '../kinds/draw-stage.ts'
import { pairStage } from '../kinds/pair-stage.ts'
import { games } from '../kinds/result.ts'
import { chairsOf, seatsOf } from '../kinds/seats.ts'
import { stageOfRound, structureOf, turnInStage } from '../kinds/stage.ts'
import { pairRound } from '../pairing/pair-round.ts'
import type { Pair, PairField, PairingPlayer } from '../pairing/pairing-field.ts'
import type { Score } from '../results/score.ts'
import type { Match, MatchId, PlayerId, RoundNumber, Stage, Tournament, UnopposedKind } from '../tournament.ts'
import { type EarlierRounds, fieldOfDraw, withoutAwarded } from './pair-next-round.ts'
import { matchesOfRound } from './round-progress.ts'

export type RecomputedRound = {
  readonly seed: string
  /** The draw's input besides the seed: everybody drawn, by the results of `ground`. */
  readonly field: readonly PairingPlayer[]
  readonly pairs: readonly Pair[]
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
  /** The seed's pairs for these players; just this pair if the same. */
  readonly given: readonly Pair[]
  readonly isSame: boolean
  readonly isByHand: boolean
}

/** A round as drawn, from the journal. */
export type DrawnRound = {
  readonly seed: string
  /** The pairs drawn, if tables were changed by hand since; null if none were. */
  readonly pairs: readonly Pair[] | null
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
  return recomputedBy(pairRound, tournament, { round, drawn })
}

type Recomputing = {
  readonly round: RoundNumber
  readonly drawn?: DrawnRound | null
  /** By the tournament's own results, where it was worked out already. */
  readonly earlier?: EarlierRounds | undefined
}

/** `recomputeRound` with another implementation of `pairRound`. */
export function recomputedBy(
  pair: PairField,
  tournament: Tournament,
  { round, drawn = null, earlier }: Recomputing,
): RecomputedRound | null {
  const paired = tournament.rounds.find(({ number }) => number === round)
  if (!paired) return null
  const matches = matchesOfRound(tournament, round)
  // A loss without an opponent was a bye at the draw; losses given later are in no draw.
  const seed = paired.seed ?? drawn?.seed
  const pairsDrawn = paired.seed === null ? (drawn?.pairs ?? null) : matches.flatMap(pairIn)
  if (seed === undefined || pairsDrawn === null) return null
  const everybody = pairsDrawn.flatMap((pair) => pair.filter((id) => id !== null)).map((id) => id as PlayerId)
  const stage = stageOfRound(tournament, round)
  const { playing, exempt } = withoutAwarded(tournament, { stage, round, players: everybody })
  const results = (drawn?.seed === seed ? drawn.results : null) ?? null
  const ground = evolveAll(tournament, (results ?? []).map(standingAgain))
  const known = results === null ? earlier : undefined
  const field = fieldOfDraw(ground, round, { playing, seed, earlier: known })
  const pairs = [...pairedAgain(ground, { round, seed, field, pair }), ...exempt]
  const tables = besideWhatIsGiven(matches, { drawn: new Set(pairsDrawn.map(pairKey)), pairs })
  return {
    ...{ seed, field, pairs, tables, ground },
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
  tournament: Tournament,
  { round, seed, field, pair }: Again & { readonly pair: PairField },
): readonly Pair[] {
  const turn = turnInStage(tournament, round)
  const drawn = turn === 0 ? { ...tournament, stages: placedAgain(tournament, { round, seed, field }) } : tournament
  const stage = stageOfRound(drawn, round)
  return pairStage(stage, {
    playing: field.map(({ id }) => id),
    field: () => field,
    seed,
    bracket: bracketBefore(drawn, round),
    turn,
    pair,
  })
}

/** Round 1 draws the places for all rounds; a bracket after Swiss rounds follows from standings. */
function placedAgain(tournament: Tournament, { round, seed, field }: Again): readonly Stage[] {
  const index = tournament.rounds.find(({ number }) => number === round)?.stage ?? 0
  if (index > 0 && structureOf(tournament) === 'swiss') return tournament.stages
  const players = field.map(({ id }) => id as PlayerId)
  return tournament.stages.with(index, drawStage(stageOfRound(tournament, round), players, seed))
}

type Draw = { readonly drawn: ReadonlySet<string>; readonly pairs: readonly Pair[] }

function besideWhatIsGiven(matches: readonly Match[], { drawn, pairs }: Draw): readonly RecomputedTable[] {
  const pairOf = new Map<string, Pair>()
  for (const pair of pairs) for (const id of pair) if (id !== null) pairOf.set(id, pair)
  return matches.map((match) => {
    const key = seatsOf(match).toSorted().join(' ')
    const given = [...new Set(seatsOf(match).map((id) => pairOf.get(id)))].filter((pair) => pair !== undefined)
    const isByHand = !drawn.has(key)
    return { match, given, isSame: !isByHand && given.some((pair) => pairKey(pair) === key), isByHand }
  })
}

/** Tables of more than two follow from no seed. */
function pairIn(match: Match): readonly Pair[] {
  const chairs = chairsOf(match)
  return chairs ? [chairs] : []
}

function pairKey([one, other]: Pair): string {
  return other === null ? one : [one, other].sort().join(' ')
}
