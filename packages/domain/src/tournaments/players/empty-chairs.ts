import { penaltiesOfMatch } from '../conduct/standing-penalties.ts'
import { isUntouched } from '../kinds/match-result.ts'
import { isMeeting, opponentOf, seatsOf } from '../kinds/seats.ts'
import { handPairingFault } from '../kinds/stage.ts'
import { encountersBefore } from '../rounds/earlier-rounds.ts'
import { matchesOfRound } from '../rounds/round-progress.ts'
import type { PlayedMatch, PlayerId, RoundNumber, Tournament } from '../tournament.ts'

/** A chair left before any report: the player opposite waits for an opponent. */
export type EmptyChair = { readonly match: PlayedMatch; readonly left: PlayerId; readonly stays: PlayerId }

/** In table order. None if tables follow from a draw, or the staff has ruled on the match. */
export function emptyChairs(tournament: Tournament, round: RoundNumber): readonly EmptyChair[] {
  if (handPairingFault(tournament)) return []
  const gone = new Set(tournament.players.flatMap(({ id, droppedAfter }) => (droppedAfter === null ? [] : [id])))
  if (gone.size === 0) return []
  return matchesOfRound(tournament, round)
    .filter(isMeeting)
    .toSorted((one, other) => one.table - other.table)
    .flatMap((match) => {
      const [left, ...others] = seatsOf(match).filter((id) => gone.has(id))
      const stays = left === undefined || others.length > 0 ? null : opponentOf(match, left)
      if (left === undefined || stays === null || !isUntouched(match)) return []
      return penaltiesOfMatch(tournament, match).length > 0 ? [] : [{ match, left, stays }]
    })
}

export type TakenChair = { readonly newcomer: PlayerId; readonly chair: EmptyChair }

/** Seats as many newcomers as possible opposite someone new to them, first newcomers and tables first. */
export function takeChairs(
  tournament: Tournament,
  round: RoundNumber,
  newcomers: readonly PlayerId[],
): readonly TakenChair[] {
  const chairs = emptyChairs(tournament, round)
  if (chairs.length === 0) return []
  const { met } = encountersBefore(tournament, round)
  const taken = new Map<EmptyChair, PlayerId>()
  // If every fitting chair is taken, those in them try to move on (Kuhn's augmenting paths).
  const seat = (newcomer: PlayerId, asked: Set<EmptyChair>): boolean =>
    chairs.some((chair) => {
      if (asked.has(chair) || met.get(newcomer)?.includes(chair.stays)) return false
      asked.add(chair)
      const sitting = taken.get(chair)
      if (sitting !== undefined && !seat(sitting, asked)) return false
      taken.set(chair, newcomer)
      return true
    })
  for (const newcomer of newcomers) seat(newcomer, new Set())
  return chairs.flatMap((chair) => {
    const newcomer = taken.get(chair)
    return newcomer === undefined ? [] : [{ newcomer, chair }]
  })
}
