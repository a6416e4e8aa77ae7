import { isOver } from '@tablee/domain/tournaments/kinds/match-result'
import { currentRound, isFinished, isWaiting } from '@tablee/domain/tournaments/kinds/phase'
import { isMeeting } from '@tablee/domain/tournaments/kinds/seats'
import { isKnockout } from '@tablee/domain/tournaments/kinds/stage'
import { matchesOfRound } from '@tablee/domain/tournaments/rounds/round-progress'
import type { ByeMatch, LossMatch, PlayedMatch, Player, Tournament } from '@tablee/domain/tournaments/tournament'
import { isSeatedIn } from '../match-view/own-view.ts'

/** Where a player stands in the current round. */
export type OwnSituation =
  | { readonly kind: 'not-started' }
  | { readonly kind: 'over' }
  | { readonly kind: 'playing'; readonly match: PlayedMatch }
  | { readonly kind: 'unopposed'; readonly match: ByeMatch | LossMatch }
  | { readonly kind: 'not-paired'; readonly why: 'late' | 'dropped' | 'droppedByStaff' | 'left' | 'out' }

export function ownSituation(tournament: Tournament, player: Player): OwnSituation {
  if (isWaiting(tournament)) return { kind: 'not-started' }
  if (isFinished(tournament)) return { kind: 'over' }
  const round = currentRound(tournament)
  const match = matchesOfRound(tournament, round).find((each) => isSeatedIn(each, player.id))
  // Whoever left has no table any more, whatever becomes of the match.
  if (player.droppedAfter !== null) {
    return { kind: 'not-paired', why: player.droppedBy === 'staff' ? 'droppedByStaff' : 'dropped' }
  }
  if (match) return isMeeting(match) ? { kind: 'playing', match } : { kind: 'unopposed', match }
  // Not among those of the bracket, or out of it.
  if (isKnockout(tournament, round)) return { kind: 'not-paired', why: 'out' }
  return { kind: 'not-paired', why: player.firstRound > round ? 'late' : 'left' }
}

export type TableProgress = { readonly done: number; readonly count: number }

/** How many tables of the current round have their result. */
export function tableProgress(tournament: Tournament): TableProgress {
  const tables = matchesOfRound(tournament, currentRound(tournament)).filter(isMeeting)
  return { done: tables.filter(isOver).length, count: tables.length }
}
