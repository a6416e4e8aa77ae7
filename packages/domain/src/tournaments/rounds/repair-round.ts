import { accept, type Outcome, refuse } from '../../outcome.ts'
import type { Change } from '../change.ts'
import { currentRound, isFinished, isWaiting } from '../kinds/phase.ts'
import { isBye, isMeeting, pairOf, seatsOf } from '../kinds/seats.ts'
import { breakFewest, type FindRepair } from '../pairing/break-fewest.ts'
import { emptyChairs, takeChairs } from '../players/empty-chairs.ts'
import type { Match, Tournament } from '../tournament.ts'
import { encountersBefore } from './earlier-rounds.ts'
import { seatKey } from './hand-pairing.ts'
import { matchesOfRound } from './round-progress.ts'
import { setPairings } from './set-pairings.ts'
import {
  breakableMatches,
  brokenOf,
  type RepairWish,
  repairedRound,
  smallestRepair,
  undoneBy,
} from './smallest-repair.ts'

/**
 * Applies a proposed repair (NONE-6): newcomers get opponents, the players of the fewest tables are re-paired, all others keep table and
 * result. Broken tables keep their numbers, new ones take the next free. Refused if the round has changed so that the proposal no longer
 * holds.
 */
export function repairRound(
  tournament: Tournament,
  wish: RepairWish,
  find: FindRepair = breakFewest,
): Outcome<readonly Change[]> {
  const { round, pairings } = wish
  if (isWaiting(tournament)) return refuse('tournament_not_running')
  if (isFinished(tournament)) return refuse('tournament_finished')
  if (round !== currentRound(tournament)) return refuse('round_moved_on')
  const present = new Set(matchesOfRound(tournament, round).map(seatKey))
  if (pairings.every((pairing) => present.has(seatKey(pairing)))) return accept([])
  const outcome = setPairings(tournament, repairedRound(tournament, wish))
  return !outcome.accepted || isSmallestRepair(tournament, wish, find) ? outcome : refuse('round_moved_on')
}

function isSmallestRepair(tournament: Tournament, wish: RepairWish, find: FindRepair): boolean {
  const { round, pairings } = wish
  const moving = new Set(pairings.flatMap(seatsOf))
  const [undone, open] = [undoneBy(tournament, wish), breakableMatches(tournament, round)]
  const chairs = emptyChairs(tournament, round).filter(({ match }) => undone.includes(match))
  const isGiven = (match: Match) => chairs.some((chair) => chair.match === match)
  const isWhole = (match: Match) => open.includes(match) && seatsOf(match).every((id) => moving.has(id))
  if (!undone.every((match) => isGiven(match) || isWhole(match))) return false
  const seated = new Set(undone.flatMap(seatsOf))
  const newcomers = [...moving].filter((id) => !seated.has(id))
  const alone = pairings.filter((pairing) => !isMeeting(pairing))
  if (alone.some((pairing) => !isBye(pairing) || seatsOf(pairing).some((id) => newcomers.includes(id)))) return false
  // A bye exists only if someone is left over, and only one.
  const exempt = open.filter(isBye)
  const byes = exempt.filter((match) => !undone.includes(match)).length + alone.length
  if (byes !== (newcomers.length + exempt.length + chairs.length) % 2 || hasRematch(tournament, wish)) return false
  if (chairs.length < takeChairs(tournament, round, newcomers).length) return false
  const smallest = smallestRepair(tournament, newcomers, find)
  return smallest !== null && brokenOf(tournament, wish).length <= smallest.broken
}

function hasRematch(tournament: Tournament, { round, pairings }: RepairWish): boolean {
  const { met } = encountersBefore(tournament, round)
  return pairings.filter(isMeeting).some((pairing) => {
    const [one, other] = pairOf(pairing)
    return met.get(one)?.includes(other)
  })
}
