import { accept, type Outcome, refuse } from '../../outcome.ts'
import type { RefusalCode } from '../../refusal-codes.ts'
import type { Change } from '../change.ts'
import { isDisqualified } from '../conduct/standing-penalties.ts'
import { countedRules } from '../kinds/counted-rules.ts'
import { isOver } from '../kinds/match-result.ts'
import { currentRound, isFinished } from '../kinds/phase.ts'
import { placed } from '../kinds/result.ts'
import { isMeeting, seatsOf } from '../kinds/seats.ts'
import { hasCutBegun, isKnockout } from '../kinds/stage.ts'
import { mirrorScore, scoreChoices } from '../results/score.ts'
import { setResult, setScore } from '../results/set-score.ts'
import { matchesOfRound } from '../rounds/round-progress.ts'
import { isPlaying, teamOf } from '../teams/entrants.ts'
import type { DroppedBy, Match, Player, PlayerId, Tournament } from '../tournament.ts'
import { fateOfLeaver } from './left-matches.ts'
import { makeRoom } from './make-room.ts'

/** Before the start, and before a late entry's first round, deletes the player; afterwards drops them. */
export function removePlayer(tournament: Tournament, playerId: PlayerId, by?: DroppedBy): Outcome<readonly Change[]> {
  const player = tournament.players.find(({ id }) => id === playerId)
  if (!player) return refuse('player_not_found')
  if (isFinished(tournament)) return refuse('tournament_finished')
  const round = currentRound(tournament)
  if (player.firstRound > round || isInWaitingTeam(tournament, playerId))
    return accept([{ kind: 'player_removed', playerId }])
  if (player.droppedAfter !== null) return accept([])
  const dropped: Change = { kind: 'player_dropped', playerId, afterRound: round, ...(by ? { by } : {}) }
  return accept([dropped, ...fateOfLeaver(tournament, playerId), ...walkover(tournament, playerId)])
}

/** Where teams compete: no round was paired with the player's. */
function isInWaitingTeam(tournament: Tournament, playerId: PlayerId): boolean {
  const team = teamOf(tournament, playerId)
  return tournament.teamKind !== null && !(team && isPlaying(tournament, team))
}

/** In a bracket nobody replaces a leaver: the opponent wins the open match by the clearest score. */
function walkover(tournament: Tournament, playerId: PlayerId): readonly Change[] {
  const round = currentRound(tournament)
  if (!isKnockout(tournament, round)) return []
  const match = matchesOfRound(tournament, round).find((each) => seatsOf(each).includes(playerId))
  if (!match || isOver(match)) return []
  if (!isMeeting(match)) return lastAtTable(tournament, match, playerId)
  const [clearest] = scoreChoices(countedRules(tournament).scoresAllowed)
  if (!clearest) return []
  const score = seatsOf(match)[0] === playerId ? mirrorScore(clearest) : clearest
  const scored = setScore(tournament, { matchId: match.id, score })
  return scored.accepted ? scored.value : []
}

/** At a table of more than two the others play on; one alone has won. */
function lastAtTable(tournament: Tournament, match: Match, playerId: PlayerId): readonly Change[] {
  const isThere = (id: PlayerId) =>
    id !== playerId && tournament.players.some((player) => player.id === id && player.droppedAfter === null)
  const seats = seatsOf(match)
  const [last, ...others] = seats.filter(isThere)
  if (last === undefined || others.length > 0) return []
  const won = setResult(tournament, { matchId: match.id, result: placed({ winner: seats.indexOf(last) }) })
  return won.accepted ? won.value : []
}

/**
 * Why a leaver cannot return. Once a cut has begun nobody does (Magic Tournament Rules 2.10), except by undoing a decision made in the
 * current round, which lets nobody in anew.
 */
export function returnFault(
  tournament: Tournament,
  { droppedAfter }: Pick<Player, 'droppedAfter'>,
): RefusalCode | null {
  if (droppedAfter === null || !hasCutBegun(tournament)) return null
  return droppedAfter === currentRound(tournament) ? null : 'return_after_cut'
}

/** Undoes a drop: history is kept and the player is paired from the next round on. If the seat was taken, the capacity rises by one. */
export function restorePlayer(tournament: Tournament, playerId: PlayerId): Outcome<readonly Change[]> {
  const player = tournament.players.find(({ id }) => id === playerId)
  if (!player) return refuse('player_not_found')
  if (isFinished(tournament)) return refuse('tournament_finished')
  if (isDisqualified(tournament, playerId)) return refuse('player_disqualified', { name: player.name })
  if (player.droppedAfter === null) return accept([])
  const fault = returnFault(tournament, player)
  if (fault) return refuse(fault)
  return accept([...makeRoom(tournament), { kind: 'player_restored', playerId }])
}
