import { outcomeFor } from '../kinds/match-outcome.ts'
import { placingsOf } from '../kinds/match-result.ts'
import { placeOf } from '../kinds/result.ts'
import { entrantsIn, isPlayed } from '../kinds/seats.ts'
import type { EntrantId, Match, RoundNumber } from '../tournament.ts'
import { leastCommonMultiple } from './exact-ratio.ts'
import type { FigureColumn } from './figure-column.ts'
import { type PlayerRecords, type RecordedField, rulesAt } from './player-records.ts'

/** Where somebody sat at a table: seat 1 begins. */
export type TakenSeat = { readonly round: RoundNumber; readonly seat: number; readonly of: number }

/** Seats and victims of each player, by index, at tables with a result. */
export type PodRecords = {
  readonly seats: readonly (readonly TakenSeat[])[]
  /** Each once, in the order they were beaten. */
  readonly beaten: readonly (readonly EntrantId[])[]
}

/** A side beats the others of its table by winning, or, where results give places, those behind it. */
export function podRecords(field: RecordedField, throughRound: RoundNumber): PodRecords {
  const seats = field.players.map((): TakenSeat[] => [])
  const beaten = field.players.map(() => new Set<EntrantId>())
  for (const match of field.matches) {
    if (match.round > throughRound || !isPlayed(match)) continue
    const entrants = entrantsIn(match)
    for (const [side, entrant] of entrants.entries()) {
      const index = field.indexes.get(entrant) ?? -1
      const outcome = outcomeFor(match, entrant, rulesAt(field, match.round))
      if (outcome.kind === 'open') continue
      // Beside a part where two meet, seats are those of tables of more.
      if (!field.rulesOf || entrants.length > 2) {
        seats[index]?.push({ round: match.round, seat: side + 1, of: entrants.length })
      }
      for (const other of victims(match, { side, entrants, hasWon: outcome.kind === 'won' })) beaten[index]?.add(other)
    }
  }
  return { seats, beaten: beaten.map((each) => [...each]) }
}

type AtTable = { readonly side: number; readonly entrants: readonly EntrantId[]; readonly hasWon: boolean }

function victims(match: Match, { side, entrants, hasWon }: AtTable): readonly EntrantId[] {
  const placings = placingsOf(match)
  const own = placings && placeOf(placings, side)
  if (placings === null || own === null) return hasWon ? entrants.filter((_, other) => other !== side) : []
  return entrants.filter((_, other) => (placeOf(placings, other) ?? 0) > own)
}

/** How many different opponents each player beat. */
export function opponentsBeaten({ beaten }: PlayerRecords): FigureColumn {
  const values = Float64Array.from(beaten)
  const exact = (player: number) => ({ numerator: BigInt(values[player] ?? 0), denominator: 1n })
  return { values, common: 1, separation: 1, exact }
}

/** The mean of each player's seats; 0 without any. */
export function meanSeats({ seats, seatSums }: PlayerRecords): FigureColumn {
  const countOf = (player: number) => Math.max(1, seats[player] ?? 0)
  const counts = [...new Set(seats)].map((count) => Math.max(1, count))
  const most = counts.reduce((one, other) => Math.max(one, other), 1)
  return {
    values: Float64Array.from(seatSums, (sum, player) => sum / countOf(player)),
    common: counts.reduce(leastCommonMultiple, 1),
    separation: 1 / (most * most),
    exact: (player) => ({ numerator: BigInt(seatSums[player] ?? 0), denominator: BigInt(countOf(player)) }),
  }
}
