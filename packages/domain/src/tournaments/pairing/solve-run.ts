import { mayHaveBye } from './bye-levels.ts'
import { indexAt, itemAt } from './element-at.ts'
import { lexicographicMatching } from './lexicographic-matching.ts'
import { type Meeting, type MeetingTable, meetingTable } from './meetings.ts'
import { downAgainPrice, PairPrices, type Seated, scorePrices } from './pair-prices.ts'
import type { PairingPlayer } from './pairing-field.ts'
import type { Run } from './runs.ts'

/** A run's pairs, and which members meet the big group above or below. */
export type RunSolution = {
  readonly meetings: readonly Meeting[]
  readonly up: readonly PairingPlayer[]
  readonly down: readonly PairingPlayer[]
  readonly across: number
}

type Places = { readonly above: number; readonly below: number }

type Found = { readonly meetings: Meeting[]; readonly up: PairingPlayer[]; readonly down: PairingPlayer[] }

type Attempt = RunSolution & { readonly spareAbove: boolean; readonly spareBelow: boolean }

/**
 * The cheapest way to pair a run without a rematch, as if the big groups beside it were inexhaustible; null if none. Unused places pair
 * among themselves at no cost. A group whose places are all used may have had too few; once a spare pair remains, more cannot help.
 */
export function solveRun(run: Run): RunSolution | null {
  const { members, above, below } = run
  if (members.length === 0) return { meetings: [], up: [], down: [], across: above?.parity ?? 0 }
  const meetings = meetingTable(members)
  const enough = members.length + 2
  let extraAbove = 2
  let extraBelow = 2
  for (;;) {
    const places = {
      above: above ? above.parity + extraAbove : 0,
      below: below ? below.parity + extraBelow : 0,
    }
    const attempt = attemptRun(run, meetings, places)
    const lacksAbove = above !== null && extraAbove < enough && !attempt?.spareAbove
    const lacksBelow = below !== null && extraBelow < enough && !attempt?.spareBelow
    if (!lacksAbove && !lacksBelow) return attempt
    if (lacksAbove) extraAbove *= 2
    if (lacksBelow) extraBelow *= 2
  }
}

/** Vertices: members, places above, places below, the bye, in this order. */
function attemptRun(run: Run, met: MeetingTable, places: Places): Attempt | null {
  const { members } = run
  const firstBelow = members.length + places.above
  const bye = firstBelow + places.below
  const prices = priceRun(run, met, places)
  const partners = lexicographicMatching(prices.size, prices.levels)
  if (partners === null) return null
  const found: Found = { meetings: [], up: [], down: [] }
  for (const [place, player] of members.entries()) {
    const partner = indexAt(partners, place)
    if (partner === bye) found.meetings.push([player, null])
    else if (partner >= firstBelow) found.down.push(player)
    else if (partner >= members.length) found.up.push(player)
    else if (partner > place) found.meetings.push([player, itemAt(members, partner)])
  }
  const placesAbove = [...partners.slice(members.length, firstBelow)]
  const placesBelow = [...partners.slice(firstBelow, bye)]
  return {
    ...found,
    across: placesAbove.filter((partner) => partner >= firstBelow).length,
    spareAbove: placesAbove.some((partner) => partner >= members.length && partner < firstBelow),
    spareBelow: placesBelow.some((partner) => partner >= firstBelow),
  }
}

function priceRun(run: Run, met: MeetingTable, places: Places): PairPrices {
  const { members } = run
  // A big group sends down someone not sent before; if it has nobody, it is no big group (`OpenGroup`).
  const above = Array.from({ length: places.above }, (): Seated => ({ points: run.above?.points ?? 0 }))
  const below = Array.from({ length: places.below }, (): Seated => ({ points: run.below?.points ?? 0 }))
  const seated: readonly Seated[] = [...members, ...above, ...below]
  const bye = seated.length
  // The last figure is left out if 0 for every pair, as in most runs.
  const hasHistory = members.some(({ pairedDown }) => pairedDown)
  const prices = new PairPrices(bye + (run.bye ? 1 : 0), hasHistory ? 4 : 3)
  for (const [place, first] of seated.entries()) {
    for (let other = 0; other < place; other++) {
      const haveMet = place < members.length && itemAt(itemAt(met, place), other) > 0
      if (haveMet) continue
      const second = itemAt(seated, other)
      const points = scorePrices(first.points, second.points)
      prices.allow(place, other, hasHistory ? [...points, downAgainPrice(first, second)] : points)
    }
  }
  for (const [place, player] of members.entries()) {
    if (mayHaveBye(player, run.bye)) prices.allow(place, bye, hasHistory ? [0, 0, 0, 0] : [0, 0, 0])
  }
  return prices
}
