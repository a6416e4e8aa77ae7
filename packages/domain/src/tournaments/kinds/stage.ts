import { swissRounds } from '../rule-packs/recommended-rounds.ts'
import type { Stage, Tournament } from '../tournament.ts'

type InStages = Pick<Tournament, 'stages'>

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

/** How many rounds the organizer means to play in the current stage; null: as many as its kind asks for. */
export function plannedRounds(tournament: InStages): number | null {
  const stage = currentStage(tournament)
  switch (stage.kind) {
    case 'swiss':
      return stage.plannedRounds
    default:
      return stage.kind satisfies never
  }
}

/** The stages with another plan for the current one; null goes back to what its kind asks for. */
export function withPlannedRounds(tournament: InStages, rounds: number | null): readonly Stage[] {
  return [...tournament.stages.slice(0, -1), planned(currentStage(tournament), rounds)]
}

function planned(stage: Stage, rounds: number | null): Stage {
  switch (stage.kind) {
    case 'swiss':
      return { ...stage, plannedRounds: rounds }
    default:
      return stage.kind satisfies never
  }
}

/** How many rounds are to be played in all: as planned, else as the kind of each stage asks for. */
export function roundsToPlay({ stages, players }: Pick<Tournament, 'stages' | 'players'>): number {
  return stages.reduce((rounds, stage) => rounds + roundsOf(stage, players.length), 0)
}

function roundsOf(stage: Stage, playerCount: number): number {
  switch (stage.kind) {
    case 'swiss':
      return stage.plannedRounds ?? swissRounds(playerCount)
    default:
      return stage.kind satisfies never
  }
}
