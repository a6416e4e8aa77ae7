import type { Change } from '../change.ts'
import { bracketBefore } from '../kinds/bracket.ts'
import { pairStage } from '../kinds/pair-stage.ts'
import { currentStage, hasSwissPairs, isInCut, turnInStage } from '../kinds/stage.ts'
import type { Pair, PairField, PairingPlayer } from '../pairing/pairing-field.ts'
import { looksAtFloats } from '../pairing/seed-version.ts'
import { hasAwardedBye } from '../players/awarded-byes.ts'
import { matchId } from '../results/match-id.ts'
import { encounters, matchPoints } from '../results/match-points.ts'
import { assignTables } from '../tables/assign-tables.ts'
import type { Match, PlayerId, RoundNumber, Stage, Tournament, WholeMatch } from '../tournament.ts'
import { pointsBefore } from './paired-down.ts'
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
): { readonly playing: readonly PlayerId[]; readonly exempt: readonly Pair[] } {
  // Most tournaments have none; large fields are then not copied.
  if (tournament.awardedByes.length === 0 || !hasSwissPairs(stage)) return { playing: players, exempt: [] }
  const isExempt = (id: PlayerId) => hasAwardedBye(tournament, id, round)
  return {
    playing: players.filter((id) => !isExempt(id)),
    exempt: players.filter(isExempt).map((id): Pair => [id, null]),
  }
}

export type Draw = {
  readonly seed: string
  readonly pair?: PairField | undefined
  /** Of the tournament, where it was worked out already. */
  readonly earlier?: EarlierRounds | undefined
}

/** Pairs a round with its seed, on the plan's tables. */
export function pairNextRound(tournament: Tournament, round: RoundNumber, { seed, pair, earlier }: Draw): RoundPaired {
  const active = activePlayers(tournament, round).map(({ id }) => id)
  const stage = currentStage(tournament)
  const { playing, exempt } = withoutAwarded(tournament, { stage, round, players: active })
  const pairs = pairStage(stage, {
    playing,
    field: () => fieldOfDraw(tournament, round, { playing, seed, earlier }),
    seed,
    bracket: bracketBefore(tournament, round),
    turn: turnInStage(tournament, round),
    pair,
  })
  const drawn = [...pairs, ...exempt].map(([first, second], index): WholeMatch => {
    const player = first as PlayerId
    if (second === null) return { kind: 'bye', id: matchId(round, player, null), round, player }
    const opponent = second as PlayerId
    return {
      kind: 'played',
      id: matchId(round, player, opponent),
      round,
      table: index + 1,
      sides: [[player], [opponent]],
      state: { kind: 'pending' },
    }
  })
  const { tablePlan } = tournament
  // A bracket is read from its tables, so their order stays.
  const plan = isInCut(tournament) ? { ...tablePlan, order: 'rank' as const } : tablePlan
  return { kind: 'round_paired', round, seed, matches: assignTables(drawn, { plan, seed }) }
}
