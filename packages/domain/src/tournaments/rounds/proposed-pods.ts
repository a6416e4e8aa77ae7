import { penaltiesOfMatch } from '../conduct/standing-penalties.ts'
import { isUntouched } from '../kinds/match-result.ts'
import { hasPods, podPlanOf } from '../kinds/paired-by.ts'
import { currentRound, isRunning } from '../kinds/phase.ts'
import { isPodTable } from '../kinds/pod-table.ts'
import { isBye, isPlayed, seatsOf } from '../kinds/seats.ts'
import { isFieldClosed, stageOfRound } from '../kinds/stage.ts'
import { FEWEST_AT_PODS } from '../pairing/pods/pod-sizes.ts'
import { repairPods } from '../pairing/pods/repair-pods.ts'
import { playersWithoutSeat } from '../players/late-seats.ts'
import type { Match, PlayerId, Side, Tournament } from '../tournament.ts'
import { type HandPairing, pairingOf } from './hand-pairing.ts'
import { podFieldOf } from './pod-field-of.ts'
import { activePlayers, matchesOfRound } from './round-progress.ts'

/**
 * The current round of tables of four with the smallest change after which all play who can: for latecomers, and where so many left that no
 * table remains. Null if nothing would change.
 */
export function proposedPods(tournament: Tournament): readonly HandPairing[] | null {
  const round = currentRound(tournament)
  const stage = stageOfRound(tournament, round)
  if (!isRunning(tournament) || !hasPods(stage) || isFieldClosed(tournament)) return null
  const matches = matchesOfRound(tournament, round)
  const coming = playersWithoutSeat(tournament).map(({ id }) => id)
  const present = [...new Set([...activePlayers(tournament, round).map(({ id }) => id), ...coming])]
  const isThere = (id: PlayerId) => present.includes(id)
  // Two who meet are what is left of a table.
  const tables = matches.filter((match) => isPlayed(match))
  if (coming.length === 0 && tables.every((match) => seatsOf(match).filter(isThere).length >= FEWEST_AT_PODS))
    return null
  const repair = repairPods(
    podFieldOf(tournament, round, present),
    {
      pods: tables.map((match) => ({ ids: seatsOf(match), isOpen: isOpen(tournament, match) })),
      byes: matches.filter(isBye).flatMap(seatsOf),
      coming,
    },
    { seed: tournament.rounds.find(({ number }) => number === round)?.seed ?? '', plan: podPlanOf(stage) },
  )
  const ids = repair.pods as readonly (readonly PlayerId[])[]
  if (repair.moved.length === 0 && !coming.some((id) => ids.flat().includes(id))) return null
  const losses = matches.filter((match) => !isPlayed(match) && !isBye(match))
  const byes = repair.byes.map((id): HandPairing => ({ kind: 'bye', player: id as PlayerId }))
  return [...ids.flatMap((seats, place) => tableAfter(tables[place], seats)), ...losses.map(pairingOf), ...byes]
}

function isOpen(tournament: Tournament, match: Match): boolean {
  return isUntouched(match) && penaltiesOfMatch(tournament, match).length === 0
}

/** Who left stays listed where nobody else moves. */
function tableAfter(before: Match | undefined, seats: readonly PlayerId[]): readonly HandPairing[] {
  const sat = before ? seatsOf(before) : []
  const isSame = before !== undefined && seats.length > 0 && seats.every((id) => sat.includes(id))
  const hasLost = before !== undefined && isPodTable(before) && sat.length - seats.length > 0
  if (before && isSame && !hasLost) return [pairingOf(before)]
  if (seats.length < FEWEST_AT_PODS) return isSame && before ? [pairingOf(before)] : []
  return [{ kind: 'played', sides: seats.map((id): Side => [id]) }]
}
