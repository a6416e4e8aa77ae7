import type { Match, PlayerId, Tournament } from '../tournament.ts'
import { isMeeting, seatsOf } from './seats.ts'
import { seedsOf, stageOfRound, structureOf } from './stage.ts'

export type FirstChoice = {
  readonly playerId: PlayerId
  /** The seed that gives it, counted from 1. */
  readonly seed: number
}

/**
 * Who chooses which of the two plays first: in an elimination match after Swiss rounds, whoever came first in them (Magic Tournament
 * Rules 2.2). Null in rounds of everybody, and in a bracket whose places were drawn, where nobody has a rank.
 */
export function firstChoiceIn(tournament: Pick<Tournament, 'stages' | 'rounds'>, match: Match): FirstChoice | null {
  const seeds = seedsOf(stageOfRound(tournament, match.round))
  if (!seeds || !isMeeting(match) || structureOf(tournament) !== 'swiss') return null
  const playing = seatsOf(match)
  const index = seeds.findIndex((id) => playing.includes(id))
  const playerId = seeds[index]
  return playerId === undefined ? null : { playerId, seed: index + 1 }
}
