import type { Match, PlayerId, Tournament } from '../tournament.ts'
import { areSeedsEarned, isSeededBySeason } from './bracket.ts'
import { isMeeting, seatsOf } from './seats.ts'
import { seedsOf, stageOfRound } from './stage.ts'

export type FirstChoice = {
  readonly playerId: PlayerId
  readonly seed: number
}

/**
 * Who chooses to play first or second: in an elimination match after Swiss rounds, the player ranked higher in them (Magic Tournament Rules
 * 2.2). Null without such ranks.
 */
export function firstChoiceIn(
  tournament: Pick<Tournament, 'stages' | 'rounds' | 'seasonSeeds'>,
  match: Match,
): FirstChoice | null {
  const seeds = seedsOf(stageOfRound(tournament, match.round))
  if (!seeds || !isMeeting(match) || !areSeedsEarned(tournament)) return null
  if (isSeededBySeason(tournament)) return null
  const playing = seatsOf(match)
  const index = seeds.findIndex((id) => playing.includes(id))
  const playerId = seeds[index]
  return playerId === undefined ? null : { playerId, seed: index + 1 }
}
