import { accept, type Outcome, refuse } from '../../outcome.ts'
import type { Change } from '../change.ts'
import { currentRound, isFinished, isWaiting } from '../kinds/phase.ts'
import { isPodTable } from '../kinds/pod-table.ts'
import { isBye, isPlayed, seatsOf } from '../kinds/seats.ts'
import { handPairingFault } from '../kinds/stage.ts'
import { type HandPairing, pairingOf, seatKey } from '../rounds/hand-pairing.ts'
import { isGivenBye } from '../rounds/qualified.ts'
import { matchesOfRound } from '../rounds/round-progress.ts'
import { setPairings } from '../rounds/set-pairings.ts'
import type { Match, PlayerId, RoundNumber, Tournament } from '../tournament.ts'
import { hasLeft } from './departure.ts'
import { emptyChairs } from './empty-chairs.ts'
import { sidesWith } from './pod-seats.ts'

export type LateSeat = {
  readonly playerId: PlayerId
  /** The round seen; later ones are not touched. */
  readonly round: RoundNumber
  /** Who gives up the bye, sits opposite an empty chair, or at a table of four with a free seat; null gives the late player a bye. */
  readonly opponent: PlayerId | null
}

/**
 * Seats a latecomer or returner in the current round (STAK-4): against the player with the bye, in a leaver's chair, or with another bye.
 * Other tables stay. Refused if that bye or chair is gone.
 */
export function seatLatePlayer(tournament: Tournament, wish: LateSeat): Outcome<readonly Change[]> {
  const { playerId, round, opponent } = wish
  if (isWaiting(tournament)) return refuse('tournament_not_running')
  if (isFinished(tournament)) return refuse('tournament_finished')
  if (round !== currentRound(tournament)) return refuse('round_moved_on')
  const fault = handPairingFault(tournament)
  if (fault) return refuse(fault)
  const player = tournament.players.find(({ id }) => id === playerId)
  if (!player) return refuse('player_not_found')
  const { name } = player
  if (player.droppedAfter !== null) return refuse('pairing_player_dropped', { name })
  const matches = matchesOfRound(tournament, round)
  const wished = lateSeat(wish)
  const present = matches.find((match) => seatsOf(match).includes(playerId))
  if (present) return seatKey(present) === seatKey(wished) ? accept([]) : refuse('player_already_seated', { name })
  const pod = matches.find((match) => isPodTable(match) && opponent !== null && seatsOf(match).includes(opponent))
  if (pod) return seatAtPod(tournament, wish, pod)
  const isFree = (match: Match) => isBye(match) && !isGivenBye(tournament, match)
  const bye = matches.find((match) => isFree(match) && opponent !== null && seatsOf(match).includes(opponent))
  const chair = emptyChairs(tournament, round).find(({ stays }) => stays === opponent)
  const given = bye ?? chair?.match
  if (opponent !== null && (!given || hasLeft(tournament, opponent))) return refuse('round_moved_on')
  const staying = matches.filter((match) => match !== given).map(pairingOf)
  return setPairings(tournament, { round, pairings: [...staying, wished], keepsNumbers: chair !== undefined })
}

function seatAtPod(tournament: Tournament, { playerId, round }: LateSeat, pod: Match): Outcome<readonly Change[]> {
  const sides = isPlayed(pod) ? sidesWith(tournament, pod, playerId) : null
  if (sides === null) return refuse('round_moved_on')
  const pairings = matchesOfRound(tournament, round).map(
    (match): HandPairing => (match === pod ? { kind: 'played', sides } : pairingOf(match)),
  )
  return setPairings(tournament, { round, pairings, keepsNumbers: true })
}

function lateSeat({ playerId, opponent }: Pick<LateSeat, 'playerId' | 'opponent'>): HandPairing {
  return opponent === null ? { kind: 'bye', player: playerId } : { kind: 'played', sides: [[opponent], [playerId]] }
}
