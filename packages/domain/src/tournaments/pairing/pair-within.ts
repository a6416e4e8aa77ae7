import type { SeededRandom } from '../../seeded-random.ts'
import { indexAt, itemAt } from './element-at.ts'
import { haveMet, type Meeting } from './meetings.ts'
import { minCostMatching } from './min-cost-matching.ts'
import type { PairingPlayer } from './pairing-field.ts'

type Couple = readonly [PairingPlayer, PairingPlayer]

/**
 * Pairs players of equal points, in random order, without a rematch: neighbours first, then those who have met swap with a random other
 * pair. If no swap helps, by matching; null if impossible.
 */
export function pairWithin(members: readonly PairingPlayer[], random: SeededRandom): readonly Meeting[] | null {
  const couples: Couple[] = []
  for (let place = 0; place + 1 < members.length; place += 2) {
    couples.push([itemAt(members, place), itemAt(members, place + 1)])
  }
  for (let index = 0; index < couples.length; index++) {
    if (haveMet(...itemAt(couples, index)) && !swapPartners(couples, index, random)) return matchWithin(members)
  }
  return couples
}

function swapPartners(couples: Couple[], index: number, random: SeededRandom): boolean {
  const [first, second] = itemAt(couples, index)
  const start = Math.floor(random() * couples.length)
  for (let step = 0; step < couples.length; step++) {
    const other = (start + step) % couples.length
    if (other === index) continue
    const [third, fourth] = itemAt(couples, other)
    if (!haveMet(first, third) && !haveMet(second, fourth)) {
      couples[index] = [first, third]
      couples[other] = [second, fourth]
      return true
    }
    if (!haveMet(first, fourth) && !haveMet(second, third)) {
      couples[index] = [first, fourth]
      couples[other] = [second, third]
      return true
    }
  }
  return false
}

function matchWithin(members: readonly PairingPlayer[]): readonly Meeting[] | null {
  const size = members.length
  const costs = new Float64Array(size * size).fill(Number.POSITIVE_INFINITY)
  for (const [place, player] of members.entries()) {
    for (let other = 0; other < place; other++) {
      if (haveMet(player, itemAt(members, other))) continue
      costs[place * size + other] = 0
      costs[other * size + place] = 0
    }
  }
  const partners = minCostMatching({ size, costs })
  if (partners === null) return null
  return members.flatMap((player, place): Meeting[] => {
    const partner = indexAt(partners, place)
    return partner > place ? [[player, itemAt(members, partner)]] : []
  })
}
