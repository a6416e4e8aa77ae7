import { draftToCome } from '@tablee/domain/tournaments/draft/draft-seats'
import { placesIn } from '@tablee/domain/tournaments/kinds/bracket'
import type { DraftStage } from '@tablee/domain/tournaments/kinds/draft-rounds'
import { isOver } from '@tablee/domain/tournaments/kinds/match-result'
import { currentRound, isFinished, isWaiting } from '@tablee/domain/tournaments/kinds/phase'
import { podBracketOf } from '@tablee/domain/tournaments/kinds/pod-bracket'
import { isPlayed } from '@tablee/domain/tournaments/kinds/seats'
import { isRoundComplete, matchesOfRound } from '@tablee/domain/tournaments/rounds/round-progress'
import type { RoundNumber, Tournament } from '@tablee/domain/tournaments/tournament'
import { isOnTree } from './bracket-page.ts'

/** What the room needs, by the tournament's state. */
export type WallScene =
  /** How to join, and who is there. */
  | { readonly kind: 'gathering' }
  /** Pods are drawn, and their first round is not. */
  | { readonly kind: 'draft'; readonly stage: DraftStage }
  /** Everyone's seats; `playing`: tables without a result, by number. */
  | { readonly kind: 'pairings'; readonly round: RoundNumber; readonly playing: readonly number[] }
  /** The tree of an elimination round; `playing` is empty once all results are in. */
  | {
      readonly kind: 'bracket'
      readonly round: RoundNumber
      readonly playing: readonly number[]
      readonly isFinal: boolean
    }
  /** The tables of a knockout in pods. */
  | {
      readonly kind: 'pod-bracket'
      readonly round: RoundNumber
      readonly playing: readonly number[]
      readonly isFinal: boolean
    }
  /** All results are in, and the next round is not paired yet. */
  | { readonly kind: 'standings'; readonly round: RoundNumber }
  | { readonly kind: 'podium' }
  | { readonly kind: 'cancelled' }

export function wallScene(tournament: Tournament): WallScene {
  if (tournament.isCancelled) return { kind: 'cancelled' }
  const stage = draftToCome(tournament)
  if (stage && stage.pods.length > 0) return { kind: 'draft', stage }
  if (isWaiting(tournament)) return { kind: 'gathering' }
  if (isFinished(tournament)) return { kind: 'podium' }
  const round = currentRound(tournament)
  const playing = matchesOfRound(tournament, round)
    .flatMap((match) => (isPlayed(match) && !isOver(match) ? [match.table] : []))
    .sort((one, other) => one - other)
  if (isOnTree(tournament, round)) {
    return { kind: 'bracket', round, playing, isFinal: placesIn(tournament, round) === 2 }
  }
  const inPods = podBracketOf(tournament)?.rounds.find((each) => each.round === round)
  if (inPods) return { kind: 'pod-bracket', round, playing, isFinal: inPods.pods.length + inPods.waiting.length === 1 }
  return isRoundComplete(tournament) ? { kind: 'standings', round } : { kind: 'pairings', round, playing }
}

type SceneOfRound = Extract<WallScene, { readonly round: RoundNumber }>

export function isOfRound(scene: WallScene): scene is SceneOfRound {
  return 'round' in scene
}

/** Whether tables may be called. */
export function isBeingPlayed(scene: WallScene): scene is Exclude<SceneOfRound, { readonly kind: 'standings' }> {
  return 'playing' in scene && scene.playing.length > 0
}
