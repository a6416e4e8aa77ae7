import type { Change } from '../change.ts'
import { bracketBefore } from '../kinds/bracket.ts'
import { pairStage } from '../kinds/pair-stage.ts'
import { hasSwissPairs } from '../kinds/paired-by.ts'
import { podBracketBefore } from '../kinds/pod-bracket.ts'
import { currentStage, isInCut, turnInStage } from '../kinds/stage.ts'
import type { DrawnTable, PairField, PairingPlayer } from '../pairing/pairing-field.ts'
import type { PairPods } from '../pairing/pods/pod-field.ts'
import { looksAtFloats } from '../pairing/seed-version.ts'
import { hasAwardedBye } from '../players/awarded-byes.ts'
import { matchId, matchIdOf } from '../results/match-id.ts'
import { encounters, matchPoints } from '../results/match-points.ts'
import { assignTables } from '../tables/assign-tables.ts'
import type { Match, PlayerId, RoundNumber, Side, Stage, Tournament, WholeMatch } from '../tournament.ts'
import { pointsBefore } from './paired-down.ts'
import { podFieldOf } from './pod-field-of.ts'
import { activePlayers } from './round-progress.ts'

type RoundPaired = Extract<Change, { kind: 'round_paired' }>

/** What happened before a round, no matter who is paired in it. */
export type EarlierRounds = ReturnType<typeof pointsBefore> & ReturnType<typeof encounters>

export function earlierRounds(tournament: Tournament, round: RoundNumber): EarlierRounds {
  return { ...pointsBefore(tournament, round), ...encounters(earlierMatches(tournament, round)) }
}

type DrawnBy = {
  readonly playing: readonly PlayerId[]
  readonly seed: string
  readonly earlier?: EarlierRounds | undefined
}

/** With recent paired-down players, if the seed's round considers them. */
export function fieldOfDraw(
  tournament: Tournament,
  round: RoundNumber,
  { playing, seed, earlier }: DrawnBy,
): readonly PairingPlayer[] {
  if (!looksAtFloats(seed) || round <= 2) return pairingField(tournament, round, playing)
  const { down, ...known } = earlier ?? earlierRounds(tournament, round)
  const field = fieldOf(playing, known)
  return field.map((player) => (down.has(player.id as PlayerId) ? { ...player, pairedDown: true } : player))
}

/** What pairing knows of the players: points, opponents, byes. */
export function pairingField(
  tournament: Tournament,
  round: RoundNumber,
  playing: readonly PlayerId[],
): readonly PairingPlayer[] {
  const earlier = earlierMatches(tournament, round)
  return fieldOf(playing, { points: matchPoints({ ...tournament, matches: earlier }), ...encounters(earlier) })
}

function earlierMatches({ matches }: Tournament, round: RoundNumber): readonly Match[] {
  return matches.filter((match) => match.round < round)
}

function fieldOf(
  playing: readonly PlayerId[],
  { points, met, byes }: Omit<EarlierRounds, 'down'>,
): readonly PairingPlayer[] {
  return playing.map((id) => ({
    id,
    points: points.get(id) ?? 0,
    opponents: met.get(id) ?? [],
    byes: byes.get(id) ?? 0,
  }))
}

type ToPair = { readonly stage: Stage; readonly round: RoundNumber; readonly players: readonly PlayerId[] }

/** The players to draw, and the awarded byes of this round. */
export function withoutAwarded(
  tournament: Tournament,
  { stage, round, players }: ToPair,
): { readonly playing: readonly PlayerId[]; readonly exempt: readonly DrawnTable[] } {
  // Most tournaments have none; large fields are then not copied.
  if (tournament.awardedByes.length === 0 || !hasSwissPairs(stage)) return { playing: players, exempt: [] }
  const isExempt = (id: PlayerId) => hasAwardedBye(tournament, id, round)
  return {
    playing: players.filter((id) => !isExempt(id)),
    exempt: players.filter(isExempt).map((id) => [id]),
  }
}

/** Who draws; by default `pairRound` and `pairPods`. */
export type WhoDraws = { readonly pair?: PairField | undefined; readonly pods?: PairPods | undefined }

export type Draw = WhoDraws & {
  readonly seed: string
  /** Of the tournament, where it was worked out already. */
  readonly earlier?: EarlierRounds | undefined
}

/** Pairs a round with its seed, on the plan's tables. */
export function pairNextRound(
  tournament: Tournament,
  round: RoundNumber,
  { seed, pair, pods, earlier }: Draw,
): RoundPaired {
  const active = activePlayers(tournament, round).map(({ id }) => id)
  const stage = currentStage(tournament)
  const { playing, exempt } = withoutAwarded(tournament, { stage, round, players: active })
  const tables = pairStage(stage, {
    playing,
    field: () => fieldOfDraw(tournament, round, { playing, seed, earlier }),
    podField: () => podFieldOf(tournament, round, playing),
    seed,
    bracket: bracketBefore(tournament, round),
    podBracket: podBracketBefore(tournament, round),
    turn: turnInStage(tournament, round),
    pair,
    pods,
  })
  const drawn = [...tables, ...exempt].map((table, index) => matchAt(table as readonly PlayerId[], round, index + 1))
  const { tablePlan } = tournament
  // A bracket is read from its tables, so their order stays.
  const plan = isInCut(tournament) ? { ...tablePlan, order: 'rank' as const } : tablePlan
  return { kind: 'round_paired', round, seed, matches: assignTables(drawn, { plan, seed }) }
}

/** One alone has the bye. */
function matchAt(seats: readonly PlayerId[], round: RoundNumber, table: number): WholeMatch {
  const sides = seats.map((player): Side => [player])
  const [first] = seats
  if (first !== undefined && seats.length === 1) {
    return { kind: 'bye', id: matchId(round, first, null), round, player: first }
  }
  return { kind: 'played', id: matchIdOf(round, sides), round, table, sides, state: { kind: 'pending' } }
}
