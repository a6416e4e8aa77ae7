import { hasSwissPairs } from '../kinds/paired-by.ts'
import { isBye, seatsOf } from '../kinds/seats.ts'
import { stageOfRound, structureOf } from '../kinds/stage.ts'
import type { Match, PlayerId, RoundNumber, Tournament } from '../tournament.ts'

/** The games' rules know at most three. */
export const MOST_AWARDED_BYES = 3

type Awarding = Pick<Tournament, 'awardedByes'>

export function awardedByesOf({ awardedByes }: Awarding, player: PlayerId): number {
  return awardedByes.find(({ playerId }) => playerId === player)?.byes ?? 0
}

/** Whether an awarded bye keeps the player out of this Swiss round; brackets and circles know none. */
export function hasAwardedBye(
  tournament: Awarding & Pick<Tournament, 'stages'>,
  player: PlayerId,
  round: RoundNumber,
): boolean {
  return structureOf(tournament) === 'swiss' && round <= awardedByesOf(tournament, player)
}

/** Whether this bye was awarded, rather than due to an odd number of players. */
export function isAwardedBye(tournament: Awarding & Pick<Tournament, 'stages' | 'rounds'>, match: Match): boolean {
  if (!isBye(match) || tournament.awardedByes.length === 0) return false
  const isAwarded = seatsOf(match).some((player) => hasAwardedBye(tournament, player, match.round))
  return isAwarded && hasSwissPairs(stageOfRound(tournament, match.round))
}
