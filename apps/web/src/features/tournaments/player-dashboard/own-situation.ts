import { isOutForAbsence } from '@tablee/domain/tournaments/conduct/absence'
import { draftToCome } from '@tablee/domain/tournaments/draft/draft-seats'
import type { DraftStage } from '@tablee/domain/tournaments/kinds/draft-rounds'
import { isOver } from '@tablee/domain/tournaments/kinds/match-result'
import { playsOn } from '@tablee/domain/tournaments/kinds/part'
import { currentRound, isFinished, isWaiting } from '@tablee/domain/tournaments/kinds/phase'
import { isPodTable, type PodTable } from '@tablee/domain/tournaments/kinds/pod-table'
import { isMeeting, isPlayed, isUnopposed } from '@tablee/domain/tournaments/kinds/seats'
import { isKnockout } from '@tablee/domain/tournaments/kinds/stage'
import { isTeamMatch, type TeamMatch } from '@tablee/domain/tournaments/kinds/team-match'
import { mayReturn } from '@tablee/domain/tournaments/players/return-to-tournament'
import { matchesOfRound } from '@tablee/domain/tournaments/rounds/round-progress'
import type { ByeMatch, LossMatch, Meeting, Player, Tournament } from '@tablee/domain/tournaments/tournament'
import { isOwnMatch } from '../match-view/own-view.ts'

export type OwnSituation =
  | { readonly kind: 'not-started' }
  /** Pods are drawn, and their first round is not. */
  | { readonly kind: 'drafting'; readonly stage: DraftStage }
  | { readonly kind: 'over' }
  | { readonly kind: 'playing'; readonly match: Meeting }
  /** At a table of three to five. */
  | { readonly kind: 'in-pod'; readonly match: PodTable }
  /** As one of a team, at a table or a seat of it. */
  | { readonly kind: 'in-team'; readonly match: TeamMatch }
  | { readonly kind: 'unopposed'; readonly match: ByeMatch | LossMatch }
  | { readonly kind: 'not-paired'; readonly why: 'late' | 'dropped' | 'droppedByStaff' | 'absent' | 'left' | 'out' }

export function ownSituation(tournament: Tournament, player: Player): OwnSituation {
  const stage = draftToCome(tournament)
  if (stage && stage.pods.length > 0 && player.droppedAfter === null) return { kind: 'drafting', stage }
  if (isWaiting(tournament)) return { kind: 'not-started' }
  if (isFinished(tournament)) return { kind: 'over' }
  const round = currentRound(tournament)
  const match = matchesOfRound(tournament, round).find((each) => isOwnMatch(tournament, each, player.id))
  // Players who left have no table, whatever becomes of the match.
  if (player.droppedAfter !== null) {
    if (isOutForAbsence(tournament, player) && mayReturn(tournament, player))
      return { kind: 'not-paired', why: 'absent' }
    return { kind: 'not-paired', why: player.droppedBy === 'staff' ? 'droppedByStaff' : 'dropped' }
  }
  if (match && isMeeting(match)) return { kind: 'playing', match }
  if (match && isTeamMatch(match)) return { kind: 'in-team', match }
  if (match && isPodTable(match)) return { kind: 'in-pod', match }
  if (match && isUnopposed(match)) return { kind: 'unopposed', match }
  // Not in the bracket or the part, or out.
  if (isKnockout(tournament, round) || !playsOn(tournament, player)) return { kind: 'not-paired', why: 'out' }
  return { kind: 'not-paired', why: player.firstRound > round ? 'late' : 'left' }
}

export type TableProgress = { readonly done: number; readonly count: number }

/** Current tables with a result. */
export function tableProgress(tournament: Tournament): TableProgress {
  const tables = matchesOfRound(tournament, currentRound(tournament)).filter(isPlayed)
  return { done: tables.filter(isOver).length, count: tables.length }
}

type AtTable = Extract<OwnSituation, { kind: 'playing' | 'in-pod' | 'in-team' }>

/** At a table in the round that is played. */
export function isAtTable(situation: OwnSituation): situation is AtTable {
  return situation.kind === 'playing' || situation.kind === 'in-pod' || situation.kind === 'in-team'
}
