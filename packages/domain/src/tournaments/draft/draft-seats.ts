import { type DraftStage, draftOf } from '../kinds/draft-rounds.ts'
import { isFinished } from '../kinds/phase.ts'
import { currentStage, currentStageIndex } from '../kinds/stage.ts'
import type { PlayerId, Tournament } from '../tournament.ts'
import { seatedPods } from './seated-pods.ts'

/** The draft whose first round is not paired yet; null if there is none. */
export function draftToCome(tournament: Tournament): DraftStage | null {
  if (tournament.isCancelled || isFinished(tournament)) return null
  const index = currentStageIndex(tournament)
  if (tournament.rounds.some(({ stage }) => stage === index)) return null
  return draftOf(currentStage(tournament))
}

/** A player's in their pod, and who sits beside them; packs pass to the left first. */
export type DraftSeat = {
  /** From 1. */
  readonly pod: number
  /** From 1. */
  readonly seat: number
  readonly left: PlayerId
  readonly right: PlayerId
}

/** Null before the draw, and for who does not draft. Packs pass by an empty chair. */
export function seatAtDraft(tournament: Tournament, player: PlayerId): DraftSeat | null {
  const pods = seatedPods(tournament)?.pods ?? []
  const index = pods.findIndex((seats) => seats.includes(player))
  const seats = pods[index] ?? []
  const there = seats.filter((seat) => isThere(tournament, seat))
  const place = there.indexOf(player)
  const [left, right] = [there[(place + 1) % there.length], there.at(place - 1)]
  if (place < 0 || left === undefined || right === undefined) return null
  return { pod: index + 1, seat: seats.indexOf(player) + 1, left, right }
}

/** Whether somebody still sits there. */
export function isThere({ players }: Pick<Tournament, 'players'>, seat: PlayerId): boolean {
  return players.some(({ id, droppedAfter }) => id === seat && droppedAfter === null)
}

/** From the draw of its pods to its first round. */
export function isDrafting(tournament: Tournament): boolean {
  return (draftToCome(tournament)?.pods.length ?? 0) > 0
}
