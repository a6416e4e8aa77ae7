import { indexAt, itemAt } from './element-at.ts'
import { lexicographicMatching } from './lexicographic-matching.ts'
import { type Meeting, meetingTable } from './meetings.ts'
import { downAgainPrice, PairPrices, scorePrices } from './pair-prices.ts'
import type { PairingPlayer } from './pairing-field.ts'

const FREE = [0, 0, 0, 0] as const

/**
 * The best round by one matching over all pairs, including rematches and byes: right for any field but slow for large ones. `pairRound`'s
 * last resort when a rematch is forced.
 */
export function pairEveryone(players: readonly PairingPlayer[]): Meeting[] {
  const prices = priceEveryPair(players)
  const partners = lexicographicMatching(prices.size, prices.levels)
  // Any two may meet here, so a matching always exists.
  if (partners === null) throw new Error('A field without any pairing')
  return players.flatMap((player, place): Meeting[] => {
    const partner = indexAt(partners, place)
    if (partner < place) return []
    return [[player, partner < players.length ? itemAt(players, partner) : null]]
  })
}

function priceEveryPair(players: readonly PairingPlayer[]): PairPrices {
  const meetings = meetingTable(players)
  const bye = players.length
  const prices = new PairPrices(players.length + (players.length % 2), 8)
  for (const [place, player] of players.entries()) {
    for (let other = 0; other < place; other++) {
      const met = itemAt(itemAt(meetings, place), other)
      const history = met === 0 ? FREE : [1, met - 1, 0, 0]
      const opponent = itemAt(players, other)
      const points = scorePrices(player.points, opponent.points)
      prices.allow(place, other, [...history, ...points, downAgainPrice(player, opponent)])
    }
    if (players.length % 2 === 1) prices.allow(place, bye, [0, 0, player.byes, player.points, 0, 0, 0, 0])
  }
  return prices
}
