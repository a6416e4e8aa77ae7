import { isOver } from '@tablee/domain/tournaments/kinds/match-result'
import { currentRound, isFinished, isWaiting } from '@tablee/domain/tournaments/kinds/phase'
import { isMeeting } from '@tablee/domain/tournaments/kinds/seats'
import { isRoundComplete, matchesOfRound } from '@tablee/domain/tournaments/round-progress'
import type { RoundNumber, Tournament } from '@tablee/domain/tournaments/tournament'

/** What the room wants to read, by how far the tournament is. */
export type WallScene =
  /** How to get in, and who is there. */
  | { readonly kind: 'gathering' }
  /** Where everybody sits; `playing` are the tables without a result, by number. */
  | { readonly kind: 'pairings'; readonly round: RoundNumber; readonly playing: readonly number[] }
  /** Every result of the round stands, and the next one is not paired yet. */
  | { readonly kind: 'standings'; readonly round: RoundNumber }
  | { readonly kind: 'podium' }
  | { readonly kind: 'cancelled' }

export function wallScene(tournament: Tournament): WallScene {
  if (tournament.isCancelled) return { kind: 'cancelled' }
  if (isWaiting(tournament)) return { kind: 'gathering' }
  if (isFinished(tournament)) return { kind: 'podium' }
  const round = currentRound(tournament)
  if (isRoundComplete(tournament)) return { kind: 'standings', round }
  const playing = matchesOfRound(tournament, round).flatMap((match) =>
    isMeeting(match) && !isOver(match) ? [match.table] : [],
  )
  return { kind: 'pairings', round, playing: playing.sort((one, other) => one - other) }
}
