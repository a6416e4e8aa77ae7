import { currentRound, isMatchTerminated, matchesOfRound } from '@tablee/domain/tournaments/round-progress'
import type { ByeMatch, LossMatch, PlayedMatch, Player, Tournament } from '@tablee/domain/tournaments/tournament'
import { isSeatedIn } from '../match-view/own-view.ts'

/** Where a player stands in the current round. */
export type OwnSituation =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'finished' }
  | { readonly kind: 'playing'; readonly match: PlayedMatch }
  | { readonly kind: 'unopposed'; readonly match: ByeMatch | LossMatch }
  | { readonly kind: 'not-paired'; readonly why: 'late' | 'dropped' | 'left' }

export function ownSituation(tournament: Tournament, player: Player): OwnSituation {
  if (tournament.phase.kind !== 'running') return { kind: tournament.phase.kind }
  const round = currentRound(tournament)
  const match = matchesOfRound(tournament, round).find((each) => isSeatedIn(each, player.id))
  if (match) return match.kind === 'played' ? { kind: 'playing', match } : { kind: 'unopposed', match }
  if (player.droppedAfter !== null) return { kind: 'not-paired', why: 'dropped' }
  return { kind: 'not-paired', why: player.firstRound > round ? 'late' : 'left' }
}

export type TableProgress = { readonly done: number; readonly count: number }

/** How many tables of the current round have their result. */
export function tableProgress(tournament: Tournament): TableProgress {
  const tables = matchesOfRound(tournament, currentRound(tournament)).filter(({ kind }) => kind === 'played')
  return { done: tables.filter(isMatchTerminated).length, count: tables.length }
}
