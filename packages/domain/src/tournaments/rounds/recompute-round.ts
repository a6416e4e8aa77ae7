import type { Change } from '../change.ts'
import { evolveAll } from '../evolve.ts'
import { bracketBefore } from '../kinds/bracket.ts'
import { drawStage } from '../kinds/draw-stage.ts'
import { pairStage } from '../kinds/pair-stage.ts'
import { chairsOf, seatsOf } from '../kinds/seats.ts'
import { stageOfRound, structureOf, turnInStage } from '../kinds/stage.ts'
import { pairRound } from '../pairing/pair-round.ts'
import type { Pair, PairField, PairingPlayer } from '../pairing/pairing-field.ts'
import type { Score } from '../results/score.ts'
import type { Match, MatchId, PlayerId, RoundNumber, Stage, Tournament, UnopposedKind } from '../tournament.ts'
import { fieldOfDraw, withoutAwarded } from './pair-next-round.ts'
import { matchesOfRound } from './round-progress.ts'

export type RecomputedRound = {
  readonly seed: string
  /** What the pairing rests on beside the seed: everybody who was drawn against somebody, by the results of `ground`. */
  readonly field: readonly PairingPlayer[]
  /** What the seed gives with those results. */
  readonly pairs: readonly Pair[]
  /** The tables, and the bye, as they were paired, each beside what the seed gives. */
  readonly tables: readonly RecomputedTable[]
  /** Tables, and the bye, that the seed gives otherwise than they were drawn. By the results of the draw there are none. */
  readonly others: number
  /** Tables that the staff made after the draw. */
  readonly byHand: number
  /** Results of earlier rounds that were corrected since the draw; null where nobody knows what stood then. */
  readonly corrected: number | null
  /** The tournament with the results that stood at the draw; where nobody knows them, with those that stand now. */
  readonly ground: Tournament
}

export type RecomputedTable = {
  readonly match: Match
  /** The pairs that the seed makes of those who sit here: this one alone, where it is the same. */
  readonly given: readonly Pair[]
  readonly isSame: boolean
  /** The staff made it after the draw, so that it follows from no seed. */
  readonly isByHand: boolean
}

/** A round as it was drawn, as the journal keeps it. */
export type DrawnRound = {
  readonly seed: string
  /** Who was drawn against whom, where tables were changed by hand since; null while they stand as they were drawn. */
  readonly pairs: readonly Pair[] | null
  /** Of earlier rounds, what stood at the draw and was corrected since. Null or left out: the journal cannot tell. */
  readonly results?: readonly ResultAtDraw[] | null
}

/** How a match counted when a later round was drawn: by a score, or as a bye or a loss where nobody sat on the other side. */
export type ResultAtDraw =
  | { readonly matchId: MatchId; readonly score: Score }
  | { readonly matchId: MatchId; readonly as: UnopposedKind }

/**
 * Pairs a round again from its seed, for the players who were paired in it and the results before it, as anybody may: by those
 * that stood when it was drawn, where `drawn` tells them. Of a round that was changed by hand since, the draw is needed: the
 * tables nobody touched still follow from it. Null without one.
 */
export function recomputeRound(
  tournament: Tournament,
  round: RoundNumber,
  drawn: DrawnRound | null = null,
): RecomputedRound | null {
  return recomputedBy(pairRound, tournament, { round, drawn })
}

type Recomputing = { readonly round: RoundNumber; readonly drawn?: DrawnRound | null }

/** The same by whoever pairs a field as `pairRound` does. */
export function recomputedBy(
  pair: PairField,
  tournament: Tournament,
  { round, drawn = null }: Recomputing,
): RecomputedRound | null {
  const paired = tournament.rounds.find(({ number }) => number === round)
  if (!paired) return null
  const matches = matchesOfRound(tournament, round)
  // A loss without an opponent was a bye when the round was drawn: who is given one later is in no draw.
  const seed = paired.seed ?? drawn?.seed
  const pairsDrawn = paired.seed === null ? (drawn?.pairs ?? null) : matches.map(chairsOf)
  if (seed === undefined || pairsDrawn === null) return null
  const everybody = pairsDrawn.flatMap((pair) => pair.filter((id) => id !== null)).map((id) => id as PlayerId)
  const stage = stageOfRound(tournament, round)
  const { playing, exempt } = withoutAwarded(tournament, { stage, round, players: everybody })
  const results = (drawn?.seed === seed ? drawn.results : null) ?? null
  const ground = evolveAll(tournament, (results ?? []).map(standingAgain))
  const field = fieldOfDraw(ground, round, { playing, seed })
  const pairs = [...pairedAgain(ground, { round, seed, field, pair }), ...exempt]
  const tables = besideWhatIsGiven(matches, { drawn: new Set(pairsDrawn.map(pairKey)), pairs })
  return {
    ...{ seed, field, pairs, tables, ground },
    others: tables.filter(({ isSame, isByHand }) => !isSame && !isByHand).length,
    byHand: tables.filter(({ isByHand }) => isByHand).length,
    corrected: results === null ? null : results.length,
  }
}

/** The change after which a match counts as it did; who decided it, and what was reported, makes no difference to a pairing. */
function standingAgain(result: ResultAtDraw): Change {
  const { matchId } = result
  if ('as' in result) return { kind: 'bye_corrected', matchId, as: result.as }
  return { kind: 'match_scored', matchId, score: result.score, decidedBy: 'organizer', reports: [] }
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

/** The first round draws who sits where, and those after it follow from that; a bracket after Swiss rounds follows from their standings. */
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
    const key = pairKey(chairsOf(match))
    const given = [...new Set(seatsOf(match).map((id) => pairOf.get(id)))].filter((pair) => pair !== undefined)
    const isByHand = !drawn.has(key)
    return { match, given, isSame: !isByHand && given.some((pair) => pairKey(pair) === key), isByHand }
  })
}

function pairKey([one, other]: Pair): string {
  return other === null ? one : [one, other].sort().join(' ')
}
