import type { RefusalCode } from '../../refusal-codes.ts'
import { defaultRounds, swissRounds } from '../rule-packs/recommended-rounds.ts'
import { entrantsOf } from '../teams/entrants.ts'
import type { PlayerId, RoundNumber, Stage, Structure, Tournament } from '../tournament.ts'
import { bracketRounds } from './bracket-seats.ts'
import { countedRules } from './counted-rules.ts'
import { draftRounds, hasDraftBegun, isKnockoutDraft } from './draft-rounds.ts'
import { FIRST_GROUPS, groupRounds, placeInGroups, withGroups } from './groups.ts'
import { leaguePlanOf, meetingsIn, withLeague } from './league.ts'
import { isCutAt, playersOfPart, rankedIndex } from './part.ts'
import { isWaiting } from './phase.ts'
import { podBracketPlaces } from './pod-bracket-places.ts'
import { podRounds } from './pod-rounds.ts'
import { roundRobinRounds } from './round-robin.ts'
import { withUpperHalf } from './swiss-plan.ts'

type InStages = Pick<Tournament, 'stages'>
type InRounds = Pick<Tournament, 'stages' | 'rounds'>

/** The default first stage: Swiss, as many rounds as its players need. */
export const FIRST_STAGE: Stage = { kind: 'swiss', plannedRounds: null }

const FIRST_DRAFT: Stage = { kind: 'draft', plannedRounds: null, pods: [], cards: 15 }

/** A structure's first stage, before the draw. */
export function firstStageOf(structure: Structure): Stage {
  switch (structure) {
    case 'swiss':
      return FIRST_STAGE
    case 'pods':
      return { kind: 'pods', plannedRounds: null, remainder: 'pods-of-3-low' }
    case 'elimination':
      return { kind: 'elimination', seeds: [] }
    case 'round-robin':
      return { kind: 'round-robin', order: [] }
    case 'groups':
      return FIRST_GROUPS
    case 'draft':
      return FIRST_DRAFT
    default:
      return structure satisfies never
  }
}

/** The current part's structure; a later bracket does not change it. */
export function structureOf({ stages }: InStages): Structure {
  return structureOfStage(stages[rankedIndex({ stages })] ?? FIRST_STAGE)
}

/** The structure from round 1 on. */
export function firstStructureOf({ stages: [first = FIRST_STAGE] }: InStages): Structure {
  return structureOfStage(first)
}

function structureOfStage({ kind }: Stage): Structure {
  return kind === 'pod-bracket' ? 'pods' : kind
}

/** The current or last stage. */
export function currentStage({ stages }: InStages): Stage {
  return stages.at(-1) ?? FIRST_STAGE
}

/** Its index, by which rounds name their stage. */
export function currentStageIndex({ stages }: InStages): number {
  return Math.max(0, stages.length - 1)
}

/** A round's stage; for rounds not yet paired, the current one. */
export function stageOfRound({ stages, rounds }: InRounds, round: RoundNumber): Stage {
  const paired = rounds.find(({ number }) => number === round)
  return (paired && stages[paired.stage]) ?? currentStage({ stages })
}

/** Without later stages; the same list if there are none. */
export function stagesUpTo({ stages }: InStages, index: number): readonly Stage[] {
  return index + 1 < stages.length ? stages.slice(0, index + 1) : stages
}

/** Planned Swiss rounds; null: as many as the players need. */
export function plannedRounds({ stages }: InStages): number | null {
  for (const stage of stages.toReversed()) {
    switch (stage.kind) {
      case 'swiss':
      case 'pods':
      case 'draft':
        return stage.plannedRounds
      case 'elimination':
      case 'pod-bracket':
      case 'round-robin':
      case 'groups':
        continue
      default:
        stage satisfies never
    }
  }
  return null
}

/** With a new plan for the current stage; null goes back to its default. */
export function withPlannedRounds(tournament: InStages, rounds: number | null): readonly Stage[] {
  return withCurrentStage(tournament, planned(currentStage(tournament), rounds))
}

/** Replaces the current stage. */
export function withCurrentStage({ stages }: InStages, stage: Stage): readonly Stage[] {
  return [...stages.slice(0, -1), stage]
}

function planned(stage: Stage, rounds: number | null): Stage {
  switch (stage.kind) {
    case 'swiss':
    case 'pods':
    case 'draft':
      return { ...stage, plannedRounds: rounds }
    case 'elimination':
    case 'pod-bracket':
    case 'round-robin':
    case 'groups':
      return stage
    default:
      return stage satisfies never
  }
}

/** Total rounds: of earlier stages, plus those planned for the last, or given by the rules or its kind. */
export function roundsToPlay(tournament: ToBePlayed): number {
  return roundsIn(tournament, (players) => defaultRounds(countedRules(tournament), players))
}

/** Likewise, but ceil(log2 n) for any game without a plan, as in lists of tournaments. */
export function roundsOfLists(tournament: ToBePlayed): number {
  return roundsIn(tournament, swissRounds)
}

type ToBePlayed = InRounds & Pick<Tournament, 'players' | 'rules' | 'awardedByes' | 'teamKind' | 'teams'>

function roundsIn(tournament: ToBePlayed, unplanned: (players: number) => number): number {
  const { stages, rounds, awardedByes } = tournament
  const players = entrantsOf(tournament)
  const before = rounds.length - pairedInStage({ stages, rounds })
  const stage = currentStage({ stages })
  return before + (roundsPlannedIn(stage, players.length) ?? unplanned(playersForRounds({ players, awardedByes })))
}

/** Somebody with one, two or three byes counts as 2, 4 or 8 players (Magic Tournament Rules, appendix E). */
export function playersForRounds({ players, awardedByes }: Pick<Tournament, 'players' | 'awardedByes'>): number {
  if (awardedByes.length === 0) return players.length
  const byes = new Map(awardedByes.map((each) => [each.playerId, each.byes]))
  return players.reduce((sum, { id }) => sum + 2 ** (byes.get(id) ?? 0), 0)
}

function roundsPlannedIn(stage: Stage, playerCount: number): number | null {
  switch (stage.kind) {
    case 'swiss':
      return stage.plannedRounds
    case 'pods':
      return stage.plannedRounds ?? podRounds(playerCount)
    case 'draft':
      return stage.plannedRounds ?? draftRounds(stage, playerCount)
    case 'pod-bracket':
      return podBracketPlaces(stage.seeds.length).length
    case 'elimination':
      return bracketRounds(stage.seeds.length || playerCount)
    case 'round-robin':
      return roundRobinRounds(stage.order.length || playerCount) * meetingsIn(stage)
    case 'groups':
      return groupRounds(stage, playerCount)
    default:
      return stage satisfies never
  }
}

/** Rounds of a drawn knockout until one is left; null for a stage of everybody. */
export function knockoutRounds(stage: Stage): number | null {
  return seedsOf(stage) === null ? null : roundsPlannedIn(stage, 0)
}

/** Players of a knockout stage, first seed first; null for a stage of everybody. */
export function seedsOf(stage: Stage): readonly PlayerId[] | null {
  switch (stage.kind) {
    case 'swiss':
    case 'pods':
    case 'draft':
    case 'round-robin':
    case 'groups':
      return null
    case 'elimination':
    case 'pod-bracket':
      return stage.seeds
    default:
      return stage satisfies never
  }
}

/** Players of a stage whose rounds follow from its first field; null if each round is paired from results. */
export function enteredIn(stage: Stage): readonly PlayerId[] | null {
  switch (stage.kind) {
    case 'swiss':
    case 'pods':
    case 'draft':
      return null
    case 'elimination':
    case 'pod-bracket':
      return stage.seeds
    case 'round-robin':
      return stage.order
    case 'groups':
      return stage.groups.flat()
    default:
      return stage satisfies never
  }
}

/** Fixes the players and their order; unchanged for stages with an open field. */
export function stageOf(stage: Stage, players: readonly PlayerId[]): Stage {
  switch (stage.kind) {
    case 'swiss':
      return withUpperHalf(stage, players)
    case 'pods':
    case 'draft':
      return stage
    case 'elimination':
    case 'pod-bracket':
      return { ...stage, seeds: players }
    case 'round-robin':
      return withLeague({ kind: stage.kind, order: players }, leaguePlanOf(stage))
    case 'groups':
      return withGroups(stage, players)
    default:
      return stage satisfies never
  }
}

/** Whether the first field determines all tables: no newcomers, no pairing by hand. */
export function isFieldClosed(tournament: InStages & Pick<Tournament, 'phase'>): boolean {
  return !isWaiting(tournament) && enteredIn(currentStage(tournament)) !== null
}

/** Why nobody can enter; null if late entries are possible. */
export function newcomerFault(
  tournament: InRounds & Pick<Tournament, 'phase' | 'teamKind'>,
): 'cut_under_way' | 'field_drawn' | 'draft_under_way' | 'part_players_chosen' | null {
  if (hasDraftBegun(tournament)) return 'draft_under_way'
  if (!isFieldClosed(tournament)) return playersOfPart(tournament) === null ? null : 'part_players_chosen'
  if (placeInGroups(tournament) !== null) return null
  return hasCutBegun(tournament) ? 'cut_under_way' : 'field_drawn'
}

/** Why the round cannot be paired by hand; null if it can. */
export function handPairingFault(tournament: InStages & Pick<Tournament, 'phase'>): RefusalCode | null {
  if (isKnockoutDraft(currentStage(tournament))) return 'tables_follow_draw'
  if (!isFieldClosed(tournament)) return null
  return hasCutBegun(tournament) ? 'cut_follows_bracket' : 'tables_follow_draw'
}

/** Whether some play on after the others ended: a knockout follows another stage. */
export function hasCutBegun(tournament: InStages): boolean {
  return isCutAt(tournament, currentStageIndex(tournament))
}

/** Whether a round is part of that cut. */
export function isOfCut({ stages, rounds }: InRounds, round: RoundNumber): boolean {
  return isCutAt({ stages }, rounds.find(({ number }) => number === round)?.stage ?? 0)
}

/** How many rounds of the current stage are paired. */
export function pairedInStage({ stages, rounds }: InRounds): number {
  const current = currentStageIndex({ stages })
  return rounds.filter(({ stage }) => stage === current).length
}

/** How many rounds of its stage came before. */
export function turnInStage({ stages, rounds }: InRounds, round: RoundNumber): number {
  const stage = rounds.find(({ number }) => number === round)?.stage ?? currentStageIndex({ stages })
  return rounds.filter((each) => each.stage === stage && each.number < round).length
}

/** Whether losers are out, so that its matches need a winner. */
export function isKnockout(tournament: InRounds, round: RoundNumber): boolean {
  const stage = stageOfRound(tournament, round)
  return seedsOf(stage) !== null || isKnockoutDraft(stage)
}

/** Whether the latest stage is a bracket. */
export function isInCut(tournament: InStages): boolean {
  return seedsOf(currentStage(tournament)) !== null
}

/** The last round that earns points; in a later bracket, winning decides. */
export function lastRankedRound({ stages, rounds }: InRounds): RoundNumber {
  const knockout = rounds.find(({ stage }) => seedsOf(stages[stage] ?? FIRST_STAGE) !== null)
  return knockout ? knockout.number - 1 : Number.POSITIVE_INFINITY
}
