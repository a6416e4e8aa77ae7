import type { Change } from '../change.ts'
import { bracketBefore } from '../kinds/bracket.ts'
import { groupsOf } from '../kinds/groups.ts'
import { pairStage } from '../kinds/pair-stage.ts'
import { podBracketBefore } from '../kinds/pod-bracket.ts'
import { currentStage, isInCut, turnInStage } from '../kinds/stage.ts'
import type { DrawnTable, PairField } from '../pairing/pairing-field.ts'
import type { PairPods } from '../pairing/pods/pod-field.ts'
import { assignTables } from '../tables/assign-tables.ts'
import type { PlayerId, RoundNumber, Tournament } from '../tournament.ts'
import type { EarlierRounds } from './earlier-rounds.ts'
import { matchAt } from './match-at.ts'
import { fieldOfDraw } from './pairing-field-of.ts'
import { podFieldOf } from './pod-field-of.ts'
import { advancePoints, exemptIn } from './qualified.ts'
import { activePlayers, earlierInStage } from './round-progress.ts'

type RoundPaired = Extract<Change, { kind: 'round_paired' }>

/** The players to draw, and the byes that are given beforehand. */
export function withoutExempt(
  tournament: Tournament,
  round: RoundNumber,
  players: readonly PlayerId[],
): { readonly playing: readonly PlayerId[]; readonly exempt: readonly DrawnTable[] } {
  // Most tournaments have none; large fields are then not copied.
  if (tournament.awardedByes.length === 0 && advancePoints(tournament) === null) {
    return { playing: players, exempt: [] }
  }
  const isExempt = exemptIn(tournament, round)
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
  const { playing, exempt } = withoutExempt(tournament, round, active)
  const tables = pairStage(stage, {
    playing,
    field: () => fieldOfDraw(tournament, round, { playing, seed, earlier }),
    podField: () => podFieldOf(tournament, round, playing),
    seed,
    bracket: bracketBefore(tournament, round),
    podBracket: podBracketBefore(tournament, round),
    turn: turnInStage(tournament, round),
    earlier: () => earlierInStage(tournament, round),
    pair,
    pods,
  })
  const drawn = [...tables, ...exempt].map((table, index) => matchAt(table as readonly PlayerId[], round, index + 1))
  const { tablePlan } = tournament
  // A bracket and groups are read from their tables, so their order stays.
  const plan = isInCut(tournament) || groupsOf(stage) ? { ...tablePlan, order: 'rank' as const } : tablePlan
  return { kind: 'round_paired', round, seed, matches: assignTables(drawn, { plan, seed }) }
}
