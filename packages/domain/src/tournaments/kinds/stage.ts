import type { RefusalCode } from '../../refusal-codes.ts'
import { defaultRounds, swissRounds } from '../rule-packs/recommended-rounds.ts'
import type { PlayerId, RoundNumber, Stage, Structure, Tournament } from '../tournament.ts'
import { bracketRounds } from './bracket-seats.ts'
import { isWaiting } from './phase.ts'
import { roundRobinRounds } from './round-robin.ts'

type InStages = Pick<Tournament, 'stages'>
type InRounds = Pick<Tournament, 'stages' | 'rounds'>

/** What every tournament begins with unless another one is chosen: Swiss rounds, as many as its players ask for. */
export const FIRST_STAGE: Stage = { kind: 'swiss', plannedRounds: null }

/** What a tournament of that structure begins with, before anybody is drawn. */
export function firstStageOf(structure: Structure): Stage {
  switch (structure) {
    case 'swiss':
      return FIRST_STAGE
    case 'elimination':
      return { kind: 'elimination', seeds: [] }
    case 'round-robin':
      return { kind: 'round-robin', order: [] }
    default:
      return structure satisfies never
  }
}

/** What it is played as from its first round on; a bracket that follows changes nothing of it. */
export function structureOf({ stages }: InStages): Structure {
  return (stages[0] ?? FIRST_STAGE).kind
}

/** The stage being played, or the last one played. */
export function currentStage({ stages }: InStages): Stage {
  return stages.at(-1) ?? FIRST_STAGE
}

/** Its place in the list, by which rounds name their stage. */
export function currentStageIndex({ stages }: InStages): number {
  return Math.max(0, stages.length - 1)
}

/** The stage of a round; of one that is still to be paired, the one being played. */
export function stageOfRound({ stages, rounds }: InRounds, round: RoundNumber): Stage {
  const paired = rounds.find(({ number }) => number === round)
  return (paired && stages[paired.stage]) ?? currentStage({ stages })
}

/** The stages without those that come after that one; the same list where there are none. */
export function stagesUpTo({ stages }: InStages, index: number): readonly Stage[] {
  return index + 1 < stages.length ? stages.slice(0, index + 1) : stages
}

/** How many Swiss rounds the staff means to play; null: as many as the players ask for. */
export function plannedRounds({ stages }: InStages): number | null {
  for (const stage of stages.toReversed()) {
    switch (stage.kind) {
      case 'swiss':
        return stage.plannedRounds
      case 'elimination':
      case 'round-robin':
        continue
      default:
        stage satisfies never
    }
  }
  return null
}

/** The stages with another plan for the current one; null goes back to what its kind asks for. */
export function withPlannedRounds(tournament: InStages, rounds: number | null): readonly Stage[] {
  return withCurrentStage(tournament, planned(currentStage(tournament), rounds))
}

/** The stages with another one in the place of the current one. */
export function withCurrentStage({ stages }: InStages, stage: Stage): readonly Stage[] {
  return [...stages.slice(0, -1), stage]
}

/** A bracket and a circle ask for their rounds themselves. */
function planned(stage: Stage, rounds: number | null): Stage {
  switch (stage.kind) {
    case 'swiss':
      return { ...stage, plannedRounds: rounds }
    case 'elimination':
    case 'round-robin':
      return stage
    default:
      return stage satisfies never
  }
}

/** How many rounds are played in all: those of the stages before, and of the last one as many as planned, as the rules give or as its kind asks for. */
export function roundsToPlay(tournament: ToBePlayed): number {
  return roundsIn(tournament, (players) => defaultRounds(tournament.rules, players))
}

/** The same with ceil(log2 n) for every game where no number is planned: what lists of tournaments say. */
export function roundsOfLists(tournament: ToBePlayed): number {
  return roundsIn(tournament, swissRounds)
}

type ToBePlayed = InRounds & Pick<Tournament, 'players' | 'rules'>

function roundsIn({ stages, rounds, players }: ToBePlayed, unplanned: (players: number) => number): number {
  const current = currentStageIndex({ stages })
  const before = rounds.filter(({ stage }) => stage < current).length
  const stage = currentStage({ stages })
  return before + (roundsPlannedIn(stage, players.length) ?? unplanned(players.length))
}

/** Null where the stage leaves it to the number of players. */
function roundsPlannedIn(stage: Stage, playerCount: number): number | null {
  switch (stage.kind) {
    case 'swiss':
      return stage.plannedRounds
    case 'elimination':
      return bracketRounds(stage.seeds.length || playerCount)
    case 'round-robin':
      return roundRobinRounds(stage.order.length || playerCount)
    default:
      return stage satisfies never
  }
}

/** Who plays a stage in which one loss is the end, from the first seed on; null for a stage of everybody. */
export function seedsOf(stage: Stage): readonly PlayerId[] | null {
  switch (stage.kind) {
    case 'swiss':
    case 'round-robin':
      return null
    case 'elimination':
      return stage.seeds
    default:
      return stage satisfies never
  }
}

/** Who plays a stage whose rounds follow from who was in it when it began; null where each round is paired from the results. */
export function enteredIn(stage: Stage): readonly PlayerId[] | null {
  switch (stage.kind) {
    case 'swiss':
      return null
    case 'elimination':
      return stage.seeds
    case 'round-robin':
      return stage.order
    default:
      return stage satisfies never
  }
}

/** The stage with those players in that order; the same one where players come and go. */
export function stageOf(stage: Stage, players: readonly PlayerId[]): Stage {
  switch (stage.kind) {
    case 'swiss':
      return stage
    case 'elimination':
      return { ...stage, seeds: players }
    case 'round-robin':
      return { kind: stage.kind, order: players }
    default:
      return stage satisfies never
  }
}

/** Whether those who lost the semifinals play for the third place. */
export function hasThirdPlaceMatch(stage: Stage): boolean {
  switch (stage.kind) {
    case 'elimination':
      return stage.thirdPlace === true
    case 'swiss':
    case 'round-robin':
      return false
    default:
      return stage satisfies never
  }
}

const NOBODY: readonly PlayerId[] = []

/** Whose matches count for nobody, once they have left. */
export function annulledIn(stage: Stage): readonly PlayerId[] {
  switch (stage.kind) {
    case 'swiss':
    case 'elimination':
      return NOBODY
    case 'round-robin':
      return stage.annulled ?? NOBODY
    default:
      return stage satisfies never
  }
}

/** The stage with those players ruled out of it; only a round robin has any. */
export function withAnnulled(stage: Stage, annulled: readonly PlayerId[]): Stage {
  switch (stage.kind) {
    case 'swiss':
    case 'elimination':
      return stage
    case 'round-robin': {
      const { kind, order } = stage
      return annulled.length === 0 ? { kind, order } : { kind, order, annulled }
    }
    default:
      return stage satisfies never
  }
}

/** Whether the tables of the rounds follow from who was in it at the beginning: nobody comes in, nobody is paired by hand. */
export function isFieldClosed(tournament: InStages & Pick<Tournament, 'phase'>): boolean {
  return !isWaiting(tournament) && enteredIn(currentStage(tournament)) !== null
}

/** Why nobody can come in; null where a late entry is possible. */
export function newcomerFault(
  tournament: InStages & Pick<Tournament, 'phase'>,
): 'cut_under_way' | 'field_drawn' | null {
  if (!isFieldClosed(tournament)) return null
  return hasCutBegun(tournament) ? 'cut_under_way' : 'field_drawn'
}

/** Why no table of the round is made by hand; null where one can be. */
export function handPairingFault(tournament: InStages & Pick<Tournament, 'phase'>): RefusalCode | null {
  if (!isFieldClosed(tournament)) return null
  return hasCutBegun(tournament) ? 'cut_follows_bracket' : 'tables_follow_draw'
}

/** Whether some play on after the others have ended: the stage being played follows another one. */
export function hasCutBegun(tournament: InStages): boolean {
  return currentStageIndex(tournament) > 0
}

/** Whether a round is one of those that some play after the others have ended. */
export function isOfCut({ rounds }: Pick<Tournament, 'rounds'>, round: RoundNumber): boolean {
  return (rounds.find(({ number }) => number === round)?.stage ?? 0) > 0
}

/** How many rounds of its stage came before that one. */
export function turnInStage({ stages, rounds }: InRounds, round: RoundNumber): number {
  const stage = rounds.find(({ number }) => number === round)?.stage ?? currentStageIndex({ stages })
  return rounds.filter((each) => each.stage === stage && each.number < round).length
}

/** Whether whoever loses in that round is out: its matches need a winner, and count for no points. */
export function isKnockout(tournament: InRounds, round: RoundNumber): boolean {
  return seedsOf(stageOfRound(tournament, round)) !== null
}

/** Whether a bracket is being played, or was played last. */
export function isInCut(tournament: InStages): boolean {
  return seedsOf(currentStage(tournament)) !== null
}

/** The last round that counts for points: a bracket that follows decides by who goes on. */
export function lastRankedRound({ stages, rounds }: InRounds): RoundNumber {
  const knockout = rounds.find(({ stage }) => seedsOf(stages[stage] ?? FIRST_STAGE) !== null)
  return knockout ? knockout.number - 1 : Number.POSITIVE_INFINITY
}

/** By what the rounds of a stage are paired. */
type PairedBy = 'points' | 'bracket' | 'circle'

export function pairedBy(stage: Stage): PairedBy {
  switch (stage.kind) {
    case 'swiss':
      return 'points'
    case 'elimination':
      return 'bracket'
    case 'round-robin':
      return 'circle'
    default:
      return stage satisfies never
  }
}

/** Whether the rounds of the stage draw players of like points against each other, so that somebody can be left out of the draw. */
export function hasSwissPairs(stage: Stage): boolean {
  return pairedBy(stage) === 'points'
}
