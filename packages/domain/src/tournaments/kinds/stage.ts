import { swissRounds } from '../rule-packs/recommended-rounds.ts'
import type { PlayerId, RoundNumber, Stage, Tournament } from '../tournament.ts'
import { bracketRounds } from './bracket-seats.ts'

type InStages = Pick<Tournament, 'stages'>
type InRounds = Pick<Tournament, 'stages' | 'rounds'>

/** What every tournament begins with: Swiss rounds, as many as its players ask for. */
export const FIRST_STAGE: Stage = { kind: 'swiss', plannedRounds: null }

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

/** How many Swiss rounds the organizer means to play; null: as many as the players ask for. */
export function plannedRounds({ stages }: InStages): number | null {
  for (const stage of stages.toReversed()) {
    switch (stage.kind) {
      case 'swiss':
        return stage.plannedRounds
      case 'elimination':
        continue
      default:
        stage satisfies never
    }
  }
  return null
}

/** The stages with another plan for the current one; null goes back to what its kind asks for. */
export function withPlannedRounds(tournament: InStages, rounds: number | null): readonly Stage[] {
  return [...tournament.stages.slice(0, -1), planned(currentStage(tournament), rounds)]
}

/** A bracket asks for its rounds itself. */
function planned(stage: Stage, rounds: number | null): Stage {
  switch (stage.kind) {
    case 'swiss':
      return { ...stage, plannedRounds: rounds }
    case 'elimination':
      return stage
    default:
      return stage satisfies never
  }
}

/** How many rounds are played in all: those of the stages before, and of the last one as many as planned or as its kind asks for. */
export function roundsToPlay({ stages, rounds, players }: InRounds & Pick<Tournament, 'players'>): number {
  const current = currentStageIndex({ stages })
  const before = rounds.filter(({ stage }) => stage < current).length
  return before + roundsOf(currentStage({ stages }), players.length)
}

function roundsOf(stage: Stage, playerCount: number): number {
  switch (stage.kind) {
    case 'swiss':
      return stage.plannedRounds ?? swissRounds(playerCount)
    case 'elimination':
      return bracketRounds(stage.seeds.length)
    default:
      return stage satisfies never
  }
}

/** Who plays a stage in which one loss is the end, from the first seed on; null for a stage of everybody. */
export function seedsOf(stage: Stage): readonly PlayerId[] | null {
  switch (stage.kind) {
    case 'swiss':
      return null
    case 'elimination':
      return stage.seeds
    default:
      return stage satisfies never
  }
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
