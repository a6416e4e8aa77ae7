import { meetingsBetween } from './meetings.ts'
import { downAgainPrice, scorePrices } from './pair-prices.ts'
import type { Pair, PairingMeasure, PairingPlayer } from './pairing-field.ts'

const FIGURES = [
  'rematches',
  'extraMeetings',
  'earlierByes',
  'byePoints',
  'difference',
  'squares',
  'height',
  'downAgain',
] as const satisfies readonly (keyof PairingMeasure)[]

/** Measures a round against the state before it. */
export function measurePairing(players: readonly PairingPlayer[], pairs: readonly Pair[]): PairingMeasure {
  const byId = new Map(players.map((player) => [player.id, player]))
  const measure = {
    rematches: 0,
    extraMeetings: 0,
    earlierByes: 0,
    byePoints: 0,
    difference: 0,
    squares: 0,
    height: 0,
    downAgain: 0,
  }
  for (const [firstId, secondId] of pairs) {
    const first = playerIn(byId, firstId)
    if (secondId === null) {
      measure.earlierByes += first.byes
      measure.byePoints += first.points
      continue
    }
    const second = playerIn(byId, secondId)
    const meetings = meetingsBetween(first, second)
    const [difference, squares, height] = scorePrices(first.points, second.points)
    measure.rematches += meetings > 0 ? 1 : 0
    measure.extraMeetings += Math.max(0, meetings - 1)
    measure.difference += difference
    measure.squares += squares
    measure.height += height
    measure.downAgain += downAgainPrice(first, second)
  }
  return measure
}

/** Negative if the first round is better, positive if the second is, zero if equal. */
export function comparePairings(first: PairingMeasure, second: PairingMeasure): number {
  const figure = FIGURES.find((name) => first[name] !== second[name])
  return figure === undefined ? 0 : first[figure] - second[figure]
}

function playerIn(byId: ReadonlyMap<string, PairingPlayer>, id: string): PairingPlayer {
  const player = byId.get(id)
  if (player === undefined) throw new RangeError(`Player ${id} is paired but not in the field`)
  return player
}
